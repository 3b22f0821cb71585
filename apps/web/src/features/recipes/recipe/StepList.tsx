import type { RecipeStep } from '@spizarka/contract/recipe-parts'
import { SlidersHorizontal } from 'lucide-react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { StepSentence } from '../../../lib/recipes/words/StepSentence.tsx'
import { timedParts } from '../../../lib/recipes/words/step-parts.ts'
import { alarm } from '../../../lib/timers/alarm.ts'
import { sentenceTimer } from '../../../lib/timers/step-timers.ts'
import type { TimerPreset } from '../../../lib/timers/timer.ts'
import { toast } from '../../../ui/feedback/toast.ts'

interface StepListProps {
  recipe: { id: string; title: string }
  servings: number
  /** Times as much as the recipe states. */
  factor: number
  /** Key of the way it is made. */
  method: string
  steps: readonly RecipeStep[]
}

/** What to do, one after another; a time in a sentence starts a timer. */
export function StepList({ recipe, servings, factor, method, steps }: StepListProps) {
  return (
    <ol className="flex flex-col gap-5">
      {steps.map((step, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps have no other name and are never moved
        <li key={place} className="flex gap-4">
          <span aria-hidden className="w-6 shrink-0 text-center font-display text-h2 text-brand">
            {place + 1}
          </span>
          <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
            <p className="leading-7 whitespace-pre-line">
              <StepSentence
                parts={timedParts(step, factor)}
                amountLook="font-bold"
                onTime={(time) => startTimer(sentenceTimer({ recipe, servings, method, place, step }, time))}
              />
            </p>
            {step.setting !== null && (
              <span className="inline-flex items-center gap-1.5 rounded-pill bg-plum-soft px-3 py-1.5 text-small font-bold text-plum-ink">
                <SlidersHorizontal aria-hidden className="size-4" />
                {step.setting}
              </span>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Few start one here, so what keeps timers comes with the first. */
function startTimer(preset: TimerPreset): void {
  // Within the tap, or the browser lets nothing ring later.
  alarm.prepare()
  fireAndForget(async () => {
    const [{ ringTimers }, { timerActions }] = await Promise.all([
      import('../../../lib/timers/ring-timers.ts'),
      import('../../../lib/timers/timer-store.ts'),
    ])
    ringTimers()
    timerActions.start(preset)
    toast.success(`Minutnik włączony: ${preset.label}`)
  })()
}
