import { type DishKind, type Food, MENU_RULES, type Recipe } from '@spizarka/knowledge'
import { roundMass, roundQuantity, scaleAmount } from '../../../units/index.ts'
import { mayTell } from '../../may-tell.ts'
import type { BaseDish, BaseIngredient } from '../base-dish.ts'

/** Measures that hold as much of what stands in. */
export const SPOONS: ReadonlySet<string> = new Set(['łyżka', 'łyżeczka', 'szklanka'])

/** An ingredient in the amount of one composed dish. */
export interface ScaledIngredient {
  base: BaseIngredient
  /** Of the measure of its line; null where the line states none. */
  quantity: number | null
  grams: number
  /** Grams as bought. */
  bought: number
}

/**
 * The ingredients of a dish in amounts that a kitchen can measure; grams follow the rounded amounts. Of meat and fish that it is made of
 * there may be a smaller part than of the rest. Slices and rolls are whole ones for each of so many eaters; so are fried eggs, of which each has one fewer where there are too few (`isRoundedDown`).
 */
export function scaleDish(
  { ingredients, recipe }: BaseDish,
  factor: number,
  ofMeat = 1,
  eaters: number | null = null,
  isRoundedDown = false,
): ScaledIngredient[] {
  return ingredients.map((base) => {
    const part = isMeatOfDish(base) ? ofMeat * factor : factor
    const scaled = base.amount === null ? null : scaleAmount(base.amount.quantity, base.amount.measure, part, base.food)
    const quantity = scaled === null || eaters === null ? scaled : countedByHead(base, recipe, { scaled, eaters, isRoundedDown })
    const by = quantity === null || base.amount === null ? part : quantity / base.amount.quantity
    const grams = by === 1 ? base.grams : roundGrams(base.grams * by)
    return { base, quantity, grams, bought: roundGrams(grams * base.boughtPerUsed) }
  })
}

/** As many of slices, rolls and fried eggs as each of the eaters has as many of; of all else what it was. */
function countedByHead(
  base: BaseIngredient,
  recipe: Recipe,
  { scaled, eaters, isRoundedDown }: { scaled: number; eaters: number; isRoundedDown: boolean },
): number {
  // Only where it matters: whether eggs stay whole is read in the steps, and those of a dish with choices are written when they are asked for.
  if (scaled % eaters === 0) return scaled
  if (isPieceForEach(base, recipe)) return forEachAlike(scaled, eaters, isRoundedDown)
  if (isBreadBeside(base, recipe)) return wholeForEach(scaled, eaters, recipe.kind === 'sandwich' ? LEAST_OF_SANDWICH : LEAST_SHARED)
  if (!isLaidOnPlates(base, recipe)) return scaled
  return isRoundedDown && scaled > eaters ? Math.floor(scaled / eaters) * eaters : wholeForEach(scaled, eaters)
}

/** Dishes in which meat that is counted lies on the plates as it was bought. */
const OF_PIECES: ReadonlySet<DishKind> = new Set(['roast', 'fry', 'stew', 'grain', 'casserole'])

/** Whether a dish is made of pieces of meat of which its recipe has as many for each: a leg, two drumsticks. */
export function isPieceForEach({ row, amount, main }: BaseIngredient, { kind, servings }: Pick<Recipe, 'kind' | 'servings'>): boolean {
  if (main !== true || amount?.measure !== 'szt.' || !OF_PIECES.has(kind)) return false
  return row.aisle === 'meat' && amount.quantity % servings === 0
}

/** Four legs are none for three: as many for each as come nearest, at least one. */
function forEachAlike(quantity: number, eaters: number, isRoundedDown: boolean): number {
  const each = quantity / eaters
  return each < LEAST_SHARED ? quantity : Math.max(1, isRoundedDown ? Math.floor(each) : Math.round(each)) * eaters
}

/** Measures of what lies beside each plate. */
const BY_HEAD: ReadonlySet<string> = new Set(['szt.', 'kromka'])
/** Bread that is baked, soaked or toasted for all is not counted by the head. */
const MADE_OF_BREAD: ReadonlySet<DishKind> = new Set(['casserole', 'cake', 'dessert', 'bread', 'dumplings'])
/** More of a slice than this is a whole one; of a roll from this on, too. */
const NEARLY_WHOLE = 0.3
const LEAST_SHARED = 0.7
/** Nobody shares two wraps among three. */
const LEAST_OF_SANDWICH = 0.6

function isBreadBeside({ row, amount }: BaseIngredient, { kind }: Recipe): boolean {
  return row.aisle === 'bakery' && amount !== null && BY_HEAD.has(amount.measure) && !MADE_OF_BREAD.has(kind)
}

/** Eggs that are broken into a dough or a batter. */
const BOUND_WITH_EGGS: ReadonlySet<DishKind> = new Set([
  'pancakes',
  'cake',
  'dessert',
  'dumplings',
  'bread',
  'casserole',
  'porridge',
  'drink',
  'soup',
])

/** Whether an ingredient is eggs of which each has whole ones: of those that are beaten each has a share; those that are fried or poached lie on the plates as they are. */
export function isLaidOnPlates({ row, amount }: BaseIngredient, recipe: Pick<Recipe, 'kind' | 'steps'>): boolean {
  if (BOUND_WITH_EGGS.has(recipe.kind) || amount?.measure !== 'szt.' || row.wholePieces !== true || !mayTell(recipe, BREAK)) return false
  return recipe.steps.some(({ text }) => BROKEN_INTO.test(text))
}

const BREAK = 'wbij'
/** "Wbij jajka": into a pan or a sauce, where they stay whole. */
const BROKEN_INTO = /(?<!\p{L})wbij(?:aj)?(?:[^.]*(?<!\p{L})białk|(?!.*(?:miesza|roztrzep|zgarn)))/isu

function wholeForEach(quantity: number, eaters: number, least = LEAST_SHARED): number {
  const each = quantity / eaters
  return each < least ? quantity : Math.max(1, Math.floor(each + 1 - NEARLY_WHOLE)) * eaters
}

/** Whether a dish is made of it, and it is meat or fish, or was cooked before: there is as much of it as there is. */
export function isMeatOfDish({ isCore, row }: BaseIngredient): boolean {
  return isCore && (MENU_RULES.meatAndFish.includes(row.aisle) || isReady(row))
}

/** Whether somebody has cooked it before. */
export function isReady({ kind, aisle }: Food): boolean {
  return kind === 'dish' && aisle === 'ready-meals'
}

/** Grams of a food that do for one gram of another in its place. */
export function ratioOf(from: Food, to: Food): number {
  return from.replacedBy?.[to.id] ?? 1
}

/** The amount of what stands in: a third of dried herbs for fresh ones. */
export function inPlaceOf(scaled: ScaledIngredient, row: Food): ScaledIngredient {
  const ratio = ratioOf(scaled.base.row, row)
  const bought = boughtInPlaceOf(scaled, row)
  if (ratio === 1) return bought === scaled.bought ? scaled : { ...scaled, bought }
  const grams = roundGrams(scaled.grams * ratio)
  // A spoon of it holds another weight: its line is written by the grams.
  return { ...scaled, quantity: null, grams, bought }
}

/** Grams as bought of what stands in for an amount. */
export function boughtInPlaceOf({ base, grams }: Pick<ScaledIngredient, 'base' | 'grams'>, row: Food): number {
  return roundGrams(grams * ratioOf(base.row, row) * boughtPerUsedOf(base, row))
}

/** As much as this two figures of what is eaten of a food may differ, and be one. */
const SAME_SHARE = 0.02

/** Whether all that the recipe does not use of what it buys are bones, peel and the like: then its line, too, tells what is bought. */
export function losesOnlyItsOwn({ boughtPerUsed, row }: BaseIngredient): boolean {
  return Math.abs(boughtPerUsed * (row.edibleShare ?? 1) - 1) <= SAME_SHARE
}

/** Grams as bought for each gram that is used of what stands in: legs have more bones than breasts. */
function boughtPerUsedOf(base: BaseIngredient, row: Food): number {
  return losesOnlyItsOwn(base) ? 1 / (row.edibleShare ?? 1) : base.boughtPerUsed
}

/** An amount that will be told by its weight, because another food stands in, in grams that scales are read by; spoons stay as they are. */
export function roundWeight(scaled: ScaledIngredient, row: Food): ScaledIngredient {
  const { base, quantity } = scaled
  if (quantity !== null && base.amount !== null && SPOONS.has(base.amount.measure)) return scaled
  const perUsed = boughtPerUsedOf(base, row)
  if (losesOnlyItsOwn(base)) {
    const bought = roundMass(scaled.grams * perUsed)
    return { ...scaled, grams: roundGrams(bought / perUsed), bought }
  }
  const grams = roundMass(scaled.grams)
  return { ...scaled, grams, bought: roundGrams(grams * perUsed) }
}

function roundGrams(grams: number): number {
  return grams < 10 ? roundQuantity(Math.max(0.1, Math.round(grams * 10) / 10)) : Math.round(grams)
}
