import type { Lexicon } from '../names/lexicon.ts'
import { readWord } from '../names/read-word.ts'
import { adjectiveBase, agree, agreementOf } from '../polish/decline-adjective.ts'
import type { Token } from '../text/tokens.ts'
import { DROPPED_WORDS } from '../words.ts'
import { isAttribute } from './describing.ts'
import type { Segment } from './split-line.ts'

export type Word = Extract<Token, { kind: 'word' }>

/** Whether a word is a noun as dictionaries have it. */
export function isNominative(lexicon: Lexicon, { text }: Word): boolean {
  return readWord(lexicon, text, false).some(
    ({ lexeme, fit }) => fit >= 0.999 && lexicon.lexemes[lexeme]?.kind === 'noun' && lexicon.lexemes[lexeme]?.base === text.toLowerCase(),
  )
}

/** "mąki": a noun of its own in some name, and another's genitive. */
export function isForm(lexicon: Lexicon, { text }: Word): boolean {
  return readWord(lexicon, text, false).some(({ lexeme, fit }) => fit >= 0.999 && lexicon.lexemes[lexeme]?.kind === 'literal')
}

/** "słodka majeranek": an adjective of another gender than the noun behind it. */
export function opensWithStrangeAdjective(lexicon: Lexicon, [adjective, ...behind]: Segment): boolean {
  const noun = behind.find((token) => token.kind !== 'word' || !DROPPED_WORDS.has(token.folded))
  if (adjective?.kind !== 'word' || noun?.kind !== 'word' || !isAttribute(lexicon, adjective)) return false
  return !agrees(lexicon, adjective, noun)
}

/** Whether an adjective may belong to a noun, by gender and case as far as their forms tell. */
export function agrees(lexicon: Lexicon, adjective: Word, noun: Word): boolean {
  const [form, name] = [adjective.text.toLowerCase(), noun.text.toLowerCase()]
  // "dżemu truskawkowego, a mąkę": a genitive stands beside its own.
  if (/(?:ego|ej|ych)$/.test(form)) return !name.endsWith('ę') && (!isNominative(lexicon, noun) || isForm(lexicon, noun))
  if (!/[yiae]$/.test(form) || (form.endsWith('e') && isNeuterInPlural(lexicon, noun))) return true
  return agree(adjectiveBase(form), agreementOf(name)) === form
}

/** Whether a word may be an adjective, be it a noun too ("mielone"). */
export function isAdjective(lexicon: Lexicon, { text }: Word): boolean {
  return readWord(lexicon, text, false).some(({ lexeme, fit }) => fit > 0.9 && lexicon.lexemes[lexeme]?.kind === 'adjective')
}

/** "jajka", "jabłka". */
function isNeuterInPlural(lexicon: Lexicon, { text }: Word): boolean {
  return text.endsWith('a') && readWord(lexicon, text, false).some(({ lexeme }) => lexicon.lexemes[lexeme]?.base.endsWith('o'))
}
