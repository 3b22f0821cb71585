import { type Food, findFoodById, isOneOf, MENU_RULES } from '@spizarka/knowledge'
import { type EndingProduct, findEndingProducts } from '../compose/choosing/ending-products.ts'
import type { StockedProduct } from '../stock/index.ts'
import { type Custom, customOf } from './choosing/customs.ts'
import type { PlanRequest } from './plan-request.ts'

/** A product that is better eaten than bought again, and how much it must be eaten in time: 1 what a meal is made of, 0 what may as well be left. */
export interface ProductToUse extends EndingProduct {
  must: number
  /** Eaten whatever is planned: nothing speaks for taking a first helping of it. */
  isEveryday: boolean
  /** The meal that it is kept for. */
  custom: Custom | null
}

/** Days from which on nothing has to be used: it stands there all the same. */
export const KEPT_DAYS = 60
/** Ham and cheese are half a meal, a head of lettuce is beside one. */
const MUST = { meal: 1, coldCuts: 0.6, other: 0.25 }

function mustOf({ isMeatOrFish, isCooked }: EndingProduct, { aisle }: Food): number {
  return isMeatOrFish || isCooked ? MUST.meal : aisle === 'cold-cuts' ? MUST.coldCuts : MUST.other
}

/** What ends within a week, and behind it what simply stands there and makes a meal: both are better used than bought again. */
export function productsToUse(pantry: readonly StockedProduct[], { startOn, people }: PlanRequest): ProductToUse[] {
  const ending = new Map(findEndingProducts(pantry, startOn, people).map((each) => [each.product, each]))
  return pantry.flatMap((product, place): ProductToUse[] => {
    const found = ending.get(place)
    const food = product.foodId === null ? null : findFoodById(product.foodId)
    const custom = food ? customOf(food) : null
    const isEveryday = food !== null && isOneOf(food.id, MENU_RULES.planning.everyday)
    const soon = found && { ...found, must: food ? mustOf(found, food) : 0, custom, isEveryday }
    if (!food || product.isSpice || product.isOut) return soon ? [soon] : []
    if (!soon && !MENU_RULES.planning.mealAisles.includes(food.aisle)) return []
    const { quantityGrams, quantityMl, quantityPieces } = product
    const grams = quantityGrams ?? quantityMl ?? (quantityPieces ?? 0) * (product.gramsPerPiece ?? food.gramsPerPiece ?? 0)
    const unit = quantityGrams ?? quantityMl ?? quantityPieces
    const helping = people * helpingOf(food)
    if (soon?.isMeatOrFish || unit === null || grams < (soon ? 1 : helping / 2)) return soon ? [soon] : []
    const share = Math.min(1, helping / grams)
    const portions = { portion: share * unit, portions: Math.max(1, grams / helping) }
    return [
      soon
        ? { ...soon, ...portions }
        : {
            product: place,
            days: KEPT_DAYS,
            isMeatOrFish: makesTheMeal(food),
            isCooked: food.kind === 'dish',
            must: 0,
            custom,
            isEveryday,
            ...portions,
          },
    ]
  })
}

/** What one person eats of a food at a meal, grams. */
function helpingOf({ id, storage, aisle }: Food): number {
  const own = MENU_RULES.planning.helpings.find(({ foods }) => isOneOf(id, foods))
  return own?.grams ?? (storage === 'cupboard' && aisle !== 'vegetables' ? DRY_PORTION_G : PORTION_G)
}

/** Meat, fish, cheese and what was bought ready are what a meal is made of. */
function makesTheMeal({ aisle, origin, kind }: Food): boolean {
  return aisle === 'cheese' || kind === 'dish' || origin.some((each) => ANIMAL.has(each))
}

const ANIMAL: ReadonlySet<string> = new Set(['meat', 'poultry', 'pork', 'beef', 'fish', 'seafood'])

const PORTION_G = 150
const DRY_PORTION_G = 70
