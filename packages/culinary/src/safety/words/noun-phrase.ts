import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'
import { isAdjacentToPrevious, type Token } from './tokens.ts'
import { wordList } from './word-list.ts'

const GENITIVE_ADJECTIVE = /(?<!^ol)(?:ego|ej|ych|ich)$/
/** "bez dodatku mleka": what follows is the thing meant. */
const isAmountOf = wordList('amounts_of')

/**
 * Where the noun phrase ends that begins at a token: "sosu sojowego", "tłustego mleka", "dodatku białka jaja" is not; the adjectives
 * agree with their noun, so that "bez glutenu pszennej" ends with its first word. The start itself where there is none.
 */
export function endOfNounPhrase(tokens: readonly Token[], start: number): number {
  let at = start
  while (isAmountOf(tokens[at]?.folded ?? '') && isNext(tokens, at + 1)) at += 1
  while (GENITIVE_ADJECTIVE.test(tokens[at]?.folded ?? '') && isNext(tokens, at + 1)) at += 1
  const noun = tokens[at]
  // "zamiast pszennej 200 g": an adjective stands for its noun.
  if (!noun || /^\d/.test(noun.folded)) return at
  at += 1
  while (isNext(tokens, at) && agree(noun.folded, tokens[at]?.folded ?? '')) at += 1
  return at
}

function isNext(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token !== undefined && isAdjacentToPrevious(token)
}

/** Whether an adjective in the genitive may speak of a noun in the genitive. */
export function agree(noun: string, adjective: string): boolean {
  if (adjective === 'olej') return false
  if (adjective.endsWith('ego')) return /[au]$/.test(noun)
  if (adjective.endsWith('ej')) return /[iy]$/.test(noun)
  return /[iy]ch$/.test(adjective) && /(?:ow|[^aeouy])$/.test(noun)
}

/** Nouns that have no plural in a kitchen, so that their "-i" and "-y" is a genitive: "bez mleka i śmietany", but "bez mleka i krewetki". */
const hasNoPlural = wordList('nouns_without_plural')
/** Neuters that stand in lists in the plural. */
const isPluralInA = wordList('neuters_in_plural')

/** Whether a folded word stands in the genitive and cannot as well name the next thing of a list. */
export function isGenitiveForm(word: string): boolean {
  if (/(?:ow|u|ego|ej|ych)$/.test(word)) return true
  if (/[iy]$/.test(word)) return hasNoPlural(word)
  const { forms, lexemes } = kitchenLexicon()
  const bases = (forms.get(word) ?? []).flatMap(({ lexeme }) => (lexemes[lexeme]?.kind === 'noun' ? fold(lexemes[lexeme].base) : []))
  if (word.endsWith('a')) return !isPluralInA(word) && bases.some((base) => base !== word && /[^a]$/.test(base))
  return bases.length > 0 && !bases.includes(word)
}
