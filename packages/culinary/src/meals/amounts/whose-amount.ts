import type { Food } from '@spizarka/knowledge'
import { amountOf } from '../../ingredients/index.ts'
import { onceCooked } from '../../parse/names/once-cooked.ts'
import { readTold } from '../read-told.ts'
import { assumedAmount } from './eaten-amounts.ts'

/**
 * Whether an amount told behind two things is of the one that the other goes with: a volume of what is drunk ("płatki z mlekiem (250 ml)"), a weight
 * that is nearer to what is usually had of it beside something than to all of both ("chleb z masłem (10 g)").
 */
export function isOfWhatItGoesWith(before: string, amount: string): boolean {
  const [head = '', ...others] = before.split(/\sze?\s/u)
  const addition = others.at(-1) ?? ''
  const told = amountOf(`${amount} ${addition}`, null)
  if (told?.measure === 'ml') return isDrunk(addition) && !isDrunk(head)
  const [whole, part, named] = [head, addition, before].map((text) => readTold(text)[0]?.food ?? null)
  // Both words may name one dish, which has the amount.
  if (told?.measure !== 'g' || !whole || !part || named?.id !== whole.id) return false
  const beside = assumedAmount(part, true).grams
  return distance(told.quantity, beside) < distance(told.quantity, usual(whole) + beside)
}

/** So many times what usually goes with something is no more of it alone: 200 g behind "wątróbka z cebulą" is of the liver. */
const FAR_MORE = 4

/** Whether a weight told behind something and what goes with it is far more than usually goes with it. */
export function isFarMoreThanGoesWith(before: string, amount: string): boolean {
  const addition = before.split(/\sze?\s/u).at(-1) ?? ''
  const told = amountOf(`${amount} ${addition}`, null)
  const food = readTold(addition)[0]?.food
  return told?.measure === 'g' && food != null && told.quantity >= FAR_MORE * assumedAmount(food, true).grams
}

/** As eaten: groats are cooked. */
function usual(food: Food): number {
  return assumedAmount(onceCooked(food) ?? food).grams
}

/** How many times one amount is the other, whichever is larger. */
function distance(one: number, other: number): number {
  return Math.max(one / other, other / one)
}

function isDrunk(text: string): boolean {
  const food = readTold(text)[0]?.food
  return food?.unit === 'ml' || food?.aisle === 'hot-drinks'
}
