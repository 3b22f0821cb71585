import { LIMITS } from '@spizarka/contract/limits'
import { purposeOf } from '@spizarka/culinary/ingredients'
import { type ReadMealItem, withoutServedBeside } from '@spizarka/culinary/meals'
import { computeNutrition, cookedWeight } from '@spizarka/culinary/nutrition'
import { createEngine, llmSettings } from '@spizarka/engine'
import { findFoodById, type Recipe } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'
import { z } from 'zod'
import { basisOfDish, thingOfFood } from '../../apps/server/src/features/diary/eaten-things.ts'
import type { EatenThing } from '../../apps/server/src/features/diary/entry-figures.ts'
import { type StoredMealItem, toStoredItem } from '../../apps/server/src/features/diary/texts/meal-items.ts'
import { readSettings } from '../../apps/server/src/platform/env/settings.ts'
import { answerJsonLines } from './json-lines.ts'

const requestSchema = z.object({
  id: z.union([z.string(), z.number()]),
  text: z
    .string()
    .max(LIMITS.mealText)
    .refine((text) => text.trim() !== '', { error: 'nie może być puste' }),
})

/** Reads meals told in words as the worker does, with the dishes of the base by their titles, and says how long each took. */
export async function readMeals(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<void> {
  const recipes = new Map(RECIPES.map((recipe) => [recipe.id, recipe]))
  const dishes = RECIPES.map(({ id, title }) => ({ id, title }))
  const engine = await createEngine(llmSettings(readSettings(process.env)), (call) => console.error(JSON.stringify(call)))
  await answerJsonLines(input, output, requestSchema, async ({ text }) => {
    const started = performance.now()
    const read = await engine.analyseMeal({ text, dishes })
    const items = read.map((item, place) => present(withinRequest(item, place, recipes.get(item.dishId ?? ''))))
    return { items, ms: Math.round((performance.now() - started) * 1000) / 1000 }
  })
}

function withinRequest(item: ReadMealItem, place: number, recipe: Recipe | undefined): StoredMealItem {
  if (!recipe) return toStoredItem(item, place, item.food && thingOfFood(item.food, 'text', item.cooking), null)
  const own = withoutServedBeside(recipe)
  const ingredients = own.map(({ food, grams, line }) => ({ food: findFoodById(food), grams, purpose: purposeOf(line) }))
  const { perServing, coverage } = computeNutrition(ingredients, recipe.servings)
  const weight = cookedWeight({ ingredients: own, steps: recipe.steps })
  const basis = basisOfDish({ title: recipe.title, servings: recipe.servings, kcal: perServing.kcal }, weight)
  const thing: EatenThing = { source: 'recipe', title: recipe.title, figures: perServing, coverage, basis }
  return toStoredItem(item, place, thing, { ...recipe, ingredients: own, cookedGrams: weight.grams })
}

/** An item in the fields of the call, without what a session keeps for itself. */
function present(item: StoredMealItem): object {
  return { ...item, id: undefined, portion_percent: undefined, cooking: undefined, doubtful: item.doubtful || undefined }
}
