import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIngredient } from '@spizarka/culinary/ingredients'
import { computeNutrition } from '@spizarka/culinary/nutrition'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { boundsOf, kitchensSchema, stockOf } from './kitchen-of-page.ts'

const LANDING = join(import.meta.dirname, '../../apps/web/src/features/public/landing')
const daySchema = z.object({
  dishes: z.array(
    z.object({
      meal: z.string(),
      title: z.string(),
      portions: z.number(),
      ingredients: z.array(z.string()),
      nutrients: z.record(z.string(), z.number().nullable()),
    }),
  ),
})
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(LANDING, file), 'utf8'))
const days = kitchensSchema
  .parse(readJson('kitchens.json'))
  .map((kitchen) => [kitchen.slug, { kitchen, dishes: daySchema.parse(readJson(`generated/${kitchen.slug}.json`)).dishes }] as const)

describe.each(days)('the day of /lp/%s', (_, { kitchen, dishes }) => {
  test('is within all bounds of its page', () => {
    const broken = boundsOf(kitchen).flatMap(({ figure, of, meals, least, most }) => {
      const values = dishes
        .filter(({ meal }) => meals.some((each) => each === meal))
        .map(({ nutrients }) => nutrients[figure] ?? Number.NaN)
      const held = of === 'day' ? [values.reduce((sum, value) => sum + value, 0)] : values
      // Figures are written with one decimal.
      return held.filter((value) => !(value >= least - 0.2 && value <= most + 0.2)).map((value) => `${figure} ${value}`)
    })
    expect(broken).toEqual([])
  })

  test('lists all that is counted: its lines alone give the same energy, fat and salt', () => {
    const astray = dishes.filter(({ ingredients, nutrients, portions }) => {
      const read = ingredients.flatMap(readIngredient).map(({ food, usedGrams, purpose }) => ({ food, grams: usedGrams, purpose }))
      const { perServing } = computeNutrition(read, portions)
      // Lines are written in rounded amounts.
      const isNear = (figure: 'kcal' | 'fatG' | 'saltG', off: number): boolean =>
        Math.abs((perServing[figure] ?? Number.NaN) - (nutrients[figure] ?? Number.NaN)) < off
      return !(isNear('kcal', 0.03 * (nutrients['kcal'] ?? 0) + 6) && isNear('fatG', 1) && isNear('saltG', 0.2))
    })
    expect(astray.map(({ title }) => title)).toEqual([])
  })
})

test('a pantry holds what the kitchen knows', () => {
  for (const [, { kitchen }] of days) expect(stockOf(kitchen).length).toBeGreaterThan(10)
})
