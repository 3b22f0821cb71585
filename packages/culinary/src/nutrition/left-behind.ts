import type { Food } from '@spizarka/knowledge'
import type { Purpose } from '../ingredients/index.ts'

/**
 * Share of alcohol that stays in a dish. USDA's retention factors give 40 % after a quarter of an hour of simmering and 25 %
 * after an hour; one figure for all, as a list of ingredients says nothing of time.
 */
export const ALCOHOL_LEFT = 0.4

/**
 * Grams of fat that a gram of lean raw food takes up in a pan. Food that is fat itself takes up less, by half of its own fat: a
 * breaded cutlet gains 8 g per 100 g, a batter of 5 % fat some 5 g, minced meat of 15 % next to nothing (raw and fried rows of BLS).
 */
const FRYING_UPTAKE = 0.08
const OWN_FAT_WEIGHT = 0.5
/** A spoonful in the pan ends up in the dish, whatever is fried: scrambled eggs leave none of their butter. */
const SPOONFUL_G = 15
/** Where a recipe names no amount of frying fat it is a thin layer, and less is taken up. */
const THIN_LAYER = 0.6
/** Share of the salt or vinegar of cooking water that goes into what is cooked in it. */
const COOKING_WATER_LEFT = 0.15
/** Share of a marinade that sticks. */
const MARINADE_LEFT = 0.5

/** What stands in the pan beside the frying fat: its raw grams, and the fat in them. */
export interface PanFood {
  grams: number
  fatG: number
}

/**
 * Grams of an ingredient that are eaten: frying fat as far as the food beside it takes it up, of the salt of cooking water and of
 * a marinade a part, of everything else all. Null where nobody said how much there is.
 */
export function eatenGrams(food: Food, grams: number | null, purpose: Purpose, pan: PanFood): number | null {
  if (purpose === 'frying' && isFat(food)) {
    const most = Math.max(SPOONFUL_G, FRYING_UPTAKE * pan.grams - OWN_FAT_WEIGHT * pan.fatG)
    return grams === null ? THIN_LAYER * most : Math.min(grams, most)
  }
  if (grams === null) return null
  if (purpose === 'cooking-water') return isSeasoning(food) ? grams * COOKING_WATER_LEFT : grams
  return purpose === 'marinade' ? grams * MARINADE_LEFT : grams
}

function isFat(food: Food): boolean {
  return (food.nutrition?.fatG ?? 0) >= 50
}

function isSeasoning(food: Food): boolean {
  return food.spice === true || food.seasonsWater === true
}
