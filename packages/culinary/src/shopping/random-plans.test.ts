import { FOODS, type Food, findFoodById, isA } from '@spizarka/knowledge'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stocked } from '../compose/kitchen.fixture.ts'
import type { StockedProduct } from '../stock/index.ts'
import { reckonShopping, type ShoppingNeed } from './reckon-shopping.ts'

const RUNS = Number(process.env.SHOPPING_RUNS ?? 2000)
const TODAY = '2026-11-23'

/** Foods that no other food does for and that are a part of none: for them a cook can reckon with a pencil. */
const LONERS = FOODS.filter(
  (food) =>
    !food.fromTap &&
    !food.partOf &&
    !food.bunchOf &&
    !food.toldByPack &&
    !food.equivalents &&
    food.aisle !== 'household' &&
    !isOfSomething(food),
)

function isOfSomething({ id }: Food): boolean {
  return FOODS.some(({ partOf, bunchOf, equivalents }) => partOf?.whole === id || bunchOf?.[id] !== undefined || equivalents?.includes(id))
}

/** In thousandths of grams, so that sums are exact. */
const milligrams = fc.integer({ min: 1, max: 900_000 })
const foodsOfPlan = fc.uniqueArray(fc.constantFrom(...LONERS), { minLength: 1, maxLength: 12, selector: ({ id }) => id })

const plans = foodsOfPlan.chain((foods) =>
  fc.record({
    dishes: fc.array(fc.array(fc.record({ food: fc.constantFrom(...foods), mg: milligrams }), { minLength: 1, maxLength: 8 }), {
      minLength: 1,
      maxLength: 9,
    }),
    pantry: fc.array(
      fc.record({
        food: fc.constantFrom(...foods),
        amount: fc.option(fc.integer({ min: 1, max: 900_000 })),
        bestBefore: fc.constantFrom(null, '2026-11-22', '2026-11-23', '2027-01-01'),
        inOwnUnit: fc.boolean(),
      }),
      { maxLength: 10 },
    ),
    staples: fc.subarray(foods.map(({ id }) => id)),
  }),
)

type Plan = typeof plans extends fc.Arbitrary<infer Value> ? Value : never

it('reckons what a clerk reckons who walks through every shelf for every product', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const needs: ShoppingNeed<number>[] = plan.dishes.flatMap((dish, place) =>
        dish.map(({ food, mg }) => ({ food: food.id, name: food.name, grams: mg / 1000, source: place })),
      )
      const pantry = plan.pantry.map(productOf)
      const found = reckonShopping(needs, { pantry, staples: plan.staples, day: TODAY })
      const said = new Map<string | null, Said>([
        ...found.items.map(({ food, ...item }) => [food, { kind: 'buy', ...item }] as const),
        ...found.covered.map(({ food, ...covered }) => [food, { kind: 'covered', ...covered }] as const),
      ])
      expect(said.size).toBe(found.items.length + found.covered.length)
      const ids = [...new Set(needs.map(({ food }) => food ?? ''))]
      expect(ids.flatMap((id) => differences(id, said.get(id), clerk(id, plan)))).toEqual([])
    }),
    { numRuns: RUNS, seed: 20261123 },
  )
})

/** Foods sold by weight that some other one does for under its own name. */
const KIN = FOODS.filter(
  ({ id, unit, fromTap, partOf, bunchOf, toldByPack, spice, equivalents = [] }) =>
    unit === 'grams' &&
    !fromTap &&
    !partOf &&
    !bunchOf &&
    !toldByPack &&
    !spice &&
    equivalents.some((other) => isA(other, id) || isA(id, other)),
)

it('gives nothing of the pantry twice, whichever foods do for one another', () => {
  const lots = fc.array(fc.record({ food: fc.constantFrom(...KIN), grams: fc.integer({ min: 1, max: 900 }) }), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(lots, lots, (wanted, held) => {
      const needs = wanted.map(({ food, grams }) => ({ food: food.id, name: food.name, grams, source: 0 }))
      const pantry = held.map(({ food, grams }) => stocked(food.id, grams))
      const { items, covered } = reckonShopping(needs, { pantry, staples: [], day: TODAY })
      const used = [...items, ...covered].reduce((sum, { need, have }) => sum + Math.min(need ?? 0, have ?? 0), 0)
      const total = held.reduce((sum, { grams }) => sum + grams, 0)
      expect(used).toBeLessThanOrEqual(total + 0.01)
      expect([...items, ...covered].reduce((sum, { need }) => sum + (need ?? 0), 0)).toBeCloseTo(
        wanted.reduce((sum, { grams }) => sum + grams, 0),
        1,
      )
    }),
    { numRuns: Math.ceil(RUNS / 4), seed: 20261123 },
  )
})

function productOf({ food, amount, bestBefore, inOwnUnit }: Plan['pantry'][number]): StockedProduct {
  const quantity = amount === null ? null : amount / 1000
  const own = inOwnUnit ? food.unit : 'grams'
  return stocked(food.id, own === 'grams' ? quantity : null, {
    quantityMl: own === 'ml' ? quantity : null,
    quantityPieces: own === 'pieces' ? quantity : null,
    // Said, so that no count is taken for one of slices.
    gramsPerPiece: own === 'pieces' ? (food.gramsPerPiece ?? null) : null,
    isSpice: food.spice === true,
    bestBefore,
  })
}

/** Grams in one unit of a food, and the unit that it is sold in. */
function saleOf(food: Food): { unit: string; weight: number } {
  if (food.unit === 'ml') return { unit: 'ml', weight: food.density ?? 1 }
  if (food.unit === 'pieces' && food.gramsPerPiece !== undefined) return { unit: 'pieces', weight: food.gramsPerPiece }
  return { unit: 'grams', weight: 1 }
}

/** One product at a time, from the whole of the plan; null where nothing is said of it. */
function clerk(id: string, { dishes, pantry, staples }: Plan) {
  const food = findFoodById(id)
  if (!food) throw new Error(id)
  let [mg, most, there, isUnknown, isAnything] = [0, 0, 0, false, false]
  const { unit, weight } = saleOf(food)
  const isOf = (each: Plan['pantry'][number]): boolean => each.food.id === id && (each.bestBefore === null || each.bestBefore >= TODAY)
  for (const dish of dishes)
    for (const each of dish)
      if (each.food.id === id) {
        mg += each.mg
        most = Math.max(most, each.mg)
      }
  for (const each of pantry) {
    if (!isOf(each)) continue
    isAnything = true
    if (each.amount === null) isUnknown = true
    else {
      // A piece of something of which nobody knows what a piece weighs is worth nothing to a clerk.
      const inGrams = !each.inOwnUnit || food.unit === 'grams'
      const rate = inGrams ? 1 : food.unit === 'ml' ? (food.density ?? 1) : food.gramsPerPiece
      if (rate === undefined) isUnknown = true
      else there += (each.amount / 1000) * rate
    }
  }
  const isSpiceThere = food.spice && isAnything
  if (isSpiceThere) return null
  if (food.spice) return staples.includes(id) ? null : { kind: 'buy', need: null, have: null, quantity: null, packs: null, unit: null }
  const need = mg / 1000 / weight
  const have = there / weight
  const isForEach = most / 1000 <= pinchOf(food) && mg / 1000 <= 3 * pinchOf(food)
  if (pantry.some((each) => isOf(each) && each.amount === null) && isForEach) return null
  if (round(have) >= round(need)) return { kind: 'covered', need, have, unit }
  if (staples.includes(id)) return null
  const short = isUnknown ? need : need - have
  return { kind: 'buy', need, have: isUnknown ? null : have, short, unit, food }
}

/** Who has something without saying how much has a piece of it, half a usual pack of what keeps for half a year, a quarter of any other; of what no dish takes more, there are three. */
function pinchOf({ unit, packs = [], gramsPerPiece = 0, density = 1, storage, shelfLifeDays }: Food): number {
  if (unit === 'pieces') return gramsPerPiece > 60 ? gramsPerPiece : 60
  const pack = (packs[0] ?? 0) * (unit === 'ml' ? density : 1)
  return storage === 'cupboard' && shelfLifeDays >= 180 ? pack / 2 : pack / 4
}

type Clerk = NonNullable<ReturnType<typeof clerk>>

interface Said {
  kind: string
  need: number | null
  have: number | null
  unit: string | null
  quantity?: number | null
  packs?: { count: number; size: number } | null
}

/** What is weighed one by one at the greengrocer's, of what comes in bags of a pound or more. */
function pieceOf({ aisle, storage, unit, gramsPerPiece: piece = 0, packs = [] }: Food): number[] {
  const isGreen = (aisle === 'fruit' || aisle === 'vegetables') && storage !== 'freezer' && unit === 'grams'
  return isGreen && piece >= 60 && piece <= 500 && packs.length > 0 && Math.min(...packs) >= 500 ? [piece] : []
}

/** Where the two do not agree, in words. */
function differences(id: string, said: Said | undefined, reckoned: Clerk | null): string[] {
  if (!said || !reckoned) return said || reckoned ? [`${id}: ${JSON.stringify(said)} and ${reckoned?.kind}`] : []
  const found: string[] = []
  if (said.kind !== reckoned.kind || said.unit !== reckoned.unit) found.push(`${id}: ${said.kind} ${said.unit}`)
  for (const key of ['need', 'have'] as const)
    if (!near(said[key], reckoned[key])) found.push(`${id} ${key}: ${said[key]} and ${reckoned[key]}`)
  if (!('short' in reckoned) || reckoned.food === undefined) return found
  const { short, unit, food } = reckoned
  const sizes = food.unit === unit ? [...(food.packs ?? []), ...pieceOf(food)] : []
  const { packs = null } = said
  if (sizes.length === 0) {
    const quantity = unit === 'pieces' ? Math.ceil(round(short)) : short
    return near(said.quantity, quantity) ? found : [...found, `${id} quantity: ${said.quantity} and ${quantity}`]
  }
  if (!packs || !sizes.includes(packs.size) || !near(said.quantity, packs.count * packs.size))
    return [...found, `${id} packs: ${JSON.stringify(packs)}`]
  const isEnough = packs.count * packs.size >= round(short)
  const isOneTooMany = packs.count > 1 && (packs.count - 1) * packs.size >= round(short)
  return isEnough && !isOneTooMany ? found : [...found, `${id}: ${JSON.stringify(packs)} for ${short}`]
}

/** Amounts carry three decimals. */
function near(one: number | null | undefined, other: number | null | undefined): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return one === other
  return Math.abs(one - other) <= 0.0011
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
