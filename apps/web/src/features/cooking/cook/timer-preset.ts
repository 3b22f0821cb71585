import type { Recipe } from '@spizarka/contract/recipes'
import type { TimerPreset } from '../timers/timer.ts'
import type { Method } from './methods.ts'

/** The timer that a step asks for, if it does. */
export function timerPreset(recipe: Recipe, servings: number, { key, steps }: Method, step: number): TimerPreset | undefined {
  const timer = steps[step]?.timer
  if (!timer) return undefined
  const words = timer.label.trim() || `Krok ${step + 1}`
  return {
    id: `${recipe.id}/${key}/${step}`,
    recipeId: recipe.id,
    title: recipe.title,
    servings,
    method: key,
    step,
    label: words.charAt(0).toLocaleUpperCase('pl') + words.slice(1),
    seconds: timer.seconds,
  }
}
