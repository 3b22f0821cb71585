import { type Food, findFoodById, isA, type Unit } from '@spizarka/knowledge'
import { fold } from '../parse/polish/fold.ts'
import { asDishesTakeIt } from './as-dishes-take-it.ts'
import { isTapWater, type NeededIngredient, type StockedProduct } from './stocked-product.ts'
import { suppliersOf } from './suppliers.ts'

/** A product that an ingredient can be taken from. */
export interface Supply {
  /** Place in the pantry. */
  product: number
  /** Null for a spice and for an unknown amount. */
  amount: StockedAmount | null
  /** Grams of the ingredient that one unit of the product gives; null where no rate is known. */
  gramsPerUnit: number | null
  isSpice: boolean
  /** It is another food that cooks alike, and has to be named. */
  standsIn: boolean
  /** The part of a bunch that the ingredient is; the other parts are still there once it is taken. Null for what is no bunch. */
  part: string | null
  /** Where the ingredient is a bunch and this a part of it: the share of the bunch that it makes up, and that it may at most; whether enough of its parts are there to be one. */
  ofBunch: { share: number; most: number; makesIt: boolean } | null
}

const ITSELF = { share: 1, standsIn: false, part: null }
/** A bunch with half as much again of one root, for want of another, is still that bunch. */
const MAX_OF_PART = 1.5
/** More packs of one size than people have at home say nothing. */
const MAX_PACKS = 4

/** A pantry made ready for holding many recipes against it. */
export interface StockIndex {
  pantry: readonly StockedProduct[]
  /** The staples that are taken for there. */
  staples: readonly string[]
  /** One object for all indexes of the same products and staples: by it is kept what follows from these alone. */
  home: object
  /** All that it can be taken from, the food itself first, what has to be named last. */
  suppliesOf(ingredient: Pick<NeededIngredient, 'food' | 'name'>): readonly Supply[]
  /** Whether anything of the pantry does for a food of the table, in whatever amount. */
  supplies(food: string): boolean
  /** Whether anything of the pantry does for a food of the table, or it is taken for there. */
  isAtHand(food: string): boolean
  /** The staple by which a food is taken for there though no product holds it, itself for what comes from the tap; null where none is. */
  stapleFor(food: string | null): string | null
}

/**
 * Readies a pantry, and the staples that are taken for there beside it (ids of foods; one whose product is marked as used up is not): an
 * ingredient is supplied by the same food and its kinds, then by what it is a part of (juice of lemons), then by others that cook alike and
 * hold nothing that it does not; each time by what ends first. What is marked as used up supplies nothing, and what was cooked before is none of
 * the raw food that it is filed under.
 */
export function indexStock(products: readonly StockedProduct[], staples: readonly string[] = []): StockIndex {
  const pantry = products.map(asDishesTakeIt)
  const byFood = new Map<string, number[]>()
  const byName = new Map<string, number[]>()
  for (const [place, product] of pantry.entries()) {
    if (product.isOut) continue
    if (product.foodId === null) push(byName, fold(product.name.trim()), place)
    for (const food of foodsOfProduct(product)) push(byFood, food, place)
  }
  for (const places of [...byFood.values(), ...byName.values()])
    places.sort((one, other) => endOf(pantry, one).localeCompare(endOf(pantry, other)))
  const known = new Map<string, readonly Supply[]>()
  const assumed = staplesAtHand(pantry, staples)
  const stapleByFood = new Map<string, string | null>()
  const suppliesOfFood = (food: string): readonly Supply[] => {
    let supplies = known.get(food)
    if (!supplies) known.set(food, (supplies = findSupplies(food, pantry, byFood)))
    return supplies
  }
  const stapleFor = (food: string | null): string | null => {
    if (food === null) return null
    let staple = stapleByFood.get(food)
    if (staple === undefined) {
      staple = isTapWater(food) ? food : (suppliersOf(food).find(({ food: id }) => assumed.has(id))?.food ?? null)
      stapleByFood.set(food, staple)
    }
    return staple
  }
  const atHand = new Map<string, boolean>()
  return {
    pantry,
    staples,
    home: {},
    suppliesOf({ food, name }) {
      if (food === null) return (byName.get(fold(name.trim())) ?? []).flatMap((place) => supplyFrom(pantry, place, ITSELF))
      return suppliesOfFood(food)
    },
    supplies: (food) => suppliesOfFood(food).length > 0,
    stapleFor,
    isAtHand(food) {
      let is = atHand.get(food)
      if (is === undefined) atHand.set(food, (is = suppliesOfFood(food).length > 0 || stapleFor(food) !== null))
      return is
    },
  }
}

/** The index of a pantry and its staples, by an earlier one where that is of the same. */
export function indexStockAgain(products: readonly StockedProduct[], staples: readonly string[], earlier: StockIndex): StockIndex {
  const isSame = areSame(products.map(asDishesTakeIt), earlier.pantry) && areSame(staples, earlier.staples)
  return isSame ? { ...earlier } : indexStock(products, staples)
}

function areSame<Item>(some: readonly Item[], others: readonly Item[]): boolean {
  return some.length === others.length && some.every((item, place) => item === others[place])
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
  const supplies: Supply[] = []
  for (const supplier of suppliersOf(id))
    for (const place of byFood.get(supplier.food) ?? NO_PLACES)
      supplies.push(...supplyFrom(pantry, place, { ...supplier, part: supplier.isBunch ? id : null }))
  const { bunchOf } = findFoodById(id) ?? {}
  if (bunchOf) supplies.push(...partsOfBunch(bunchOf, pantry, byFood))
  return supplies
}

const NO_PLACES: readonly number[] = []

/** Roots that make up so much of a bunch are that bunch: it is not bought beside them. */
const NEARLY_A_BUNCH = 0.75

/** What a bunch can be put together from: its parts as far as their amounts are known, none of them much more than the bunch has of it. */
function partsOfBunch(
  bunch: NonNullable<Food['bunchOf']>,
  pantry: readonly StockedProduct[],
  byFood: ReadonlyMap<string, readonly number[]>,
): Supply[] {
  const parts = Object.entries(bunch)
  const there = parts.reduce((sum, [part, share]) => sum + (byFood.has(part) ? share : 0), 0)
  const makesIt = there >= NEARLY_A_BUNCH
  return parts.flatMap(([part, share]) =>
    (byFood.get(part) ?? []).flatMap((place) =>
      supplyFrom(pantry, place, { share: 1, standsIn: true, part: null }).flatMap((supply) =>
        supply.gramsPerUnit === null ? [] : { ...supply, ofBunch: { share, most: MAX_OF_PART * share, makesIt } },
      ),
    ),
  )
}

function supplyFrom(
  pantry: readonly StockedProduct[],
  place: number,
  { share, standsIn, part }: { share: number; standsIn: boolean; part: string | null },
): Supply[] {
  const product = pantry[place]
  if (!product) return []
  const amount = amountOfProduct(product)
  if (amount?.quantity === 0) return []
  const food = product.foodId === null ? null : findFoodById(product.foodId)
  const grams = amount === null ? null : gramsPerUnit(amount.unit, product, food)
  return [
    {
      product: place,
      amount,
      gramsPerUnit: grams === null ? null : grams * share,
      isSpice: product.isSpice,
      standsIn,
      part,
      ofBunch: null,
    },
  ]
}

/** The foods that a product is looked for as: also the kind that its amount tells it to be, where its name does not (plain yeast). */
function foodsOfProduct({ foodId, quantityGrams }: StockedProduct): string[] {
  if (foodId === null) return []
  const told = Object.entries(findFoodById(foodId)?.toldByPack ?? {}).map(([kind, packs]) => ({
    kind,
    packs: fewestPacks(quantityGrams ?? 0, packs),
  }))
  const [first] = told.filter(({ packs }) => packs <= MAX_PACKS).toSorted((one, other) => one.packs - other.packs)
  return [foodId, ...(first ? [first.kind] : [])]
}

function fewestPacks(grams: number, packs: readonly number[]): number {
  return Math.min(...packs.map((pack) => (grams > 0 && grams % pack === 0 ? grams / pack : Number.POSITIVE_INFINITY)))
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
