import type { Recipe } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import { purposeOf } from '../../ingredients/index.ts'
import { computeNutrition } from '../../nutrition/index.ts'
import { baseDishes } from '../base/index.ts'
import { composeRecipes } from '../index.ts'
import { aRequest, foodsOf, STAPLES } from '../kitchen.fixture.ts'
import { servingSizeFor } from './wished-energy.ts'

/** As the page of a recipe counts it. */
function kcalOf({ ingredients, servings }: Pick<Recipe, 'ingredients' | 'servings'>): number {
  const counted = ingredients.flatMap(({ food, grams, line }) =>
    foodsOf([food]).map((row) => ({ food: row, grams, purpose: purposeOf(line) })),
  )
  return computeNutrition(counted, servings).perServing.kcal ?? 0
}

it('counts a dish of the base as its page does: frying fat only as far as it is eaten', () => {
  const apart = baseDishes().filter(({ recipe, kcal }) => Math.abs((kcal ?? 0) - kcalOf(recipe)) > 0.01)
  expect(apart.map(({ recipe }) => recipe.id)).toEqual([])
})

it.each([250, 400, 600, 800])('gives nothing that is far from %i kcal while something is near, and says so truly', (wished) => {
  for (const seed of [1, 2, 3]) {
    const { recipes } = composeRecipes(aRequest({ kcal: wished, count: 4, meal: null, seed }))
    expect(recipes.length).toBeGreaterThan(0)
    for (const recipe of recipes) {
      expect(recipe.why.join(' ')).toContain('Porcja ma około')
      expect(Math.abs(kcalOf(recipe) - wished)).toBeLessThanOrEqual(0.15 * wished)
    }
  }
})

it.each([
  [600, 1.2],
  [4000, 1.6],
  [0, 0.6],
  [null, 1],
])('makes a serving of 500 kcal for a wish of %s kcal %d as large, and never more than a plate holds', (wished, size) => {
  expect(servingSizeFor(500, wished)).toBe(size)
})

it('gives what comes nearest first where nothing is near', () => {
  for (const wished of [0, 4000]) {
    // Three: a dish of many changes comes after those worth cooking, however near it is.
    const { recipes } = composeRecipes(aRequest({ pantry: STAPLES, kcal: wished, count: 3 }))
    const distances = recipes.map((recipe) => Math.abs(kcalOf(recipe) - wished))
    expect(distances.length).toBeGreaterThan(1)
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    for (const { why } of recipes) expect(why.join(' ')).toContain(`zamiast ${wished} kcal`)
  }
})
