import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  ALLERGENS,
  type AllergenSlug,
  CONDITION_SLUGS,
  DIET_SLUGS,
  type SafetyProfile,
  STYLE_SLUGS,
  safetyProfileOf,
} from '@spizarka/culinary/safety'
import { STAPLES } from '@spizarka/culinary/testing'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { compose, toEaterProfile } from './compose.ts'

const PANTRY = STAPLES.map(({ name, quantityGrams, quantityMl, quantityPieces, isSpice }) => ({
  name,
  quantity_grams: quantityGrams,
  quantity_ml: quantityMl,
  quantity_pieces: quantityPieces,
  is_spice: isSpice,
}))
const PROFILE = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }
const REQUEST = { meal: 'dinner', servings: 2, max_minutes: 60, max_missing: 2, kcal: null, device: null, wish: null, count: 2 }

const recipeSchema = z.strictObject({
  title: z.string(),
  servings: z.number(),
  minutes: z.number(),
  device: z.string().nullable(),
  ingredients: z.array(z.object({ name: z.string(), line: z.string(), grams: z.number(), have: z.number(), missing: z.number() })),
  steps: z.array(z.string()).min(1),
  nutrition_per_serving: z.looseObject({
    kcal: z.number(),
    protein_g: z.number(),
    fat_g: z.number(),
    saturated_g: z.number(),
    carbs_g: z.number(),
    sugars_g: z.number(),
    fibre_g: z.number(),
    salt_g: z.number(),
    coverage: z.number().min(0).max(1),
  }),
  verdict: z.enum(['warned', 'unchecked', 'clear']),
  findings: z.array(z.string().min(5)).nonempty().optional(),
  why: z.array(z.string()).min(1),
  unmet: z.array(z.string()),
  unmet_sentence: z.string().optional(),
})
const answerSchema = z.object({ id: z.string(), recipes: z.array(recipeSchema), unmet: z.array(z.string()), ms: z.number() })
const errorSchema = z.object({ id: z.union([z.string(), z.number()]).nullable(), error: z.string() })

/** What the command writes for each line; the environment names no language model. */
async function answersTo(...lines: unknown[]): Promise<unknown[]> {
  const output = new PassThrough()
  const written = text(output)
  await compose(Readable.from([lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')]), output)
  output.end()
  return (await written)
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
}

it('writes dishes with every field of the format, in the order of the lines', async () => {
  const answers = await answersTo(
    { id: 'a', pantry: PANTRY, profile: PROFILE, request: REQUEST },
    { id: 'b', pantry: PANTRY, profile: { ...PROFILE, allergens: ['jaja'] }, request: { ...REQUEST, count: 1 } },
  )
  const [first, second] = answers.map((answer) => answerSchema.parse(answer))
  expect([first?.id, second?.id]).toEqual(['a', 'b'])
  expect(first?.recipes).toHaveLength(2)
  for (const { servings, minutes, ingredients } of first?.recipes ?? []) {
    expect([servings, minutes <= 60]).toEqual([2, true])
    for (const { grams, have, missing } of ingredients) expect(have + missing).toBeCloseTo(grams, 0)
  }
  expect(second?.recipes[0]?.ingredients.map(({ name }) => name)).not.toContain('jajka')
})

it('gives the verdict of the gate on each dish', async () => {
  const request = { ...REQUEST, meal: null, max_minutes: null, wish: 'placki ziemniaczane', count: 1 }
  const answers = await answersTo(
    { id: 'a', pantry: PANTRY, profile: PROFILE, request },
    { id: 'b', pantry: PANTRY, profile: { ...PROFILE, conditions: ['nadcisnienie'] }, request },
  )
  expect(answers.map((answer) => answerSchema.parse(answer).recipes[0]?.verdict)).toEqual(['clear', 'warned'])
})

it('gives it by what is in a serving: a pinch of salt is nothing to a hypertensive eater', async () => {
  const profile = { ...PROFILE, conditions: ['nadcisnienie'] }
  const request = { ...REQUEST, meal: null, max_minutes: null, max_missing: 3, count: 10 }
  const [answer] = await answersTo({ id: 'a', pantry: PANTRY, profile, request })
  const salted = answerSchema.parse(answer).recipes.filter(({ ingredients }) => ingredients.some(({ name }) => name === 'sól'))
  expect(salted.map(({ verdict }) => verdict)).toContain('clear')
})

it('takes fields that are null, empty or left out alike', async () => {
  const empty = { meal: '', servings: '', max_minutes: null, kcal: '', device: '', wish: '', count: null }
  const answers = await answersTo({ id: 'a', pantry: PANTRY, profile: PROFILE, request: empty }, { id: 'b', pantry: PANTRY })
  const [first, second] = answers.map((answer) => answerSchema.parse(answer).recipes)
  expect(first).toEqual(second)
})

it('understands meals in Polish and devices', async () => {
  const request = { ...REQUEST, max_minutes: null, max_missing: 9, device: 'thermomix' }
  const [polish, english] = await answersTo(
    { id: 'a', pantry: PANTRY, profile: PROFILE, request: { ...request, meal: 'kolacja' } },
    { id: 'a', pantry: PANTRY, profile: PROFILE, request: { ...request, meal: 'dinner' } },
  )
  const { recipes } = answerSchema.parse(polish)
  expect(recipes).toEqual(answerSchema.parse(english).recipes)
  expect(recipes[0]?.device).toBe('thermomix')
  expect(recipes[0]?.steps.join(' ')).toMatch(/obr\. \d|wolne mieszanie|wyrabianie|Varoma/)
})

it('says what of the wish is not met, and what would help where nothing fits', async () => {
  const pantry = [
    { name: 'ziemniaki', quantity_grams: 2000 },
    { name: 'jajka', quantity_pieces: 10 },
  ]
  const [met, unmet, none] = await answersTo(
    { id: 'a', pantry: PANTRY, request: { ...REQUEST, wish: 'coś szybkiego', count: 1 } },
    { id: 'b', pantry: PANTRY, request: { ...REQUEST, wish: 'zupa z kaczką', count: 1 } },
    { id: 'c', pantry, request: { ...REQUEST, max_minutes: 5, wish: 'kaczka' } },
  )
  expect(met).toMatchObject({ unmet: [], recipes: [{ unmet: [] }] })
  expect(unmet).toMatchObject({
    unmet: expect.arrayContaining(['kaczką']),
    recipes: [{ unmet_sentence: expect.stringContaining('„kaczką”') }],
  })
  expect(none).toMatchObject({
    unmet: ['kaczka'],
    help: expect.arrayContaining([expect.objectContaining({ kind: 'minutes', label: 'Zdejmij limit czasu', title: expect.any(String) })]),
  })
})

it('says in Polish what stands in the way where nothing fits', async () => {
  const [answer] = await answersTo({ id: 'a', pantry: [], profile: PROFILE, request: REQUEST })
  expect(answer).toEqual({
    id: 'a',
    error: 'Żadne danie nie spełnia wszystkich warunków. Przeszkadza: zawartość spiżarni.',
    obstacles: ['pantry'],
    unmet: [],
    help: expect.any(Array),
    ms: expect.any(Number),
  })
})

it('answers a bad line with an error and goes on', async () => {
  const answers = await answersTo(
    'nope',
    { id: 1, pantry: [{ name: 'ryż', quantity_grams: -1 }] },
    { id: 2, pantry: PANTRY, profile: PROFILE, request: { ...REQUEST, kcal: 4001 } },
    { id: 3, pantry: PANTRY, profile: { ...PROFILE, conditions: ['katar'] } },
    { id: 4, pantry: PANTRY, profile: PROFILE, request: { ...REQUEST, meal: 'toString' } },
    { id: 5, pantry: PANTRY, profile: PROFILE, request: REQUEST },
  )
  expect(answers.slice(0, 5).map((answer) => errorSchema.parse(answer).id)).toEqual([null, 1, 2, 3, 4])
  expect(answerSchema.safeParse({ ...z.object({}).loose().parse(answers[5]), id: '5' }).success).toBe(true)
})

const ALLERGEN_SLUGS = Object.keys(ALLERGENS).filter((slug): slug is AllergenSlug => Object.hasOwn(ALLERGENS, slug))
const NOTHING: SafetyProfile = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }

const PROFILES: readonly Partial<SafetyProfile>[] = [
  {},
  { exclusions: ['orzechy włoskie'] },
  ...CONDITION_SLUGS.map((slug) => ({ conditions: [slug] })),
  ...ALLERGEN_SLUGS.map((slug) => ({ allergens: [slug] })),
  ...DIET_SLUGS.map((diet) => ({ diet })),
  ...STYLE_SLUGS.map((slug) => ({ styles: [slug] })),
]

it.each(PROFILES)('hands on to the gate what a profile says, and nothing else: %j', (fields) => {
  const profile = { ...NOTHING, ...fields }
  expect(safetyProfileOf(toEaterProfile(profile))).toEqual({ profile, unchecked: [] })
})
