import { type Food, findFoodById, isOneOf, MENU_RULES } from '@spizarka/knowledge'
import { type EndingProduct, findEndingProducts } from '../compose/choosing/ending-products.ts'
import { openKitchen } from '../compose/compose-recipes.ts'
import type { Kitchen } from '../compose/kitchen.ts'
import type { ComposeRequest } from '../compose/request.ts'
import { readWish } from '../compose/wish/index.ts'
import { asCookedBefore, type StockedProduct } from '../stock/index.ts'
import { KEPT_DAYS } from './choosing/offers.ts'
import type { PlanTaste } from './plan-dish.ts'
import type { PlanRequest } from './plan-request.ts'
import { eatsLittle, spendsLittle } from './plan-wish.ts'

/** What a portion of a meal may cost where nobody minds, grosze: below it money is minded. */
const EASY_PORTION_GROSZE = 900
const MOST_THRIFT = 2.5
/** Of whoever names no sum, but wishes to spend little. */
const WISHED_THRIFT = 1.5
/** Of the usual energy of a day, what somebody eats who wishes for light dishes. */
const LITTLE = 0.82

/** What all dishes of a plan are weighed with. */
export function tasteOf(request: PlanRequest, takesUnchecked: boolean): PlanTaste {
  const wish = readWish(request.wish)
  const kitchen = kitchenFor(request, freshOf(request), request.people, takesUnchecked)
  const portions = request.people * request.days * request.meals.length
  const each = request.budgetGrosze === null ? EASY_PORTION_GROSZE : request.budgetGrosze / portions
  const thrift = Math.min(MOST_THRIFT, Math.max(spendsLittle(wish) ? WISHED_THRIFT : 1, EASY_PORTION_GROSZE / Math.max(1, each)))
  const dayEnergy = eatsLittle(wish) ? LITTLE : 1
  return { kitchen, wish, thrift, dayEnergy, ending: productsToUse(kitchen.stock.pantry, request) }
}

/** What ends within a week, and behind it what simply stands there and makes a meal: both are better used than bought again. */
function productsToUse(pantry: readonly StockedProduct[], { startOn, people }: PlanRequest): EndingProduct[] {
  const ending = new Map(findEndingProducts(pantry, startOn, people).map((each) => [each.product, each]))
  return pantry.flatMap((product, place): EndingProduct[] => {
    const soon = ending.get(place)
    const food = product.foodId === null ? null : findFoodById(product.foodId)
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
      soon ? { ...soon, ...portions } : { product: place, days: KEPT_DAYS, isMeatOrFish: makesTheMeal(food), isCooked: false, ...portions },
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

/** kcal of a serving below which it is made larger. */
const FILLING = { main: 610, other: 440 }

/** The pantry of the first day, without what is past its own. */
export function freshOf({ pantry, startOn }: PlanRequest): readonly StockedProduct[] {
  return pantry.filter(({ bestBefore }) => bestBefore === null || bestBefore >= startOn).map(asCookedBefore)
}

/** What dishes are fitted to: somebody who goes to the shop and takes what is there first. */
export function kitchenFor(request: PlanRequest, pantry: readonly StockedProduct[], servings: number, takesUnchecked: boolean): Kitchen {
  const { staples, profile, equipment, wish, recent, ratings, seed, startOn, maxMinutes } = request
  const asked: ComposeRequest = {
    pantry,
    staples,
    profile,
    meal: null,
    servings,
    maxMinutes,
    maxMissing: Number.POSITIVE_INFINITY,
    useSoonFirst: true,
    kcal: null,
    device: null,
    equipment,
    wish,
    count: 1,
    today: startOn,
    recent,
    ratings,
    seed,
  }
  const read = readWish(wish)
  const kitchen: Kitchen = { ...openKitchen(asked, read, takesUnchecked), goesShopping: true }
  const part = eatsLittle(read) ? LITTLE : 1
  return { ...kitchen, filling: { main: part * FILLING.main, other: part * FILLING.other } }
}
