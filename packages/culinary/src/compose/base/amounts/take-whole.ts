import { type DishKind, isA, isLeftover, isSeasoning, MENU_RULES } from '@spizarka/knowledge'
import { roomOfPortion } from '../../../kitchen-checks/index.ts'
import { energyPerServing } from '../../../nutrition/index.ts'
import type { StockedProduct } from '../../../stock/index.ts'
import { roundQuantity, scaleAmount } from '../../../units/index.ts'
import type { Kitchen } from '../../kitchen.ts'
import { daysBetween, spoils } from '../../pantry/index.ts'
import { isAsWished } from '../../wish/index.ts'
import type { AdaptedDish, AdaptedIngredient } from '../adapted-dish.ts'
import { isMeatOfDish, isPieceForEach } from './scale-dish.ts'
import { piecesForEach } from './whole-pieces.ts'

/** What ends today or tomorrow is cooked now or not at all. */
const BY_TOMORROW_DAYS = 1
/** A rest that is less than this part of what there is, or less than one helping in grams, is nobody's meal. */
const REST = 0.34
const HELPING_G = { meat: 150, other: 100 }
/** So much meat a head, as bought, is one portion, however much less the recipe takes. */
const PORTION_OF_MEAT_G = 200
/** So many times as much of it makes a dish larger, and not another one. */
const MOST = 1.7
/** Less more than this is a matter of the scales. */
const LEAST = 1.04
/** Of what browns, from this part of a piece on the whole one; less than that more goes back to the whole one below. */
const PART_OF_PIECE = 0.4
/** What is made by a measure of all that is in it. */
const BY_MEASURE: ReadonlySet<DishKind> = new Set(['cake', 'bread', 'dumplings', 'pancakes'])
/** Nobody leaves a tenth of a pack that does not keep once it is open, nor so little more in what is made by measure. */
const ALMOST_ALL = 1.125
const ALMOST_ALL_BY_MEASURE = 1.1
/** What a dish is as well with more of. */
const GROWING: ReadonlySet<string> = new Set(['vegetables', 'fruit'])
const GROWING_MAIN: ReadonlySet<string> = new Set(['dairy', 'cheese', 'cold-cuts', 'plant-based', 'ready-meals'])
const PIECE = 'szt.'

/**
 * The dish with all of what ends by tomorrow where the rest would be nobody's meal, and with no half of what browns once it is cut. As it was
 * where a serving would be more than one, or another energy than was asked for.
 */
export function takeWhole(adapted: AdaptedDish, kitchen: Kitchen): AdaptedDish {
  if (kitchen.goesShopping) return adapted
  const isByMeasure = BY_MEASURE.has(adapted.dish.recipe.kind)
  let whole = adapted
  for (const [place, each] of adapted.ingredients.entries()) {
    const isCounted = isPieceForEach(each.base, adapted.dish.recipe)
    const larger = isByMeasure
      ? null
      : ((isCounted ? heavierPart(each, adapted.servings, kitchen) : null) ??
        endingPart(each, adapted, kitchen) ??
        wholePieces(each, kitchen))
    const part = larger ?? (isCounted ? null : wholePack(each, adapted, kitchen, isByMeasure))
    if (part === null) continue
    const fuller = withMore(whole, place, part, isCounted)
    if (isServing(fuller, adapted, kitchen)) whole = fuller
  }
  return whole
}

/** How many times as heavy the pieces of a product are that are as many as the dish takes: three legs of 900 g leave no half of one. */
function heavierPart({ stock, quantity, row, bought, replacedFor }: AdaptedIngredient, servings: number, kitchen: Kitchen): number | null {
  const [take, ...others] = stock.takes
  const product = take && kitchen.stock.pantry[take.product]
  if (!product || others.length > 0 || stock.status !== 'have' || quantity === null || product.quantityPieces !== null) return null
  const part = quantityOf(product) / take.quantity
  // Legs that stand in for drumsticks are fewer than those.
  const pieces = replacedFor === null ? null : piecesForEach(row, bought, servings)
  const over = pieces === null ? (part - 1) * quantity : quantityOf(product) / (row.gramsPerPiece ?? 1) - pieces
  return part >= LEAST && over < PIECE_TO_SPARE ? part : null
}

/** From this part of a piece on, what is more is another one. */
const PIECE_TO_SPARE = 0.7

/** How many times as much an ingredient is where all but a little of a weighed product goes into the dish, and what is left does not keep. */
function wholePack(ingredient: AdaptedIngredient, { ingredients }: AdaptedDish, kitchen: Kitchen, isByMeasure: boolean): number | null {
  const { stock, base, row } = ingredient
  const [take, ...others] = stock.takes
  const product = take && kitchen.stock.pantry[take.product]
  if (!product || others.length > 0 || stock.status !== 'have' || !WEIGHED.has(base.amount?.measure ?? '')) return null
  if (row.storage === 'cupboard' || isSeasoning(row.id) || !PACKED.has(row.aisle) || (kitchen.meatPart ?? 1) < 1) return null
  if (ingredients.some((other) => other !== ingredient && other.stock.takes.some((each) => each.product === take.product))) return null
  const part = quantityOf(product) / take.quantity
  return part >= LEAST && part <= (isByMeasure ? ALMOST_ALL_BY_MEASURE : ALMOST_ALL) ? part : null
}

/** What is sold in packs, or thawed as one; of loose vegetables the rest keeps. */
const PACKED: ReadonlySet<string> = new Set(['meat', 'fish', 'cold-cuts', 'dairy', 'cheese', 'frozen', 'plant-based', 'ready-meals'])

/** How many times as much an ingredient is where it is all of a product that ends. */
function endingPart(ingredient: AdaptedIngredient, { dish, ingredients, servings }: AdaptedDish, kitchen: Kitchen): number | null {
  const { stock, base } = ingredient
  const [take, ...others] = stock.takes
  const product = take && kitchen.stock.pantry[take.product]
  if (!product || others.length > 0 || stock.status !== 'have' || !endsByTomorrow(product, kitchen.request.today)) return null
  const isMeat = isMeatOfDish(base)
  if (!isMeat && !grows(ingredient)) return null
  if (isMeat && (kitchen.meatPart ?? 1) < 1) return null
  if (ingredients.some((other) => other !== ingredient && other.stock.takes.some((each) => each.product === take.product))) return null
  const there = quantityOf(product)
  const part = there / take.quantity
  if (part < LEAST || part > MOST) return null
  if (isPieceForEach(base, dish.recipe)) return partForEach(ingredient.quantity ?? 0, part, servings)
  const grams = there * (ingredient.bought / take.quantity)
  if (isMeat && grams <= PORTION_OF_MEAT_G * servings) return part
  const rest = (1 - 1 / part) * grams
  return 1 - 1 / part < REST || rest < (isMeat ? HELPING_G.meat : HELPING_G.other) ? part : null
}

/** Of legs only as many more as each gets one more of. */
function partForEach(quantity: number, part: number, servings: number): number | null {
  const pieces = Math.floor((part * quantity) / servings + 1e-6) * servings
  return pieces > quantity ? pieces / quantity : null
}

/** How many times as much of what browns is a whole number of pieces, where there are as many. */
function wholePieces({ base, row, quantity, stock, replacedFor }: AdaptedIngredient, { stock: { pantry } }: Kitchen): number | null {
  if (base.amount?.measure !== PIECE || quantity === null || Number.isInteger(quantity) || replacedFor !== null) return null
  if (!MENU_RULES.brownsOnceCut.some((kind) => isA(row.id, kind))) return null
  const [take, ...others] = stock.takes
  const product = take && pantry[take.product]
  if (!product || others.length > 0) return null
  const over = quantity - Math.floor(quantity)
  const pieces = over >= PART_OF_PIECE ? Math.ceil(quantity) : Math.floor(quantity)
  const part = pieces / quantity
  return pieces === 0 || quantityOf(product) < part * take.quantity * 0.95 ? null : part
}

function endsByTomorrow(product: StockedProduct, today: string): boolean {
  const days = product.bestBefore === null ? null : daysBetween(today, product.bestBefore)
  return days !== null && days <= BY_TOMORROW_DAYS && spoils(product)
}

function grows({ row, base }: AdaptedIngredient): boolean {
  if (isSeasoning(row.id)) return false
  return GROWING.has(row.aisle) || (base.main === true && (GROWING_MAIN.has(row.aisle) || isLeftover(row.id)))
}

/** With so many times as much of the ingredient in a place; where it is counted, in whole pieces of whatever weight that makes them. */
export function withMore(adapted: AdaptedDish, place: number, part: number, isCounted = false): AdaptedDish {
  const ingredients = adapted.ingredients.map((each, at) => (at === place ? more(each, part, isCounted) : each))
  const kcal = energyPerServing(
    ingredients.map(({ row, grams, base }) => ({ food: row, grams, purpose: base.purpose })),
    adapted.servings,
  )
  return { ...adapted, ingredients, kcal }
}

function more(ingredient: AdaptedIngredient, part: number, isCounted: boolean): AdaptedIngredient {
  const { base, quantity, grams, bought, row, stock } = ingredient
  const measured =
    quantity === null || base.amount === null ? null : noMoreThan(quantity * part, quantity, base.amount.measure, part, row.id)
  const scaled = isCounted && quantity !== null ? Math.floor(quantity * part + 1 - PIECE_TO_SPARE) : measured
  const by = isCounted || scaled === null || quantity === null ? part : scaled / quantity
  return {
    ...ingredient,
    quantity: scaled,
    grams: Math.round(grams * by),
    bought: Math.round(bought * by),
    stock: {
      ...stock,
      needed: stock.needed === null ? null : roundQuantity(stock.needed * by),
      grams: stock.grams === null ? null : Math.round(bought * by),
      takes: stock.takes.map((take) => ({
        ...take,
        quantity: roundQuantity(Math.min(take.quantity * by, stock.available ?? take.quantity * by)),
      })),
    },
  }
}

/** Nobody weighs a plate to the gram, and what it is boiled in counts as if none of it was poured off. */
const NEARLY_ROOM = 0.95

/** As a kitchen measures it; of what is weighed no gram more than there is. */
function noMoreThan(there: number, quantity: number, measure: string, part: number, food: string): number {
  return WEIGHED.has(measure) ? Math.floor(there / STEP + 1e-6) * STEP : scaleAmount(quantity, measure, part, food)
}

const WEIGHED: ReadonlySet<string> = new Set(['g', 'ml'])
const STEP = 5

/** Whether a serving is one of its kind, and of the energy that was asked for. */
export function isServing({ dish, servings, ingredients, kcal }: AdaptedDish, before: AdaptedDish, { request }: Kitchen): boolean {
  const listed = ingredients.map(({ row, grams, base }) => ({ food: row.id, grams, line: base.line }))
  const isAsAsked = isAsWished(kcal, request.kcal) || !isAsWished(before.kcal, request.kcal)
  return isAsAsked && roomOfPortion({ kind: dish.recipe.kind, servings, ingredients: listed }) >= NEARLY_ROOM
}

function quantityOf({ quantityGrams, quantityMl, quantityPieces }: StockedProduct): number {
  return quantityGrams ?? quantityMl ?? quantityPieces ?? 0
}
