import { type DishKind, type Food, findFoodById, isA, isOneOf, MENU_RULES } from '@spizarka/knowledge'
import { isSweet } from '../../kitchen-checks/index.ts'
import { type IngredientStock, isAtHome, isFrozen, isItself, isPartOf, type MatchOptions, matchIndexedStock } from '../../stock/index.ts'
import type { Kitchen } from '../kitchen.ts'
import type { ChangeReason } from '../rewriting/index.ts'
import type { AdaptedDish, AdaptedIngredient } from './adapted-dish.ts'
import { boughtInPlaceOf, inPlaceOf, roundWeight, type ScaledIngredient } from './amounts/scale-dish.ts'
import type { BaseDish, BaseIngredient } from './base-dish.ts'
import { canBeLeftOut, canStandIn } from './changes-of.ts'
import { withClauses } from './writing/words-of-steps.ts'

/** An ingredient on its way into an adapted dish. */
export interface Draft {
  scaled: ScaledIngredient
  row: Food
  replacedFor: ChangeReason | null
}

/** What the words of the adapted dish will be made from. */
export type Words = Pick<AdaptedDish, 'dish' | 'found'>

export type Dropped = { base: BaseIngredient; reason: ChangeReason }[]

/** Replaces what is missing by what is at home; leaves out what the dish is complete without. */
export function fillFromPantry(drafts: readonly Draft[], kitchen: Kitchen, words: Words, dropped: Dropped): AdaptedIngredient[] {
  const filled: Draft[] = []
  const matched = matchDrafts(drafts, kitchen, { standIns: true })
  for (const [place, { draft, stock }] of matched.entries()) {
    const others = (): Draft[] => [...filled, ...drafts.slice(place + 1)]
    const own = ownDraft(draft, stock, kitchen, words)
    const isTaken = own !== draft && others().some(({ row }) => row.id === own?.row.id)
    const fat = isFatTakenForThere(draft, stock, words) ? insteadOfBuying(draft, kitchen, others(), words) : draft
    if (fat !== draft && kitchen.stock.supplies(fat.row.id)) filled.push(fat)
    else if (own !== null && !isTaken && (isAtHome(stock) || (own !== draft && isWorthNaming(stock, draft, kitchen)))) filled.push(own)
    else if (kitchen.goesShopping && !isPinchToBuy(draft)) filled.push(insteadOfBuying(draft, kitchen, others(), words))
    else if (canGo(draft.scaled.base) && canBeLeftOut(draft.scaled.base, 'missing', words))
      dropped.push({ base: draft.scaled.base, reason: 'missing' })
    else filled.push(insteadOfBuying(draft, kitchen, others(), words))
  }
  // Most dishes stay as they are: nothing was named, so nothing is counted otherwise.
  const isAsItWas =
    filled.length === matched.length &&
    matched.every(({ draft, stock }, place) => filled[place]?.row === draft.row && stock.standIns.length === 0)
  if (isAsItWas) return matched.map(asAdapted)
  const weighed = filled.map((draft) => (draft.replacedFor === null ? draft : { ...draft, scaled: roundWeight(draft.scaled, draft.row) }))
  // What cooks alike and could not be named is not there.
  return matchDrafts(weighed, kitchen).map(asAdapted)
}

/** Whoever has lard and no oil on the shelf fries in lard, though oil is taken for there; nobody stirs it into sauerkraut. */
function isFatTakenForThere({ row, scaled }: Draft, { status }: IngredientStock, words: Words): boolean {
  return status === 'assumed' && isOneOf(row.id, FATS) && MADE_IN_A_PAN.has(words.dish.recipe.kind) && isHeated(scaled.base.food, words)
}

/** Whether each sentence that speaks of a fat heats it. */
function isHeated(fat: string, { dish, found }: Words): boolean {
  const told = withClauses(dish.recipe, found.steps).flatMap(({ clauses }) => clauses.filter(({ foods }) => foods.includes(fat)))
  return told.length > 0 && told.every(({ text }) => HEATS.test(text))
}

const HEATS = /(?<!\p{L})(?:rozgrz|rozpuś|(?:pod|ob|u|wy)?smaż)/iu

const FATS: readonly string[] = ['tluszcze']
const MADE_IN_A_PAN: ReadonlySet<DishKind> = new Set(['fry', 'stew', 'stir-fry', 'eggs', 'soup', 'grain', 'dumplings'])

function asAdapted({ draft: { scaled, row, replacedFor }, stock }: MatchedDraft): AdaptedIngredient {
  return { ...scaled, row, replacedFor, stock }
}

/** A draft with what the recipe allows in its place, where that is at home: the house's own bread, groats or beans go before a second kind of them. */
function insteadOfBuying(draft: Draft, kitchen: Kitchen, others: readonly Draft[], words: Words): Draft {
  const mayBe = draft.replacedFor === null && draft.scaled.base.standIns.length > 0
  const row = mayBe ? replacementFor(draft.scaled, kitchen, others, { words, reason: 'missing' }) : null
  return row ? { scaled: inPlaceOf(draft.scaled, row), row, replacedFor: 'missing' } : draft
}

/** What stands in is written into the dish also where there is too little of it; whoever goes shopping buys the rest of it, unless that is nearly all. */
function isWorthNaming({ grams }: IngredientStock, { scaled }: Draft, { goesShopping }: Kitchen): boolean {
  return !goesShopping || (grams ?? 0) >= LEAST_NAMED * scaled.bought
}

const LEAST_NAMED = 0.4

/** Nobody buys a jar for a pinch that the dish is complete without. */
function isPinchToBuy({ row, scaled }: Draft): boolean {
  return row.spice === true && canGo(scaled.base)
}

interface MatchedDraft {
  draft: Draft
  stock: IngredientStock
}

function matchDrafts(drafts: readonly Draft[], { stock }: Kitchen, options: MatchOptions = {}): MatchedDraft[] {
  const matched = matchIndexedStock(
    drafts.map(({ row, scaled }) => ({ food: row.id, name: row.name, grams: scaled.bought })),
    stock,
    1,
    options,
  )
  return drafts.flatMap((draft, place) => {
    const found = matched[place]
    return found ? [{ draft, stock: found }] : []
  })
}

/** Id of the food of the product that is used first, or of the staple that is taken for there; null where there is neither, or of no known food. */
function foodTaken({ product, status, staple }: IngredientStock, { stock }: Kitchen): string | null {
  return product === null ? (status === 'assumed' ? staple : null) : (stock.pantry[product]?.foodId ?? null)
}

/** The draft with what is really taken from the pantry: of another name, where the words can be put right for it; null where they cannot. */
function ownDraft(draft: Draft, stock: IngredientStock, kitchen: Kitchen, words: Words): Draft | null {
  const id = foodTaken(stock, kitchen)
  // Roots that make up a bunch are that bunch.
  const isItsPart = id !== null && (isPartOf(draft.row.id, id) || isPartOf(id, draft.row.id))
  const row = id === null || id === draft.row.id || isItsPart ? null : findFoodById(id)
  if (!row || isCalledAlike(row, draft.row)) return draft
  if (!goesInto(row, words.dish)) return null
  const reason = draft.replacedFor ?? 'missing'
  if (draft.scaled.base.isSingle && canStandIn(row, draft.scaled.base, reason, words)) return { ...draft, row, replacedFor: reason }
  // Whoever always has oil is asked for olive oil only where the words cannot be put right for theirs.
  if (stock.product === null) return draft
  return isItself(row.id, draft.row.id) && isFrozen(row.id) === isFrozen(draft.row.id) ? draft : null
}

/** A kind with the same noun: "mleko 2%" for "mleko", and not "udko z kurczaka" for "kurczak"; what is only called cheese is no cheddar, while plain oil is whatever oil. */
function isCalledAlike(row: Food, other: Food): boolean {
  const isKind = isOneOf(row.id, FATS) ? isItself(row.id, other.id) : isA(row.id, other.id)
  return isKind && isFrozen(row.id) === isFrozen(other.id) && row.name.split(' ')[0] === other.name.split(' ')[0]
}

/** A food that may stand in for an ingredient and be named in its place: at home if there is one, and else only for what the eater must not have. */
export function replacementFor(
  { base, grams }: ScaledIngredient,
  { gate, stock }: Kitchen,
  others: readonly Draft[],
  { words, reason }: { words: Words; reason: ChangeReason },
): Food | null {
  // A name that only an amount tells the kind of (plain yeast) is that kind where it does, and else nobody knows what.
  const rows = base.standIns.filter(({ id, toldByPack }) => !toldByPack && gate(id) === 'ok' && !others.some(({ row }) => row.id === id))
  const canBeNamed = (row: Food): boolean => goesInto(row, words.dish) && canStandIn(row, base, reason, words)
  // What stands on the shelf goes before what is only taken for there: rapeseed oil of the house, and no sunflower oil.
  const isItselfThere = ({ id, name }: Food): boolean => stock.suppliesOf({ food: id, name }).some(({ standsIn }) => !standsIn)
  const [real, byLikeness] = [rows.filter(isItselfThere), rows.filter((row) => !isItselfThere(row))]
  const atHome = [...real, ...byLikeness].find((row) => {
    if (!stock.isAtHand(row.id)) return false
    const needed = boughtInPlaceOf({ base, grams }, row)
    const [found] = matchIndexedStock([{ food: row.id, name: row.name, grams: needed }], stock, 1)
    return found !== undefined && isAtHome(found) && canBeNamed(row)
  })
  return atHome ?? (reason === 'profile' ? (rows.find(canBeNamed) ?? null) : null)
}

const sweetDishes = new WeakMap<BaseDish, boolean>()

/** Whether a food may stand in for another in a dish: nobody fries a sweet omelette in olive oil. */
function goesInto({ id }: Food, dish: BaseDish): boolean {
  if (!isOneOf(id, MENU_RULES.onlySavoury)) return true
  let is = sweetDishes.get(dish)
  if (is === undefined) sweetDishes.set(dish, (is = dish.recipe.tags?.includes(SWEET) === true || isSweet(dish)))
  return !is
}

const SWEET = 'sweet'

/** The dish is complete without it and not called after it. */
export function canGo({ optional, inTitle, isSingle }: BaseIngredient): boolean {
  return optional === true && !inTitle && isSingle
}
