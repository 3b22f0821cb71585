import { type Food, findFoodById } from '@spizarka/knowledge'
import type { StockIndex } from '../../stock/index.ts'
import { isEnough, spareOf } from '../choosing/shopping/spare.ts'
import type { DishNeed, PlannedDish } from '../plan-request.ts'

/** The dishes with a little less of what stands at home but for a remainder that nobody buys a pack for, their lines too. */
export function withWhatIsThere(cooked: readonly (PlannedDish | undefined)[], stock: StockIndex): (PlannedDish | undefined)[] {
  const needed = new Map<string, number>()
  for (const dish of cooked)
    for (const { food, grams } of dish?.needs ?? []) if (food !== null && grams !== null) needed.set(food, (needed.get(food) ?? 0) + grams)
  const shares = new Map<string, number>()
  for (const [id, need] of needed) {
    const food = findFoodById(id)
    const held = food ? heldOf(food, stock) : 0
    if (food && need > held && isEnough(held, need, spareOf(food))) shares.set(id, held / need)
  }
  if (shares.size === 0) return [...cooked]
  return cooked.map((dish) => dish && withLess(dish, shares))
}

function withLess(dish: PlannedDish, shares: ReadonlyMap<string, number>): PlannedDish {
  const needs = dish.needs.map((need) => ({ ...need, grams: lessGrams(need, shares) }))
  const { recipe } = dish
  const ingredients = recipe?.ingredients.map((each, place) => {
    const [before, after] = [gramsOf(dish.needs, place), gramsOf(needs, place)]
    const line = after < before ? lessLine(each.line, after / before) : each.line
    return line === each.line ? each : { ...each, line, grams: Math.floor((each.grams * after) / before) }
  })
  const isChanged = ingredients?.some((each, place) => each !== recipe?.ingredients[place]) === true
  return isChanged && recipe
    ? { ...dish, needs, recipe: { ...recipe, ingredients: ingredients ?? [] }, isAsInBase: false }
    : { ...dish, needs }
}

function gramsOf(needs: readonly DishNeed[], place: number): number {
  return needs.reduce((sum, { ingredient, grams }) => sum + (ingredient === place ? (grams ?? 0) : 0), 0)
}

/** What is weighed, at the beginning of a line: `440 g kaszy`, `1,2 kg udek`. */
const WEIGHED = /^(\d+(?:,\d+)?)(\s)(g|kg|ml|l)(?=\s)/u

/** A line with a part of its amount, where that is weighed: of two carrots a fifth less is two carrots. */
function lessLine(line: string, share: number): string {
  return line.replace(WEIGHED, (_, number: string, space: string, unit: string) => {
    const small = unit === 'kg' ? 'g' : unit === 'l' ? 'ml' : unit
    const amount = Number(number.replace(',', '.')) * (small === unit ? 1 : 1000) * share
    const step = amount >= ROUGHLY ? 10 : amount >= STEP ? STEP : 1
    return `${Math.floor(amount / step) * step}${space}${small}`
  })
}

/** From so many grams on nobody weighs five. */
const ROUGHLY = 100
const STEP = 5

function lessGrams({ food, grams }: DishNeed, shares: ReadonlyMap<string, number>): number | null {
  const share = food === null ? undefined : shares.get(food)
  return grams === null || share === undefined ? grams : Math.floor(grams * share * 10) / 10
}

/** Grams of a food that stand at home, as far as they are known. */
function heldOf({ id, name }: Food, stock: StockIndex): number {
  return stock
    .suppliesOf({ food: id, name })
    .reduce((sum, { standsIn, amount, gramsPerUnit }) => sum + (standsIn ? 0 : (amount?.quantity ?? 0) * (gramsPerUnit ?? 0)), 0)
}
