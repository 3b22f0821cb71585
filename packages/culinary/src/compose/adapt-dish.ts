import { type Food, findFoodById } from '../knowledge/index.ts'
import { SUBSTITUTES } from '../knowledge/substitutes.ts'
import { type IngredientStock, matchIndexedStock, type StockIndex } from '../stock/index.ts'
import type { AdaptedDish, AdaptedIngredient, ChangeReason } from './adapted-dish.ts'
import type { BaseDish, BaseIngredient } from './base-dish.ts'
import { findSteps } from './find-steps.ts'
import type { Kitchen } from './kitchen.ts'
import { mentions } from './mentions.ts'
import { type ScaledIngredient, scaleDish, servingSizeFor } from './scale-dish.ts'

/** At home in every kitchen unless its owner says that it is used up. */
const ALWAYS_THERE: ReadonlySet<string> = new Set(['sol', 'pieprz-czarny'])
const LEAST_COVERAGE = 0.6
/** A dish may be short of its main food by this much and still be itself. */
const LEAST_OF_MAIN = 0.6

interface Draft {
  scaled: ScaledIngredient
  row: Food
  replacedFor: ChangeReason | null
}

/** Fits a dish of the base to an eater, a kitchen and a pantry: leaves out, replaces and counts what is missing; null where it cannot be done. */
export function adaptDish(dish: BaseDish, kitchen: Kitchen): AdaptedDish | null {
  const { request } = kitchen
  if (request.meal !== null && !dish.recipe.meals.includes(request.meal)) return null
  if (dish.ingredients.some((ingredient) => isHopeless(ingredient, kitchen))) return null
  const servingSize = servingSizeFor(dish, request.kcal)
  const factor = (request.servings / dish.recipe.servings) * servingSize
  const found = findSteps(dish.recipe, dish.grams * factor, request)
  if (!found) return null
  if (request.maxMinutes !== null && found.totalMinutes > request.maxMinutes) return null

  const dropped: { base: BaseIngredient; reason: ChangeReason }[] = []
  const scaled = scaleDish(dish, factor)
  const allowed = repairForEater(dish, scaled, kitchen, dropped)
  if (!allowed) return null
  const stocked = fillFromPantry(dish, allowed, kitchen, dropped)
  const ingredients = withinBudget(stocked, request.maxMissing, dropped)
  const missing = ingredients.filter(isMissing)
  const coverage = coverageOf(ingredients)
  if (ingredients.some(lacksMain) || coverage < LEAST_COVERAGE || missing.length > request.maxMissing) return null
  return { dish, found, servingSize, ingredients, dropped, missing, coverage }
}

/** A main food that is nowhere in the pantry and that nothing stands in for: most dishes fall by it, before anything is computed. */
function isHopeless({ main, food, name, swaps }: BaseIngredient, { stock }: Kitchen): boolean {
  return main === true && swaps === undefined && stock.suppliesOf({ food, name }).length === 0
}

/** Leaves out or replaces what the eater must not have; null where the dish falls without it. */
function repairForEater(dish: BaseDish, scaled: readonly ScaledIngredient[], kitchen: Kitchen, dropped: Dropped): Draft[] | null {
  const drafts: Draft[] = []
  for (const each of scaled) {
    const verdict = kitchen.gate(each.base.food)
    if (verdict === 'ok') drafts.push({ scaled: each, row: each.base.row, replacedFor: null })
    else if (canGo(each.base)) dropped.push({ base: each.base, reason: 'profile' })
    else {
      const row = replacementFor(dish, each, kitchen, drafts, 'any')
      if (row) drafts.push({ scaled: each, row, replacedFor: 'profile' })
      else if (verdict === 'unchecked' && kitchen.takesUnchecked) drafts.push({ scaled: each, row: each.base.row, replacedFor: null })
      else return null
    }
  }
  return drafts
}

type Dropped = { base: BaseIngredient; reason: ChangeReason }[]

/** Replaces what is missing by what is at home; leaves out what the dish is complete without. */
function fillFromPantry(dish: BaseDish, drafts: readonly Draft[], kitchen: Kitchen, dropped: Dropped): AdaptedIngredient[] {
  const filled: Draft[] = []
  for (const [place, { stock, ...draft }] of matchDrafts(drafts, kitchen).entries()) {
    const rest = drafts.slice(place + 1)
    if (stock.status === 'have' || stock.status === 'uncertain') filled.push(draft)
    else if (canGo(draft.scaled.base)) dropped.push({ base: draft.scaled.base, reason: 'missing' })
    else {
      const row = draft.replacedFor === null ? replacementFor(dish, draft.scaled, kitchen, [...filled, ...rest], 'at home') : null
      filled.push(row ? { ...draft, row, replacedFor: 'missing' } : draft)
    }
  }
  return matchDrafts(filled, kitchen).map(({ scaled: amounts, ...rest }) => ({ ...amounts, ...rest }))
}

function matchDrafts(drafts: readonly Draft[], { stock }: Kitchen): (Draft & { stock: IngredientStock })[] {
  const matched = matchIndexedStock(
    drafts.map(({ row, scaled }) => ({ food: row.id, name: row.name, grams: scaled.bought })),
    stock,
    1,
  )
  return drafts.flatMap((draft, place) => {
    const found = matched[place]
    if (!found) return []
    const isThere = found.status !== 'missing' || !ALWAYS_THERE.has(draft.row.id) || isUsedUp(draft.row.id, stock)
    return [{ ...draft, stock: isThere ? found : { ...found, status: 'have', grams: draft.scaled.bought } }]
  })
}

function isUsedUp(foodId: string, { pantry }: StockIndex): boolean {
  return pantry.some((product) => product.foodId === foodId && product.isOut === true)
}

/** A food that may stand in for an ingredient: at home if there is one, and named by the title wherever the replaced one is. */
function replacementFor(
  { recipe }: BaseDish,
  { base, bought }: ScaledIngredient,
  { gate, stock }: Kitchen,
  others: readonly Draft[],
  where: 'at home' | 'any',
): Food | null {
  if (!base.isSingle) return null
  const names = [...(base.swaps ?? []), ...(base.main ? [] : (SUBSTITUTES[base.food] ?? []))]
  const listed = new Set([...recipe.ingredients.map(({ food }) => food), ...others.map(({ row }) => row.id)])
  const rows = names.flatMap((id) => {
    const row = listed.has(id) || gate(id) !== 'ok' || (base.inTitle && !mentions(recipe.title, id)) ? null : findFoodById(id)
    return row ?? []
  })
  const atHome = rows.find((row) => {
    if (stock.suppliesOf({ food: row.id, name: row.name }).length === 0) return false
    const status = matchIndexedStock([{ food: row.id, name: row.name, grams: bought }], stock, 1)[0]?.status
    return status === 'have' || status === 'uncertain'
  })
  return atHome ?? (where === 'any' ? (rows[0] ?? null) : null)
}

/** Leaves out seasonings that are not at home as far as more is missing than may be. */
function withinBudget(ingredients: readonly AdaptedIngredient[], maxMissing: number, dropped: Dropped): AdaptedIngredient[] {
  let over = ingredients.filter(isMissing).length - maxMissing
  return ingredients.filter((ingredient) => {
    if (over <= 0 || !isMissing(ingredient) || !isSeasoning(ingredient)) return true
    over -= 1
    dropped.push({ base: ingredient.base, reason: 'missing' })
    return false
  })
}

/** The dish is complete without it and not called after it. */
function canGo({ optional, inTitle, isSingle }: BaseIngredient): boolean {
  return optional === true && !inTitle && isSingle
}

function isSeasoning({ row, base }: AdaptedIngredient): boolean {
  return row.spice === true && !base.main && !base.inTitle && base.isSingle
}

function isMissing({ stock }: AdaptedIngredient): boolean {
  return stock.status === 'missing' || stock.status === 'partly'
}

function lacksMain({ base, stock, bought }: AdaptedIngredient): boolean {
  if (!base.main && !base.inTitle) return false
  return stock.status === 'missing' || (stock.status === 'partly' && (stock.grams ?? 0) < LEAST_OF_MAIN * bought)
}

function coverageOf(ingredients: readonly AdaptedIngredient[]): number {
  let [needed, there] = [0, 0]
  for (const { row, bought, stock } of ingredients) {
    if (row.id === 'woda') continue
    needed += bought
    there += Math.min(bought, stock.status === 'uncertain' ? bought : (stock.grams ?? 0))
  }
  return needed === 0 ? 0 : there / needed
}
