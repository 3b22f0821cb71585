import { plural } from '@spizarka/contract/plural'
import { History, Plus } from 'lucide-react'
import { formatNumber, formatProducts } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import type { PantrySummary } from './pantry-queries.ts'

/** The head of the pantry: what is in it, its history, and from 768 px on the way to add to it. */
export function PantryHead({ summary }: { summary: PantrySummary | undefined }) {
  return (
    <PageHead
      title="Spiżarnia"
      // The line is there before its words, so that nothing moves when they come.
      subtitle={summary ? `${formatProducts(summary.products)}, ${formatSpices(summary.spices)}` : '\u00a0'}
      actions={
        <>
          <Link
            to={paths.pantryHistory}
            aria-label="Historia zmian"
            className="grid size-11 place-items-center rounded-pill bg-card hover:bg-sunken lg:hidden"
          >
            <History aria-hidden className="size-5.5" />
          </Link>
          <ButtonLink
            to={paths.pantryHistory}
            variant="outline"
            className="max-lg:hidden"
            icon={<History aria-hidden className="size-5" />}
          >
            Historia
          </ButtonLink>
          <ButtonLink to={paths.addProducts} className="max-md:hidden" icon={<Plus aria-hidden className="size-5" />}>
            Dodaj produkty
          </ButtonLink>
        </>
      }
    />
  )
}

function formatSpices(count: number): string {
  return `${formatNumber(count)}\u00a0${plural(count, ['przyprawa', 'przyprawy', 'przypraw'])}`
}
