import type { Food, RecipeStep } from '@spizarka/knowledge'
import type { Purpose } from '../../../ingredients/index.ts'
import { isPureSalt, minutesOfTurns, readSteps, scheduleOf, tellsTurns } from '../../../kitchen-checks/index.ts'
import { roundMass } from '../../../units/index.ts'
import { isSaltedEnough } from '../../choices/salt-to-taste.ts'
import type { ComposedIngredient, ComposedRecipe } from '../../composed-recipe.ts'
import { nameLine, roundMl } from '../../food-names.ts'
import type { Kitchen } from '../../kitchen.ts'
import { checkedEater, withSense } from '../../kitchen-sense.ts'
import {
  fitVessels,
  forOneServing,
  inOneTurn,
  inPlainWater,
  type LargerDish,
  mentions,
  rewriteSteps,
  scaleStep,
  scaleTins,
} from '../../rewriting/index.ts'
import { pourBroth, type WithBroth } from '../../seasoning/broth-for-water.ts'
import { listWater } from '../../seasoning/list-water.ts'
import { seasonByWeight } from '../../seasoning/season-by-weight.ts'
import { seasonDish, type Seasoned as Ways } from '../../seasoning/season-dish.ts'
import type { AdaptedDish, AdaptedIngredient } from '../adapted-dish.ts'
import { losesOnlyItsOwn, SPOONS } from '../amounts/scale-dish.ts'
import { piecesThatWeigh } from '../amounts/whole-pieces.ts'
import type { BaseIngredient } from '../base-dish.ts'
import { canBeLeftOut, changesOf, rewriteTitle } from '../changes-of.ts'
import { variantsOf } from '../find-steps.ts'
import { asSold } from './as-sold.ts'
import { explainDish, isTakenWithoutAWord } from './explain-dish.ts'
import { frozenFlesh, thawFirst } from './thaw-first.ts'
import { withClauses } from './words-of-steps.ts'
import { writeLine } from './write-line.ts'

/** Said of what stands in too, because less of it is counted. */
const PURPOSE_WORDS: Readonly<Record<Purpose, string>> = {
  eaten: '',
  frying: ' do smażenia',
  'cooking-water': ' do gotowania',
  marinade: ' do marynaty',
}
/** A slice of one bread and of another: share of its weight by which the same measure may be off. */
const MISMEASURED = 0.25
/** Share of its weight by which a count may be off. */
const MISCOUNT = 0.15

/** A recipe with the dish that it tells of: ingredient by ingredient the same, in one order. */
export interface WrittenDish {
  adapted: AdaptedDish
  recipe: ComposedRecipe
}

/**
 * Writes an adapted dish out: lines in its amounts, steps and variants with what was replaced and left out, and why it was chosen. Salt that
 * it turns out not to need is in neither. Null where all changes together leave words that name what the eater must not have, or a dish that
 * a cook would object to. It is seasoned from the shelf, unless it is to stay as it was fitted.
 */
export function writeRecipe(
  fitted: AdaptedDish,
  kitchen: Kitchen,
  unchecked: readonly string[],
  { isSeasoned = true } = {},
): WrittenDish | null {
  const adapted = withoutSpareSalt(weighedAsTold(fitted))
  const weighed = isSeasoned ? seasonByWeight(adapted, kitchen) : null
  const written = writeAs(weighed ?? { adapted, poured: null }, kitchen, unchecked, isSeasoned)
  // Other amounts leave the words as they are; broth may have no place in them.
  return written ?? (weighed?.poured ? writeAs({ adapted, poured: null }, kitchen, unchecked, isSeasoned) : null)
}

function writeAs({ adapted, poured }: WithBroth, kitchen: Kitchen, unchecked: readonly string[], isSeasoned: boolean): WrittenDish | null {
  const { dish, found, ingredients } = adapted
  const { recipe } = dish
  const { request } = kitchen
  const changes = changesOf(adapted)
  const title = rewriteTitle(recipe.title, changes)
  const steps = rewriteSteps(withClauses(recipe, found.steps), changes)
  if (title === null || steps === null) return null
  const grams = ingredients.reduce((sum, each) => sum + each.grams, 0)
  const factor = grams / dish.grams
  const factors = new Map(ingredients.map(({ base, quantity, grams: scaled }) => [base.food, factorOf(base, quantity, scaled)]))
  const { avoidsSalt = false } = checkedEater(request)
  const scaled = (all: readonly RecipeStep[]): RecipeStep[] =>
    all.map((each) => {
      const inTin = inTins(
        scaleStep(each, (food) => factors.get(food) ?? 1, factor),
        factor,
      )
      const step = avoidsSalt ? inPlainWater(inTin) : inTin
      return adapted.servings === 1 ? forOneServing(step) : step
    })
  const larger = { factor, listed: ingredients.map(({ row }) => row.id), gramsOf: gramsOfAll(ingredients), servings: adapted.servings }
  const written = fitVessels(
    inOneTurn(
      scaled(steps).map((step) => asSold(step, ingredients, kitchen)),
      factor,
    ),
    larger,
  )
  const totalMinutes = atLeastAsTold(found.totalMinutes + laterBy(steps, written, larger.listed), written, larger)
  if (request.maxMinutes !== null && totalMinutes > request.maxMinutes) return null
  const variants = variantsOf(recipe, grams)
    .filter((variant) => variant.steps !== found.steps)
    .flatMap((variant) => {
      const rewritten = rewriteSteps(withClauses(recipe, variant.steps), changes)
      return rewritten === null ? [] : [{ ...variant, steps: scaled(rewritten) }]
    })
  const changed = [
    ...changes.replacements.filter(({ to, reason }) => reason === 'profile' || !mentions(recipe.about, to)).map(({ from }) => from),
    ...changes.dropped.map(({ food }) => food),
  ]
  const frozen = frozenFlesh(ingredients, kitchen)
  const compose = (way: Ways): WrittenDish | null => {
    const composed: ComposedRecipe = {
      baseId: dish.isOfChoices ? null : recipe.id,
      title,
      about: changed.some((food) => mentions(recipe.about, food)) ? 'Znane danie, dopasowane do tego, co masz i jak jesz.' : recipe.about,
      kind: recipe.kind,
      meals: recipe.meals,
      servings: adapted.servings,
      activeMinutes: Math.min(recipe.activeMinutes, totalMinutes),
      totalMinutes,
      device: request.device,
      equipment: found.equipment,
      ingredients: way.adapted.ingredients.map((each) => writeIngredient(each, adapted.servings)),
      steps: thawFirst(
        way.steps.map((step) => asSold(step, way.adapted.ingredients, kitchen)),
        frozen,
      ),
      variants: variants.map((variant, place) => ({ ...variant, steps: thawFirst(way.variants[place] ?? variant.steps, frozen) })),
      keepsDays: recipe.keepsDays,
      ...explainDish(way.adapted, kitchen, unchecked),
      unmet: null,
    }
    const sensible = withSense(composed, kitchen)
    return sensible && { adapted: way.adapted, recipe: sensible }
  }
  const ways = [written, ...variants.map(({ steps: way }) => way)]
  const told = poured === null ? ways : ways.map((way) => pourBroth(way, larger.listed, poured))
  const [own, ...others] = told.filter((way) => way !== null)
  if (!own || others.length + 1 < ways.length) return null
  const plain = listWater({ adapted, steps: own, variants: others }, kitchen)
  const seasoned = isSeasoned ? seasonDish(plain, kitchen) : null
  return (seasoned && compose(seasoned)) ?? compose(plain)
}

/** Grams of each food in all of a dish. */
function gramsOfAll(ingredients: readonly AdaptedIngredient[]): (food: string) => number {
  const all = new Map<string, number>()
  for (const { row, grams } of ingredients) all.set(row.id, (all.get(row.id) ?? 0) + grams)
  return (food) => all.get(food) ?? 0
}

/** What is written of a dish for four is short for a kilo of onions: no fewer minutes than its steps take with what is cut in them, in fives. */
function atLeastAsTold(minutes: number, written: readonly RecipeStep[], { listed, gramsOf }: LargerDish): number {
  const told = scheduleOf(readSteps(written, listed), gramsOf).minutes
  return told <= minutes + SPARE ? minutes : Math.ceil(told / 5) * 5
}

/** Nobody looks at the clock so closely. */
const SPARE = 4

/** Minutes that a dish takes longer because a pan takes it in more turns than it was written for, in fives. */
function laterBy(before: readonly RecipeStep[], after: readonly RecipeStep[], listed: readonly string[]): number {
  const later = turnsOf(after, listed) - turnsOf(before, listed)
  return later <= 0 ? 0 : Math.ceil(later / 5) * 5
}

function turnsOf(steps: readonly RecipeStep[], listed: readonly string[]): number {
  return tellsTurns(steps) ? minutesOfTurns(readSteps(steps, listed)) : 0
}

/** Salt that what was chosen makes needless, where the steps can be told without it; who wrote a whole recipe knew what was in it. */
function withoutSpareSalt(adapted: AdaptedDish): AdaptedDish {
  const { dish, ingredients, servings } = adapted
  const salt = ingredients.find(({ row, base }) => isPureSalt(row.id) && base.isSingle)
  const isSpare =
    dish.isOfChoices === true &&
    salt !== undefined &&
    isSaltedEnough(
      ingredients.map(({ row, grams }) => ({ food: row.id, grams })),
      dish.recipe.kind,
      servings,
    )
  if (!isSpare || !canBeLeftOut(salt.base, 'spare', adapted)) return adapted
  return {
    ...adapted,
    ingredients: ingredients.filter((each) => each !== salt),
    dropped: [...adapted.dropped, { base: salt.base, reason: 'spare' }],
  }
}

/** A step in the tin that holds so many times as much. Sizes have two digits each: the amounts of the step stay where they stand. */
function inTins(step: RecipeStep, factor: number): RecipeStep {
  const text = scaleTins(step.text, factor)
  return text.length === step.text.length ? { ...step, text } : step
}

/** How many times as much of an ingredient there is as the steps of the recipe speak of. */
function factorOf({ amount, grams, told }: BaseIngredient, quantity: number | null, scaled: number): number {
  return (amount !== null && quantity !== null ? quantity / amount.quantity : scaled / grams) / told
}

function writeIngredient(ingredient: AdaptedIngredient, servings: number): ComposedIngredient {
  const { base, row, grams, replacedFor } = ingredient
  return {
    name: row.name,
    food: row.id,
    grams,
    line: lineOf(ingredient, servings),
    ...(base.main && { main: base.main }),
    ...(base.optional && { optional: base.optional }),
    ...(base.part !== undefined && { part: base.part }),
    ...(replacedFor !== null && !(replacedFor === 'missing' && isTakenWithoutAWord(base, row)) && { replaces: base.name }),
  }
}

function lineOf(ingredient: AdaptedIngredient, servings: number): string {
  const { base, quantity, replacedFor } = ingredient
  if (replacedFor === null && quantity !== null && isPartOfTin(base, quantity)) return nameLine(base.row, roundMass(ingredient.grams), 'g')
  if (replacedFor === null) return quantity === null ? base.line : writeLine(base, quantity)
  return replacementLine(ingredient, servings) + PURPOSE_WORDS[base.purpose]
}

/** A third of a tin is weighed: nobody sees it by eye. Whole ones and halves are told as such. */
function isPartOfTin({ amount, row }: BaseIngredient, quantity: number): boolean {
  return amount !== null && TINS.has(amount.measure) && row.unit === 'grams' && !Number.isInteger(2 * quantity)
}

const TINS: ReadonlySet<string> = new Set(['puszka', 'słoik'])

function replacementLine(ingredient: AdaptedIngredient, servings: number): string {
  const { base, row, grams, bought } = ingredient
  const measured = measureOf(ingredient, servings)
  if (measured !== null) return nameLine(row, measured.quantity, measured.measure)
  // Legs are weighed with their bones.
  const told = losesOnlyItsOwn(base) ? bought : grams
  return row.unit === 'ml'
    ? nameLine(row, roundMl(grams / (row.density ?? 1)), 'ml')
    : nameLine(row, told < 1 ? told : Math.round(told), 'g')
}

/** The spoons, slices, tins or pieces that what stands in for something is told in; null where it is weighed. */
function measureOf(
  { base, row, quantity, grams, bought }: AdaptedIngredient,
  servings: number,
): { quantity: number; measure: string } | null {
  if (quantity !== null && base.amount !== null && SPOONS.has(base.amount.measure)) return { quantity, measure: base.amount.measure }
  const sliced = quantity !== null && base.amount !== null ? (row.measures?.[base.amount.measure] ?? 0) * quantity : 0
  // A tin is as large as another by what is in it, or by what it weighs in the shop.
  const isAsLarge = [grams, bought].some((each) => Math.abs(sliced - each) <= MISMEASURED * each)
  if (quantity !== null && base.amount !== null && sliced > 0 && isAsLarge && !isPartOfTin(base, quantity))
    return { quantity, measure: base.amount.measure }
  const spoons = teaspoons(row, grams)
  if (spoons !== null) return { quantity: spoons, measure: 'łyżeczka' }
  const isCounted = base.amount?.measure === PIECE
  const pieces = wholePieces(row, grams) ?? (isCounted ? (partOfPiece(row, grams) ?? piecesThatWeigh(row, bought, servings)) : null)
  return pieces === null ? null : { quantity: pieces, measure: PIECE }
}

/** What stands in and is told by the piece weighs as much as its pieces do: half a lemon in the place of a lime, three rolls of 55 g in that of 180 g of bread. */
function weighedAsTold(adapted: AdaptedDish): AdaptedDish {
  const ingredients = adapted.ingredients.map((ingredient) => {
    const { replacedFor, row, bought } = ingredient
    const { gramsPerPiece = 0, edibleShare = 1 } = row
    const told = replacedFor === null ? null : measureOf(ingredient, adapted.servings)
    if (told === null || told.measure !== PIECE || gramsPerPiece === 0 || told.quantity * gramsPerPiece === bought) return ingredient
    return { ...ingredient, bought: told.quantity * gramsPerPiece, grams: told.quantity * gramsPerPiece * edibleShare }
  })
  return ingredients.every((each, place) => each === adapted.ingredients[place]) ? adapted : { ...adapted, ingredients }
}

/** What no scales of a kitchen weigh, in halves of a teaspoon. */
function teaspoons({ spice, measures }: Food, grams: number): number | null {
  const one = measures?.łyżeczka
  return spice !== true || one === undefined ? null : Math.max(0.5, Math.round((2 * grams) / one) / 2)
}

const PIECE = 'szt.'

/** By this part of its weight a fruit may differ from what stands in a recipe, and do as well. */
const FRUIT_DIFFERS = 0.4

/** Half a lemon in the place of a lime: fruit for fruit, by the quarter, half or whole one that comes nearest. */
function partOfPiece({ aisle, gramsPerPiece, edibleShare = 1 }: Food, grams: number): number | null {
  if (aisle !== 'fruit' || gramsPerPiece === undefined) return null
  const exact = grams / (gramsPerPiece * edibleShare)
  const [nearest = 0] = [0.25, 0.5, 1, 2, 3].toSorted((one, other) => Math.abs(one - exact) - Math.abs(other - exact))
  return Math.abs(nearest - exact) <= FRUIT_DIFFERS * exact ? nearest : null
}

/** What is counted rather than weighed (eggs, rolls), where that many pieces come to the weight; vegetables and fruit differ too much. */
function wholePieces(row: Food, grams: number): number | null {
  if (row.unit !== 'pieces' || row.gramsPerPiece === undefined || row.aisle === 'vegetables' || row.aisle === 'fruit') return null
  const one = row.gramsPerPiece * (row.edibleShare ?? 1)
  const pieces = Math.round(grams / one)
  return Math.abs(pieces * one - grams) <= MISCOUNT * grams ? pieces : null
}
