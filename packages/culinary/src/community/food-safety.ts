import { FOOD_SAFETY, isA } from '@spizarka/knowledge'
import { findPhrasesAmong, plainWords, wordsOf } from './phrases.ts'

/** What may make somebody ill. */
export interface FoodSafetyFinding {
  rule: string
  /** What of the text says so, as it was written; the title where it is that nothing is heated. */
  found: string
  /** A sentence for the moderator. */
  advice: string
  source: string
}

/** A recipe as the rules look at it. */
export interface WatchedRecipe {
  title: string
  about: string
  /** Ids of the food table; null for what it does not know. */
  foods: readonly (string | null)[]
  steps: readonly string[]
}

/** What of a recipe may make somebody ill as it is written: for a moderator to look at, it decides nothing. */
export function findUnsafe({ title, about, foods, steps }: WatchedRecipe): FoodSafetyFinding[] {
  const words = wordsOf([title, about, ...steps].join(' . '))
  const isHeated = plainWords(steps.join(' ')).some((word) => FOOD_SAFETY.heats.some((heat) => word.includes(heat)))
  return FOOD_SAFETY.rules.flatMap(({ rule, holds, said, unheated, advice, source }) => {
    if (holds && !foods.some((food) => food !== null && holds.some((id) => isA(food, id)))) return []
    const found = findPhrasesAmong(words, said)[0] ?? (unheated && !isHeated ? title : undefined)
    return found === undefined ? [] : [{ rule, found, advice, source }]
  })
}
