import { formatNumber } from '../../../lib/format.ts'
import { Card } from '../../../ui/Card.tsx'
import type { Readings } from './use-line-readings.ts'

/** What the dish comes to while it is being written: energy, how much of it is known, allergens. */
export function ReadingSummary({ readings: { nutrition, safety } }: { readings: Readings }) {
  const { kcal } = nutrition.per_serving
  return (
    <Card className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>W&nbsp;jednej porcji</span>
        <span className="font-bold tabular-nums">{kcal === null ? 'nie wiadomo' : `${formatNumber(Math.round(kcal))}\u00a0kcal`}</span>
      </p>
      <p className="text-small text-muted">
        Policzone {Math.round(nutrition.coverage * 100)}% masy dania.
        {safety.allergens.length > 0 && ` Z\u00a0alergenów zawiera ${safety.allergens.join(', ')}.`} To informacja, nie porada medyczna.
      </p>
    </Card>
  )
}
