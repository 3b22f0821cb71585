import { type ReadIngredient, readIngredient } from '@spizarka/culinary/ingredients'
import { type CountedIngredient, computeNutrition, type Nutrients } from '@spizarka/culinary/nutrition'
import { z } from 'zod'
import { answerJsonLines } from './json-lines.ts'

const requestSchema = z.object({
  id: z.union([z.string(), z.number()]),
  servings: z.number().positive().max(100),
  ingredients: z.array(z.string().min(1).max(500)).min(1).max(200),
})

/** Counts recipes given as ingredient lines: per serving and whole, with the share that is known and the source of every figure. */
export async function countNutrition(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<void> {
  await answerJsonLines(input, output, requestSchema, async ({ servings, ingredients }) => countLines(ingredients, servings))
}

function countLines(lines: readonly string[], servings: number): object {
  const read = lines.map((line) => ({ line, items: readIngredient(line) }))
  const dish = computeNutrition(
    read.flatMap(({ items }) => countedItems(items)),
    servings,
  )
  return {
    per_serving: nutrientFields(dish.perServing),
    total: nutrientFields(dish.total),
    grams: rounded(dish.grams),
    coverage: rounded(dish.coverage, 3),
    coverage_by_nutrient: nutrientFields(dish.coverageByNutrient, 3),
    plausible: dish.plausible,
    unknown: read.filter(({ items }) => countedItems(items).some(({ food }) => !food?.nutrition)).map(({ line }) => line),
    without_amount: read.filter(({ items }) => items.some(lacksAmount)).map(({ line }) => line),
    sources: dish.sources,
  }
}

/** A line that names nothing is still something that was not counted. */
function countedItems(items: readonly ReadIngredient[]): CountedIngredient[] {
  if (items.length === 0) return [{ food: null, grams: null }]
  return items.map(({ food, usedGrams, purpose }) => ({ food, grams: usedGrams, purpose }))
}

/** Frying fat without an amount is estimated; anything else is left out. */
function lacksAmount({ food, usedGrams, purpose }: ReadIngredient): boolean {
  return food !== null && usedGrams === null && purpose !== 'frying'
}

/** Figures as the shell writes them, rounded; null where nothing is known. */
export function nutrientFields(nutrients: Nutrients, decimals = 1): object {
  const { kcal, proteinG, fatG, saturatedG, carbsG, sugarsG, fibreG, saltG, potassiumMg, phosphorusMg } = nutrients
  return {
    kcal: rounded(kcal, decimals),
    protein_g: rounded(proteinG, decimals),
    fat_g: rounded(fatG, decimals),
    saturated_g: rounded(saturatedG, decimals),
    carbs_g: rounded(carbsG, decimals),
    sugars_g: rounded(sugarsG, decimals),
    fibre_g: rounded(fibreG, decimals),
    salt_g: rounded(saltG, Math.max(2, decimals)),
    potassium_mg: rounded(potassiumMg, decimals),
    phosphorus_mg: rounded(phosphorusMg, decimals),
  }
}

export function rounded(value: number, decimals?: number): number
export function rounded(value: number | null, decimals?: number): number | null
export function rounded(value: number | null, decimals = 1): number | null {
  return value === null ? null : Math.round(value * 10 ** decimals) / 10 ** decimals
}
