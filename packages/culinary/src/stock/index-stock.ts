import { findFoodById } from '@spizarka/knowledge'
import { fold } from '../parse/polish/fold.ts'
import { contentsOfFood } from '../safety/traits.ts'
import type { NeededIngredient, StockedProduct } from './stocked-product.ts'
import { amountOfProduct, gramsPerUnit, type StockedAmount } from './weigh-product.ts'

/** A product that an ingredient can be taken from. */
export interface Supply {
  /** Place in the pantry. */
  product: number
  /** Null for a spice and for an unknown amount. */
  amount: StockedAmount | null
  /** Grams of the ingredient that one unit of the product gives; null where no rate is known. */
  gramsPerUnit: number | null
  isSpice: boolean
}

/** A pantry made ready for holding many recipes against it. */
export interface StockIndex {
  pantry: readonly StockedProduct[]
  suppliesOf(ingredient: Pick<NeededIngredient, 'food' | 'name'>): readonly Supply[]
}

/**
 * Readies a pantry: an ingredient is supplied by the same food, then by those that cook alike and hold nothing that it does not, then
 * by what it is a part of (juice of lemons); each time by what ends first. What is marked as used up supplies nothing.
 */
export function indexStock(pantry: readonly StockedProduct[]): StockIndex {
  const byFood = new Map<string, number[]>()
  const byName = new Map<string, number[]>()
  for (const [place, { foodId, name, isOut }] of pantry.entries()) {
    if (isOut) continue
    if (foodId === null) push(byName, fold(name.trim()), place)
    else push(byFood, foodId, place)
  }
  for (const places of [...byFood.values(), ...byName.values()])
    places.sort((one, other) => endOf(pantry, one).localeCompare(endOf(pantry, other)))
  const known = new Map<string, readonly Supply[]>()
  return {
    pantry,
    suppliesOf({ food, name }) {
      if (food === null) return (byName.get(fold(name.trim())) ?? []).flatMap((place) => supplyFrom(pantry, place, 1))
      let supplies = known.get(food)
      if (!supplies) known.set(food, (supplies = findSupplies(food, pantry, byFood)))
      return supplies
    },
  }
}

function push(index: Map<string, number[]>, key: string, place: number): void {
  const places = index.get(key)
  if (places) places.push(place)
  else index.set(key, [place])
}

function endOf(pantry: readonly StockedProduct[], place: number): string {
  return pantry[place]?.bestBefore ?? '9999'
}

function findSupplies(food: string, pantry: readonly StockedProduct[], byFood: ReadonlyMap<string, readonly number[]>): Supply[] {
  const part = findFoodById(food)?.partOf
  const sources = [
    { id: food, share: 1 },
    ...(findFoodById(food)?.equivalents ?? []).filter((id) => holdsNoMore(id, food)).map((id) => ({ id, share: 1 })),
    ...(part ? [{ id: part.whole, share: part.share }] : []),
  ]
  return sources.flatMap(({ id, share }) => (byFood.get(id) ?? []).flatMap((place) => supplyFrom(pantry, place, share)))
}

/** Whether a food holds no allergen or the like that the other does not: only then may it stand in for it unsaid. */
function holdsNoMore(id: string, otherId: string): boolean {
  const [food, other] = [findFoodById(id), findFoodById(otherId)]
  if (!food || !other) return false
  const [contents, allowed] = [contentsOfFood(food), contentsOfFood(other)]
  return (contents.has & ~allowed.has) === 0 && (contents.may & ~(allowed.has | allowed.may)) === 0
}

function supplyFrom(pantry: readonly StockedProduct[], place: number, share: number): Supply[] {
  const product = pantry[place]
  if (!product) return []
  const amount = amountOfProduct(product)
  if (amount?.quantity === 0) return []
  const food = product.foodId === null ? null : findFoodById(product.foodId)
  const grams = amount === null ? null : gramsPerUnit(amount.unit, product, food)
  return [{ product: place, amount, gramsPerUnit: grams === null ? null : grams * share, isSpice: product.isSpice }]
}
