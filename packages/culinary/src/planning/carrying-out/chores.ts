import { findFoodById, isOneOf, MENU_RULES } from '@spizarka/knowledge'
import { spoils } from '../../compose/pantry/index.ts'
import { isItself, isTapWater, type StockedProduct } from '../../stock/index.ts'
import type { Unit } from '../../units/index.ts'
import type { DishNeed } from '../plan-request.ts'
import { dayAfter } from '../slots.ts'
import { canBeFrozen, isFreshMeat } from './freezable.ts'

/** What a plan asks of its cook beside cooking: amounts are grams unless a unit is said. */
export interface Chores {
  /** On the first day: fresh meat and fish that no dish takes by its day, and whatever the freezer keeps for dishes that take it later, thawed. */
  freeze: { food: string; name: string; grams: number; by: string; for: DishOfDay[] }[]
  /** What ends within the plan and that no dish takes, or hardly: to be eaten beside it. */
  left: { name: string; quantity: number; unit: Unit; by: string }[]
  /** What would spoil until it is cooked, were it bought on the first day: bought on the day before its dish. */
  buy: { on: string; name: string; grams: number; for: DishOfDay }[]
}

interface DishOfDay {
  day: string
  title: string
}

/** A dish that is cooked on a day. */
interface CookedDish extends DishOfDay {
  needs: readonly DishNeed[]
}

/** A product at home with the last of its days, `YYYY-MM-DD`; null where some of it has none. */
export interface DatedProduct extends Omit<StockedProduct, 'bestBefore'> {
  lastDay: string | null
}

/** Grams of meat or fish that nobody freezes: half of what one person eats. */
const LEAST_FROZEN_G = 75
/** Of a piece, the part that nobody freezes; a joint or a whole bird is no piece. */
const LEAST_OF_PIECE = 0.5
const MOST_OF_A_PIECE_G = 400
/** What is left of a product is told where it is more than a bite of most of it, or a helping. */
const MOST_OF_IT = 0.5
const BITE_G = 60
const HELPING_G = 100
/** Nobody goes again for less. */
const LEAST_BOUGHT_G = 60

/** What is to be frozen, eaten beside and bought later over the days of a plan, in their order. Of what is at home dishes take first what ends first. */
export function choresOf(days: readonly string[], cooked: readonly CookedDish[], pantry: readonly DatedProduct[]): Chores {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const needs = cooked.flatMap(({ day, title, needs: own }) =>
    own.flatMap(({ food, grams }) => (food !== null && grams !== null ? [{ day, title, food, open: grams }] : [])),
  )
  const chores: Chores = { freeze: [], left: [], buy: [] }
  for (const product of pantry.toSorted((one, other) => (one.lastDay ?? FAR).localeCompare(other.lastDay ?? FAR))) {
    const { name, foodId, lastDay: by } = product
    // Nobody knows what a dish takes of it: it is told whole.
    if (foodId === null && !product.isSpice && by !== null && by >= first && by <= last && amountOf(product) > 0)
      chores.left.push({ name, ...inItsUnit(product, 1), by })
    if (foodId === null || product.isSpice || product.isOut || (by !== null && by < first)) continue
    let left = gramsOf(product)
    const all = left
    const take = (isThen: (day: string) => boolean): DishOfDay[] =>
      // What is needed by the product's own name is that product.
      [...needs.filter(({ food }) => food === foodId), ...needs.filter(({ food }) => food !== foodId && isItself(foodId, food))].flatMap(
        (need) => {
          if (need.open <= 0 || left <= 0 || !isThen(need.day)) return []
          const taken = Math.min(need.open, left)
          need.open -= taken
          left -= taken
          return { day: need.day, title: need.title }
        },
      )
    take((day) => by === null || day <= by)
    const rest = left
    if (by === null || by > last) continue
    // The list counts as there what is past its day by then.
    const later = take(() => true)
    const isFrozen = isFreshMeat(product) || (later.length > 0 && canBeFrozen(product))
    if (isFrozen && rest >= leastFrozen(foodId))
      chores.freeze.push({ food: foodId, name, grams: Math.round(rest / 10) * 10, by, for: later })
    else if (!isFrozen && isTold(left, all) && (isOpenJar(foodId) || spoils({ ...product, bestBefore: by })))
      chores.left.push({ name, ...inItsUnit(product, left / all), by })
  }
  for (const { day, title, food, open } of needs) {
    const keeps = shelfLife(food)
    if (keeps === null || open < LEAST_BOUGHT_G || day <= dayAfter(first, keeps)) continue
    const before = chores.buy.find((each) => each.name === findFoodById(food)?.name && each.for.day === day)
    if (before) before.grams += Math.ceil(open / 10) * 10
    else
      chores.buy.push({
        on: dayAfter(day, -1),
        name: findFoodById(food)?.name ?? '',
        grams: Math.ceil(open / 10) * 10,
        for: { day, title },
      })
  }
  return chores
}

/** What keeps for years and ends within days was opened: pesto, a jar of peppers. */
function isOpenJar(id: string): boolean {
  const aisle = findFoodById(id)?.aisle
  return aisle === 'sauces' || aisle === 'cans-and-jars'
}

function isTold(left: number, all: number): boolean {
  return left > HELPING_G || (left >= MOST_OF_IT * all && left >= BITE_G)
}

const FAR = '9999'
/** Longer than that nobody thinks of when something was bought. */
const SOON_SPOILED_DAYS = 4
/** A day in the car and one in the fridge: of what keeps for two days. */
const LEAST_KEPT_DAYS = 2
/** Raw meat and fish: cooked on the day they are bought or on the next. */
const RAW_DAYS = 1

/** Days from the first for which something that is bought then is still good; null where nobody has to think of it. */
function shelfLife(id: string): number | null {
  const food = findFoodById(id)
  if (!food || food.spice || isTapWater(id) || food.storage === 'freezer') return null
  if (isFreshMeat({ foodId: id, isSpice: false })) return RAW_DAYS
  if (food.shelfLifeDays > SOON_SPOILED_DAYS) return null
  // Bread is bought every few days as it is.
  if (isOneOf(id, MENU_RULES.planning.everyday) && food.storage !== 'fridge') return Math.max(food.shelfLifeDays, SOON_SPOILED_DAYS)
  return Math.max(LEAST_KEPT_DAYS, food.shelfLifeDays)
}

function amountOf({ quantityGrams, quantityMl, quantityPieces }: DatedProduct): number {
  return quantityGrams ?? quantityMl ?? quantityPieces ?? 0
}

function gramsOf({ foodId, quantityGrams, quantityMl, quantityPieces, gramsPerPiece }: DatedProduct): number {
  const piece = gramsPerPiece ?? (foodId === null ? null : findFoodById(foodId)?.gramsPerPiece) ?? 0
  return quantityGrams ?? quantityMl ?? (quantityPieces ?? 0) * piece
}

function inItsUnit({ quantityGrams, quantityMl, quantityPieces }: DatedProduct, share: number): { quantity: number; unit: Unit } {
  const [all, unit]: [number, Unit] =
    quantityGrams !== null ? [quantityGrams, 'grams'] : quantityMl !== null ? [quantityMl, 'ml'] : [quantityPieces ?? 0, 'pieces']
  const step = unit === 'pieces' ? 1 / 2 : 10
  return { quantity: Math.max(step, Math.round((all * share) / step) * step), unit }
}

function leastFrozen(food: string): number {
  const piece = findFoodById(food)?.gramsPerPiece ?? 0
  return Math.max(LEAST_FROZEN_G, piece > MOST_OF_A_PIECE_G ? 0 : LEAST_OF_PIECE * piece)
}
