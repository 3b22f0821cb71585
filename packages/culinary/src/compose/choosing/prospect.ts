import { type DishKind, type Food, findFoodById } from '@spizarka/knowledge'
import { SIDES } from '@spizarka/knowledge/recipes'
import { once } from '../../remembered.ts'
import type { StockIndex } from '../../stock/index.ts'
import { surelyMissing } from '../base/adapt-dish.ts'
import { ratioOf } from '../base/amounts/scale-dish.ts'
import { type BaseDish, type BaseIngredient, rarityOf } from '../base/base-dish.ts'
import type { Kitchen } from '../kitchen.ts'
import { mostOfServing, type UnfittedDish } from '../wish/index.ts'
import type { Candidate } from './candidate.ts'
import { findEndingProducts, findGluts } from './ending-products.ts'
import { frameOf, type Idea, sureIdeaOf } from './ideas.ts'

/** A dish that may fit. To fit it costs a hundred times what a look at it does: until it is, it is taken for the best that it may turn out to be. */
export interface Prospect {
  sketch: Sketch
  /** Fits it, with less beside it where it does not suit otherwise; null where that cannot be done, or where it is no dish for this request. */
  fit(suits?: (dish: Candidate) => boolean): Candidate | null
}

/** What a dish may turn out to be at the best, with whatever stand-ins and sides it is fitted. */
export interface Sketch extends UnfittedDish {
  id: string
  mainFoods: readonly string[]
  /** Foods that have to be bought, at least. */
  missing: number
  /** Foods of the pantry in it, at most. */
  foods: number
  /** How seldom what it takes is, at most. */
  rarity: number
  /** What it surely is at a glance, whatever stands in or beside it. */
  idea: Idea
  /** What it takes at most of products that end or of which there is much, by their place in the pantry, in their own unit. */
  takes: ReadonlyMap<number, number>
}

/** A whole bird for two thirds of one, rounded up to what a kitchen measures, and once more where something stands in. */
const MOST_GROWN = 3
/** As many of its foods as tell a dish from others. */
const TELLING = 2
const LONG_MINUTES = 120

const sketches = new WeakMap<object, Map<BaseDish, Sketch>>()

/** What a dish of the base or one with choices may be at the best in a kitchen that does not go shopping for it: the same at every meal. */
export function sketchOf(dish: BaseDish, kitchen: Kitchen): Sketch {
  // Kitchens of one request differ in the meal, the time, and what may be bought: none of that is in a sketch.
  const known = sketches.get(kitchen.stock) ?? new Map<BaseDish, Sketch>()
  sketches.set(kitchen.stock, known)
  let sketch = known.get(dish)
  if (!sketch) known.set(dish, (sketch = drawSketch(dish, kitchen)))
  return sketch
}

function drawSketch(dish: BaseDish, kitchen: Kitchen): Sketch {
  const { recipe, ingredients, mainFoods } = dish
  const { id, title, kind, meals, activeMinutes, totalMinutes, keepsDays, servings, tags = [], notTags = [] } = recipe
  const factor = (MOST_GROWN * mostOfServing(kitchen.request.kcal, kitchen.servingSize) * kitchen.request.servings) / servings
  const shelf = shelfOf(kitchen)
  const takes = new Map<number, number>()
  // Of those that tell a dish from others.
  let rarest = 0
  let second = 0
  let foods = 0
  for (const base of ingredients) {
    let isCounted = false
    let rarity = 0
    for (const row of rowsOf(base)) {
      const reach = shelf.reachOf(row.id)
      isCounted ||= reach.isCounted
      rarity = Math.max(rarity, reach.rarity)
      for (const { product, gramsPerUnit } of reach.products) {
        const most =
          gramsPerUnit === null ? Number.POSITIVE_INFINITY : (mostBought(base, factor) * Math.max(1, ratioOf(base.row, row))) / gramsPerUnit
        takes.set(product, (takes.get(product) ?? 0) + most)
      }
    }
    foods += Number(isCounted)
    if (rarity > rarest) {
      second = rarest
      rarest = rarity
    } else if (rarity > second) second = rarity
  }
  return {
    id,
    title,
    kind,
    meals,
    mainFoods,
    activeMinutes,
    keepsDays,
    tags,
    notTags,
    mayHold: once(() => {
      const own = ingredients.flatMap(rowsOf).flatMap((row) => shelf.reachOf(row.id).rows)
      return mayHaveSide(kind) ? [...own, ...shelf.beside()] : own
    }),
    totalMinutes:
      totalMinutes <= LONG_MINUTES
        ? totalMinutes
        : Math.min(totalMinutes, ...(recipe.variants ?? []).map((variant) => variant.totalMinutes)),
    idea: ideaWhateverFits(dish),
    missing: surelyMissing(dish, kitchen),
    foods,
    rarity: (rarest + second) / TELLING,
    takes,
  }
}

const rowsOfIngredients = new WeakMap<BaseIngredient, readonly Food[]>()

/** The food of an ingredient, and what may take its place. */
function rowsOf(base: BaseIngredient): readonly Food[] {
  let own = rowsOfIngredients.get(base)
  if (!own) rowsOfIngredients.set(base, (own = [base.row, ...base.standIns]))
  return own
}

const ideas = new WeakMap<BaseDish, Idea>()

/** The idea of a dish as far as nothing may stand in for what it is made of: the same in every kitchen. */
function ideaWhateverFits(dish: BaseDish): Idea {
  let idea = ideas.get(dish)
  if (!idea) {
    const { recipe, ingredients, mainFoods } = dish
    const sure = ingredients.flatMap(({ row: { id }, grams, standIns, optional }) =>
      standIns.length === 0 && optional !== true ? { id, grams } : [],
    )
    ideas.set(dish, (idea = sureIdeaOf({ kind: recipe.kind, mainFoods, servings: recipe.servings, frame: frameOf(dish) }, sure)))
  }
  return idea
}

/** Grams as bought; what is less than one of its measure may be rounded up to one. */
function mostBought({ grams, amount, boughtPerUsed }: BaseIngredient, factor: number): number {
  const one = amount === null || amount.measure === 'g' || amount.measure === 'ml' ? 0 : grams / amount.quantity
  return Math.max(factor * grams, MOST_GROWN * one) * boughtPerUsed + 1
}

/** What a food may turn into in this pantry: whatever it is taken from, and what does for that. */
interface Reach {
  /** It may be a food of the pantry that is no seasoning. */
  isCounted: boolean
  rarity: number
  /** The food, and those that it is taken from. */
  rows: readonly Food[]
  /** Of the products that end or of which there is much. */
  products: readonly { product: number; gramsPerUnit: number | null }[]
}

interface Shelf {
  reachOf(food: string): Reach
  /** What may stand beside a dish to make it a full plate. */
  beside(): readonly Food[]
}

const shelves = new WeakMap<StockIndex, Shelf>()

function shelfOf({ stock, request: { today, servings } }: Kitchen): Shelf {
  let shelf = shelves.get(stock)
  if (!shelf) {
    const { pantry } = stock
    const watched = new Set(
      [...findEndingProducts(pantry, today, servings), ...findGluts(pantry, today, servings)].map(({ product }) => product),
    )
    const known = new Map<string, Reach>()
    const reachOf = (food: string): Reach => {
      let reach = known.get(food)
      if (!reach) known.set(food, (reach = findReach(food, stock, watched)))
      return reach
    }
    shelves.set(stock, (shelf = { reachOf, beside: once(() => [...new Set(foodsBeside().flatMap(({ id }) => reachOf(id).rows))]) }))
  }
  return shelf
}

function mayHaveSide(kind: DishKind): boolean {
  return SIDES.some(({ beside }) => beside.plates.some(({ kinds }) => kinds.includes(kind)))
}

const foodsBeside = once((): readonly Food[] => {
  const listed = SIDES.flatMap(({ list, places }) => [
    ...list.flatMap((entry) => (typeof entry === 'string' ? [] : entry)),
    ...places.flatMap(({ options }) => options.flatMap(({ ingredients }) => ingredients)),
  ])
  const ids = listed.flatMap(({ ingredient, reading }) => [ingredient.food, ...(reading.standIns ?? [])])
  return [...new Set(ids)].flatMap((id) => findFoodById(id) ?? [])
})

function findReach(food: string, stock: StockIndex, watched: ReadonlySet<number>): Reach {
  const own = stock.suppliesOf({ food, name: '' })
  const named = own.flatMap(({ product }) => stock.pantry[product]?.foodId ?? [])
  const supplies = [...own, ...[...new Set(named)].flatMap((id) => stock.suppliesOf({ food: id, name: '' }))]
  const rows = [...new Set([food, ...named])].flatMap((id) => findFoodById(id) ?? [])
  return {
    rows,
    isCounted: (own.length > 0 || stock.stapleFor(food) !== null) && rows.some(({ spice, fromTap }) => !spice && !fromTap),
    rarity: own.length === 0 ? 0 : Math.max(0, ...rows.map(rarityOf)),
    products: supplies.flatMap(({ product, gramsPerUnit }) => (watched.has(product) ? { product, gramsPerUnit } : [])),
  }
}
