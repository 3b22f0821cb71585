import { formatNumber } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'

/** How much of the Free plan's limit is used. */
export function LimitCard({ products, limit }: { products: number; limit: number }) {
  return (
    <Card>
      <div className="-mt-2.5 flex flex-wrap items-center justify-between gap-x-3">
        <p>
          {formatNumber(products)} z {formatNumber(limit)} produktów
        </p>
        <Link
          to={paths.subscription}
          className="inline-flex min-h-11 items-center text-[0.9375rem] font-bold text-plum-ink underline underline-offset-3"
        >
          Bez limitu w Premium
        </Link>
      </div>
      <ProgressBar label="Produkty w spiżarni" value={products} max={limit} className="mt-0.5" />
      <p className="mt-2 text-small text-muted">
        {products >= limit ? 'Spiżarnia jest pełna. Zużyj coś albo przejdź na Premium. ' : ''}Przyprawy się nie liczą.
      </p>
    </Card>
  )
}
