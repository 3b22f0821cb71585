import { isBound, type Token } from './tokens.ts'
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
  return token !== undefined && isBound(token)
}

/** Whether an adjective in the genitive may speak of a noun in the genitive. */
export function agree(noun: string, adjective: string): boolean {
  if (adjective === 'olej') return false
  if (adjective.endsWith('ego')) return /[au]$/.test(noun)
  if (adjective.endsWith('ej')) return /[iy]$/.test(noun)
  return /[iy]ch$/.test(adjective) && /(?:ow|[^aeouy])$/.test(noun)
}
