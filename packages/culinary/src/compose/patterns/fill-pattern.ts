import { PART_OF } from '../../knowledge/equivalents.ts'
import { type Food, findFoodById } from '../../knowledge/index.ts'
import { energyPerServing } from '../../nutrition/index.ts'
import { type IngredientStock, matchIndexedStock } from '../../stock/index.ts'
import { chanceOf } from '../choose-dishes.ts'
import type { Kitchen } from '../kitchen.ts'
import { servingSizeFor } from '../scale-dish.ts'
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
/** Share of its grams, water apart, that must be at home. */
const LEAST_COVERAGE = 0.6
const NOT_THERE: IngredientStock = { status: 'missing', product: null, unit: null, needed: null, available: null, grams: 0, takes: [] }
const TAP_WATER = 'woda'
const SALT = 'sol'
/** An egg without its shell, which is cooked whole. */
const EGG_G = 51

/**
 * Fills the slots of a pattern with what is at home and the eater may have, in servings that come near a wished energy. What the dish is
 * not named after may be missing, as far as the request allows; null where it allows too little for a slot that must be filled.
 */
export function fillPattern(pattern: Pattern, kitchen: Kitchen): FilledFood[] | null {
  const usual = fillSlots(pattern, kitchen, 1)
  if (!usual || kitchen.request.kcal === null) return usual
  const size = servingSizeFor({ kcal: energyOfFilled(usual, kitchen.request.servings) }, kitchen.request.kcal)
  return size === 1 ? usual : (fillSlots(pattern, kitchen, size) ?? usual)
}

/** Energy of a serving of a filled pattern, kcal. */
export function energyOfFilled(filled: readonly FilledFood[], servings: number): number | null {
  return energyPerServing(
    filled.map(({ row, grams }) => ({ food: row, grams })),
    servings,
  )
}

function fillSlots(pattern: Pattern, kitchen: Kitchen, size: number): FilledFood[] | null {
  const { servings, maxMissing } = kitchen.request
  const filled: FilledFood[] = []
  for (const slot of pattern.slots) {
    if (filled.some(({ role }) => role === slot.insteadOf) || (slot.role === 'salt' && isOnLittleSalt(kitchen))) continue
    const wanted = slot.grams * servings * size
    const foods = fillSlot(slot, wanted, pattern, kitchen, new Set(filled.map(({ row }) => row.id)))
    if (foods.length < slot.least) foods.push(...buyFor(slot, wanted, pattern, kitchen))
    if (foods.length < slot.least) return null
    filled.push(...foods)
  }
  if (!pattern.oneOf.some((role) => filled.some((food) => food.role === role))) return null
  return filled.filter(isMissing).length <= maxMissing && coverageOf(filled) >= LEAST_COVERAGE ? filled : null
}

/** Who must watch their salt salts at table, if at all. */
function isOnLittleSalt({ request }: Kitchen): boolean {
  return request.profile.conditions.some((condition) => condition === 'nadcisnienie' || condition === 'choroby-nerek')
}

/** A food that is not there at all. */
export function isMissing({ stock }: FilledFood): boolean {
  return stock.status === 'missing'
}

function coverageOf(filled: readonly FilledFood[]): number {
  const weighed = filled.filter(({ row }) => row.id !== TAP_WATER)
  const gramsOf = (foods: readonly FilledFood[]): number => foods.reduce((sum, { grams }) => sum + grams, 0)
  return gramsOf(weighed.filter((food) => !isMissing(food))) / gramsOf(weighed)
}

/** What the eater may best have in a slot that the dish is not named after. */
function buyFor(slot: Slot, wanted: number, { named, oneOf }: Pattern, { gate }: Kitchen): FilledFood[] {
  if (named.includes(slot.role) || oneOf.includes(slot.role)) return []
  const id = slot.foods.find((food) => gate(food) === 'ok')
  const row = id === undefined ? null : findFoodById(id)
  return row ? [{ role: slot.role, slot, row, grams: amountFor(slot, wanted), stock: NOT_THERE }] : []
}

function fillSlot(
  slot: Slot,
  wanted: number,
  pattern: Pattern,
  { request, gate, stock, wishedFoods }: Kitchen,
  taken: ReadonlySet<string>,
): FilledFood[] {
  const there = slot.foods.flatMap((id, place) => {
    const row = taken.has(id) || gate(id) !== 'ok' ? null : findFoodById(id)
    if (!row) return []
    const [supply] = stock.suppliesOf({ food: id, name: row.name })
    const product = supply && stock.pantry[supply.product]
    if (!isGranted(id) && !(product && isOfFood(product.foodId, id))) return []
    const order = place + 3 * chanceOf(id + pattern.id, request.seed)
    return [{ row, isWished: wishedFoods.has(id), order, ends: product?.bestBefore ?? '9999' }]
  })
  there.sort((one, other) => Number(other.isWished) - Number(one.isWished) || one.ends.localeCompare(other.ends) || one.order - other.order)
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
  const grams = amountFor(slot, Math.min(available, wanted))
  return [{ role: slot.role, slot, row, grams, stock: { ...matched, status: isTakenForThere ? 'have' : matched.status } }]
}

function amountFor({ measure }: Slot, grams: number): number {
  return measure === 'szt.' ? EGG_G * Math.max(1, Math.floor(grams / EGG_G)) : roundDown(grams)
}

function roundDown(grams: number): number {
  const step = grams >= 100 ? 10 : grams >= 20 ? 5 : grams >= 1 ? 1 : 0.5
  return Math.max(0.5, Math.floor(grams / step) * step)
}
