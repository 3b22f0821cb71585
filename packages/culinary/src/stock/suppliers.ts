import { FOODS, type Food, findFoodById, isA } from '@spizarka/knowledge'
import { contentsOfFood } from '../safety/traits.ts'

/** A food that an ingredient can be taken from. */
export interface Supplier {
  food: string
  /** Grams of the ingredient that a gram of it gives. */
  share: number
  /** It is another food that cooks alike: it has to be named wherever it is counted. */
  standsIn: boolean
  /** It is a bunch of which the ingredient is a part: other parts of it are still there when this one is taken. */
  isBunch: boolean
}

const remembered = new Map<string, readonly Supplier[]>()

/**
 * The foods that do for a food, best first: itself and its kinds, what it is a part of (a lemon, a bunch), then others that cook alike, all
 * of them with no allergen or the like that it does not hold.
 */
export function suppliersOf(id: string): readonly Supplier[] {
  let suppliers = remembered.get(id)
  if (!suppliers) remembered.set(id, (suppliers = findSuppliers(id)))
  return suppliers
}

function findSuppliers(id: string): Supplier[] {
  const food = findFoodById(id)
  const alike = (food?.equivalents ?? []).filter((other) => holdsNoMore(other, id) && !(food?.kindMatters && isA(id, other)))
  const part = food?.partOf
  return [
    supplier(id),
    ...alike.filter((other) => isSame(other, id)).map((other) => supplier(other)),
    ...(part ? [supplier(part.whole, { share: part.share })] : []),
    ...bunchesWith(id).map((bunch) => supplier(bunch, { share: findFoodById(bunch)?.bunchOf?.[id] ?? 0, isBunch: true })),
    ...alike.filter((other) => !isSame(other, id)).map((other) => supplier(other, { standsIn: true })),
  ]
}

function supplier(food: string, { share = 1, standsIn = false, isBunch = false }: Partial<Supplier> = {}): Supplier {
  return { food, share, standsIn, isBunch }
}

let bunches: readonly string[] | undefined

function bunchesWith(id: string): string[] {
  bunches ??= FOODS.flatMap((food) => (food.bunchOf ? food.id : []))
  return bunches.filter((bunch) => findFoodById(bunch)?.bunchOf?.[id] !== undefined)
}

/** Whether a product is a food or a kind of it in the state that the food's name says: what is frozen is cut and blanched, and no raw salad. */
function isSame(product: string, food: string): boolean {
  return isItself(product, food) && isFrozen(product) === isFrozen(food)
}

/** Whether a food comes out of the freezer of a shop. False for unknown ids. */
export function isFrozen(id: string): boolean {
  return findFoodById(id)?.aisle === 'frozen'
}

const FROZEN = /(?<!\p{L})(?:za)?mrożon/iu

/** Whether a product lies in the freezer: its food is sold frozen, or its owner calls it so ("pierś z kurczaka mrożona"). */
export function isSoldFrozen({ foodId, name }: { foodId: string | null; name: string }): boolean {
  return (foodId !== null && isFrozen(foodId)) || FROZEN.test(name)
}

/** Whether a product is the food, a kind of it, or what it is a part of: the food's name says nothing untrue of it. */
export function isItself(product: string, food: string): boolean {
  return isA(product, food) || isA(food, product) || isPartOf(food, product)
}

/** Whether a food is a part of another: the juice of a lemon, a carrot of a bunch. */
export function isPartOf(food: string, whole: string): boolean {
  return findFoodById(food)?.partOf?.whole === whole || findFoodById(whole)?.bunchOf?.[food] !== undefined
}

/**
 * Whether a food holds no allergen or the like that the other does not: only then may it stand in for it without being asked. A kind of it
 * may be sure of what the other merely may hold (minced pork and beef, of minced meat): whoever must not have that is told so of both.
 */
function holdsNoMore(id: string, otherId: string): boolean {
  const [food, other] = [findFoodById(id), findFoodById(otherId)]
  if (!food || !other) return false
  const [contents, allowed] = [contentsOfFood(food), contentsOfFood(other)]
  const sure = isA(id, otherId) ? allowed.has | allowed.may : allowed.has
  return (contents.has & ~sure) === 0 && (contents.may & ~(allowed.has | allowed.may)) === 0 && !hasMoreLactose(food, other)
}

/** Cheese without lactose is bought for it: plain cheese is none, though it is what that is a kind of. */
function hasMoreLactose(food: Food, other: Food): boolean {
  return other.lactose === 'none' && food.lactose !== undefined && food.lactose !== 'none'
}
