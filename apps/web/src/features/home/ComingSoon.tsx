import { ChartPie, ChevronRight, type LucideIcon, ShoppingBasket } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Link } from '../../ui/link.tsx'
import { Row, Rows } from '../../ui/Row.tsx'

const INVITATIONS: readonly { to: string; title: string; text: string; Icon: LucideIcon }[] = [
  { to: paths.shoppingLists, title: 'Zakupy', text: 'Lista bez tego, co już stoi w spiżarni.', Icon: ShoppingBasket },
  { to: paths.calories, title: 'Dziś na talerzu', text: 'Kalorie i składniki bez liczenia.', Icon: ChartPie },
]

/** What is on its way, without pretending that it is here. */
export function ComingSoon() {
  return (
    <section aria-labelledby="wkrotce" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id="wkrotce" className="text-h2">
          Szykujemy
        </h2>
        <Badge tone="brand">wkrótce</Badge>
      </div>
      <Rows>
        {INVITATIONS.map(({ to, title, text, Icon }) => (
          <Row
            key={to}
            className="relative hover:bg-sunken"
            start={
              <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-sunken text-muted">
                <Icon className="size-6" />
              </span>
            }
            title={
              <Link
                to={to}
                className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
              >
                {title}
              </Link>
            }
            detail={<span className="text-small text-muted">{text}</span>}
            end={<ChevronRight aria-hidden className="size-5 text-muted" />}
          />
        ))}
      </Rows>
    </section>
  )
}
