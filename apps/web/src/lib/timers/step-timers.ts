import type { RecipeStep } from '@spizarka/contract/recipe-parts'
import { formatTimer } from '../recipes/words/minutes.ts'
import type { StepPart } from '../recipes/words/step-parts.ts'
import type { TimerPreset } from './timer.ts'

/** Which step of which dish is timed. */
export interface TimedStep {
  recipe: { id: string; title: string }
  servings: number
  /** Key of the way it is made. */
  method: string
  place: number
  step: RecipeStep
}

/** The timer that a step asks for, if it does. */
export function stepTimer(timed: TimedStep): TimerPreset | undefined {
  const { timer } = timed.step
  return timer ? presetOf(timed, timer.seconds, timer.label) : undefined
}

/** The timer of a time that the sentence of a step names: the step's own where it is that one. */
export function sentenceTimer(timed: TimedStep, { seconds }: Extract<StepPart, { kind: 'time' }>): TimerPreset {
  const own = stepTimer(timed)
  if (own?.seconds === seconds) return own
  const preset = presetOf(timed, seconds, `krok ${timed.place + 1}, ${formatTimer(seconds)}`)
  return { ...preset, id: `${preset.id}/${seconds}` }
}

function presetOf({ recipe, servings, method, place }: TimedStep, seconds: number, label: string): TimerPreset {
  const words = label.trim() || `Krok ${place + 1}`
  return {
    id: `${recipe.id}/${method}/${place}`,
    recipeId: recipe.id,
    title: recipe.title,
    servings,
    method,
    step: place,
    label: words.charAt(0).toLocaleUpperCase('pl') + words.slice(1),
    seconds,
  }
}
