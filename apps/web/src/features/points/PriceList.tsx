import { COSTS } from '@spizarka/contract/limits'
import { formatPoints } from '../../lib/format.ts'

const PRICES = [
  ['Przepis', COSTS.recipe],
  ['Lista zakupów', COSTS.shoppingList],
  ['Paragon', COSTS.receiptIntake],
  ['Analiza posiłku', COSTS.consumptionAnalysis],
  ['Kody kreskowe', COSTS.barcodeIntake],
  ['Lista tekstowa', COSTS.textIntake],
  ['Zdjęcie dania', COSTS.recipeImage],
  ['Dodawanie ręczne', COSTS.manual],
] as const

export function PriceList() {
  return (
    <section aria-labelledby="cennik" className="rounded-card bg-sunken p-5">
      <h2 id="cennik" className="text-h4">
        Co ile kosztuje
      </h2>
      <dl className="mt-2">
        {PRICES.map(([action, cost]) => (
          <div key={action} className="flex min-h-9 items-center justify-between gap-4">
            <dt>{action}</dt>
            <dd className="font-bold whitespace-nowrap tabular-nums">{formatPoints(cost)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
