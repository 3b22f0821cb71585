import { type DishKind, MENU_RULES } from '@spizarka/knowledge'
import { matchStock, type NeededIngredient } from '../stock/index.ts'
import { findEndingProducts, shareTaken } from './choosing/index.ts'
import { plainTitle } from './read-recent.ts'
import type { ComposeRequest } from './request.ts'
import { asksForKind, readWish } from './wish/index.ts'

/** What choosing among our own dishes sees to, and a cook who does not choose among them may have missed. */
export type ChoiceFault = 'had-lately' | 'no-meal-of-its-own' | 'leaves-ending-meat'

/** A dish of another cook; grams of its ingredients are as bought, for all its servings. */
interface ForeignDish {
  title: string
  kind: DishKind
  ingredients: readonly NeededIngredient[]
}

const LAST_DISHES = 10
const END_SOON_DAYS = 3
/** A dish that takes this much of what can be eaten of its meat at once uses a good part of it. */
const USES_PART = 0.45
/** So many main foods and the kind tell a dish apart, whatever it is called. */
const TELLING_FOODS = 2

/** By what rules of choosing a dish of another cook should not be served; `beside` is what would be served instead. */
export function faultsOfChoice(
  dish: ForeignDish,
  beside: readonly NeededIngredient[] | null,
  request: Pick<ComposeRequest, 'recent' | 'meal' | 'wish' | 'pantry' | 'staples' | 'today' | 'servings' | 'useSoonFirst'>,
): ChoiceFault[] {
  const faults: [ChoiceFault, boolean][] = [
    ['had-lately', wasHadLately(dish, request)],
    ['no-meal-of-its-own', !isMealOfItsOwn(dish, request)],
    [
      'leaves-ending-meat',
      beside !== null && request.useSoonFirst && takesEndingMeat(beside, request) && !takesEndingMeat(dish.ingredients, request),
    ],
  ]
  return faults.flatMap(([fault, isSo]) => (isSo ? fault : []))
}

function wasHadLately({ title, kind, ingredients }: ForeignDish, { recent }: Pick<ComposeRequest, 'recent'>): boolean {
  const foods = new Set(ingredients.flatMap(({ food }) => food ?? []))
  const plain = plainTitle(title)
  return recent
    .slice(0, LAST_DISHES)
    .some(
      (dish) =>
        plainTitle(dish.title) === plain ||
        (dish.kind === kind && dish.foods.length >= TELLING_FOODS && dish.foods.every((food) => foods.has(food))),
    )
}

/** Nothing sweet for lunch or dinner, and nothing that only goes with a dish, unless it is wished for. */
function isMealOfItsOwn({ kind }: ForeignDish, { meal, wish }: Pick<ComposeRequest, 'meal' | 'wish'>): boolean {
  const isMain = meal === 'lunch' || meal === 'dinner'
  const isOther = MENU_RULES.accompaniments.includes(kind) ? meal !== 'snack' : isMain && MENU_RULES.neverMainMeal.includes(kind)
  return !isOther || asksForKind(readWish(wish), kind)
}

function takesEndingMeat(
  ingredients: readonly NeededIngredient[],
  { pantry, staples, today, servings }: Pick<ComposeRequest, 'pantry' | 'staples' | 'today' | 'servings'>,
): boolean {
  const stock = matchStock(ingredients, pantry, 1, staples, { standIns: true })
  return findEndingProducts(pantry, today, servings).some(
    (product) => product.isMeatOrFish && product.days >= 0 && product.days <= END_SOON_DAYS && shareTaken(product, stock) >= USES_PART,
  )
}
