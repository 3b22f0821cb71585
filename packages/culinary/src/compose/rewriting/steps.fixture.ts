import type { RecipeStep } from '@spizarka/knowledge'
import { splitClauses } from '../../recipes/clauses.ts'
import { findMentions } from '../../recipes/find-mentions.ts'
import type { StepWithClauses } from './clause-words.ts'

/** A step as the compiler reads it, for a dish with those foods. */
export function stepOf(text: string, listed: readonly string[], rest: Omit<RecipeStep, 'text' | 'uses'> = {}): StepWithClauses {
  const found = findMentions(text, listed)
  const clauses = splitClauses(text).map(({ start, end, follows }) => {
    const own = found.filter((each) => each.start >= start && each.start < end)
    return {
      text: text.slice(start, end),
      foods: listed.filter((food) => own.some(({ foods }) => foods.includes(food))),
      mentions: own.map((each) => ({ ...each, start: each.start - start, end: each.end - start })),
      ...(follows && { follows }),
    }
  })
  return { text, uses: listed.filter((food) => found.some(({ foods }) => foods.includes(food))), clauses, ...rest }
}
