import { type Food, MEAL_WORDS, portionsOf } from '@spizarka/knowledge'
import { amountOf } from '../ingredients/index.ts'
import { gramsOfMeasure, PIECE } from './amounts/eaten-amounts.ts'
import { isOneOf } from './made-of.ts'
import { readTold } from './read-told.ts'

/** How many there are of what something goes with: breads, drinks and vessels come with as many of it. */
export function timesOf(head: string, { vessel, count }: { vessel: string | null; count: number | null }): number {
  if (vessel !== null) return Math.max(1, count ?? 1)
  const [item] = readTold(head)
  const isServed = item?.food?.aisle === 'bakery' || item?.food?.aisle === 'hot-drinks'
  const stated = isServed ? amountOf(head, item?.food ?? null) : null
  return stated && stated.measure !== 'g' && stated.measure !== 'ml' ? Math.max(1, stated.quantity) : 1
}

/** From so many grams on a piece of a dish has what it goes with on it: a pancake has jam, a dumpling has not. */
const LEAST_SPREAD_PIECE_G = 50

/** How many pieces of a dish there are that each have something on them ("3 naleśniki"); 1 for anything else. */
export function piecesOf(head: string): number {
  const food = readTold(head)[0]?.food
  const stated = food?.kind === 'dish' ? amountOf(head, food) : null
  const isCounted = food && stated?.measure === 'szt.' && (gramsOfMeasure(food, 1, PIECE) ?? 0) >= LEAST_SPREAD_PIECE_G
  return isCounted ? Math.max(1, stated.quantity) : 1
}

/** Whether a part is a whole helping beside something, and no little of it: milk over flakes, vegetables beside fish. */
export function isWholeHelping(beside: Food | null | undefined, part: string): boolean {
  const food = readTold(part)[0]?.food
  if (beside == null || food == null) return false
  return MEAL_WORDS.whole_helpings.some(
    ({ beside: foods, of, except }) => isOneOf(beside, foods) && isOneOf(food, of) && !isOneOf(food, except),
  )
}

/** Whether it is something of which a little goes with another thing: jam, a sauce, a slice of cheese; potatoes are not. */
export function isSpread(part: string): boolean {
  const food = readTold(part)[0]?.food
  return food != null && portionsOf(food.id)[0]?.with !== undefined
}
