import type { Food } from '@spizarka/knowledge'
import type { StyleSlug } from '../profile.ts'
import { SOURCES } from '../sources.ts'
import { lactose } from './conditions.ts'
import { type Moderation, type Moderator, perServing, warned } from './moderation.ts'

/** From one ingredient in one serving: a third of the day's carbohydrates (130 g, 30 g), a quarter of the fat of 2000 kcal at 20 %. */
const MOST = { lowCarbG: 43, ketoG: 10, fatG: 12 }
/** Per 100 g, where nobody said how much. */
const RICH = { lowCarbG: 40, ketoG: 15, fatG: 25 }

export const STYLE_MODERATORS: Partial<Record<StyleSlug, Moderator>> = {
  niskoweglowodanowa: (food, grams) =>
    over(food, 'carbsG', grams, MOST.lowCarbG, RICH.lowCarbG, 'dużo węglowodanów jak na styl niskowęglowodanowy'),
  ketogeniczna: (food, grams) => over(food, 'carbsG', grams, MOST.ketoG, RICH.ketoG, 'za dużo węglowodanów na dietę ketogeniczną'),
  niskotluszczowa: (food, grams) => over(food, 'fatG', grams, MOST.fatG, RICH.fatG, 'dużo tłuszczu jak na styl niskotłuszczowy'),
  bezlaktozowa: lactose,
}

function over(food: Food, figure: 'carbsG' | 'fatG', grams: number | null, most: number, rich: number, reason: string): Moderation | null {
  const per100g = food.nutrition?.[figure] ?? 0
  const serving = perServing(per100g, grams)
  const much = serving === null ? per100g >= rich && food.spice !== true : serving > most
  return much ? warned(reason, SOURCES.style) : null
}
