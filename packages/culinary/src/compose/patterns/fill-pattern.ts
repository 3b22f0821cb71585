import { CLASHES, type DishPattern, type Food, findFoodById, type PatternMethod, type Slot, type SlotName } from '@spizarka/knowledge'
import { energyPerServing } from '../../nutrition/index.ts'
import { type IngredientStock, isTapWater, matchIndexedStock } from '../../stock/index.ts'
import type { Kitchen } from '../kitchen.ts'
import { pseudoRandom } from '../pseudo-random.ts'
import { servingSizeFor } from '../wish/index.ts'
import { roomFor } from './choose-method.ts'

/** A food in a slot, in the amount that is there and is needed. */
export interface FilledFood {
  slot: Slot
  food: Food
  grams: number
  stock: IngredientStock
}

/** A slot takes less of a food than it should down to this share; below, the food is as good as not there. */
const LEAST_SHARE = 0.5
/** Servings are made smaller for a bowl down to this share; what still does not go in is too much for it. */
const SMALLEST_FOR_BOWL = 0.7
/** Share of what salty foods bring along that need not be added. */
const SALT_COUNTED = 0.7
/** Grams of salt in 100 g from which a food is salty; milk and eggs are not. */
const LEAST_SALTY = 0.9
/** Slots that a dish stands on, whether its title says so or not: nobody is sent for the pasta of a pasta dish. */
const ESSENTIAL_SLOTS: ReadonlySet<SlotName> = new Set(['starch', 'eggs', 'protein', 'cheese'])
/** Share of its grams, water apart, that must be at home. */
const LEAST_COVERAGE = 0.6
const NOT_THERE: IngredientStock = {
  status: 'missing',
  staple: null,
  product: null,
  unit: null,
  needed: null,
  available: null,
  grams: 0,
  standIns: [],
  takes: [],
}
const NONE: ReadonlySet<string> = new Set()
/** An egg without its shell, which is cooked whole, grams. */
export const WHOLE_EGG_G = 51

/** What a filling does without. */
export interface Omissions {
  /** Slots that stay empty though something would fit. */
  slots?: readonly SlotName[]
  /** Foods that come last: another filling of the same pattern has them. */
  foods?: ReadonlySet<string>
}

const clashing: ReadonlySet<string> = new Set(
  CLASHES.flatMap(({ these, neverWith }) => these.flatMap((one) => neverWith.flatMap((other) => [`${one} ${other}`, `${other} ${one}`]))),
)

/** Whether two foods, by id, spoil each other in one dish: pickled cabbage and broccoli, fish and corn. */
export function clash(one: string, other: string): boolean {
  return clashing.has(`${one} ${other}`)
}

/**
 * Fills the slots of a pattern with what is at home and the eater may have, in servings that come near a wished energy. What the dish is
 * not named after may be missing, as far as the request allows; null where it allows too little for a slot that must be filled, and where
 * the bowl that the method of making it needs is too small for the servings.
 */
export function fillPattern(
  pattern: DishPattern,
  kitchen: Kitchen,
  omit: Omissions = {},
  method: Pick<PatternMethod, 'steps'> = pattern,
): FilledFood[] | null {
  const usual = fillSlots(pattern, kitchen, omit, 1)
  if (!usual) return null
  const { kcal, servings } = kitchen.request
  const room = roomFor(method, usual)
  const size = Math.min(servingSizeFor(energyOfFilled(usual, servings), kcal), room)
  if (room < SMALLEST_FOR_BOWL) return null
  return size === 1 ? usual : (fillSlots(pattern, kitchen, omit, size) ?? (room < 1 ? null : usual))
}

/** Energy of a serving of a filled pattern, kcal. */
export function energyOfFilled(filled: readonly FilledFood[], servings: number): number | null {
  return energyPerServing(
    filled.map(({ food, grams }) => ({ food, grams })),
    servings,
  )
}

function fillSlots(pattern: DishPattern, kitchen: Kitchen, omit: Omissions, size: number): FilledFood[] | null {
  const { servings, maxMissing } = kitchen.request
  const filled: FilledFood[] = []
  for (const slot of pattern.slots) {
    if (filled.some((food) => food.slot.name === slot.insteadOf) || (slot.name === 'salt' && isOnLittleSalt(kitchen))) continue
    if (slot.least === 0 && omit.slots?.includes(slot.name)) continue
    const grams = slot.grams * servings * size
    const wanted = slot.name === 'salt' ? grams - SALT_COUNTED * saltOf(filled) : grams
    if (wanted < LEAST_SHARE * LEAST_SHARE * grams) continue
    const foods = fillSlot(slot, wanted, pattern, kitchen, { taken: filled.map(({ food }) => food.id), last: omit.foods ?? NONE })
    if (foods.length < slot.least) foods.push(...buyFor(slot, wanted, pattern, kitchen))
    if (foods.length < slot.least) return null
    filled.push(...foods)
  }
  if (!filled.some(({ slot }) => pattern.oneOf.includes(slot.name))) return null
  return filled.filter(isMissing).length <= maxMissing && coverageOf(filled) >= LEAST_COVERAGE ? filled : null
}

/** Grams of salt that the foods of a dish bring along: sausage and pickled cabbage season the pot themselves. */
function saltOf(filled: readonly FilledFood[]): number {
  return filled.reduce((sum, { food: { nutrition }, grams }) => {
    const share = nutrition?.saltG ?? 0
    return share < LEAST_SALTY ? sum : sum + (share * grams) / 100
  }, 0)
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
  const weighed = filled.filter(({ food }) => !isTapWater(food.id))
  const gramsOf = (foods: readonly FilledFood[]): number => foods.reduce((sum, { grams }) => sum + grams, 0)
  return gramsOf(weighed.filter((food) => !isMissing(food))) / gramsOf(weighed)
}

/** What the eater may best have in a slot that the dish is not named after. */
function buyFor(slot: Slot, wanted: number, { named, oneOf }: DishPattern, { gate }: Kitchen): FilledFood[] {
  if (ESSENTIAL_SLOTS.has(slot.name) || named.includes(slot.name) || oneOf.includes(slot.name)) return []
  const id = slot.foods.find((each) => gate(each) === 'ok')
  const food = id === undefined ? null : findFoodById(id)
  return food ? [{ slot, food, grams: amountFor(slot, wanted), stock: NOT_THERE }] : []
}

function fillSlot(
  slot: Slot,
  wanted: number,
  pattern: DishPattern,
  { request, gate, stock, wishedFoods }: Kitchen,
  { taken, last }: { taken: readonly string[]; last: ReadonlySet<string> },
): FilledFood[] {
  const there = slot.foods.flatMap((id, place) => {
    const food = taken.includes(id) || gate(id) !== 'ok' ? null : findFoodById(id)
    if (!food) return []
    const [supply] = stock.suppliesOf({ food: id, name: food.name })
    const product = supply && stock.pantry[supply.product]
    if (stock.stapleFor(id) !== id && !(product && isOfFood(product.foodId, id))) return []
    const order = place + 3 * pseudoRandom(id + pattern.id, request.seed) + (last.has(id) ? slot.foods.length : 0)
    return [{ food, isWished: wishedFoods.has(id), order, ends: last.has(id) ? '9999' : (product?.bestBefore ?? '9999') }]
  })
  there.sort((one, other) => Number(other.isWished) - Number(one.isWished) || one.ends.localeCompare(other.ends) || one.order - other.order)
  const chosen: Food[] = []
  for (const { food, isWished } of there) {
    const beside = [...taken, ...chosen.map(({ id }) => id)]
    if (chosen.length < slot.most && (isWished || !beside.some((other) => clash(food.id, other)))) chosen.push(food)
  }
  return chosen.flatMap((food) => takeFood(slot, food, wanted / chosen.length, stock))
}

/** What cooks alike is listed by itself: only the food that is really there counts, or what it is pressed from. */
function isOfFood(stockedId: string | null, id: string): boolean {
  return stockedId === id || (stockedId !== null && stockedId === findFoodById(id)?.partOf?.whole)
}

function takeFood(slot: Slot, food: Food, wanted: number, stock: Kitchen['stock']): FilledFood[] {
  const [matched] = matchIndexedStock([{ food: food.id, name: food.name, grams: wanted }], stock, 1)
  if (!matched) return []
  const available = matched.status === 'uncertain' ? wanted : (matched.grams ?? 0)
  if (available < LEAST_SHARE * wanted) return []
  const grams = amountFor(slot, Math.min(available, wanted))
  return [{ slot, food, grams, stock: matched }]
}

function amountFor({ measure }: Slot, grams: number): number {
  return measure === 'szt.' ? WHOLE_EGG_G * Math.max(1, Math.floor(grams / WHOLE_EGG_G)) : roundDown(grams)
}

function roundDown(grams: number): number {
  const step = grams >= 100 ? 10 : grams >= 20 ? 5 : grams >= 1 ? 1 : 0.1
  return Math.max(0.1, Math.round(Math.floor(grams / step + 1e-6) * step * 10) / 10)
}
