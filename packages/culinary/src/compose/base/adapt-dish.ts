import { type Food, isSeasoning } from '@spizarka/knowledge'
import { energyPerServing } from '../../nutrition/index.ts'
import { type IngredientStock, isAtHome, matchIndexedStock, type StockIndex } from '../../stock/index.ts'
import type { Kitchen } from '../kitchen.ts'
import { type ChangeReason } from '../rewriting/index.ts'
import { servingSizeFor } from '../wish/index.ts'
import type { AdaptedDish, AdaptedIngredient } from './adapted-dish.ts'
import type { BaseDish, BaseIngredient } from './base-dish.ts'
import { canBeLeftOut, canBeSaid, canStandIn } from './changes-of.ts'
import { findSteps } from './find-steps.ts'
import { roundWeight, type ScaledIngredient, scaleDish } from './scale-dish.ts'

const LEAST_COVERAGE = 0.6
/** Of a dish that was asked for by name. */
const LEAST_COVERAGE_OF_WISHED = 0.3
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
  if (isOutOfReach(dish, kitchen)) return null
  const servingSize = servingSizeFor(dish.kcal, request.kcal)
  const factor = (request.servings / dish.recipe.servings) * servingSize
  const found = findSteps(dish.recipe, dish.grams * factor, request)
  if (!found) return null
  if (request.maxMinutes !== null && found.totalMinutes > request.maxMinutes) return null

  const dropped: { base: BaseIngredient; reason: ChangeReason }[] = []
  const scaled = scaleDish(dish, factor)
  const words = { dish, found }
  const allowed = repairForEater(scaled, kitchen, words, dropped)
  if (!allowed) return null
  const stocked = fillFromPantry(allowed, kitchen, words, dropped)
  const ingredients = withinBudget(stocked, request.maxMissing, words, dropped)
  const missing = ingredients.filter((each) => isMissing(each) && !onlySeasons(each.row, each.base))
  const coverage = coverageOf(ingredients)
  const least = kitchen.mainsMayBeBought ? LEAST_COVERAGE_OF_WISHED : LEAST_COVERAGE
  if ((!kitchen.mainsMayBeBought && ingredients.some(lacksMain)) || coverage < least || missing.length > request.maxMissing) return null
  const kcal = energyPerServing(
    ingredients.map(({ row, grams, base }) => ({ food: row, grams, purpose: base.purpose })),
    request.servings,
  )
  const adapted = { dish, found, kcal, ingredients, dropped, missing, coverage }
  return canBeSaid(adapted) ? adapted : null
}

/** Whether a main food, or more than may be missing, is nowhere at home in any form: most dishes fall by it, before anything is computed. */
function isOutOfReach({ ingredients }: BaseDish, { request, stock, mainsMayBeBought }: Kitchen): boolean {
  let missing = 0
  for (const base of ingredients) {
    if (canGo(base) || onlySeasons(base.row, base) || isAtHand(base, stock)) continue
    if ((base.main || base.inTitle) && !mainsMayBeBought) return true
    missing += 1
  }
  return missing > request.maxMissing
}

function isAtHand({ food, name, standIns }: BaseIngredient, stock: StockIndex): boolean {
  if (stock.stapleFor(food) !== null || stock.suppliesOf({ food, name }).length > 0) return true
  return standIns.some((row) => stock.suppliesOf({ food: row.id, name: row.name }).length > 0)
}

/** Leaves out or replaces what the eater must not have; null where the dish falls without it. */
function repairForEater(scaled: readonly ScaledIngredient[], kitchen: Kitchen, words: Words, dropped: Dropped): Draft[] | null {
  const drafts: Draft[] = []
  for (const each of scaled) {
    const verdict = kitchen.gate(each.base.food)
    if (verdict === 'ok') drafts.push({ scaled: each, row: each.base.row, replacedFor: null })
    else if (canGo(each.base) && canBeLeftOut(each.base, 'profile', words)) dropped.push({ base: each.base, reason: 'profile' })
    else {
      const row = replacementFor(each, kitchen, drafts, { words, reason: 'profile' })
      if (row) drafts.push({ scaled: each, row, replacedFor: 'profile' })
      else if (verdict === 'unchecked' && kitchen.takesUnchecked) drafts.push({ scaled: each, row: each.base.row, replacedFor: null })
      else return null
    }
  }
  return drafts
}

/** What the words of the adapted dish will be made from. */
type Words = Pick<AdaptedDish, 'dish' | 'found'>

type Dropped = { base: BaseIngredient; reason: ChangeReason }[]

/** Replaces what is missing by what is at home; leaves out what the dish is complete without. */
function fillFromPantry(drafts: readonly Draft[], kitchen: Kitchen, words: Words, dropped: Dropped): AdaptedIngredient[] {
  const filled: Draft[] = []
  for (const [place, { stock, ...draft }] of matchDrafts(drafts, kitchen).entries()) {
    const rest = drafts.slice(place + 1)
    if (isAtHome(stock)) filled.push(draft)
    else if (canGo(draft.scaled.base) && canBeLeftOut(draft.scaled.base, 'missing', words))
      dropped.push({ base: draft.scaled.base, reason: 'missing' })
    else {
      const row =
        draft.replacedFor === null ? replacementFor(draft.scaled, kitchen, [...filled, ...rest], { words, reason: 'missing' }) : null
      filled.push(row ? { ...draft, row, replacedFor: 'missing' } : draft)
    }
  }
  const weighed = filled.map((draft) => (draft.replacedFor === null ? draft : { ...draft, scaled: roundWeight(draft.scaled) }))
  return matchDrafts(weighed, kitchen).map(({ scaled: amounts, ...rest }) => ({ ...amounts, ...rest }))
}

function matchDrafts(drafts: readonly Draft[], { stock }: Kitchen): (Draft & { stock: IngredientStock })[] {
  const matched = matchIndexedStock(
    drafts.map(({ row, scaled }) => ({ food: row.id, name: row.name, grams: scaled.bought })),
    stock,
    1,
  )
  return drafts.flatMap((draft, place) => {
    const found = matched[place]
    return found ? [{ ...draft, stock: found }] : []
  })
}

/** A food that may stand in for an ingredient and be named in its place: at home if there is one, and else only for what the eater must not have. */
function replacementFor(
  { base, bought }: ScaledIngredient,
  { gate, stock }: Kitchen,
  others: readonly Draft[],
  { words, reason }: { words: Words; reason: ChangeReason },
): Food | null {
  const rows = base.standIns.filter(({ id }) => gate(id) === 'ok' && !others.some(({ row }) => row.id === id))
  const canBeNamed = (row: Food): boolean => canStandIn(row, base, reason, words)
  const atHome = rows.find((row) => {
    if (stock.suppliesOf({ food: row.id, name: row.name }).length === 0) return false
    const [found] = matchIndexedStock([{ food: row.id, name: row.name, grams: bought }], stock, 1)
    return found !== undefined && isAtHome(found) && canBeNamed(row)
  })
  return atHome ?? (reason === 'profile' ? (rows.find(canBeNamed) ?? null) : null)
}

/** Leaves out seasonings that are not at home as far as more is missing than may be. */
function withinBudget(ingredients: readonly AdaptedIngredient[], maxMissing: number, words: Words, dropped: Dropped): AdaptedIngredient[] {
  let over = ingredients.filter(isMissing).length - maxMissing
  return ingredients.filter((ingredient) => {
    if (over <= 0 || !isMissing(ingredient) || !onlySeasons(ingredient.row, ingredient.base)) return true
    if (!canBeLeftOut(ingredient.base, 'missing', words)) return true
    over -= 1
    dropped.push({ base: ingredient.base, reason: 'missing' })
    return false
  })
}

/** The dish is complete without it and not called after it. */
function canGo({ optional, inTitle, isSingle }: BaseIngredient): boolean {
  return optional === true && !inTitle && isSingle
}

/** It only seasons the dish, which is itself without it and can be written without it. */
function onlySeasons(row: Food, base: BaseIngredient): boolean {
  return isSeasoning(row.id) && !base.main && !base.inTitle && base.isSingle
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
    if (row.fromTap) continue
    needed += bought
    there += Math.min(bought, stock.status === 'uncertain' ? bought : (stock.grams ?? 0))
  }
  return needed === 0 ? 0 : there / needed
}
