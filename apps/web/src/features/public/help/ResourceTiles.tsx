import { ChevronRight, CookingPot, FileText, ShieldCheck } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/link.tsx'

const resources = [
  { to: paths.publishedRecipes, label: 'Przepisy Spiżarka', Icon: CookingPot },
  { to: paths.terms, label: 'Regulamin', Icon: FileText },
  { to: paths.privacy, label: 'Polityka Prywatności', Icon: ShieldCheck },
]

export function ResourceTiles() {
  return (
    <nav aria-label="Więcej informacji">
      <ul role="list" className="grid grid-cols-1 gap-3 md:grid-cols-3">
        {resources.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-card px-4 font-semibold shadow-card hover:bg-sunken"
            >
              <Icon aria-hidden className="size-5.5 shrink-0 text-muted" />
              <span className="min-w-0 flex-1">{label}</span>
              <ChevronRight aria-hidden className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
