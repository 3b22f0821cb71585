import type { confirmConsumption } from '@spizarka/contract/consumption'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import { formatAmount } from '../../lib/format.ts'

export type Shortfall = ResponseOf<typeof confirmConsumption>['shortfalls'][number]

/** What could not be done as asked with one product: `mleko: było tylko 300 ml z 500 ml`. */
export function shortfallWords({ product_name, reason, unit, wanted, done }: Shortfall): string {
  const name = product_name === '' ? 'produkt' : product_name
  if (reason === 'gone' || unit === null || wanted === null || done === null) return `${name}: nie ma już w\u00a0spiżarni`
  return `${name}: było tylko ${formatAmount(done, unit)} z\u00a0${formatAmount(wanted, unit)}`
}
