import type { Food } from './food.ts'
import { loadCompiled } from './load.ts'

export type { Aisle, Allergen, Food, Nutrition, Origin, PieceNames, Storage, Unit } from './food.ts'

/** Every food the kitchen knows, file by file. */
export const FOODS: readonly Food[] = loadCompiled<Food[]>('foods.json')

const byId: ReadonlyMap<string, Food> = new Map(FOODS.map((food) => [food.id, food]))

/** The food of that id, or null. */
export function findFoodById(id: string): Food | null {
  return byId.get(id) ?? null
}

/** Another value wherever a piece of the knowledge is another. */
export const KNOWLEDGE_VERSION: string = loadCompiled<{ version: string }>('manifest.json').version
