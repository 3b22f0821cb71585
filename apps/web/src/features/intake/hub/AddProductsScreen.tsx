import { POINTS } from '@spizarka/contract/limits'
import { clsx } from 'clsx'
import { ChevronRight, Gift } from 'lucide-react'
import { BalancePill } from '../../../lib/BalancePill.tsx'
import { paths } from '../../../lib/paths.ts'
import { formatPointsInWords } from '../../../lib/text/format.ts'
import { CostPill } from '../../../ui/button/CostPill.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { WaitingLists } from '../waiting/WaitingLists.tsx'
import { INTAKE_METHODS, type IntakeMethod } from './intake-methods.ts'

/** /add-products: the four ways of filling the pantry, and the lists that wait for review. */
export function AddProductsScreen() {
  return (
    <>
      <title>Dodaj produkty – Spiżarka</title>
      <PageHeader title="Dodaj produkty" back={{ to: paths.pantry, label: 'Wróć do spiżarni' }} actions={<BalancePill />} />
      <div className="page page-narrow">
        <div className="flex flex-col gap-3">
          <p className="text-muted">Jak Ci dziś najwygodniej? Zanim coś trafi na półkę, sprawdzisz listę.</p>
          <ul role="list" className="flex flex-col gap-3">
            {INTAKE_METHODS.map((way) => (
              <li key={way.to}>
                <IntakeMethodCard way={way} />
              </li>
            ))}
          </ul>
        </div>
        <WaitingLists />
        <Banner icon={<Gift aria-hidden />}>
          Po zatwierdzeniu listy <strong>wracają do Ciebie {formatPointsInWords(POINTS.reviewReward)}</strong>. Gdy odczyt się nie uda,
          oddajemy całość.
        </Banner>
      </div>
    </>
  )
}

/** One way of adding products, with what it costs. */
function IntakeMethodCard({ way: { to, title, text, Icon, colours, cost } }: { way: IntakeMethod }) {
  return (
    <Link to={to} className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-card p-4 shadow-card hover:bg-sunken">
      <span aria-hidden className={clsx('grid size-15 shrink-0 place-items-center rounded-[1.125rem]', colours)}>
        <Icon className="size-7" />
      </span>
      <span className="flex min-w-32 flex-1 flex-col items-start gap-1">
        <span className="font-display text-h4 font-[650]">{title}</span>
        <span className="leading-5 text-balance text-muted">{text}</span>
        <span className="mt-1">
          <CostPill points={cost} />
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </Link>
  )
}
