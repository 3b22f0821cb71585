import { findFoodById, MENU_RULES } from '@spizarka/knowledge'
import type { IngredientStock, StockedProduct } from '../../stock/index.ts'
import { roundMass } from '../../units/index.ts'

/** A product that a dish uses and that will not keep long. */
export interface SoonUsed {
  name: string
  /** Days from today to its best-before day; negative when it has passed. */
  days: number
  /** Share of what there is of it that the dish takes, 0 to 1. */
  share: number
}

const DAY_MS = 86_400_000
const SOON_DAYS = 7
const LONG_KEPT_DAYS = 120
/** Taken to be used where nobody knows how much there is. */
const UNKNOWN_SHARE = 0.5

/** What a dish takes of each product that ends within a week, whatever its amount. */
export function soonUsed(stocks: readonly IngredientStock[], pantry: readonly StockedProduct[], today: string): SoonUsed[] {
  const used = new Map<number, number>()
  for (const { product, takes, status } of stocks) {
    if (takes.length === 0 && product !== null && status === 'uncertain') used.set(product, UNKNOWN_SHARE)
    for (const take of takes) used.set(take.product, (used.get(take.product) ?? 0) + take.quantity / quantityOf(pantry[take.product]))
  }
  return [...used].flatMap(([place, share]) => {
    const product = pantry[place]
    const days = product?.bestBefore == null ? null : daysBetween(today, product.bestBefore)
    return product && days !== null && days <= SOON_DAYS && spoils(product) ? [{ name: product.name, days, share: Math.min(1, share) }] : []
  })
}

/** Part of a product that is left, from which on it is worth a word; less is a spoonful in a pack. */
const LEAST_LEFT = 0.1
/** Grams of sausage or ham that are somebody's supper. */
const HELPING_LEFT_G = 100
const COLD_CUTS = 'cold-cuts'
const READY = 'ready-meals'

/**
 * The sentence on what is left of what a dish takes a part of and that ends by tomorrow: of meat and fish, of what is left of a meal, and of sausage where it is a helping; of nothing
 * else that is eaten by the slice. None where nothing is.
 */
export function explainRest(stocks: readonly IngredientStock[], pantry: readonly StockedProduct[], today: string): string[] {
  const taken = new Map<number, number>()
  for (const { takes } of stocks) for (const { product, quantity } of takes) taken.set(product, (taken.get(product) ?? 0) + quantity)
  const rests = [...taken].flatMap(([place, quantity]) => {
    const product = pantry[place]
    const days = product?.bestBefore == null ? null : daysBetween(today, product.bestBefore)
    const food = product?.foodId == null ? null : findFoodById(product.foodId)
    if (!product || days === null || days < 0 || days > 1 || !food) return []
    const rest = quantityOf(product) - quantity
    const isToldOf =
      MENU_RULES.meatAndFish.includes(food.aisle) ||
      food.tags?.includes('cooked') === true ||
      food.aisle === READY ||
      (rest >= HELPING_LEFT_G && food.aisle === COLD_CUTS)
    return !isToldOf || rest < LEAST_LEFT * quantityOf(product) ? [] : [{ name: product.name, amount: amountLeft(rest, product), days }]
  })
  if (rests.length === 0) return []
  const told = rests.map(({ name, amount, days }) => `${name}, ${amount} (${days === 0 ? 'do dziś' : 'do jutra'})`).join('; ')
  return [`Zostaje: ${told} – zamroź albo zużyj w terminie.`]
}

/** Pieces in halves: nobody has one and a quarter of a chop. */
function amountLeft(rest: number, { quantityGrams, quantityMl }: StockedProduct): string {
  if (quantityGrams !== null) return `${roundMass(rest)} g`
  if (quantityMl !== null) return `${roundMass(rest)} ml`
  return `${String(Math.max(0.5, Math.round(2 * rest) / 2)).replace('.', ',')} szt.`
}

/** Whether its day matters for what to cook: that of what stands in the cold, not that of flour, oil or sugar, which merely lose a little. Broth is open, or was cooked, where it has a near one. */
export function spoils({ foodId }: StockedProduct): boolean {
  const food = foodId === null ? null : findFoodById(foodId)
  return !food || (food.isWater === true && food.aisle !== 'drinks') || food.storage !== 'cupboard' || food.shelfLifeDays < LONG_KEPT_DAYS
}

/** Whether a product that comes of animals is so long past its day that nobody cooks it any more. */
export function isPastCooking({ foodId, bestBefore }: StockedProduct, today: string): boolean {
  const food = foodId === null ? null : findFoodById(foodId)
  const days = bestBefore === null ? null : daysBetween(today, bestBefore)
  if (!food || days === null || days >= 0 || food.storage !== 'fridge' || food.origin.every((each) => each === 'plant')) return false
  return MENU_RULES.pastItsDay.some(({ aisles, days: most }) => aisles.includes(food.aisle) && -days > most)
}

/** Days within which a product is said to end soon. */
export const ENDS_SOON_DAYS = 3

/** Whether a product has to be used within three days; what is past its day is nothing to invite to a meal with. */
export function endsSoon(product: StockedProduct, today: string): boolean {
  const days = product.bestBefore === null ? null : daysBetween(today, product.bestBefore)
  return days !== null && days >= 0 && days <= ENDS_SOON_DAYS && spoils(product)
}

/** How much using it now is worth: all of what ends by tomorrow counts 1. */
export function worthOfUsing({ days, share }: SoonUsed): number {
  const urgency = days < -3 ? 0.4 : days <= 1 ? 1 : days <= 3 ? 0.7 : 0.25
  // Half of a large pack is a good deal used.
  return urgency * Math.min(1, 0.3 + share)
}

function quantityOf(product: StockedProduct | undefined): number {
  return product?.quantityGrams ?? product?.quantityMl ?? product?.quantityPieces ?? 1
}

/** Whole days from one day to another (`YYYY-MM-DD`), negative where it lies before; null for no such day. */
export function daysBetween(from: string, to: string): number | null {
  const days = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS
  return Number.isFinite(days) ? Math.round(days) : null
}
