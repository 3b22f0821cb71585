import { findFoodById, isOneOf, MENU_RULES } from '@spizarka/knowledge'
import type { StockedProduct } from '../../stock/index.ts'
import type { DishNeed } from '../plan-request.ts'
import { isFreshMeat } from './freezable.ts'

const { oneKind } = MENU_RULES.planning

/** As much as dishes may take of what is bought anyway, grams. */
const PLENTY_G = 10_000

function heapsOf(food: string): number[] {
  return oneKind.flatMap(({ foods }, heap) => (isOneOf(food, foods) ? heap : []))
}

/**
 * The pantry as a cook sees it who buys no second kind of bread, cream or pasta: of what is at home more of the same is to be had, and of what
 * is bought for a dish as much as the later ones want; `home` is the pantry of the first day, `bought` what dishes before needed.
 */
export function withOneKind(
  pantry: readonly StockedProduct[],
  home: readonly StockedProduct[],
  bought: readonly DishNeed[],
): readonly StockedProduct[] {
  const taken = new Set<number>()
  const more: StockedProduct[] = []
  const add = (id: string, name: string): void => {
    const heaps = heapsOf(id)
    if (heaps.length === 0 || heaps.some((heap) => taken.has(heap)) || isFreshMeat({ foodId: id, isSpice: false })) return
    for (const heap of heaps) taken.add(heap)
    more.push(plentyOf(id, name))
  }
  for (const { foodId, name, isSpice, isOut } of home) if (foodId !== null && !isSpice && !isOut) add(foodId, name)
  for (const { food, name } of bought) if (food !== null && !home.some(({ foodId }) => foodId === food)) add(food, name)
  return more.length === 0 ? pantry : [...pantry, ...more]
}

function plentyOf(foodId: string, name: string): StockedProduct {
  return {
    name: findFoodById(foodId)?.name ?? name,
    foodId,
    quantityGrams: PLENTY_G,
    quantityMl: null,
    quantityPieces: null,
    gramsPerPiece: null,
    gramsPerMl: null,
    isSpice: false,
    bestBefore: null,
  }
}
