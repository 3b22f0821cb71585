import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { readUnit } from '../units/read-unit.ts'
import { phrasesWith } from './words/compile-phrases.ts'
import { claimOf } from './words/free-from.ts'
import type { LinePart } from './words/line-part.ts'
import { type Token, tokensOf } from './words/tokens.ts'
import { wordList } from './words/word-list.ts'

/** Nouns that say in what form a thing is and not what it is: what stands behind "z" is the food. */
const isForm = wordList('forms')
/** Where a thing comes from, what it is kept or cooked in, and what is beside it, none of which is a food. */
const isCircumstance = wordList('circumstances')
const LATIN = /(?:us|um|is|ae|iva|ata|ica|uca|osa|ina|ana|are|ense|enta|ula|ens|oides|olia|ifera)$/
const LATIN_GENUS = /(?:us|um|is|a|as|ys|on|ens|ex|e)$/
const SHORTEST = 4

/** Whether a part names something that nobody knows as what the thing is of ("mąka z fonio") or by its Latin name: never to be passed in silence. */
export function namesStranger({ text }: LinePart): boolean {
  const tokens = tokensOf(text)
  const hasForm = tokens.some(({ folded }) => isForm(folded))
  return tokens.some((token, at) => {
    const next = tokens[at + 1]
    if (!next || !isStranger(next)) return false
    if (hasForm && /^ze?$/.test(token.folded)) return !isCircumstance(next.folded)
    return isStranger(token) && LATIN_GENUS.test(token.folded) && LATIN.test(next.folded)
  })
}

function isStranger({ text, folded }: Token): boolean {
  return (
    folded.length >= SHORTEST &&
    !kitchenLexicon().forms.has(folded) &&
    phrasesWith(folded).length === 0 &&
    claimOf(folded) === null &&
    readUnit(text) === null
  )
}
