import type { AdaptedDish, ChangeReason } from './adapted-dish.ts'
import { mentions } from './mentions.ts'
import { isImplied, replaceFood, suits } from './replace-food.ts'
import { type Changes, rewriteSteps } from './rewrite-steps.ts'

/** What was changed about a dish of the base, for its words. */
export function changesOf({ dish, ingredients, dropped }: Pick<AdaptedDish, 'dish' | 'ingredients' | 'dropped'>): Changes {
  return {
    replacements: ingredients.flatMap(({ base, row, replacedFor: reason }) =>
      reason === null ? [] : [{ from: base.food, fromName: base.name, to: row.id, toName: row.name, reason }],
    ),
    dropped: dropped.map(({ base: { food, name }, reason }) => ({ food, name, reason })),
    foods: dish.recipe.ingredients.map(({ food }) => food),
  }
}

function isForEater({ reason }: { reason: ChangeReason }): boolean {
  return reason === 'profile'
}

const known = new WeakMap<object, Map<string, boolean>>()

/** Whether title and steps can be written without naming anything that the eater must not have; remembered, as there are only so many. */
export function canBeSaid(adapted: Pick<AdaptedDish, 'dish' | 'ingredients' | 'dropped' | 'found'>): boolean {
  const { replacements, dropped, foods } = changesOf(adapted)
  const changes = { replacements: replacements.filter(isForEater), dropped: dropped.filter(isForEater), foods }
  if (changes.replacements.length + changes.dropped.length === 0) return true
  const { steps } = adapted.found
  const answers = known.get(steps) ?? new Map<string, boolean>()
  known.set(steps, answers)
  const key = [...changes.replacements.map(({ from, to }) => `${from}>${to}`), ...changes.dropped.map(({ food }) => food)].join(' ')
  let answer = answers.get(key)
  if (answer === undefined) {
    answer = rewriteSteps(steps, changes) !== null && rewriteTitle(adapted.dish.recipe.title, changes) !== null
    answers.set(key, answer)
  }
  return answer
}

/** A title that names what is in the dish; null where it would name what the eater must not have. */
export function rewriteTitle(title: string, { replacements, foods }: Changes): string | null {
  let written = title
  for (const { from, to, toName, reason } of replacements) {
    if (reason === 'profile' && isImplied(written, from)) return null
    if (!mentions(written, from) || (reason === 'missing' && suits(written, from, to) !== 'not')) continue
    const said = replaceFood(
      written,
      from,
      toName,
      foods.filter((food) => food !== from),
    )
    if (said === null && reason === 'profile') return null
    written = said ?? written
  }
  return written
}
