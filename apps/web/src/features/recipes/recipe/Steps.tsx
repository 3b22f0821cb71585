import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { RecipeStep } from '@spizarka/contract/recipe-parts'
import { SlidersHorizontal, Timer } from 'lucide-react'
import { formatTimer } from '../../../lib/recipes/duration.ts'

/** What to do, one after another, with the times at a glance. */
export function Steps({ steps }: { steps: readonly RecipeStep[] }) {
  return (
    <ol className="flex flex-col gap-5">
      {steps.map(({ text, timer, setting }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps have no other name and are never moved
        <li key={index} className="flex gap-4">
          <span aria-hidden className="w-6 shrink-0 text-center font-display text-h2 text-brand">
            {index + 1}
          </span>
          <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
            <p className="whitespace-pre-line">{withHardSpaces(text)}</p>
            {setting !== null && (
              <span className="inline-flex items-center gap-1.5 rounded-pill bg-plum-soft px-3 py-1.5 text-small font-bold text-plum-ink">
                <SlidersHorizontal aria-hidden className="size-4" />
                {setting}
              </span>
            )}
            {timer && (
              <span className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line bg-card px-4 text-[0.9375rem] font-semibold tabular-nums">
                <Timer aria-hidden className="size-5" />
                {formatTimer(timer.seconds)}
              </span>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
