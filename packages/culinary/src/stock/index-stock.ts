import { type Food, findFoodById, isA, type Unit } from '@spizarka/knowledge'
import { fold } from '../parse/polish/fold.ts'
import { contentsOfFood } from '../safety/traits.ts'
import { isTapWater, type NeededIngredient, type StockedProduct } from './stocked-product.ts'

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
  /** The staple by which a food is taken for there though no product holds it, itself for what comes from the tap; null where none is. */
  stapleFor(food: string | null): string | null
}

/**
 * Readies a pantry, and the staples that are taken for there beside it (ids of foods; one whose product is marked as used up is not): an ingredient is supplied by the same food, then by those that cook alike and hold nothing that it does not, then
 * by what it is a part of (juice of lemons); each time by what ends first. What is marked as used up supplies nothing.
 */
export function indexStock(pantry: readonly StockedProduct[], staples: readonly string[] = []): StockIndex {
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
  const assumed = staplesAtHand(pantry, staples)
  const stapleByFood = new Map<string, string | null>()
  return {
    pantry,
    suppliesOf({ food, name }) {
      if (food === null) return (byName.get(fold(name.trim())) ?? []).flatMap((place) => supplyFrom(pantry, place, 1))
      let supplies = known.get(food)
      if (!supplies) known.set(food, (supplies = findSupplies(food, pantry, byFood)))
      return supplies
    },
    stapleFor(food) {
      if (food === null || isTapWater(food)) return food
      let staple = stapleByFood.get(food)
      if (staple === undefined) {
        staple = suppliersOf(food).find(({ food: id }) => assumed.has(id))?.food ?? null
        stapleByFood.set(food, staple)
      }
      return staple
    },
  }
}

/** The staples but for those of which the pantry says that there are none left. */
function staplesAtHand(pantry: readonly StockedProduct[], staples: readonly string[]): ReadonlySet<string> {
  const out = pantry.flatMap(({ foodId, isOut }) => (isOut && foodId !== null ? foodId : []))
  return new Set(staples.filter((staple) => !out.some((food) => isA(staple, food))))
}

function push(index: Map<string, number[]>, key: string, place: number): void {
  const places = index.get(key)
  if (places) places.push(place)
  else index.set(key, [place])
}

function endOf(pantry: readonly StockedProduct[], place: number): string {
  return pantry[place]?.bestBefore ?? '9999'
}

function findSupplies(id: string, pantry: readonly StockedProduct[], byFood: ReadonlyMap<string, readonly number[]>): Supply[] {
  return suppliersOf(id).flatMap(({ food, share }) => (byFood.get(food) ?? []).flatMap((place) => supplyFrom(pantry, place, share)))
}

/** A food that an ingredient can be taken from, and the grams of the ingredient that a gram of it gives. */
export interface Supplier {
  food: string
  share: number
}

/** The foods that do for a food, best first: itself, those that cook alike and hold nothing that it does not, and what it is a part of. */
export function suppliersOf(id: string): readonly Supplier[] {
  const part = findFoodById(id)?.partOf
  return [
    { food: id, share: 1 },
    ...(findFoodById(id)?.equivalents ?? []).filter((other) => holdsNoMore(other, id)).map((food) => ({ food, share: 1 })),
    ...(part ? [{ food: part.whole, share: part.share }] : []),
  ]
}

/** Whether a food holds no allergen or the like that the other does not: only then may it stand in for it without being asked. */
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

/** How much there is of a product, in its own unit. */
interface StockedAmount {
  unit: Unit
  quantity: number
}

/** The one amount of a product; null for a spice and where nobody knows. */
function amountOfProduct({ quantityGrams, quantityMl, quantityPieces }: StockedProduct): StockedAmount | null {
  if (quantityGrams !== null) return { unit: 'grams', quantity: quantityGrams }
  if (quantityMl !== null) return { unit: 'ml', quantity: quantityMl }
  return quantityPieces === null ? null : { unit: 'pieces', quantity: quantityPieces }
}

/** Grams in one unit of a product: what its owner taught, else what the food table says; null where neither does. */
function gramsPerUnit(unit: Unit, product: StockedProduct, food: Food | null): number | null {
  if (unit === 'grams') return 1
  if (unit === 'ml') return product.gramsPerMl ?? (food === null ? null : densityOf(food))
  return product.gramsPerPiece ?? (food === null ? null : pieceOf(food))
}

/** What shops sell by the litre weighs about what water does where its row does not say. */
function densityOf(food: Food): number | null {
  return food.density ?? (food.unit === 'ml' ? 1 : null)
}

/** A piece of what is not sold by the piece is its usual pack. */
function pieceOf(food: Food): number | null {
  if (food.gramsPerPiece !== undefined) return food.gramsPerPiece
  const density = densityOf(food) ?? 1
  if (food.mlPerPiece !== undefined) return food.mlPerPiece * density
  const pack = food.packs?.[0]
  if (pack === undefined || food.unit === 'pieces') return null
  return food.unit === 'ml' ? pack * density : pack
}
