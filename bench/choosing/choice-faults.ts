import { matchStock } from '@spizarka/culinary/stock'
import { aRequest } from '@spizarka/culinary/testing'
import { type ComposedRecipe, type ComposeRecipesRequest, createEngine } from '@spizarka/engine'
import { findFoodById, isA, isLeftover, MENU_RULES } from '@spizarka/knowledge'
import type { Measurement } from '../figure.ts'
import { householdPantry } from './households.ts'

const HOUSEHOLDS = 120
const SEED = 40_000
const ASKED = [
  { meal: 'breakfast', wish: null },
  { meal: 'lunch', wish: null },
  { meal: 'dinner', wish: null },
  { meal: 'snack', wish: 'podwieczorek' },
] as const
/** Grams a serving from which something is a heap on the plate, and below which a spice is a pinch. */
const HEAP_G = 50
const PINCH_G = 1
const MAX_PINCHES = 0.02

type Pantry = ComposeRecipesRequest['pantry']

/** What a cook would object to in the choice itself, whatever the dish: each counted over all dishes that are offered. */
const FAULTS: Readonly<Record<string, (recipe: ComposedRecipe, pantry: Pantry) => boolean>> = {
  'a ready dish or a leftover bought': (recipe, pantry) =>
    boughtFor(recipe, pantry).some(({ food }) => isLeftover(food.id) || (food.kind === 'dish' && food.aisle === 'ready-meals')),
  'bought while its like stands at home': (recipe, pantry) =>
    boughtFor(recipe, pantry).some(({ food, grams }) =>
      MENU_RULES.alikeOnPlate.some(
        (heap) =>
          grams >= HEAP_G * recipe.servings &&
          heap.some((kind) => isA(food.id, kind)) &&
          pantry.some(
            ({ foodId, quantityGrams }) =>
              (quantityGrams ?? 0) >= HEAP_G * recipe.servings && foodId !== null && heap.some((kind) => isA(foodId, kind)),
          ),
      ),
    ),
  'a savoury afternoon tea': ({ ingredients, meals }) =>
    meals.includes('snack') && ingredients.some(({ food }) => food !== null && (isA(food, 'warzywa-cebulowe') || isA(food, 'wedlina'))),
}

/** Faults of choosing over random households at every meal: none may come back. */
export const choiceFaults: Measurement = {
  name: 'choice-faults',
  thresholds: [
    ...Object.keys(FAULTS).map((what) => ({ what, threshold: '0' })),
    { what: 'dishes for which a pinch of a herb or spice is to be bought', threshold: '≤ 2 %' },
  ],
  async measure() {
    const engine = await createEngine({ provider: 'none' }, () => {})
    const counts = new Map(Object.keys(FAULTS).map((fault) => [fault, 0]))
    let [dishes, pinches] = [0, 0]
    for (let place = 0; place < HOUSEHOLDS; place += 1) {
      const pantry = householdPantry(SEED + place)
      const asked = ASKED[place % ASKED.length] ?? ASKED[0]
      const { recipes } = await engine.composeRecipes(aRequest({ pantry, ...asked, count: 3, maxMissing: 2, seed: place }))
      for (const recipe of recipes) {
        dishes += 1
        pinches += Number(buysPinch(recipe, pantry))
        for (const [fault, isThere] of Object.entries(FAULTS)) {
          if ((fault === 'a savoury afternoon tea' && asked.meal !== 'snack') || !isThere(recipe, pantry)) continue
          counts.set(fault, (counts.get(fault) ?? 0) + 1)
          if (process.env['SHOW']) console.log(`${fault}: ${recipe.title} (${place})`)
        }
      }
    }
    await engine.close()
    return [
      ...[...counts.values()].map((count) => ({ measured: `${count} of ${dishes}`, holds: count === 0 })),
      { measured: `${((100 * pinches) / dishes).toFixed(1)} %`, holds: pinches / dishes <= MAX_PINCHES },
    ]
  },
}

/** What of a dish has to be bought. */
function boughtFor({ ingredients }: ComposedRecipe, pantry: Pantry) {
  const stocks = matchStock(
    ingredients.map(({ food, name, grams }) => ({ food, name, grams })),
    pantry,
    1,
  )
  return ingredients.flatMap(({ food, grams }, place) => {
    const row = food === null ? null : findFoodById(food)
    return row && !row.fromTap && stocks[place]?.status === 'missing' ? { food: row, grams: grams ?? 0 } : []
  })
}

function buysPinch(recipe: ComposedRecipe, pantry: Pantry): boolean {
  return boughtFor(recipe, pantry).some(({ food, grams }) => food.spice === true && grams <= PINCH_G * recipe.servings)
}
