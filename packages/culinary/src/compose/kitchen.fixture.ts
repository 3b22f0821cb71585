import { type Food, findFoodById, STAPLES as KNOWN_STAPLES } from '@spizarka/knowledge'
import kitchen from '../../fixtures/kitchen.json' with { type: 'json' }
import type { StockedProduct } from '../stock/index.ts'
import type { ComposeRequest } from './request.ts'

/** A product of a pantry, in grams unless said otherwise. */
export function stocked(foodId: string, quantityGrams: number | null = 500, fields: Partial<StockedProduct> = {}): StockedProduct {
  const name = findFoodById(foodId)?.name ?? foodId
  const amounts = { quantityGrams, quantityMl: null, quantityPieces: null, gramsPerPiece: null, gramsPerMl: null }
  return { name, foodId, ...amounts, isSpice: false, bestBefore: null, ...fields }
}

/** What stands in most Polish kitchens. */
export const STAPLES: readonly StockedProduct[] = kitchen.staples.map(({ food, grams = null, ml = null, pieces = null, isSpice = false }) =>
  stocked(food, grams, { quantityMl: ml, quantityPieces: pieces, isSpice }),
)

/** A profile that rules nothing out; of no key, so that it is one of slugs (the gate) and one of keys (the engine) alike. */
export const EATS_EVERYTHING = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] } as const

type RequestOf<Profile> = Omit<ComposeRequest, 'profile'> & { profile: Profile }

/** A request for one lunch for two by somebody who eats everything. */
export function aRequest<const Profile = typeof EATS_EVERYTHING>(
  fields: Partial<RequestOf<Profile>> = {},
): RequestOf<Profile | typeof EATS_EVERYTHING> {
  return {
    pantry: STAPLES,
    staples: KNOWN_STAPLES.flatMap(({ food, on }) => (on ? food : [])),
    profile: EATS_EVERYTHING,
    meal: 'lunch',
    servings: 2,
    maxMinutes: null,
    maxMissing: 2,
    useSoonFirst: true,
    kcal: null,
    device: null,
    equipment: [],
    wish: null,
    count: 1,
    today: '2026-11-21',
    recent: [],
    ratings: [],
    seed: 1,
    ...fields,
  }
}

/** The rows of the food table behind ids that must be in it. */
export function foodsOf(ids: readonly string[]): Food[] {
  return ids.map((id) => {
    const food = findFoodById(id)
    if (!food) throw new Error(`no food ${id}`)
    return food
  })
}
