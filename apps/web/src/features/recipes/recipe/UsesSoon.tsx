import type { Recipe } from '@spizarka/contract/recipes'
import { Hourglass } from 'lucide-react'
import { daysUntil, formatDaysLeft } from '../../../lib/text/format.ts'

/** What of the pantry it uses up in time, on its picture. */
export function UsesSoon({ recipe: { uses_soon } }: { recipe: Recipe }) {
  if (uses_soon.length === 0) return null
  const words = uses_soon.map((each) => `${each.product_name} (${formatDaysLeft(daysUntil(each.best_before))})`)
  return (
    <p className="absolute bottom-3 left-4 flex max-w-[calc(100%-2rem)] items-start gap-1.5 rounded-[1rem] bg-soon-soft px-3 py-1.5 text-small leading-5 font-bold text-soon-ink">
      <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-break-word">zużyje: {words.join(', ')}</span>
    </p>
  )
}
