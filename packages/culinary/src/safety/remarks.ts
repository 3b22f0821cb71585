import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { readWord } from '../parse/names/read-word.ts'
import type { LinePart } from './words/line-part.ts'

/** Participles and adverbs of what is done to an ingredient. */
const DONE = /(?:an|on|yt|ut|et|art)(?:y|a|e|i|ych|ego|ej|ym|ymi)$/
const ADVERB =
  /^(?:drobno|grubo|cienko|mocno|lekko|dobrze|swiezo|najlepiej|okolo|ok|kostk\w*|plast\w*|piork\w*|pask\w*|temperatur\w*|pokojow\w*|miekk\w*|zimn\w*|ciepl\w*|smaku?|rozmiar\w*|mal\w*|duz\w*|sredni\w*|drobn\w*|prask\w*|tar\w*|sztuk\w*|szt|g|kg|dag|ml|l|lyz\w*|szklan\w*|opcjonalnie|koniecznie|dowoln\w*|ulubion\w*|wiecej|mniej|troche|chwil\w*|wczesniej|mozna|miec|jesli|potrzeba|trzeba|skor\w*|kosc\w*|pestek|pestki|calosc\w*|okras\w*|wierzch|posyp\w*|dekor\w*|opak\w*|kawal\w*|cm|mm|miazsz\w*|korzen\w*|bulw\w*|filet\w*|tusz\w*|ziarn\w*|nasion\w*|puszk\w*|sloik\w*|min|minut\w*|przez|noc|dzien|wod\w*|\d+)$/

/** Whether a part behind the first names nothing to eat: how a thing is cut, or an adjective of what stands before. */
export function isRemark({ words }: LinePart): boolean {
  const lexicon = kitchenLexicon()
  return words.every(
    ({ text, folded }) =>
      ADVERB.test(folded) ||
      DONE.test(folded) ||
      readWord(lexicon, text, false).some(({ lexeme }) => lexicon.lexemes[lexeme]?.kind === 'adjective'),
  )
}
