import type { SafetyReport } from '../../safety/index.ts'
import type { IngredientStock } from '../../stock/index.ts'
import type { AdaptedDish } from '../base/adapted-dish.ts'
import { rarityOf } from '../base/base-dish.ts'
import type { ComposedRecipe } from '../composed-recipe.ts'
import { type DishFacts, factsOfAdapted } from '../wish/index.ts'

/** A dish that fits the request, with what the choice among dishes needs of it. */
export interface Candidate {
  /** The recipe of the base, or the dish with choices, that it comes from. */
  id: string
  facts: DishFacts
  /** Ingredient by ingredient. */
  stock: readonly IngredientStock[]
  /** Ids of what it is made of. */
  mainFoods: readonly string[]
  /** Ingredients that would have to be bought. */
  missing: number
  /** Share of its grams, water apart, that is at home. */
  coverage: number
  /** Share of its ingredients, seasonings and water apart, that are at home. */
  ingredientsAtHome: number
  /** What was replaced or left out of the recipe as it was written, seasonings apart. */
  changes: number
  /** What the gate has to say for moderation. */
  warnings: number
  /** Whether some of that is about the style this person eats in. */
  isAgainstStyle: boolean
  /** How seldom what it takes from this pantry is among dishes, 0 to 1: what this household can cook and others cannot. */
  rarity: number
  /** Writes it out; null where its words cannot be put right. */
  write: () => ComposedRecipe | null
}

export function candidateOfBase(adapted: AdaptedDish, report: SafetyReport, write: () => ComposedRecipe | null): Candidate {
  const { dish, ingredients, dropped, missing, coverage } = adapted
  return {
    id: dish.recipe.id,
    facts: factsOfAdapted(adapted),
    stock: ingredients.map((each) => each.stock),
    mainFoods: dish.mainFoods,
    missing: missing.length,
    coverage,
    ingredientsAtHome: shareAtHome(ingredients),
    changes:
      ingredients.filter(({ replacedFor }) => replacedFor !== null).length +
      dropped.filter(({ base }) => base.row.spice !== true).length / 2,
    warnings: report.findings.length,
    isAgainstStyle: report.findings.some(({ rule }) => rule.startsWith('style:')),
    rarity: distinctionOf(ingredients),
    write,
  }
}

function shareAtHome(ingredients: AdaptedDish['ingredients']): number {
  const counted = ingredients.filter(({ row }) => row.spice !== true && row.fromTap !== true)
  return counted.length === 0 ? 1 : counted.filter(({ stock }) => stock.status !== 'missing').length / counted.length
}

/** As many of its foods as tell a dish from others. */
const TELLING = 2

function distinctionOf(ingredients: AdaptedDish['ingredients']): number {
  const there = ingredients.filter(({ stock }) => stock.product !== null && stock.status !== 'missing')
  const rarest = there.map(({ row }) => rarityOf(row)).toSorted((one, other) => other - one)
  return rarest.slice(0, TELLING).reduce((sum, each) => sum + each, 0) / TELLING
}
