import { readFileSync } from 'node:fs'
import type { ComposedRecipe, Engine } from '@spizarka/engine'
import { z } from 'zod'
import { toEaterProfile } from '../../tools/kitchen/compose.ts'
import { composeRequestSchema } from '../../tools/kitchen/compose-request.ts'
import type { Outcome, Threshold } from '../figure.ts'
import { isMetBy } from './met-by.ts'
import { askedBy, brokenBy } from './wish-checks.ts'
import type { PlausibleWish } from './wishes.ts'

const expression = z.string().transform((source) => new RegExp(source, 'iu'))
const foods = z.array(z.string())
const metSchema = z.strictObject({
  title: expression.optional(),
  notTitle: expression.optional(),
  kinds: foods.optional(),
  notKinds: foods.optional(),
  foods: foods.optional(),
  without: foods.optional(),
  minutes: z.number().optional(),
  kcal: z.object({ most: z.number().optional(), least: z.number().optional() }).optional(),
  proteinLeast: z.number().optional(),
  saltMost: z.number().optional(),
  nothingBought: z.literal(true).optional(),
  tools: foods.optional(),
  withoutTools: foods.optional(),
  keeps: z.number().optional(),
  steps: expression.optional(),
  withoutSteps: expression.optional(),
})

/** What a household typed when it asked, what a cook would take for met, written from the request alone, and what of it is a wish at all. */
const askSchema = z.object({ request: z.record(z.string(), z.unknown()), met: metSchema, about: expression })
/** `ends`: days until a product's best-before day. */
const householdSchema = z.object({
  pantry: z.array(z.looseObject({ ends: z.int().optional() })),
  profile: z.record(z.string(), z.unknown()),
  asks: z.array(askSchema),
})
const HOUSEHOLDS = readFileSync(new URL('told-wishes.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => householdSchema.parse(JSON.parse(line)))

const TODAY = '2026-11-28'
const DAY_MS = 86_400_000
const MIN_MET = 0.85

const TYPED_WISHES = readFileSync(new URL('typed-wishes.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
/** So many households are asked each of them, whether they have what it takes or not. */
const ASKED_OF = 3
const MOST_BROKEN = 0.03

export const KEPT_THRESHOLDS: readonly Threshold[] = [
  {
    what: `of all dishes for ${TYPED_WISHES.length} typed wishes, asked of ${ASKED_OF} households each, break a wish that the first of their answer keeps`,
    threshold: '≤ 3 %',
  },
  { what: 'of these break a wish without saying so', threshold: '≤ 2 %' },
  { what: 'of these break a wish and say so', threshold: '–' },
]

const MOST_SILENT = 0.02

/** Every dish of an answer, in whatever place, held against what was typed by a cook's measure. */
export async function measureKeptWishes(engine: Engine): Promise<Outcome[]> {
  let [served, broken, silent, said] = [0, 0, 0, 0]
  for (const [at, wish] of TYPED_WISHES.entries()) {
    if (askedBy(wish).length === 0) continue
    for (let turn = 0; turn < ASKED_OF; turn += 1) {
      const { pantry, profile } = HOUSEHOLDS[(7 * at + 13 * turn) % HOUSEHOLDS.length] ?? { pantry: [], profile: {} }
      const products = pantry.map(({ ends, ...product }) => ({ ...product, ...(ends !== undefined && { best_before: dayIn(ends) }) }))
      const request = { wish, servings: 1 + ((at + turn) % 4), max_minutes: 60, max_missing: 2, count: 3, meal: mealOf(wish) }
      const recipes = await answer(engine, { id: '1', pantry: products, profile, request })
      const ofFirst = recipes[0] ? brokenBy(wish, recipes[0]) : []
      for (const recipe of recipes) {
        const kinds = brokenBy(wish, recipe)
        served += 1
        broken += Number(kinds.some((kind) => !ofFirst.includes(kind)))
        said += Number(kinds.length > 0 && recipe.unmet !== null)
        silent += Number(kinds.length > 0 && recipe.unmet === null)
        if (process.env['SHOW'] && kinds.length > 0)
          console.log(recipe.unmet ? 'BROKEN' : 'SILENT', kinds.join(', '), '|', wish, '→', recipe.title, recipe.unmet?.sentence ?? '')
      }
    }
  }
  return [
    { measured: `${percent(broken, served)} % of ${served}`, holds: broken / served <= MOST_BROKEN },
    { measured: `${percent(silent, served)} %`, holds: silent / served <= MOST_SILENT },
    { measured: `${percent(said, served)} %`, holds: true },
  ]
}

function mealOf(wish: string): string {
  if (/śniadan|kanapek|kaca/u.test(wish)) return 'breakfast'
  if (/ciast|słodk|przekąs|mecz|film|serial/u.test(wish)) return 'snack'
  return /kolacj|wieczór|spać|randk|romantycz/u.test(wish) ? 'dinner' : 'lunch'
}

export const TOLD_THRESHOLDS: readonly Threshold[] = [
  {
    what: `of ${HOUSEHOLDS.reduce((sum, { asks }) => sum + asks.length, 0)} wishes of ${HOUSEHOLDS.length} households met`,
    threshold: '≥ 85 %',
  },
  { what: 'of these met, or said not to be', threshold: '100 %' },
  { what: 'of these answered without a word about what is no wish', threshold: '100 %' },
]

/** Wishes that people typed who did not know the kitchen, each with its own pantry, illness and time. */
export async function measureToldWishes(engine: Engine): Promise<Outcome[]> {
  let [asked, met, said, sensible] = [0, 0, 0, 0]
  for (const { pantry, profile, asks } of HOUSEHOLDS) {
    const products = pantry.map(({ ends, ...product }) => ({ ...product, ...(ends !== undefined && { best_before: dayIn(ends) }) }))
    for (const { request, met: key, about } of asks) {
      const [first] = await answer(engine, { id: '1', pantry: products, profile, request })
      const isMet = first !== undefined && isMetBy(first, key as PlausibleWish['met'])
      const sentence = first?.unmet?.sentence ?? ''
      const isSensible = quotesOf(sentence).every((words) => about.test(words))
      asked += 1
      met += Number(isMet)
      said += Number(isMet || first === undefined || first.unmet !== null)
      sensible += Number(isSensible)
      if (process.env['SHOW'])
        console.log(
          isMet ? 'met  ' : sentence === '' ? 'SILENT' : 'said ',
          isSensible ? '' : 'ABSURD',
          request['wish'],
          '→',
          first?.title,
          sentence,
        )
    }
  }
  return [
    { measured: `${percent(met, asked)} %`, holds: met / asked >= MIN_MET },
    { measured: `${percent(said, asked)} %`, holds: said === asked },
    { measured: `${percent(sensible, asked)} %`, holds: sensible === asked },
  ]
}

async function answer(engine: Engine, line: object): Promise<readonly ComposedRecipe[]> {
  const { pantry, staples, recent, profile, wishes } = composeRequestSchema.parse(line)
  const { recipes } = await engine.composeRecipes({
    ...wishes,
    pantry,
    staples,
    recent,
    profile: toEaterProfile(profile),
    useSoonFirst: true,
    equipment: [],
    today: TODAY,
    ratings: [],
    seed: 1,
  })
  return recipes
}

/** What is told back of a wish stands in Polish quotation marks. */
function quotesOf(sentence: string): string[] {
  return [...sentence.matchAll(/„([^”]*)”/gu)].map(([, words = '']) => words)
}

function dayIn(days: number): string {
  return new Date(Date.parse(TODAY) + days * DAY_MS).toISOString().slice(0, 10)
}

function percent(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(1)
}
