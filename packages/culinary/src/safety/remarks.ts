import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { readWord } from '../parse/names/read-word.ts'
import type { LinePart } from './words/line-part.ts'
import { wordList } from './words/word-list.ts'

/** Participles and adverbs of what is done to an ingredient. */
const DONE = /(?:an|on|yt|ut|et|art)(?:y|a|e|i|ych|ego|ej|ym|ymi)$/
const isAdverb = wordList('remarks')

/** Whether a part behind the first names nothing to eat: how a thing is cut, or an adjective of what stands before. */
export function isRemark({ words }: LinePart): boolean {
  const lexicon = kitchenLexicon()
  return words.every(
    ({ text, folded }) =>
      isAdverb(folded) ||
      /^\d+$/.test(folded) ||
      DONE.test(folded) ||
      readWord(lexicon, text, false).some(({ lexeme }) => lexicon.lexemes[lexeme]?.kind === 'adjective'),
  )
}
