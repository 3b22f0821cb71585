import type { Food, Nutrition } from '@spizarka/knowledge'
import type { Purpose } from '../ingredients/index.ts'
import { eatenGrams, type PanFood } from './left-behind.ts'

/** One ingredient to count. */
export interface CountedIngredient {
  /** Null where the food table does not know it. */
  food: Food | null
  /** Grams that go into the dish, in the state that the food's figures are for; null where nobody said. */
  grams: number | null
  /** What it is for; `eaten` when left out. */
  purpose?: Purpose
}

/** One ingredient as far as it is eaten. */
export interface Portion {
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
export function portionsOf(ingredients: readonly CountedIngredient[]): Portion[] {
  const pan = panFoodOf(ingredients)
  return ingredients.map(({ food, grams, purpose = 'eaten' }) => {
    const eaten = food?.nutrition ? eatenGrams(food, grams, purpose, pan) : null
    if (food?.nutrition && eaten !== null) return { food, nutrition: food.nutrition, grams: eaten, weighs: isWater(food) ? 0 : eaten }
    return { food, nutrition: null, grams: 0, weighs: food !== null && isWater(food) ? 0 : (grams ?? guessedGrams(food)) }
  })
}

function panFoodOf(ingredients: readonly CountedIngredient[]): PanFood {
  const pan = { grams: 0, fatG: 0 }
  for (const { food, grams, purpose } of ingredients) {
    if (purpose === 'frying' || grams === null || (food !== null && isWater(food))) continue
    pan.grams += grams
    pan.fatG += (grams * (food?.nutrition?.fatG ?? 0)) / 100
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
