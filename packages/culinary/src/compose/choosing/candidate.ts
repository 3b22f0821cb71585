import type { SafetyReport } from '../../safety/index.ts'
import { type IngredientStock, isTapWater, matchIndexedStock } from '../../stock/index.ts'
import type { AdaptedDish } from '../base/adapted-dish.ts'
import type { ComposedRecipe } from '../composed-recipe.ts'
import type { Kitchen } from '../kitchen.ts'
import { type DishFacts, factsOfAdapted, factsOfComposed } from '../wish/index.ts'

/** A dish that fits the request, with what the choice among dishes needs of it. */
export interface Candidate {
  /** The recipe of the base, or the dish with choices, that it comes from; null for a pattern. */
  id: string | null
  facts: DishFacts
  /** Ingredient by ingredient. */
  stock: readonly IngredientStock[]
  /** Ids of what it is made of. */
  mainFoods: readonly string[]
  /** Ingredients that would have to be bought. */
  missing: number
  /** Share of its grams, water apart, that is at home. */
  coverage: number
  /** What was replaced or left out of the recipe as it was written, seasonings apart. */
  changes: number
  /** What the gate has to say for moderation. */
  warnings: number
  /** How seldom its foods are among dishes, 0 to 1. */
  rarity: number
  /** Nobody wrote this dish down as a whole. */
  isImprovised: boolean
  /** Writes it out; null where its words cannot be put right. */
  write: () => ComposedRecipe | null
}

/** A food that is this much of a dish's grams, water apart, is what it is made of. */
const MAIN_SHARE = 0.3

export function candidateOfBase(adapted: AdaptedDish, report: SafetyReport, write: () => ComposedRecipe | null): Candidate {
  const { dish, ingredients, dropped, missing, coverage } = adapted
  return {
    id: dish.recipe.id,
    facts: factsOfAdapted(adapted),
    stock: ingredients.map((each) => each.stock),
    mainFoods: dish.mainFoods,
    missing: missing.length,
    coverage,
    changes:
      ingredients.filter(({ replacedFor }) => replacedFor !== null).length +
      dropped.filter(({ base }) => base.row.spice !== true).length / 2,
    warnings: report.findings.length,
    rarity: dish.rarity,
    isImprovised: false,
    write,
  }
}

/** A dish that is written out already, for which nobody wrote a recipe. */
export function candidateOfPattern(recipe: ComposedRecipe, kcal: number | null, warnings: number, { stock }: Kitchen): Candidate {
  const eaten = recipe.ingredients.filter(({ food }) => !isTapWater(food))
  const grams = eaten.reduce((sum, each) => sum + each.grams, 0)
  const stocks = matchIndexedStock(recipe.ingredients, stock, 1)
  const missing = stocks.filter(({ status }) => status === 'missing' || status === 'partly').length
  return {
    id: null,
    facts: factsOfComposed(recipe, kcal),
    stock: stocks,
    mainFoods: eaten.filter((each) => each.main || each.grams >= MAIN_SHARE * grams).map(({ food }) => food),
    missing,
    coverage: 1 - missing / Math.max(1, eaten.length),
    changes: 0,
    warnings,
    rarity: 0,
    isImprovised: true,
    write: () => recipe,
  }
}
