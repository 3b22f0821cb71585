import { type DishKind, findFoodById, isOneOf } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { type CheckedDish, type CheckedEater, type CheckFinding, ofAll } from './checked-dish.ts'
import { roomOfPortion } from './portions.ts'
import { selects } from './select-foods.ts'

/** How much there is of what fills a plate, and how much there should be; grams in all of a dish. */
export interface StarchHeap {
  food: string
  grams: number
  /** Too little for as many, whatever else is on the plate. */
  least: number
  wants: number
}

interface Weighed {
  food: string
  grams: number
}

/**
 * What alone fills the plates of a dish and is too little for it, or more than a soup of its kind holds; null where that is as much as it should be. What drinks up the
 * water of the list is measured by that.
 */
export function starchHeap(kind: DishKind, ingredients: readonly Weighed[], servings: number): StarchHeap | null {
  const { starch } = KITCHEN_CHECKS.portions
  const heaps = ingredients.flatMap(({ food, grams }) => {
    const heap = starch.heaps.find((each) => selects(each, food))
    return heap && grams > 0 ? { food, grams, heap } : []
  })
  const [one] = heaps
  if (kind === 'soup') return heapOfSoup(heaps, servings)
  if (!one || heaps.length > 1 || !starch.kinds.includes(kind) || ingredients.some(({ food }) => isOneOf(food, starch.others))) return null
  const { food, grams, heap } = one
  if (heap.soupG !== undefined && ingredients.some((each) => findFoodById(each.food)?.isWater === true)) return null
  const wants = heap.fullG * servings
  return grams < heap.fromG * servings || grams >= wants ? null : { food, grams, least: heap.leastG * servings, wants }
}

/** Grams a head of what fills a plate from which on it is a heap; null of what does not. */
export function leastOfHeap(food: string): number | null {
  return KITCHEN_CHECKS.portions.starch.heaps.find((each) => selects(each, food))?.leastG ?? null
}

function heapOfSoup(
  heaps: readonly (Weighed & { heap: (typeof KITCHEN_CHECKS.portions.starch.heaps)[number] })[],
  servings: number,
): StarchHeap | null {
  const dry = heaps.find(({ heap }) => heap.soupG !== undefined)
  const isBesideAnother = heaps.some((each) => each !== dry && each.grams >= each.heap.fromG * servings)
  const most = (isBesideAnother ? dry?.heap.besideG : dry?.heap.soupG) ?? Number.POSITIVE_INFINITY
  return dry && dry.grams > most * servings ? { food: dry.food, grams: dry.grams, least: 0, wants: most * servings } : null
}

/** A plate whose only potatoes, groats or pasta are too little, in a house that has enough of them, where there is room for them on it. */
export function checkStarch(dish: CheckedDish, { stocked, eatsLittle, kcal }: CheckedEater): CheckFinding[] {
  if (!stocked || eatsLittle === true || kcal !== undefined) return []
  const heap = starchHeap(dish.kind, dish.ingredients, dish.servings)
  if (!heap || heap.grams >= heap.least || stocked(heap.food) < heap.wants) return []
  const filled = dish.ingredients.map((each) => (each.food === heap.food ? { ...each, grams: heap.least } : each))
  if (roomOfPortion({ ...dish, ingredients: filled }) < 1) return []
  const each = Math.round(heap.grams / dish.servings)
  return [ofAll('portion-starch', `${findFoodById(heap.food)?.name}: ${each} g na osobę, a w domu jest dość na więcej`)]
}
