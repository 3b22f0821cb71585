import { loadCompiled } from './load.ts'
import type { DishWithChoices, Recipe, RecipeReading, StepClause } from './types.ts'

/** Our own recipes, group by group. */
export const RECIPES = loadCompiled('recipes.json') as readonly Recipe[]

const dishesWithChoices = loadCompiled('dishes-with-choices.json') as readonly DishWithChoices[]

/** Recipes with places for what is there, by id. */
export const DISHES_WITH_CHOICES = dishesWithChoices.filter(({ beside }) => beside === undefined)

/** What stands beside a dish that is no full plate by itself, with places for what is there; what is taken first stands first. */
export const SIDES = dishesWithChoices
  .flatMap((dish) => (dish.beside ? { ...dish, beside: dish.beside } : []))
  .toSorted((one, other) => one.beside.rank - other.beside.rank)

/** The clauses of a recipe's steps: those of its usual steps, then those of each variant. */
export type RecipeClauses = readonly (readonly (readonly StepClause[])[])[]

let clauses: Readonly<Record<string, RecipeClauses>> | undefined

/** The clauses of a recipe's steps, way by way and step by step; null for a recipe that is not of the base. Read on first use. */
export function findClauses(recipeId: string): RecipeClauses | null {
  clauses ??= loadCompiled('recipe-clauses.json') as Readonly<Record<string, RecipeClauses>>
  return clauses[recipeId] ?? null
}

let readings: Readonly<Record<string, readonly RecipeReading[]>> | undefined

/** What the kitchen's readers find in a recipe of the base, ingredient by ingredient. Read on first use. */
export function recipeReadings(recipeId: string): readonly RecipeReading[] {
  readings ??= loadCompiled('recipe-readings.json') as Readonly<Record<string, readonly RecipeReading[]>>
  return readings[recipeId] ?? []
}
