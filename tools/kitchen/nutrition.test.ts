import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { countNutrition } from './nutrition.ts'

const figures = z.record(z.string(), z.number().nullable())
const answerSchema = z.object({
  id: z.string(),
  per_serving: figures,
  total: figures,
  coverage: z.number(),
  coverage_by_nutrient: figures,
  plausible: z.boolean(),
  unknown: z.array(z.string()),
  without_amount: z.array(z.string()),
  sources: z.array(z.object({ food: z.string(), source: z.string(), confidence: z.enum(['high', 'medium', 'low']) })),
})

async function linesFor(...requests: object[]): Promise<unknown[]> {
  const output = new PassThrough()
  const written = text(output)
  await countNutrition(Readable.from(requests.map((request) => `${JSON.stringify(request)}\n`)), output)
  output.end()
  return (await written)
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
}

async function count(ingredients: string[], servings = 1) {
  return answerSchema.parse((await linesFor({ id: 'x', servings, ingredients }))[0])
}

it('counts a recipe per serving and whole, with its sources', async () => {
  const answer = await count(['400 g makaronu', '500 g mięsa mielonego wołowego', '1 cebula', '2 łyżki oliwy'], 4)
  expect(Object.keys(answer.per_serving)).toEqual([
    'kcal',
    'protein_g',
    'fat_g',
    'saturated_g',
    'carbs_g',
    'sugars_g',
    'fibre_g',
    'salt_g',
    'potassium_mg',
    'phosphorus_mg',
  ])
  expect(answer.total['protein_g']).toBeCloseTo(4 * (answer.per_serving['protein_g'] ?? 0), 0)
  expect(answer).toMatchObject({ coverage: 1, plausible: true, unknown: [], without_amount: [] })
  expect(answer.sources.map(({ food }) => food)).toEqual(['makaron', 'mieso-mielone-wolowe', 'cebula', 'oliwa-z-oliwek'])
})

it('gives each figure in its unit', async () => {
  const { per_serving } = await count(['100 g cukru', '10 g soli'], 2)
  expect(per_serving).toMatchObject({ kcal: 200, protein_g: 0, fat_g: 0, saturated_g: 0, fibre_g: 0 })
  expect(per_serving['carbs_g']).toBeCloseTo(50, 0)
  expect(per_serving['sugars_g']).toBeCloseTo(50, 0)
  expect(per_serving['salt_g']).toBeCloseTo(5, 0)
})

it('lists the lines that it could not count, and covers less', async () => {
  const answer = await count(['300 g ziemniaków', '100 g gruffalo', '???', 'masło do wysmarowania formy'])
  expect(answer.unknown).toEqual(['100 g gruffalo', '???'])
  expect(answer.without_amount).toEqual(['masło do wysmarowania formy'])
  expect(answer.coverage).toBeLessThan(0.7)
})

it('says that salt to taste is missing from the salt', async () => {
  const answer = await count(['500 g ziemniaków', 'sól do smaku'])
  expect(answer.coverage).toBe(1)
  expect(answer.coverage_by_nutrient['salt_g']).toBeLessThan(0.1)
  expect(answer.without_amount).toEqual(['sól do smaku'])
})

it('refuses what is no recipe with an error and goes on', async () => {
  const [empty, none, fine] = await linesFor(
    { id: 'a', servings: 2, ingredients: [] },
    { id: 'b', servings: 0, ingredients: ['1 jajko'] },
    { id: 'c', servings: 1, ingredients: ['1 jajko'] },
  )
  expect(empty).toMatchObject({ id: 'a', error: expect.stringContaining('ingredients') })
  expect(none).toMatchObject({ id: 'b', error: expect.stringContaining('servings') })
  expect(fine).toMatchObject({ id: 'c', coverage: 1 })
})

it('counts two hundred ingredients', async () => {
  const answer = await count(Array.from({ length: 200 }, () => '2 łyżki mąki'))
  expect(answer.total['carbs_g']).toBeGreaterThan(2000)
})
