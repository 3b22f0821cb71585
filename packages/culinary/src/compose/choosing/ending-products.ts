import { type Food, findFoodById, isLeftover, isOneOf, isSeasoning, MENU_RULES } from '@spizarka/knowledge'
import type { IngredientStock, StockedProduct } from '../../stock/index.ts'
import type { Kitchen } from '../kitchen.ts'
import { daysBetween, spoils } from '../pantry/index.ts'

/** A product whose best-before day is near, or has passed. */
export interface EndingProduct {
  /** Place in the pantry. */
  product: number
  /** Days from today to its best-before day; negative when it has passed. */
  days: number
  /** Meat or fish: what is wasted first, and dearest. */
  isMeatOrFish: boolean
  /** Left of a meal, or a dish that was bought ready. */
  isCooked: boolean
  /** What this many people would eat of it at once, in its own unit; null where nobody knows how much there is. */
  portion: number | null
  /** How many such portions there are; 1 where nobody knows. */
  portions: number
}

const WITHIN_DAYS = 7
const COOKED_AISLE = 'ready-meals'
/** What one person eats of one thing at a meal, grams. */
const PORTION_G = 200
const MEAT_PORTION_G = 150
/** Taken to be used where nobody knows how much there is. */
const UNKNOWN_SHARE = 0.5

/** Products that end within a week, of those whose day matters. */
export function findEndingProducts(pantry: readonly StockedProduct[], today: string, servings: number): EndingProduct[] {
  return pantry.flatMap((product, place) => {
    const days = product.bestBefore === null ? null : daysBetween(today, product.bestBefore)
    if (days === null || days > WITHIN_DAYS || !spoils(product)) return []
    const food = product.foodId === null ? null : findFoodById(product.foodId)
    const isMeatOrFish = food !== null && isFreshMeatOrFish(food)
    const grams = (isMeatOrFish ? MEAT_PORTION_G : PORTION_G) * servings
    const portion = portionOf(product, grams)
    const quantity = product.quantityGrams ?? product.quantityMl ?? product.quantityPieces
    const portions = portion && quantity !== null ? quantity / portion : 1
    const isCooked = food !== null && (isLeftover(food.id) || food.aisle === COOKED_AISLE || food.kind === 'dish')
    return [{ product: place, days, isMeatOrFish, isCooked, portion, portions }]
  })
}

/** What ends within so many days ends soon. */
export const END_SOON_DAYS = 3

/** Whether a product is one that is to be eaten within three days: nobody is told of a bunch of dill. */
export function mustBeEaten({ days, product }: EndingProduct, { stock }: Pick<Kitchen, 'stock'>): boolean {
  const food = stock.pantry[product]?.foodId ?? null
  return days >= 0 && days <= END_SOON_DAYS && food !== null && !isSeasoning(food)
}

/** What there is much of, and what keeps for days only. */
export interface Glut extends Pick<EndingProduct, 'product' | 'portion'> {
  /** Portions that would have to be eaten a day for none to spoil, 1 at most. */
  pressure: number
}

/** So many portions of one thing are a glut: nobody eats them in passing. */
const GLUT_PORTIONS = 3
/** What keeps longer waits without harm. */
const KEEPS_DAYS = 30

/** Products of which there is more than a household eats in passing before they spoil; where no day is stated, half of their time is taken to have passed. */
export function findGluts(pantry: readonly StockedProduct[], today: string, servings: number): Glut[] {
  return pantry.flatMap((product, place) => {
    const food = product.foodId === null ? null : findFoodById(product.foodId)
    if (!food || food.shelfLifeDays > KEEPS_DAYS || !spoils(product)) return []
    const left = product.bestBefore === null ? food.shelfLifeDays / 2 : daysBetween(today, product.bestBefore)
    const portion = portionOf(product, PORTION_G * servings)
    const quantity = product.quantityGrams ?? product.quantityMl ?? product.quantityPieces
    if (left === null || left < 0 || !portion || quantity === null || quantity / portion < GLUT_PORTIONS) return []
    return [{ product: place, portion, pressure: Math.min(1, quantity / portion / (left + 1)) }]
  })
}

/** As the counter sells it, or plain from the freezer: no tin, no ready meal. */
export function isFreshMeatOrFish({ id, aisle, storage, kind, origin }: Food): boolean {
  const names: readonly string[] = MENU_RULES.meatAndFish
  if (storage === 'fridge' && isOneOf(id, MENU_RULES.cookedAsMeat)) return true
  if (storage === 'freezer') return (kind ?? 'food') === 'food' && origin.some((each) => names.includes(each))
  return storage === 'fridge' && names.includes(aisle)
}

function portionOf(product: StockedProduct, grams: number): number | null {
  const { quantityGrams, quantityMl, quantityPieces, foodId } = product
  if (quantityGrams !== null) return Math.min(quantityGrams, grams)
  if (quantityMl !== null) return Math.min(quantityMl, grams)
  if (quantityPieces === null) return null
  const piece = product.gramsPerPiece ?? (foodId === null ? undefined : findFoodById(foodId)?.gramsPerPiece)
  return piece === undefined ? quantityPieces : Math.min(quantityPieces, Math.max(1, grams / piece))
}

/** How much of what could be eaten of a product at once a dish takes, 0 to 1. */
export function shareTaken(ending: Pick<EndingProduct, 'product' | 'portion'>, stock: readonly IngredientStock[]): number {
  return Math.min(1, portionsTaken(ending, stock))
}

/** How many portions of a product a dish takes: a whole chicken may be two. */
export function portionsTaken({ product, portion }: Pick<EndingProduct, 'product' | 'portion'>, stock: readonly IngredientStock[]): number {
  let taken = 0
  for (const { takes, status, product: first } of stock) {
    if (takes.length === 0 && first === product && status === 'uncertain') return UNKNOWN_SHARE
    for (const take of takes) if (take.product === product) taken += take.quantity
  }
  if (portion === null) return taken > 0 ? UNKNOWN_SHARE : 0
  return portion === 0 ? 0 : taken / portion
}

/** How much of what could be eaten of a product at once a dish takes that takes at most so much of each product, 0 to 1. */
export function shareAtMost({ product, portion }: Pick<EndingProduct, 'product' | 'portion'>, takes: ReadonlyMap<number, number>): number {
  const most = takes.get(product) ?? 0
  if (most === 0) return 0
  return portion === null || portion === 0 ? UNKNOWN_SHARE : Math.min(1, most / portion)
}
