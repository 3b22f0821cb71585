import { type DishKind, isA, isOneOf, MENU_RULES, type Recipe } from '@spizarka/knowledge'
import { roundQuantity } from '../../../units/index.ts'
import type { Kitchen } from '../../kitchen.ts'
import type { AdaptedIngredient } from '../adapted-dish.ts'
import { isLaidOnPlates, isPieceForEach, SPOONS } from './scale-dish.ts'

/** Whoever has nine tenths of what a recipe says cooks with that. */
const NEARLY = 0.9
/** Of what is eaten in helpings (cheese, curd, ham) there may be less than the recipe says, where it is still most of a helping for each. */
const LEAST_OF_HELPING = 0.75
const LEAST_OF_RECIPE = 0.6
/** What is made by a measure of all that is in it. */
const BY_MEASURE: ReadonlySet<DishKind> = new Set(['cake', 'bread', 'dumplings', 'pancakes'])
const STEP = 5
/** Less than this is measured by the gram. */
const MEASURED_FINELY = 30

/**
 * The ingredients, each of what there is of it where that is nearly as much as the recipe says, or where it is a helping for each: nobody goes for ten grams, and nobody
 * is told to take 360 g of 350. What raises a dough, sets or salts stays as it is, and in a dough all else too.
 */
export function takeWhatIsThere(
  ingredients: readonly AdaptedIngredient[],
  servings: number,
  recipe: Pick<Recipe, 'kind' | 'steps' | 'servings'>,
  { goesShopping }: Pick<Kitchen, 'goesShopping'>,
): readonly AdaptedIngredient[] {
  if (goesShopping || ingredients.every(({ stock }) => partThere({ stock }) === 1)) return ingredients
  const cores = ingredients.filter(({ base }) => base.isCore).length
  return ingredients.map((each) => {
    const part = partThere(each)
    return part < 1 && isEnough(each, part, servings, { recipe, cores }) ? inPart(each, part) : each
  })
}

/** The part of what an ingredient needs that is there, 1 where it is all or where nobody knows. */
function partThere({ stock }: Pick<AdaptedIngredient, 'stock'>): number {
  const { status, needed, available } = stock
  if ((status !== 'have' && status !== 'partly') || needed === null || available === null || needed === 0) return 1
  return Math.min(1, available / needed)
}

function isEnough(
  { base, row, bought, stock }: AdaptedIngredient,
  part: number,
  servings: number,
  { recipe, cores }: { recipe: Pick<Recipe, 'kind' | 'steps' | 'servings'>; cores: number },
): boolean {
  if (MENU_RULES.measuredExactly.some((food) => isA(row.id, food))) return false
  // Five eggs are no two for each of three.
  if (isLaidOnPlates(base, recipe) || isPieceForEach(base, recipe)) return false
  if (stock.status === 'have' || BY_MEASURE.has(recipe.kind)) return stock.status === 'have'
  if (part >= NEARLY || (part >= LEAST_OF_RECIPE && isVegetableBeside(base, row, cores))) return true
  const helping = MENU_RULES.planning.helpings.find(({ foods }) => foods.some((food) => isA(row.id, food)))
  return helping !== undefined && part >= LEAST_OF_RECIPE && (part * bought) / servings >= LEAST_OF_HELPING * helping.grams
}

/** For want of a pepper nobody leaves two of four without a dinner: of vegetables there may be less, unless they are all that a dish is made of. */
function isVegetableBeside({ isCore }: AdaptedIngredient['base'], { id, aisle }: AdaptedIngredient['row'], cores: number): boolean {
  return aisle === VEGETABLES && (!isCore || cores > 1) && !isOneOf(id, MENU_RULES.planning.fullAfter)
}

const VEGETABLES = 'vegetables'

/** The ingredient in a part of its amount: weighed, it is what the scales say; by the piece or the tin it is as many, a little smaller. */
function inPart(each: AdaptedIngredient, part: number): AdaptedIngredient {
  const { base, quantity, stock } = each
  const measure = base.amount?.measure
  const by = quantity === null || measure === undefined ? 1 : fitting(quantity, part, measure, each) / quantity
  const lessBy = Math.min(by, part)
  return {
    ...each,
    quantity: quantity === null ? null : roundQuantity(quantity * by),
    grams: Math.round(each.grams * lessBy),
    bought: Math.round(each.bought * lessBy),
    stock: {
      ...stock,
      status: 'have',
      needed: roundQuantity((stock.needed ?? 0) * lessBy),
      grams: Math.round(each.bought * lessBy),
      takes: stock.takes.map((take) => ({ ...take, quantity: roundQuantity((take.quantity * lessBy) / part) })),
    },
  }
}

/** As much as can be measured of what there is; one or two of what is counted stay as many where they are hardly smaller, and spoons as they are. */
function fitting(quantity: number, part: number, measure: string, { row, stock }: AdaptedIngredient): number {
  const there = quantity * part
  if (measure === 'g' || measure === 'ml') return floorTo(there, there < MEASURED_FINELY ? 1 : STEP) || quantity
  if (SPOONS.has(measure)) return quantity
  const isCounted = row.wholePieces === true || stock.unit === 'pieces' || part < NEARLY || quantity >= MANY
  return isCounted ? floorTo(there, row.wholePieces === true ? 1 : HALF) || quantity : quantity
}

const MANY = 3
const HALF = 0.5

function floorTo(value: number, step: number): number {
  return Math.floor(value / step + 1e-6) * step
}
