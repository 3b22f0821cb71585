import { type DishKind, type EquipmentKey, type Food, findFoodById, type Meal, type RecipeStep } from '@spizarka/knowledge'
import { type Purpose, purposeOf } from '../../ingredients/index.ts'
import { isFrozen, isSoldFrozen, type StockIndex } from '../../stock/index.ts'
import type { AdaptedDish } from '../base/adapted-dish.ts'
import type { BaseDish } from '../base/base-dish.ts'

/** A dish as far as a wish and the tags of dishes can be held against it. */
export interface DishFacts {
  title: string
  about: string
  kind: DishKind
  meals: readonly Meal[]
  totalMinutes: number
  activeMinutes: number
  keepsDays: number
  servings: number
  equipment: readonly EquipmentKey[]
  steps: readonly RecipeStep[]
  /**
   * `isBeside` of what only stands beside it to fill the plate; `takenFrom`: the id of the product's own food where that is another; `isFrozen` of what
   * lies in the freezer.
   */
  ingredients: readonly { food: Food; grams: number; purpose: Purpose; isBeside?: true; takenFrom?: string; isFrozen?: true }[]
  /** Of a serving; null where nothing of it is known. */
  kcal: number | null
  /** Ids of dish tags that its recipe says it has, and that it has not. */
  tags: readonly string[]
  notTags: readonly string[]
  /** How much it takes of what ends these days, 0 to 1, where 1 is as much as goes on a plate; unset where no pantry is known. */
  usesEnding?: number
}

/** `own` is the dish without what stands beside it; `pantry` is what it is taken from. */
export function factsOfAdapted(
  adapted: AdaptedDish,
  own: AdaptedDish = adapted,
  { usesEnding, pantry = [] }: { usesEnding?: number; pantry?: StockIndex['pantry'] } = {},
): DishFacts {
  const { dish, servings, ingredients, found, kcal } = adapted
  const { recipe } = dish
  const { kind, meals, activeMinutes, keepsDays, tags = [], notTags = [] } = recipe
  const ownFoods = new Set(own.ingredients.map(({ row }) => row.id))
  return {
    title: adapted.title,
    kind,
    meals,
    activeMinutes,
    keepsDays,
    tags,
    notTags,
    totalMinutes: found.totalMinutes,
    equipment: found.equipment,
    servings,
    ingredients: ingredients.map(({ row, grams, base, stock }) => ({
      food: row,
      grams,
      purpose: base.purpose,
      ...takenFrom(row, stock.takes[0] && pantry[stock.takes[0].product]),
      ...(isFromFreezer(row, stock.takes[0] && pantry[stock.takes[0].product]) && { isFrozen: true as const }),
      ...(own !== adapted && !ownFoods.has(row.id) && { isBeside: true as const }),
    })),
    kcal,
    ...(usesEnding !== undefined && { usesEnding }),
    // Read when they are asked for: most dishes are set aside unread.
    get about() {
      return recipe.about
    },
    get steps() {
      return recipe.steps
    },
  }
}

function takenFrom({ id }: Food, product: StockIndex['pantry'][number] | undefined): { takenFrom?: string } {
  const from = product?.foodId ?? id
  return from === id ? {} : { takenFrom: from }
}

function isFromFreezer({ id }: Food, product: StockIndex['pantry'][number] | undefined): boolean {
  return product ? isSoldFrozen(product) : isFrozen(id)
}

const ofBase = new WeakMap<BaseDish, DishFacts>()

/** A dish of the base as its recipe has it, before it is fitted to anybody: the same for all who ask. */
export function factsOfBase(dish: BaseDish): DishFacts {
  let facts = ofBase.get(dish)
  if (!facts) ofBase.set(dish, (facts = describeBase(dish)))
  return facts
}

function describeBase({ recipe, ingredients, kcal }: BaseDish): DishFacts {
  const { title, kind, meals, activeMinutes, totalMinutes, keepsDays, servings, equipment, tags = [], notTags = [] } = recipe
  return {
    title,
    kind,
    meals,
    activeMinutes,
    totalMinutes,
    keepsDays,
    servings,
    equipment,
    tags,
    notTags,
    kcal,
    ingredients: ingredients.map(({ row, grams, purpose }) => ({ food: row, grams, purpose })),
    get about() {
      return recipe.about
    },
    get steps() {
      return recipe.steps
    },
  }
}

/** A dish that is written out, with the lines and ids of its ingredients. */
export interface WrittenDish extends Omit<DishFacts, 'ingredients' | 'kcal' | 'tags' | 'notTags' | 'activeMinutes' | 'usesEnding'> {
  activeMinutes: number | null
  ingredients: readonly { food: string | null; grams: number | null; line: string }[]
}

export function factsOfComposed(recipe: WrittenDish, kcal: number | null): DishFacts {
  return {
    ...recipe,
    ingredients: recipe.ingredients.flatMap(({ food: id, grams, line }) => {
      const food = id === null ? null : findFoodById(id)
      return food ? [{ food, grams: grams ?? 0, purpose: purposeOf(line) }] : []
    }),
    activeMinutes: recipe.activeMinutes ?? recipe.totalMinutes,
    kcal,
    tags: [],
    notTags: [],
  }
}
