import { COOKED_WEIGHTS, type Food, isA, MEAL_WORDS, type Nutrition } from '@spizarka/knowledge'
import type { Purpose } from '../ingredients/index.ts'

/** One ingredient to count. */
export interface CountedIngredient {
  /** Null where the food table does not know it. */
  food: Food | null
  /** Grams that go into the dish, in the state that the food's figures are for; null where nobody stated it. */
  grams: number | null
  /** What it is for; `eaten` when left out. */
  purpose?: Purpose
}

/** One ingredient as far as it is eaten. */
export interface EatenIngredient {
  food: Food | null
  /** Null where the food or the amount is not known. */
  nutrition: Nutrition | null
  grams: number
  /** Grams that it counts for in the coverage: those of an unknown one are guessed, water counts for none. */
  weighs: number
}

/** What an ingredient without an amount is guessed to weigh, grams. */
const GUESS = { unknown: 50, known: 30 }

/** What is eaten of each ingredient, in their order. */
export function eatenIngredientsOf(ingredients: readonly CountedIngredient[]): EatenIngredient[] {
  const sticking = coatShare(ingredients)
  const pan = panFoodOf(ingredients, sticking)
  return ingredients.map(({ food, grams, purpose = 'eaten' }) => {
    const whole = food?.nutrition ? eatenGrams(food, grams, purpose, pan) : null
    const eaten = whole !== null && food && isOfCoat(food, sticking) ? whole * sticking : whole
    if (food?.nutrition && eaten !== null) return { food, nutrition: food.nutrition, grams: eaten, weighs: isWater(food) ? 0 : eaten }
    return { food, nutrition: null, grams: 0, weighs: food !== null && isWater(food) ? 0 : (grams ?? guessedGrams(food)) }
  })
}

/**
 * What of the flour, egg and crumbs stays on fried meat and fish; the rest is left on the plates. One where nothing is coated: minced meat has them inside, and with much
 * flour beside it they are a batter or dough.
 */
function coatShare(ingredients: readonly CountedIngredient[]): number {
  const { crumbs, dry, most, most_flour: mostFlour } = COOKED_WEIGHTS.coats
  if (!ingredients.some(({ purpose }) => purpose === 'frying')) return 1
  const sums = { flesh: 0, crumbs: 0, flour: 0 }
  for (const { food, grams } of ingredients) {
    if (food === null || grams === null) continue
    if (isOneOf(food, crumbs)) sums.crumbs += grams
    else if (isOneOf(food, dry)) sums.flour += grams
    else if (isOneOf(food, MEAL_WORDS.made_of.flesh)) {
      if (isOneOf(food, COOKED_WEIGHTS.coats.mixed)) return 1
      sums.flesh += grams
    }
  }
  if (sums.crumbs === 0 || sums.flesh === 0 || sums.flour > mostFlour * sums.flesh) return 1
  return Math.min(1, (most * sums.flesh) / (sums.crumbs + sums.flour))
}

function isOfCoat(food: Food, sticking: number): boolean {
  const { crumbs, dry, wet } = COOKED_WEIGHTS.coats
  return sticking < 1 && (isOneOf(food, crumbs) || isOneOf(food, dry) || isOneOf(food, wet))
}

function isOneOf({ id }: Food, groups: readonly string[]): boolean {
  return groups.some((group) => isA(id, group))
}

function panFoodOf(ingredients: readonly CountedIngredient[], sticking: number): PanFood {
  const pan = { grams: 0, fatG: 0 }
  for (const { food, grams, purpose } of ingredients) {
    if (purpose === 'frying' || grams === null || (food !== null && isWater(food))) continue
    const inPan = food && isOfCoat(food, sticking) ? grams * sticking : grams
    pan.grams += inPan
    pan.fatG += (inPan * (food?.nutrition?.fatG ?? 0)) / 100
  }
  return pan
}

function guessedGrams(food: Food | null): number {
  if (food === null) return GUESS.unknown
  return food.spice ? 0 : (food.measures?.['łyżka'] ?? food.gramsPerPiece ?? GUESS.known)
}

function isWater(food: Food): boolean {
  return food.isWater === true
}

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
interface PanFood {
  grams: number
  fatG: number
}

/**
 * Grams of an ingredient that are eaten: frying fat as far as the food beside it takes it up, of the salt of cooking water and of
 * a marinade a part, of everything else all. Null where nobody stated how much there is.
 */
function eatenGrams(food: Food, grams: number | null, purpose: Purpose, pan: PanFood): number | null {
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
