import { isA, MENU_RULES } from '@spizarka/knowledge'
import type { SafetyReport } from '../../safety/index.ts'
import type { IngredientStock, StockedProduct, StockIndex } from '../../stock/index.ts'
import type { AdaptedDish } from '../base/adapted-dish.ts'
import { rarityOf } from '../base/base-dish.ts'
import type { ComposedRecipe } from '../composed-recipe.ts'
import type { Kitchen } from '../kitchen.ts'
import { type DishFacts, factsOfAdapted } from '../wish/index.ts'

/** A dish that fits the request, with what the choice among dishes needs of it. */
export interface Candidate {
  /** The recipe of the base, or the dish with choices, that it comes from. */
  id: string
  facts: DishFacts
  /** Ingredient by ingredient, sides apart: what only fills the plate is no reason for a dish. */
  stock: readonly IngredientStock[]
  /** Ids of what it is made of. */
  mainFoods: readonly string[]
  /** Ingredients that would have to be bought. */
  missing: number
  /** Of these, those that another food at home could be instead: pasta, where there is rice. */
  boughtInstead: number
  /** Share of its grams, water apart, that is at home. */
  coverage: number
  /** Share of its ingredients, seasonings and water apart, that are at home. */
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
  /** Writes it out; null where its words cannot be put right. */
  write: () => ComposedRecipe | null
}

/** `bare` is the dish without what only stands beside it to fill the plate. */
export function candidateOfBase(
  {
    adapted,
    report,
    bare,
  }: { adapted: AdaptedDish; report: SafetyReport; bare?: { adapted: AdaptedDish; bare?: { adapted: AdaptedDish } } },
  kitchen: Kitchen,
  write: () => ComposedRecipe | null,
): Candidate {
  const { dish, ingredients, dropped, missing, coverage } = adapted
  const own = (bare?.bare ?? bare)?.adapted.ingredients ?? ingredients
  return {
    id: dish.recipe.id,
    facts: factsOfAdapted(adapted),
    stock: own.map((each) => each.stock),
    mainFoods: dish.mainFoods,
    missing: missing.length,
    boughtInstead: missing.filter(({ stock, row }) => stock.status === 'missing' && standsAlike(row.id, kitchen)).length,
    coverage,
    ingredientsAtHome: shareAtHome(ingredients),
    changes:
      ingredients.filter(({ replacedFor }) => replacedFor !== null).length +
      dropped.filter(({ base }) => base.row.spice !== true).length / 2,
    warnings: report.findings.length,
    isAgainstStyle: report.findings.some(({ rule }) => rule.startsWith('style:')),
    // Nobody knows a household by its potatoes.
    rarity: distinctionOf(own),
    foods: countFoods(own),
    write,
  }
}

function countFoods(ingredients: AdaptedDish['ingredients']): number {
  return new Set(ingredients.flatMap(({ row, stock }) => (row.spice || row.fromTap || stock.status === 'missing' ? [] : row.id))).size
}

/** A helping of what a plate is filled with, grams as bought. */
const HELPING_G = 50

const heapsAtHome = new WeakMap<StockIndex, ReadonlySet<readonly string[]>>()

/** Whether a helping of something is at home that does the same on the plate. */
function standsAlike(food: string, { stock, request }: Kitchen): boolean {
  let heaps = heapsAtHome.get(stock)
  if (!heaps) heapsAtHome.set(stock, (heaps = findHeaps(stock, HELPING_G * request.servings)))
  for (const heap of heaps) if (heap.some((kind) => isA(food, kind))) return true
  return false
}

function findHeaps({ pantry }: StockIndex, grams: number): Set<readonly string[]> {
  const isHelping = ({ quantityGrams, isOut }: StockedProduct): boolean => !isOut && (quantityGrams ?? grams) >= grams
  const there = pantry.flatMap((product) => (product.foodId !== null && isHelping(product) ? product.foodId : []))
  return new Set(MENU_RULES.alikeOnPlate.filter((heap) => there.some((food) => heap.some((kind) => isA(food, kind)))))
}

function shareAtHome(ingredients: AdaptedDish['ingredients']): number {
  const counted = ingredients.filter(({ row }) => row.spice !== true && row.fromTap !== true)
  return counted.length === 0 ? 1 : counted.filter(({ stock }) => stock.status !== 'missing').length / counted.length
}

/** As many of its foods as tell a dish from others. */
const TELLING = 2

function distinctionOf(ingredients: AdaptedDish['ingredients']): number {
  const there = ingredients.filter(({ stock }) => stock.product !== null && stock.status !== 'missing')
  const rarest = there.map(({ row }) => rarityOf(row)).toSorted((one, other) => other - one)
  return rarest.slice(0, TELLING).reduce((sum, each) => sum + each, 0) / TELLING
}
