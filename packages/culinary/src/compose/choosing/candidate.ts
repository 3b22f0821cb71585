import { findFoodById, isA, isOneOf, isSeasoning, MENU_RULES } from '@spizarka/knowledge'
import { isPureSalt } from '../../kitchen-checks/index.ts'
import type { SafetyReport } from '../../safety/index.ts'
import type { IngredientStock, StockedProduct, StockIndex } from '../../stock/index.ts'
import { type AdaptedDish, countBought } from '../base/adapted-dish.ts'
import { rarityOf } from '../base/base-dish.ts'
import type { ComposedRecipe } from '../composed-recipe.ts'
import type { Kitchen } from '../kitchen.ts'
import { checkedEater } from '../kitchen-sense.ts'
import { type DishFacts, factsOfAdapted } from '../wish/index.ts'
import { type EndingProduct, findEndingProducts, shareTaken } from './ending-products.ts'
import { frameOf, type Idea, ideaOf } from './ideas.ts'

/** A dish that fits the request, with what the choice among dishes needs of it. */
export interface Candidate {
  /** The recipe of the base, or the dish with choices, that it comes from. */
  id: string
  facts: DishFacts
  /** Ingredient by ingredient, sides apart: what only fills the plate is no reason for a dish. */
  stock: readonly IngredientStock[]
  /** The same with what stands beside it. */
  plate: readonly IngredientStock[]
  /** Ids of what it is made of. */
  mainFoods: readonly string[]
  /** Ingredients that would have to be bought. */
  missing: number
  /** Of these, those that whoever eats few carbohydrates or little salt leaves out, those that another food at home does for on a plate, and helpings of what a dish stands on while another of it is at home: pasta, where there is rice, and chicken, where there is pork. */
  boughtInstead: number
  /** Of these, those that the dish is called after or stands on, and those whose part something at home could play: carrots, where there is broccoli. */
  boughtForItself: number
  /** Of these, those without which it is not itself: the title names them, they are a good part of what is eaten, or the dish is held together by them. */
  boughtToStandOn: number
  /** Whether it is no more than a slice with one thing on it, or flakes in milk: nothing that anybody calls a recipe. */
  isSparse: boolean
  /** Share of its grams, water apart, that is at home. */
  coverage: number
  /** Share of its ingredients, seasonings, water and what is taken for there apart, that are at home. */
  ingredientsAtHome: number
  /** What was replaced or left out of the recipe as it was written, seasonings apart. */
  changes: number
  /** What the gate has to say for moderation. */
  warnings: number
  /** Whether some of that is about the style this person eats in. */
  isAgainstStyle: boolean
  /** How seldom what it takes from this pantry is among dishes, 0 to 1: what this household can cook and others cannot. */
  rarity: number
  /** How many foods of this pantry are in it, seasonings and sides apart. */
  foods: number
  /** What it is at a glance, with what stands beside it. */
  idea: Idea
  /** Writes it out; null where its words cannot be put right. */
  write: () => ComposedRecipe | null
}

/** `own` is the dish without what only stands beside it to fill the plate; none where nothing does. */
export function candidateOfBase(
  fitted: { adapted: AdaptedDish; report: SafetyReport; own?: AdaptedDish },
  kitchen: Kitchen,
): Omit<Candidate, 'write'> {
  const { adapted, report, own: ownDish = adapted } = fitted
  const { dish, ingredients, dropped, missing, coverage } = adapted
  const own = ownDish.ingredients
  const all = ingredients.map((each) => each.stock)
  const absent = missing.filter((each) => each.stock.status === 'missing')
  const { alike, roles } = heapsOf(kitchen)
  const fewCarbs = eatsFewCarbs(kitchen)
  const { avoidsSalt = false } = checkedEater(kitchen.request)
  // Seasonings are not counted among what is missing.
  const salt = avoidsSalt ? ingredients.filter(({ row, stock }) => stock.status === 'missing' && isPureSalt(row.id)) : []
  return {
    id: dish.recipe.id,
    facts: factsOfAdapted(adapted, ownDish, { usesEnding: shareOfEnding(all, kitchen), pantry: kitchen.stock.pantry }),
    stock: own.map((each) => each.stock),
    plate: all,
    mainFoods: dish.mainFoods,
    missing: countBought(missing),
    boughtInstead: countBought([
      ...salt,
      ...absent.filter(
        ({ row, bought }) =>
          alike.some((heap) => isOfHeap(row.id, heap)) ||
          (fewCarbs && isFilling(row.id)) ||
          (bought >= HELPING_G * adapted.servings && roles.some((heap) => heap.main && isOfHeap(row.id, heap))),
      ),
    ]),
    boughtForItself: countBought(
      absent.filter((each) => each.base.inTitle || isBulkOf(each, ingredients) || roles.some((heap) => isOfHeap(each.row.id, heap))),
    ),
    boughtToStandOn: countBought(missing.filter((each) => isLacking(each) && standsOn(each, adapted))),
    isSparse: isSparse(adapted),
    coverage,
    ingredientsAtHome: shareAtHome(ingredients),
    changes:
      ingredients.filter(({ replacedFor, row, base }) => replacedFor !== null && !isTrifle(base.row.id, row.id)).length +
      dropped.filter(({ base }) => base.row.spice !== true).length / 2,
    warnings: report.findings.length,
    isAgainstStyle: report.findings.some(({ rule }) => rule.startsWith('style:')),
    // Nobody knows a household by its potatoes.
    rarity: distinctionOf(own),
    foods: countFoods(own),
    idea: ideaOf(
      { kind: dish.recipe.kind, mainFoods: dish.mainFoods, servings: adapted.servings, frame: frameOf(dish) },
      ingredients.map(({ row: { id }, grams }) => ({ id, grams })),
      own.map(({ row: { id }, grams }) => ({ id, grams })),
    ),
  }
}

/** Whether what stands in is no other dish: another herb, lime for lemon, jasmine rice for white rice, oil for lard. */
function isTrifle(from: string, to: string): boolean {
  if ((isSeasoning(from) && isSeasoning(to)) || isA(to, from) || findFoodById(from)?.equivalents?.includes(to) === true) return true
  return MENU_RULES.cookAlike.some((heap) => isOneOf(from, heap) && isOneOf(to, heap))
}

/** Whether somebody eats in a style that leaves out what others get up full after: nobody sends them for flour or rice. */
function eatsFewCarbs({ request }: Kitchen): boolean {
  const { styles } = request.profile
  return MENU_RULES.leanings.some(({ suits, nutrient, atMost }) => {
    return nutrient === 'carbsG' && atMost !== undefined && styles.some((style) => style === suits)
  })
}

function isFilling(food: string): boolean {
  return MENU_RULES.planning.fullAfter.some((kind) => isA(food, kind))
}

/** Of the weight of a dish, water apart, the part that it stands on: the bread of a sandwich, the pasta under its sauce. */
const BULK = 0.2

function isBulkOf({ bought }: { bought: number }, ingredients: AdaptedDish['ingredients']): boolean {
  return bought >= BULK * ingredients.reduce((sum, each) => sum + (each.row.fromTap ? 0 : each.bought), 0)
}

/** Nobody stands without a thing of which there is most. */
const MOST_THERE = 0.75

function isLacking({ stock, bought }: AdaptedDish['ingredients'][number]): boolean {
  return stock.status === 'missing' || (stock.status === 'partly' && (stock.grams ?? 0) < MOST_THERE * bought)
}

/** Of what a serving weighs, water apart, or of its energy, the part from which on nobody calls a dish the same without it. */
const GOOD_PART = 0.15

/** Whether a dish is not itself without an ingredient: cream of a cream soup, flour of pancakes, curd beside potatoes. */
function standsOn(
  { base, row, grams, bought, replacedFor }: AdaptedDish['ingredients'][number],
  { dish, ingredients, kcal, servings }: AdaptedDish,
): boolean {
  // What an eater or a wish puts into a dish is bought for its sake alone: xylitol, where dates stand at home.
  if (base.inTitle || base.isCore || replacedFor === 'profile') return true
  const { kind } = dish.recipe
  if (MENU_RULES.standsOn.some(({ kinds, foods }) => kinds.includes(kind) && foods.some((food) => isA(row.id, food)))) return true
  const weight = ingredients.reduce((sum, each) => sum + (each.row.fromTap ? 0 : each.bought), 0)
  if (bought >= GOOD_PART * weight) return true
  return kcal !== null && ((row.nutrition?.kcal ?? 0) * grams) / 100 >= GOOD_PART * kcal * servings
}

function isSparse({ dish, ingredients }: AdaptedDish): boolean {
  const { kinds, of, foodsAtLeast, except } = MENU_RULES.sparse
  if (!kinds.includes(dish.recipe.kind) && !ingredients.some(({ row }) => isOneOf(row.id, of))) return false
  const telling = ingredients.filter(({ row }) => !row.spice && !row.fromTap && !isOneOf(row.id, except))
  return new Set(telling.map(({ row }) => row.id)).size < foodsAtLeast
}

/** What ends within so many days is what a wish that nothing be wasted is about; by tomorrow it counts in full. */
const END_SOON_DAYS = 3
const LATER = 0.5
/** So many portions of what ends go on one plate. */
const ON_A_PLATE = 2
/** A little more of it makes no dish better. */
const QUARTERS = 4

const endingAtHome = new WeakMap<StockIndex, readonly EndingProduct[]>()

function worthOf({ days }: EndingProduct): number {
  return days <= 1 ? 1 : LATER
}

/** How much of what ends these days a dish takes, against all of it or against what goes on a plate; 1 where nothing ends. */
function shareOfEnding(stock: readonly IngredientStock[], { stock: { pantry }, stock: index, request }: Kitchen): number {
  let ending = endingAtHome.get(index)
  if (!ending) {
    ending = findEndingProducts(pantry, request.today, request.servings).filter(
      ({ days }) => days <= END_SOON_DAYS && days > -END_SOON_DAYS,
    )
    endingAtHome.set(index, ending)
  }
  const all = ending.reduce((sum, each) => sum + worthOf(each), 0)
  const taken = ending.reduce((sum, each) => sum + worthOf(each) * shareTaken(each, stock), 0)
  return all === 0 ? 1 : Math.min(1, Math.round(QUARTERS * (taken / Math.min(ON_A_PLATE, all))) / QUARTERS)
}

function countFoods(ingredients: AdaptedDish['ingredients']): number {
  return new Set(ingredients.flatMap(({ row, stock }) => (row.spice || row.fromTap || stock.status === 'missing' ? [] : row.id))).size
}

/** A helping of what a plate is filled with, grams as bought. */
const HELPING_G = 50

type Heap = (typeof MENU_RULES.boughtLast)[number]
/** Heaps of which a helping is at home. */
interface HeapsAtHome {
  alike: readonly Heap[]
  roles: readonly Heap[]
}
const heapsAtHome = new WeakMap<StockIndex, HeapsAtHome>()
const ALIKE = MENU_RULES.alikeOnPlate.map((foods): Heap => ({ foods }))

function heapsOf({ stock, request }: Kitchen): HeapsAtHome {
  let heaps = heapsAtHome.get(stock)
  if (!heaps) {
    const isThere = (heap: Heap): boolean => isHeapThere(heap, stock, HELPING_G * request.servings)
    heapsAtHome.set(stock, (heaps = { alike: ALIKE.filter(isThere), roles: MENU_RULES.boughtLast.filter(isThere) }))
  }
  return heaps
}

function isHeapThere(heap: Heap, { pantry }: StockIndex, grams: number): boolean {
  const least = grams * (heap.part ?? 1)
  const isHelping = ({ quantityGrams, isOut }: StockedProduct): boolean => !isOut && (quantityGrams ?? least) >= least
  return pantry.some((product) => product.foodId !== null && isHelping(product) && isOfHeap(product.foodId, heap))
}

function isOfHeap(food: string, { foods, except = [] }: Heap): boolean {
  return foods.some((kind) => isA(food, kind)) && !except.some((kind) => isA(food, kind))
}

function shareAtHome(ingredients: AdaptedDish['ingredients']): number {
  // Oil is taken for there in every house: it makes nobody's shopping list a dish.
  const counted = ingredients.filter(({ row, stock }) => row.spice !== true && row.fromTap !== true && stock.status !== 'assumed')
  return counted.length === 0 ? 1 : counted.filter(({ stock }) => stock.status !== 'missing').length / counted.length
}

/** As many of its foods as tell a dish from others. */
const TELLING = 2

function distinctionOf(ingredients: AdaptedDish['ingredients']): number {
  const there = ingredients.filter(({ stock }) => stock.product !== null && stock.status !== 'missing')
  const rarest = there.map(({ row }) => rarityOf(row)).toSorted((one, other) => other - one)
  return rarest.slice(0, TELLING).reduce((sum, each) => sum + each, 0) / TELLING
}
