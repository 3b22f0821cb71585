import { type DishKind, type Food, isA, isLeftover, isSeasoning, MENU_RULES } from '@spizarka/knowledge'
import { isPureSalt, mostOfPortion, roomOfPortion } from '../../kitchen-checks/index.ts'
import { energyPerServing } from '../../nutrition/index.ts'
import type { StockIndex } from '../../stock/index.ts'
import type { Kitchen } from '../kitchen.ts'
import { checkedEater, leastKcalOf } from '../kitchen-sense.ts'
import type { ChangeReason } from '../rewriting/index.ts'
import { servingSizeFor } from '../wish/index.ts'
import { type AdaptedDish, type AdaptedIngredient, countBought } from './adapted-dish.ts'
import { inPlaceOf, isMeatOfDish, isReady, type ScaledIngredient, scaleDish } from './amounts/scale-dish.ts'
import { suitSalt } from './amounts/suit-salt.ts'
import { takeWhatIsThere } from './amounts/take-what-is-there.ts'
import { inWholePieces, partThere } from './amounts/whole-pieces.ts'
import { withinLimits } from './amounts/within-limits.ts'
import type { BaseDish, BaseIngredient } from './base-dish.ts'
import { canBeLeftOut, canBeSaid, titleOf } from './changes-of.ts'
import { canGo, type Draft, type Dropped, fillFromPantry, replacementFor, type Words } from './fill-from-pantry.ts'
import { findSteps, lastingFor } from './find-steps.ts'

const LEAST_COVERAGE = 0.5
/** Of a dish that was asked for by name. */
const LEAST_COVERAGE_OF_WISHED = 0.3
/** A dish may be short of its main food by this much and still be itself. */
const LEAST_OF_MAIN = 0.6
/** Of a portion, the part that is still one. */
const LEAST_OF_PORTION = 0.75
/** Of a dish, the part that its meat may be there of, and still be tried with less of it. */
const LEAST_OF_PORTION_OF_MEAT = 0.5
/** Of meat and fish a portion may be as small as this where the rest of the plate is whole, grams as bought. */
const LEAST_MEAT_G = 110
/** The same on bread, in a paste or in a salad. */
const LEAST_COLD_MEAT_G = 35
const COLD: ReadonlySet<DishKind> = new Set(['sandwich', 'spread', 'salad'])
/** The same at one meal of many, for which one would go to the shop else. */
const LEAST_MEAT_OF_PLAN_G = 75
/** Of a dish that was cooked before, its sauce with it. */
const LEAST_READY_G = 150
/** What was rounded up to what a kitchen can measure may be short once more. */
const ROUNDED_DOWN = 0.96
/** Of the asked servings, the part below which a dish is none for those who asked. */
const LEAST_OF_SERVINGS = 0.5

/**
 * Fits a dish of the base to an eater, a kitchen and a pantry: leaves out, replaces and counts what is missing; null where it cannot be
 * done. Where there is too little of something it is made for fewer, no less than half of those that were asked for.
 */
export function adaptDish(dish: BaseDish, kitchen: Kitchen): AdaptedDish | null {
  const { request } = kitchen
  if (request.meal !== null && !dish.recipe.meals.includes(request.meal)) return null
  if (!kitchen.goesShopping && isOutOfReach(dish, kitchen)) return null
  const least = Math.max(1, Math.ceil(request.servings * LEAST_OF_SERVINGS))
  let servings = kitchen.goesShopping ? request.servings : Math.max(request.servings, leastBaked(dish.recipe))
  while (true) {
    const lean = kitchen.meatPart !== undefined && kitchen.meatPart < 1 ? withMeat([kitchen.meatPart], servings, dish, kitchen) : null
    if (lean) return lean
    const { adapted, share, meat, isShortOfMeat } = adaptFor(servings, dish, kitchen)
    if (kitchen.goesShopping) return adapted && (withTheMeatThatIsThere(adapted, meat, servings, dish, kitchen) ?? adapted)
    if (share >= 1) return adapted
    // 400 g of rabbit for four is a portion each, beside as many potatoes as ever.
    if (meat !== null) {
      const leaner = withMeat([meat, ROUNDED_DOWN * meat], servings, dish, kitchen)
      if (leaner) return leaner
    }
    // 350 g of fish for 400 is two portions, a little smaller, and not one.
    if (share >= LEAST_OF_PORTION) {
      for (const isRoundedDown of [false, true]) {
        for (const part of [share, ROUNDED_DOWN * share]) {
          const smaller = adaptFor(servings, dish, kitchen, { portion: part, isRoundedDown })
          if (smaller.adapted && smaller.share >= 1) return smaller.adapted
        }
      }
    }
    if (servings <= least) return adapted
    // What is counted in pieces may be short again once it was rounded.
    const fewer = Math.min(servings - 1, Math.floor(servings * share + 1e-6))
    // Too little meat for the fewest may still be a smaller portion for each of them.
    if (fewer < least && !(isShortOfMeat && servings * share >= LEAST_OF_PORTION_OF_MEAT * least)) return adapted
    servings = Math.max(least, fewer)
  }
}

/** Of meat and fish, the part more that makes a portion large and not another dish. */
const MOST_OF_MEAT = 1.45

/**
 * The dish with the meat that is there, for whoever would go to the shop for a little more of it, or would have a little left, of which nobody makes a
 * meal; null where there is as much as it takes. `short`: the part that is there.
 */
function withTheMeatThatIsThere(
  { ingredients }: AdaptedDish,
  short: number | null,
  servings: number,
  dish: BaseDish,
  kitchen: Kitchen,
): AdaptedDish | null {
  if (short !== null) return withMeat([short, ROUNDED_DOWN * short], servings, dish, kitchen)
  for (const { base, stock } of ingredients) {
    const [take, ...others] = stock.takes
    const product = take && kitchen.stock.pantry[take.product]
    if (!take || !isMeatOfDish(base) || stock.status !== 'have' || !product?.bestBefore || others.length > 0) continue
    const there = product.quantityGrams ?? product.quantityMl ?? product.quantityPieces ?? 0
    const ofMeat = there / take.quantity
    // What is weighed is rounded: all but a little of it is all.
    if (ofMeat < 1.04 || ofMeat > MOST_OF_MEAT) continue
    const richer = withMeat([ofMeat, ROUNDED_DOWN * ofMeat], servings, dish, kitchen)
    if (richer && isPortionOf(richer)) return richer
  }
  return null
}

/** Whether a serving is no larger than one of its kind can be: of a duck for four all of it may be too much. */
function isPortionOf({ dish, servings, ingredients }: AdaptedDish): boolean {
  const listed = ingredients.map(({ row, grams, base }) => ({ food: row.id, grams, line: base.line }))
  return roomOfPortion({ kind: dish.recipe.kind, servings, ingredients: listed }) >= 1
}

/** The dish with the first of these parts of its meat for which there is enough. */
function withMeat(parts: readonly number[], servings: number, dish: BaseDish, kitchen: Kitchen): AdaptedDish | null {
  for (const part of parts) {
    const { adapted, share } = adaptFor(servings, dish, kitchen, { ofMeat: part })
    if (adapted && share >= 1) return adapted
  }
  return null
}

interface FittedFor {
  adapted: AdaptedDish | null
  /** The part of it for which there is enough of what it takes from the pantry, seasonings apart. */
  share: number
  /** The part of its meat or fish that is there, where that alone is short and still a portion for each. */
  meat: number | null
  /** Whether meat or fish is all that there is too little of. */
  isShortOfMeat: boolean
}

/** The dish for so many, in a part of its usual portion, or with a part of its meat. */
function adaptFor(servings: number, dish: BaseDish, kitchen: Kitchen, { portion = 1, ofMeat = 1, isRoundedDown = false } = {}): FittedFor {
  const { request } = kitchen
  const none = { adapted: null, share: 1, meat: null, isShortOfMeat: false }
  const size =
    request.kcal === null ? Math.max(kitchen.servingSize ?? 1, fillingSize(dish, kitchen)) : servingSizeFor(dish.kcal, request.kcal)
  const wanted = ((portion * servings) / dish.recipe.servings) * size
  const factor = portion === 1 ? inWholePieces(dish, wanted) : wanted
  if (factor === null || factor < leastOf(dish.recipe)) return none
  const way = findSteps(dish.recipe, dish.grams * factor, request, kitchen.wishedTools)
  if (!way) return none
  const found = lastingFor(way, dish.recipe, factor)
  // What takes too long for so many may be in time where there is a little less of it.
  const isLate = request.maxMinutes !== null && found.totalMinutes > request.maxMinutes
  if (request.maxMinutes !== null && way.totalMinutes > request.maxMinutes) return none

  const dropped: { base: BaseIngredient; reason: ChangeReason }[] = []
  const { avoidsSalt = false } = checkedEater(request)
  const inLimits = withinLimits(scaleDish(dish, factor, ofMeat, servings, isRoundedDown), servings, request.profile)
  if (!inLimits) return none
  const scaled = suitSalt(inLimits, { factor, servings, avoidsSalt, kind: dish.recipe.kind })
  const words = { dish, found }
  const allowed = repairForEater(scaled, kitchen, words, dropped)
  if (!allowed) return none
  const stocked = fillFromPantry(allowed, kitchen, words, dropped)
  const bought = withinBudget(stocked, request.maxMissing, words, dropped)
  const kept = withoutWhatNobodyBuys(bought, (each) => isPinch(each, servings) || (avoidsSalt && isSaltToBuy(each)), words, dropped)
  const ingredients = takeWhatIsThere(kept, servings, dish.recipe, kitchen)
  const missing = ingredients.filter((each) => isMissing(each) && !onlySeasons(each.row, each.base))
  const coverage = coverageOf(ingredients)
  // Whoever goes shopping buys whatever is short, but goes for no handful of meat.
  const short = missing.filter(({ stock, base }) => stock.status === 'partly' && (!kitchen.goesShopping || isMeatOfDish(base)))
  const share = Math.min(1, ...short.map((each) => partThere(each, factor)))
  const isShortOfMeat = short.length > 0 && short.every(({ base }) => isMeatOfDish(base))
  const meat = isShortOfMeat && short.every((each) => isPortion(each, servings, dish, kitchen)) ? share * ofMeat : null
  const least = kitchen.mainsMayBeBought ? LEAST_COVERAGE_OF_WISHED : LEAST_COVERAGE
  if (missing.some(({ row }) => isNeverBought(row, kitchen))) return { adapted: null, share, meat, isShortOfMeat }
  const isShortOfMain = !kitchen.mainsMayBeBought && ingredients.some(lacksMain)
  const cannotBeMade = isShortOfMain || coverage < least || countBought(missing) > request.maxMissing
  if (cannotBeMade && !kitchen.goesShopping) return { adapted: null, share, meat, isShortOfMeat }
  const kcal = energyPerServing(
    ingredients.map(({ row, grams, base }) => ({ food: row, grams, purpose: base.purpose })),
    servings,
  )
  const adapted = { dish, title: titleOf({ dish, ingredients, dropped }), servings, found, kcal, ingredients, dropped, missing, coverage }
  return { adapted: !isLate && canBeSaid(adapted) ? adapted : null, share, meat, isShortOfMeat }
}

/** Nobody buys what is left of a meal, nor a ready dish to make another of it: unless the wish names it. */
function isNeverBought({ id, kind, aisle }: Food, { wishedFoods, goesShopping }: Kitchen): boolean {
  return isLeftover(id) || (!goesShopping && kind === 'dish' && aisle === 'ready-meals' && !wishedFoods.has(id))
}

/** Larger by more than this, and a serving is two. */
const MOST_OF_SERVING = 1.25

/** How much larger a serving is made that has too little energy: no larger than one of its kind can be. */
function fillingSize(dish: BaseDish, kitchen: Kitchen): number {
  const { kcal, recipe } = dish
  if (kcal === null || BAKED.has(recipe.kind)) return 1
  const { filling } = kitchen
  // Between meals nobody has to get up full.
  if (filling && recipe.meals.every((meal) => meal === 'snack')) return 1
  // A plate of soup that is a spoon short of a meal is a larger plate.
  const isMain = recipe.meals.includes('lunch') || recipe.meals.includes('dinner')
  const least = filling ? (isMain ? filling.main : filling.other) : leastKcalOf(kitchen)
  if (least === undefined) return 1
  const size = Math.min(MOST_OF_SERVING, least / kcal)
  return size <= 1 ? 1 : Math.min(size, roomToGrow(dish))
}

const rooms = new WeakMap<BaseDish, number>()

function roomToGrow(dish: BaseDish): number {
  let room = rooms.get(dish)
  if (room === undefined)
    rooms.set(dish, (room = mostOfPortion({ kind: dish.recipe.kind, servings: dish.recipe.servings, ingredients: dish.ingredients })))
  return room
}

function isPortion({ stock, row }: AdaptedIngredient, servings: number, { recipe }: BaseDish, { goesShopping }: Kitchen): boolean {
  if (isReady(row)) return (stock.grams ?? 0) >= LEAST_READY_G * servings
  if (COLD.has(recipe.kind) && !goesShopping) return (stock.grams ?? 0) >= LEAST_COLD_MEAT_G * servings
  return (stock.grams ?? 0) >= (goesShopping ? LEAST_MEAT_OF_PLAN_G : LEAST_MEAT_G) * servings
}

/** Nobody heats an oven for an eighth of a cake, nor for two hours for the third part of a joint. */
const BAKED: ReadonlySet<DishKind> = new Set(['cake', 'bread'])
const LEAST_BAKED = 0.24
const LEAST_ROASTED = 0.35
const LONG_ROAST_MINUTES = 100

/** Servings of the smallest cake that is worth an oven: whoever is two eats of it tomorrow as well. */
function leastBaked({ kind, servings }: BaseDish['recipe']): number {
  return kind === 'cake' ? Math.round(servings * SMALL_CAKE) : 0
}

const SMALL_CAKE = 0.5

function leastOf({ kind, totalMinutes }: BaseDish['recipe']): number {
  if (BAKED.has(kind)) return LEAST_BAKED
  return kind === 'roast' && totalMinutes > LONG_ROAST_MINUTES ? LEAST_ROASTED : 0
}

/** Whether a main food, something left of a meal, or more than may be missing, is nowhere at home in any form: most dishes fall by it, before anything is computed. */
export function isOutOfReach(dish: BaseDish, { request, stock, mainsMayBeBought }: Kitchen): boolean {
  const { lacksCore, lacksLeftover, missing } = lackOf(dish, stock)
  return (lacksCore && !mainsMayBeBought) || lacksLeftover || missing > request.maxMissing
}

/** What a dish is not itself without and is nowhere at home in any form. */
interface Lack {
  lacksCore: boolean
  lacksLeftover: boolean
  /** How many foods. */
  missing: number
}

const lacks = new WeakMap<StockIndex['home'], Map<BaseDish, Lack>>()

/** The same at every meal, and whatever may be bought. */
function lackOf(dish: BaseDish, stock: StockIndex): Lack {
  const known = lacks.get(stock.home) ?? new Map<BaseDish, Lack>()
  lacks.set(stock.home, known)
  let lack = known.get(dish)
  if (!lack) known.set(dish, (lack = findLack(dish, stock)))
  return lack
}

const LACKS_NOTHING: Lack = { lacksCore: false, lacksLeftover: false, missing: 0 }

function findLack(dish: BaseDish, stock: StockIndex): Lack {
  const absent = neededFor(dish).filter((base) => !isAtHand(base, stock))
  if (absent.length === 0) return LACKS_NOTHING
  return {
    lacksCore: absent.some(({ isCore }) => isCore),
    lacksLeftover: absent.some(({ food }) => isLeftover(food)),
    missing: absent.length === 1 ? 1 : new Set(absent.map(({ food }) => food)).size,
  }
}

const neededOf = new WeakMap<BaseDish, readonly BaseIngredient[]>()

/** What a dish is not itself without: the same in every kitchen. */
export function neededFor(dish: BaseDish): readonly BaseIngredient[] {
  let found = neededOf.get(dish)
  if (!found) neededOf.set(dish, (found = dish.ingredients.filter((base) => !canGo(base) && !onlySeasons(base.row, base))))
  return found
}

/** How many foods of a dish have to be bought however it is fitted: nothing does for them, and it is not itself without them. */
export function surelyMissing(dish: BaseDish, { stock, leavesOut }: Pick<Kitchen, 'stock' | 'leavesOut'>): number {
  if (lackOf(dish, stock).missing === 0) return 0
  const missing = neededFor(dish).filter((base) => base.standIns.length === 0 && !leavesOut.has(base.food) && !isAtHand(base, stock))
  return new Set(missing.map(({ food }) => food)).size
}

/** Whether a food stands at home, or something that may take its place. */
export function isAtHand({ food, standIns }: BaseIngredient, stock: StockIndex): boolean {
  return stock.isAtHand(food) || standIns.some(({ id }) => stock.supplies(id))
}

/** Leaves out or replaces what the eater must not have; null where the dish falls without it. */
function repairForEater(scaled: readonly ScaledIngredient[], kitchen: Kitchen, words: Words, dropped: Dropped): Draft[] | null {
  const drafts: Draft[] = []
  for (const each of scaled) {
    const verdict = kitchen.gate(each.base.food)
    if (isLeftOutByWish(each.base, kitchen, words)) dropped.push({ base: each.base, reason: 'profile' })
    else if (verdict === 'ok') drafts.push({ scaled: each, row: each.base.row, replacedFor: null })
    else if (canGo(each.base) && canBeLeftOut(each.base, 'profile', words)) dropped.push({ base: each.base, reason: 'profile' })
    else {
      const row = replacementFor(each, kitchen, drafts, { words, reason: 'profile' })
      if (row) drafts.push({ scaled: inPlaceOf(each, row), row, replacedFor: 'profile' })
      else if (verdict === 'unchecked' && kitchen.takesUnchecked) drafts.push({ scaled: each, row: each.base.row, replacedFor: null })
      else return null
    }
  }
  return drafts
}

/** Whether a wish wants it left out, and the dish can be told without it; else the dish says what of the wish it does not meet. */
function isLeftOutByWish(base: BaseIngredient, { leavesOut }: Kitchen, words: Words): boolean {
  return leavesOut.has(base.food) && base.isSingle && !base.inTitle && canBeLeftOut(base, 'profile', words)
}

/** Leaves out seasonings that are not at home, as far as more is missing than may be. */
function withinBudget(ingredients: readonly AdaptedIngredient[], maxMissing: number, words: Words, dropped: Dropped): AdaptedIngredient[] {
  let over = ingredients.filter(isMissing).length - maxMissing
  return ingredients.filter((ingredient) => {
    if (!isMissing(ingredient) || !onlySeasons(ingredient.row, ingredient.base)) return true
    if (over <= 0 || !canBeLeftOut(ingredient.base, 'missing', words)) return true
    over -= 1
    dropped.push({ base: ingredient.base, reason: 'missing' })
    return false
  })
}

/** Leaves out what nobody buys for this dish; all of it, or, where the dish cannot be told without all of it, none. */
function withoutWhatNobodyBuys(
  ingredients: readonly AdaptedIngredient[],
  isNotBought: (ingredient: AdaptedIngredient) => boolean,
  words: Words,
  dropped: Dropped,
): readonly AdaptedIngredient[] {
  const notBought = ingredients.filter((each) => isNotBought(each) && canBeLeftOut(each.base, 'missing', words))
  if (notBought.length === 0) return ingredients
  const kept = ingredients.filter((each) => !notBought.includes(each))
  const left: Dropped = notBought.map(({ base }) => ({ base, reason: 'missing' }))
  if (!canBeSaid({ ...words, ingredients: kept, dropped: [...dropped, ...left] })) return ingredients
  dropped.push(...left)
  return kept
}

function isPinch({ row, base, stock, grams }: AdaptedIngredient, servings: number): boolean {
  if (stock.status !== 'missing' || base.main || base.inTitle || !base.isSingle) return false
  return MENU_RULES.pinches.some(({ foods, portionG }) => grams <= portionG * servings && foods.some((kind) => isA(row.id, kind)))
}

/** Whoever has to do with little salt and has none is not sent for it. */
function isSaltToBuy({ row, stock }: AdaptedIngredient): boolean {
  return stock.status === 'missing' && isPureSalt(row.id)
}

/** It only seasons the dish, which is itself without it and can be written without it. */
function onlySeasons(row: Food, base: BaseIngredient): boolean {
  return !base.main && !base.inTitle && base.isSingle && isSeasoning(row.id)
}

function isMissing({ stock }: AdaptedIngredient): boolean {
  return stock.status === 'missing' || stock.status === 'partly'
}

function lacksMain({ base, stock, bought }: AdaptedIngredient): boolean {
  if (!base.isCore) return false
  return stock.status === 'missing' || (stock.status === 'partly' && (stock.grams ?? 0) < LEAST_OF_MAIN * bought)
}

function coverageOf(ingredients: readonly AdaptedIngredient[]): number {
  let [needed, there] = [0, 0]
  for (const { row, bought, stock } of ingredients) {
    if (row.fromTap) continue
    needed += bought
    there += Math.min(bought, stock.status === 'uncertain' ? bought : (stock.grams ?? 0))
  }
  return needed === 0 ? 0 : there / needed
}
