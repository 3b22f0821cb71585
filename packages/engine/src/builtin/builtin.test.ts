import { aRequest, STAPLES } from '@spizarka/culinary/testing'
import { afterAll, describe, expect, it } from 'vitest'
import type { PlanShoppingRequest } from '../actions.ts'
import { ANALYSE_MEAL_REQUIREMENTS } from '../conformance/analyse-meal.ts'
import { COMPOSE_RECIPES_REQUIREMENTS } from '../conformance/compose-recipes.ts'
import { EXTRACT_PRODUCTS_REQUIREMENTS } from '../conformance/extract-products.ts'
import { ILLUSTRATE_REQUIREMENTS } from '../conformance/illustrate.ts'
import { READ_RECEIPT_REQUIREMENTS } from '../conformance/read-receipt.ts'
import { createBuiltinEngine } from './index.ts'

const engine = createBuiltinEngine()
afterAll(() => engine.close())

describe('the built-in engine', () => {
  it.each([
    ...EXTRACT_PRODUCTS_REQUIREMENTS,
    ...READ_RECEIPT_REQUIREMENTS,
    ...COMPOSE_RECIPES_REQUIREMENTS,
    ...ANALYSE_MEAL_REQUIREMENTS,
    ...ILLUSTRATE_REQUIREMENTS,
  ])('$name', async ({ check }) => {
    await expect(check(engine)).resolves.toBeUndefined()
  })
})

/** More than half a second of work. */
const THREE_DAYS: PlanShoppingRequest = {
  pantry: STAPLES,
  staples: [],
  profile: { conditions: [], exclusions: [], diet: null, styles: [] },
  equipment: [],
  people: 2,
  days: 3,
  meals: ['breakfast', 'lunch', 'dinner'],
  startOn: '2026-11-23',
  maxMinutes: null,
  budgetGrosze: null,
  wish: null,
  recent: [],
  ratings: [],
  kept: [],
  seed: 1,
}

/** How often a timer of a millisecond went off while that was worked at. */
async function ticksDuring(work: Promise<unknown>): Promise<number> {
  let ticks = 0
  const timer = setInterval(() => ticks++, 1)
  await work
  clearInterval(timer)
  return ticks
}

it('composes, plans and swaps beside everybody else, whose turn still comes', async () => {
  await engine.warmUp()
  expect(await ticksDuring(engine.composeRecipes(aRequest({ wish: 'coś na szybko bez mięsa' })))).toBeGreaterThan(5)
  expect(await ticksDuring(engine.planShopping(THREE_DAYS))).toBeGreaterThan(50)
  const { days } = await engine.planShopping(THREE_DAYS)
  const standing = (days ?? []).flatMap(({ day, meals }) => meals.map(({ meal, leftoversOf, dish }) => ({ day, meal, leftoversOf, dish })))
  const at = { day: '2026-11-24', meal: 'dinner' } as const
  const swapping = engine.swapMeal({ request: THREE_DAYS, standing, at, instead: null })
  expect(await ticksDuring(swapping)).toBeGreaterThan(5)
  const before = standing.find(({ day, meal }) => day === at.day && meal === at.meal)
  expect((await swapping).dish?.title).not.toBe(before?.dish.title)
})

it('composes for whoever wishes for a dish while somebody’s plan is made', async () => {
  const answered: string[] = []
  const planning = engine
    .planShopping({ ...THREE_DAYS, people: 10, days: 14, meals: ['breakfast', 'lunch', 'dinner', 'snack'] })
    .then(() => answered.push('plan'))
  const composing = engine.composeRecipes(aRequest()).then(() => answered.push('dish'))
  await Promise.all([planning, composing])
  expect(answered).toEqual(['dish', 'plan'])
})

it('gives up what it was asked when it is closed, and answers again', async () => {
  const asked = Promise.allSettled([engine.planShopping(THREE_DAYS), engine.composeRecipes(aRequest())])
  await engine.close()
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await engine.composeRecipes(aRequest())).recipes).not.toHaveLength(0)
})
