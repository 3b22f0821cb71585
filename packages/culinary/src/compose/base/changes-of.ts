import { type Food, findFoodById } from '@spizarka/knowledge'
import { plainName } from '../food-names.ts'
import {
  type ChangeReason,
  type Changes,
  canBeTreated,
  mentions,
  namedSpans,
  namesByAdjective,
  replaceFood,
  rewriteSteps,
  severalPieces,
  suits,
} from '../rewriting/index.ts'
import type { AdaptedDish } from './adapted-dish.ts'
import type { BaseDish, BaseIngredient } from './base-dish.ts'
import { withClauses } from './writing/words-of-steps.ts'

/** What was changed about a dish of the base, for its words. */
export function changesOf({ dish, ingredients, dropped }: Pick<AdaptedDish, 'dish' | 'ingredients' | 'dropped'>): Changes {
  return {
    replacements: ingredients.flatMap(({ base, row, replacedFor: reason }) =>
      reason === null ? [] : [{ from: base.food, to: row.id, toName: row.name, reason }],
    ),
    dropped: dropped.map(({ base: { food }, reason }) => ({ food, reason })),
    foods: dish.recipe.ingredients.map(({ food }) => food),
  }
}

const titles = new WeakMap<BaseDish, Map<string, string>>()

/** What a dish is called with what was replaced; as its recipe is where that cannot be said. Remembered. */
export function titleOf(adapted: Pick<AdaptedDish, 'dish' | 'ingredients' | 'dropped'>): string {
  const { dish, ingredients } = adapted
  const key = ingredients
    .flatMap(({ base, row, replacedFor }) => (replacedFor === null ? [] : `${base.food}>${row.id} ${replacedFor}`))
    .join(' ')
  if (key === '') return dish.recipe.title
  const said = titles.get(dish) ?? new Map<string, string>()
  titles.set(dish, said)
  let title = said.get(key)
  if (title === undefined) said.set(key, (title = rewriteTitle(dish.recipe.title, changesOf(adapted)) ?? dish.recipe.title))
  return title
}

const known = new WeakMap<object, Map<string, boolean>>()

/** Whether title and steps can be written with what was replaced, and without naming what the eater must not have. */
export function canBeSaid(adapted: Pick<AdaptedDish, 'dish' | 'ingredients' | 'dropped' | 'found'>): boolean {
  const isAsWritten = adapted.dropped.length === 0 && adapted.ingredients.every(({ replacedFor }) => replacedFor === null)
  return isAsWritten || canSay(changesOf(adapted), adapted)
}

/** Whether the words of a dish can be put right with one food in another's place. */
export function canStandIn(
  row: Food,
  { food, row: from }: BaseIngredient,
  reason: ChangeReason,
  dish: Pick<AdaptedDish, 'dish' | 'found'>,
): boolean {
  return canSay({ replacements: [{ from: food, to: row.id, toName: row.name, reason }], dropped: [] }, dish) && suitsSteps(row, from, dish)
}

const suited = new WeakMap<object, Map<string, boolean>>()

/** Whether all that the steps do to a food can be done to the other. Remembered. */
function suitsSteps(row: Food, from: Food, { dish, found: { steps } }: Pick<AdaptedDish, 'dish' | 'found'>): boolean {
  const answers = suited.get(steps) ?? new Map<string, boolean>()
  suited.set(steps, answers)
  const key = `${from.id}>${row.id}`
  let answer = answers.get(key)
  if (answer === undefined) {
    answer = canBeTreated([withClauses(dish.recipe, steps).map(({ clauses }) => clauses)], from, row)
    answers.set(key, answer)
  }
  return answer
}

/** Whether the words of a dish are whole without one food. */
export function canBeLeftOut({ food }: BaseIngredient, reason: ChangeReason, dish: Pick<AdaptedDish, 'dish' | 'found'>): boolean {
  return canSay({ replacements: [], dropped: [{ food, reason }] }, dish)
}

/** Remembered, as there are only so many changes to a dish. */
function canSay(changes: Omit<Changes, 'foods'>, { dish, found }: Pick<AdaptedDish, 'dish' | 'found'>): boolean {
  if (changes.replacements.length + changes.dropped.length === 0) return true
  // Steps of a dish with choices are written when they are asked for: not before.
  const { steps } = found
  const answers = known.get(steps) ?? new Map<string, boolean>()
  known.set(steps, answers)
  const replaced = changes.replacements.map(({ from, to, reason }) => `${from}>${to} ${reason}`)
  const key = [...replaced, ...changes.dropped.map(({ food, reason }) => `${food} ${reason}`)].join(' ')
  let answer = answers.get(key)
  if (answer === undefined) {
    const all = { ...changes, foods: dish.recipe.ingredients.map((each) => each.food) }
    answer = rewriteTitle(dish.recipe.title, all) !== null && rewriteSteps(withClauses(dish.recipe, steps), all) !== null
    answers.set(key, answer)
  }
  return answer
}

/** A title says nothing twice, and begins with what the dish is, so in the nominative: of "udka pieczone" a chicken is no "kurczaka pieczone". */
function readsAsTitle(title: string, rewritten: string, toName: string, to: string): boolean {
  const [before, now] = [firstWord(title), firstWord(rewritten)]
  if (hasTwice(rewritten) && !hasTwice(title)) return false
  if (before === now) return true
  const nominatives = [plainName(toName), findFoodById(to)?.pieceNames?.[1] ?? '']
  return nominatives.some((name) => name.toLowerCase().split(' ').includes(now))
}

/** A title that begins with a name whose case alone nobody can tell ("Pałki" of one or several): a title begins in the nominative. */
function openingWith(title: string, from: string, to: string, toName: string): string | null {
  const [span, ...others] = namedSpans(title, from)
  if (!span || span.start !== 0 || others.length > 0 || !/^\p{Lu}/u.test(title)) return null
  const isOne = span.form === span.noun.forms.nominative
  const name = isOne ? plainName(toName) : severalPieces(to)?.name.in('nominative')
  return name ? name.charAt(0).toUpperCase() + name.slice(1) + title.slice(span.end) : null
}

/** "Naleśniki z kapustą włoską kapustą": a name that was found in a part of itself. */
function hasTwice(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return new Set(words).size < words.length
}

function firstWord(text: string): string {
  return text.split(' ', 1)[0]?.toLowerCase() ?? ''
}

/** A title that names what is in the dish; null where that cannot be said, or where it would name what is not in it ("maślane" of oil). */
export function rewriteTitle(title: string, { replacements, foods }: Changes): string | null {
  let written = title
  for (const { from, to, toName, reason } of replacements) {
    if (namesByAdjective(written, from) && !namesByAdjective(written, to)) return null
    if (!mentions(written, from) || (reason === 'missing' && suits(written, from, to) !== 'not')) continue
    const rewritten = replaceFood(
      written,
      from,
      plainName(toName),
      foods.filter((food) => food !== from),
      severalPieces(to)?.name,
    )
    const said = rewritten ?? openingWith(written, from, to, toName)
    if (said === null ? reason === 'profile' : !readsAsTitle(written, said, toName, to)) return null
    written = said ?? written
  }
  return written
}
