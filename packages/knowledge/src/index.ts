import { loadCompiled } from './load.ts'
import type { Food } from './types.ts'

export type { Aisle, Allergen, Food, Look, Nutrition, Origin, PieceNames, Storage, Unit } from './types.ts'

export { type Chain, type ReceiptWord, type UnitEntry, type UnitWord, WORDS, type Words } from './words.ts'

/** Every food the kitchen knows, file by file. */
export const FOODS = loadCompiled('foods.json') as readonly Food[]

const byId: ReadonlyMap<string, Food> = new Map(FOODS.map((food) => [food.id, food]))

/** The food of that id, or null. */
export function findFoodById(id: string): Food | null {
  return byId.get(id) ?? null
}

/** Another value wherever a piece of the knowledge is another. */
export const KNOWLEDGE_VERSION = (loadCompiled('manifest.json') as { version: string }).version
