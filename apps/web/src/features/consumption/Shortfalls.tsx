import type { confirmConsumption } from '@spizarka/contract/consumption'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import { formatAmount } from '../../lib/text/format.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'

/** Product by product, what could not be done as asked; nothing where all was. */
export function Shortfalls({ title, shortfalls }: { title: string; shortfalls: readonly Shortfall[] }) {
  if (shortfalls.length === 0) return null
  return (
    <Banner tone="soon" role="status" title={title}>
      <ul role="list" className="mt-1 flex flex-col gap-0.5">
        {shortfalls.map((shortfall) => (
          <li key={shortfall.product_id}>{describeShortfall(shortfall)}</li>
        ))}
      </ul>
    </Banner>
  )
}

type Shortfall = ResponseOf<typeof confirmConsumption>['shortfalls'][number]

/** What could not be done as asked with one product: `mleko: było tylko 300 ml z 500 ml`. */
function describeShortfall({ product_name, reason, unit, wanted, done }: Shortfall): string {
  const name = product_name === '' ? 'produkt' : product_name
  if (reason === 'gone' || unit === null || wanted === null || done === null) return `${name}: nie ma już w\u00a0spiżarni`
  return `${name}: było tylko ${formatAmount(done, unit)} z\u00a0${formatAmount(wanted, unit)}`
}
