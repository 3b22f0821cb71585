import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { findFood, makeQuery } from '../parse/names/find-food.ts'
import { isKnownOtherwise } from '../parse/names/resolve-name.ts'
import { readProduct } from '../parse/read-product.ts'
import { withoutPreparation } from './preparation.ts'
import { tokensOf } from './read-ingredient.ts'

/** A word of an ingredient line that is no form of a known name. */
export interface MisspeltWord {
  word: string
  /** The form that it was taken for; null where it was passed over. */
  takenFor: string | null
}

/**
 * The words of an ingredient line that no known name has in any form, so that its food was guessed: a kindness to who types a list, and an
 * error in a recipe of the base. None where the line names its food as the kitchen knows it.
 */
export function misspeltWords(line: string): MisspeltWord[] {
  const lexicon = kitchenLexicon()
  const { words, resolved } = readProduct(lexicon, tokensOf(withoutPreparation(line)))
  const named = words.map((text) => ({ text, inParens: false }))
  const query = makeQuery(lexicon, named, isKnownOtherwise)
  const found = findFood(lexicon, query)
  return query.flatMap(({ text, readings }, place) => {
    const lexemes = found?.variant.words[found.used.get(place) ?? -1]?.lexemes
    const takenFor = readings.find(({ lexeme }) => lexemes?.has(lexeme))?.corrected
    if (takenFor !== undefined) return { word: text, takenFor }
    return resolved.unknownWords.includes(text) ? { word: text, takenFor: null } : []
  })
}
