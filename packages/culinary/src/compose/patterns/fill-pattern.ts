import { PART_OF } from '../../knowledge/equivalents.ts'
import { type Food, findFoodById } from '../../knowledge/index.ts'
import { type IngredientStock, matchIndexedStock } from '../../stock/index.ts'
import { chanceOf } from '../choose-dishes.ts'
import type { Kitchen } from '../kitchen.ts'
import type { Pattern, Role, Slot } from './pattern.ts'

/** A food in a slot, in the amount that is there and is needed. */
export interface FilledFood {
  role: Role
  slot: Slot
  row: Food
  grams: number
  stock: IngredientStock
}

/** A slot takes less of a food than it should down to this share; below, the food is as good as not there. */
const LEAST_SHARE = 0.5
const TAP_WATER = 'woda'
const SALT = 'sol'
/** An egg without its shell, which is cooked whole. */
const EGG_G = 51

/** Fills the slots of a pattern with what is at home and the eater may have; null where a slot that must be filled stays empty. */
export function fillPattern(pattern: Pattern, kitchen: Kitchen): FilledFood[] | null {
  const filled: FilledFood[] = []
  for (const slot of pattern.slots) {
    const foods = fillSlot(slot, pattern, kitchen, new Set(filled.map(({ row }) => row.id)))
    if (foods.length < slot.least) return null
    filled.push(...foods)
  }
  return pattern.oneOf.some((role) => filled.some((food) => food.role === role)) ? filled : null
}

function fillSlot(slot: Slot, pattern: Pattern, { request, gate, stock }: Kitchen, taken: ReadonlySet<string>): FilledFood[] {
  const wanted = slot.grams * request.servings
  const there = slot.foods.flatMap((id, place) => {
    const row = taken.has(id) || gate(id) !== 'ok' ? null : findFoodById(id)
    if (!row) return []
    const [supply] = stock.suppliesOf({ food: id, name: row.name })
    const product = supply && stock.pantry[supply.product]
    if (!isGranted(id) && !(product && isOfFood(product.foodId, id))) return []
    return [{ row, order: place + 3 * chanceOf(id + pattern.id, request.seed), ends: product?.bestBefore ?? '9999' }]
  })
  there.sort((one, other) => one.ends.localeCompare(other.ends) || one.order - other.order)
  const chosen = there.slice(0, slot.most)
  return chosen.flatMap(({ row }) => takeFood(slot, row, wanted / chosen.length, stock))
}

/** Taken for there in every kitchen. */
function isGranted(id: string): boolean {
  return id === TAP_WATER || id === SALT
}

/** What cooks alike is listed by itself: only the food that is really there counts, or what it is pressed from. */
function isOfFood(stockedId: string | null, id: string): boolean {
  return stockedId === id || (stockedId !== null && stockedId === PART_OF[id]?.whole)
}

function takeFood(slot: Slot, row: Food, wanted: number, stock: Kitchen['stock']): FilledFood[] {
  const [matched] = matchIndexedStock([{ food: row.id, name: row.name, grams: wanted }], stock, 1)
  if (!matched) return []
  const isTakenForThere = row.id === SALT && matched.status === 'missing'
  const available = isTakenForThere || matched.status === 'uncertain' ? wanted : (matched.grams ?? 0)
  if (available < LEAST_SHARE * wanted) return []
  const grams = slot.measure === 'szt.' ? EGG_G * Math.max(1, Math.floor(available / EGG_G)) : roundDown(Math.min(available, wanted))
  return [{ role: slot.role, slot, row, grams, stock: { ...matched, status: isTakenForThere ? 'have' : matched.status } }]
}

function roundDown(grams: number): number {
  const step = grams >= 100 ? 10 : grams >= 20 ? 5 : grams >= 1 ? 1 : 0.5
  return Math.max(0.5, Math.floor(grams / step) * step)
}
