import { aRequest, stocked } from '@spizarka/culinary/testing'
import { createEngine } from '@spizarka/engine'
import { type Food, findFoodById, STAPLES } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'
import kitchen from '../../packages/culinary/fixtures/kitchen.json' with { type: 'json' }
import type { Measurement } from '../figure.ts'
import { randomNumbers } from './households.ts'

const HOUSEHOLDS = 300
const MINUTES = 45
const MEALS = [null, 'lunch', 'dinner'] as const
/** The most households without a dish, by the number of their products. */
const MAX_WITHOUT = [
  { products: 20, most: 0.01 },
  { products: 12, most: 0.02 },
  { products: 8, most: 0.08 },
  { products: 5, most: 0.2 },
] as const

/** Foods of recipes but spices and what is taken for there, the most used first. */
function mostUsed(): Food[] {
  const uses = new Map<string, number>()
  for (const { ingredients } of RECIPES)
    for (const food of new Set(ingredients.map((each) => each.food))) uses.set(food, (uses.get(food) ?? 0) + 1)
  const assumed = new Set(STAPLES.flatMap(({ food, on }) => (on ? [food] : [])))
  return [...uses]
    .toSorted((one, other) => other[1] - one[1])
    .flatMap(([id]) => findFoodById(id) ?? [])
    .filter(({ id, spice, fromTap }) => !spice && !fromTap && !assumed.has(id) && !['cukier', 'olej-rzepakowy'].includes(id))
}

/** What only seasons or lifts a dish: somebody has it beside food, and not instead of it. */
const ONLY_SEASONS =
  /^(?:natka|koperek|szczypiorek|bazylia|kolendra|mieta|rozmaryn|tymianek|imbir|limonk|cytryn|rukola|skrobia|drozdz|chrzan|rodzynki|czosnek-n)/
const EATEN_FROM_JARS = ['maka-pszenna', 'passata', 'tunczyk', 'pomidory-krojone', 'bulka-tarta']
const FRESH_AISLES = ['vegetables', 'fruit', 'dairy', 'meat', 'cold-cuts', 'fish', 'frozen']

/** Foods that households are drawn from, from the kindest to the hardest. */
function pools(): readonly { name: string; foods: readonly string[] }[] {
  const used = mostUsed()
  const eaten = used.filter(({ id, aisle }) => EATEN_FROM_JARS.includes(id) || (FRESH_AISLES.includes(aisle) && !ONLY_SEASONS.test(id)))
  return [
    { name: 'often at home', foods: kitchen.oftenAtHome },
    { name: '100 fresh foods of recipes, no groats, pasta or bread', foods: eaten.slice(0, 100).map(({ id }) => id) },
    { name: 'the 120 most used, vinegar and mint included', foods: used.slice(0, 120).map(({ id }) => id) },
  ]
}

/** Households with few random products and what everybody has, 45 minutes and the settings nobody changed: how many get no dish. */
export const fewProducts: Measurement = {
  name: 'few-products',
  thresholds: MAX_WITHOUT.map(({ products, most }) => ({
    what: `no recipe from ${products} random products with staples, ${MINUTES} minutes, default settings`,
    threshold: `≤ ${100 * most} %`,
  })),
  async measure() {
    const engine = await createEngine({ provider: 'none' }, () => {})
    const outcomes = []
    for (const { products, most } of MAX_WITHOUT) {
      const shares: { name: string; share: number }[] = []
      for (const { name, foods } of pools()) {
        let without = 0
        for (let seed = FIRST; seed < FIRST + HOUSEHOLDS; seed += 1) {
          const next = randomNumbers(seed + 1000 * products)
          const ids = new Set<string>()
          while (ids.size < Math.min(products, foods.length)) ids.add(foods[Math.floor(next() * foods.length)] ?? 'jajka')
          const pantry = [...ids].map((id) => stocked(id, 250 + 50 * Math.floor(next() * 12)))
          const meal = MEALS[seed % MEALS.length] ?? null
          const { recipes } = await engine.composeRecipes(aRequest({ pantry, meal, maxMinutes: MINUTES, seed }))
          if (recipes.length === 0) without += 1
          if (process.env['SHOW']) console.log(`${recipes[0]?.title ?? 'NONE'} ← ${meal ?? 'any'}: ${[...ids].join(' ')}`)
        }
        shares.push({ name, share: without / HOUSEHOLDS })
      }
      outcomes.push({
        measured: shares.map(({ name, share }) => `${(100 * share).toFixed(1)} % of ${name}`).join('; '),
        holds: shares.every(({ share }) => share <= most),
      })
    }
    await engine.close()
    return outcomes
  },
}

/** Other households for whoever looks for holes than those that are measured: `DRAW=1` and on. */
const FIRST = HOUSEHOLDS * Number(process.env['DRAW'] ?? 0)
