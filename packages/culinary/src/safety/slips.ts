import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { readWord } from '../parse/names/read-word.ts'
import { fold } from '../parse/polish/fold.ts'
import { readUnit } from '../units/read-unit.ts'
import { phrasesWith } from './words/compile-phrases.ts'
import { contentsOfWords } from './words/contents-of-words.ts'
import type { LineWord } from './words/line-part.ts'

const SHORTEST_SLIP = 5

/** What words that nobody knows would hold if they were slips of the fingers ("w pnaierce"): never enough to block, too much to clear. */
export function perhapsOfSlips(strange: readonly LineWord[]): number {
  const lexicon = kitchenLexicon()
  const mended = strange
    .filter(({ text, folded }) => folded.length >= SHORTEST_SLIP && readUnit(text) === null && !lexicon.forms.has(folded))
    .filter(({ folded }) => phrasesWith(folded).length === 0)
    .flatMap(({ text }) => readWord(lexicon, text, true).slice(0, 1))
    .flatMap(({ corrected: form }) =>
      form === undefined
        ? []
        : contentsOfWords([{ text: form, folded: fold(form), chunk: 0, isOf: false, removed: 0, doubted: 0, likened: false }]),
    )
  return mended.reduce((mask, { contents: { has, may } }) => mask | has | may, 0)
}
