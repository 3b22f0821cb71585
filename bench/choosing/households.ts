import type { StockedProduct } from '@spizarka/culinary/stock'
import { stocked } from '@spizarka/culinary/testing'
import { findFoodById } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'

/** At hand in nearly every kitchen. */
const ALWAYS = ['sol', 'pieprz-czarny', 'olej-rzepakowy', 'cukier', 'maka-pszenna'] as const
const OFTEN = [
  'cebula',
  'czosnek',
  'ziemniaki',
  'marchew',
  'jajka',
  'maslo',
  'mleko',
  'ser-zolty',
  'ryz-bialy',
  'makaron-penne',
  'smietana-18',
  'chleb',
  'passata',
  'majeranek',
  'lisc-laurowy',
  'papryka-slodka-mielona',
  'bulka-tarta',
  'cytryny',
  'pomidory',
  'koncentrat-pomidorowy',
  'natka-pietruszki',
  'kasza-gryczana',
  'jablka',
  'musztarda',
] as const
const OFTEN_SHARE = 0.55
const FURTHER = 14

/** Foods of recipes, each as often as recipes use it. */
const COOKED_WITH: readonly string[] = RECIPES.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)).filter((id) => {
  const food = findFoodById(id)
  return food && !food.fromTap && !['meat', 'fish'].includes(food.aisle)
})

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What one of many households has at home: what all have, most of what many have, some other things, and what is asked for. */
export function householdPantry(seed: number, has: readonly string[] = []): StockedProduct[] {
  const next = randomNumbers(seed)
  const ids = new Set<string>([...ALWAYS, ...OFTEN.filter(() => next() < OFTEN_SHARE)])
  for (let place = 0; place < FURTHER; place += 1) ids.add(COOKED_WITH[Math.floor(next() * COOKED_WITH.length)] ?? 'cebula')
  for (const id of has) ids.add(id)
  return [...ids].map((id) =>
    stocked(id, 250 + 50 * Math.floor(next() * 15), findFoodById(id)?.spice ? { quantityGrams: null, isSpice: true } : {}),
  )
}
