import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { plural } from '@spizarka/contract/plural'
import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'
import { formatAmount, scaleAmount } from '@spizarka/culinary/units'

const NBSP = '\u00a0'

/** How long something takes: 25 min, 1 godz. 10 min, 2 godz. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest}${NBSP}min`
  return rest === 0 ? `${hours}${NBSP}godz.` : `${hours}${NBSP}godz. ${rest}${NBSP}min`
}

/** What a timer is set to, in words: 8 minut, 1 minuta, 30 sekund, 1 godz. 30 min. */
export function formatTimer(seconds: number): string {
  if (seconds < 60) return `${seconds}${NBSP}${plural(seconds, ['sekunda', 'sekundy', 'sekund'])}`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes}${NBSP}${plural(minutes, ['minuta', 'minuty', 'minut'])}` : formatMinutes(minutes)
}

/** How much of an ingredient goes in, for `factor` times the servings that the recipe states: `3 łyżki`, `½ szt.`; null where its line says none. */
export function ingredientAmount({ quantity, measure, food_id }: RecipeIngredient, factor: number): string | null {
  if (quantity === null || measure === null) return null
  return formatAmount(scaleAmount(quantity, measure, factor, food_id), measure).replace(' ', '\u00a0')
}

/** Meals in the order of the day. */
export const MEALS = Object.keys(MEAL_TYPES) as MealType[]
