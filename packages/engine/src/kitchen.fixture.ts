import { findFoodById } from '@spizarka/knowledge'
import type { ComposeRecipesRequest, PantryStock } from './actions.ts'

/** A product of a pantry, in grams unless said otherwise. */
export function stocked(foodId: string, quantityGrams: number | null, fields: Partial<PantryStock> = {}): PantryStock {
  const name = findFoodById(foodId)?.name ?? foodId
  const amounts = { quantityGrams, quantityMl: null, quantityPieces: null, gramsPerPiece: null, gramsPerMl: null }
  return { name, foodId, ...amounts, isSpice: false, bestBefore: null, ...fields }
}

/** What stands in most Polish kitchens. */
export const STAPLES: readonly PantryStock[] = [
  stocked('ziemniaki', 2000),
  stocked('cebula', 500),
  stocked('marchew', 800),
  stocked('jajka', null, { quantityPieces: 10 }),
  stocked('mleko', null, { quantityMl: 1000 }),
  stocked('maka-pszenna', 1000),
  stocked('maslo', 200),
  stocked('ser-zolty', 200),
  stocked('pomidory-krojone', 800),
  stocked('makaron-penne', 500),
  stocked('piers-z-kurczaka', 600),
  stocked('olej-rzepakowy', null, { quantityMl: 500 }),
  stocked('ryz', 1000),
  stocked('orzeszki-ziemne', 300),
]

/** A request for one lunch for two by somebody who eats everything. */
export function aRequest(fields: Partial<ComposeRecipesRequest> = {}): ComposeRecipesRequest {
  return {
    pantry: STAPLES,
    profile: { conditions: [], exclusions: [], diet: null, styles: [] },
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
