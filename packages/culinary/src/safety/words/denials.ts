import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { readWord } from '../../parse/names/read-word.ts'
import { readUnit } from '../../units/read-unit.ts'
import { isBound, type Token, tokensOf } from './tokens.ts'
import { wordList } from './word-list.ts'

/** What a cook does not do with something that is left out: "cebuli nie daję", "nie dodawać sera". */
const isUse = wordList('use_verbs')
/** What says the same in one word: "ser pomijam". */
const isOmission = wordList('omit_verbs')
const NUMBER = /^\d/
/** What is left out only for now, in part or here is in the dish: "masła nie dajemy do sosu, tylko do ciasta". */
const isHedge = wordList('hedges')

/** The line with what a sentence denies said shortly: "cebuli nie daję" and "nie daję cebuli" are "bez cebuli". */
export function denialsShort(line: string): string {
  const tokens = tokensOf(line)
  if (tokens.some(({ folded }, at) => isHedge(folded) && !isInstead(tokens, at))) return line
  for (const [at, { folded, start }] of tokens.entries()) {
    const isOmitted = isOmission(folded) && tokens[at - 1]?.folded !== 'nie'
    if (!isOmitted && !(folded === 'nie' && isUse(tokens[at + 1]?.folded ?? ''))) continue
    const end = isOmitted ? at + 1 : at + 2
    const verbEnd = tokens[end - 1]?.end ?? line.length
    // What follows the verb is denied where it is bound to it; else what stands before it.
    const next = tokens[end]
    if (next && isBound(next) && !NUMBER.test(next.folded) && isThing(next))
      return denialsShort(`${line.slice(0, start)}bez${line.slice(verbEnd)}`)
    const first = startOfThing(tokens, at)
    if (first === at) continue
    const from = tokens[first]?.start ?? start
    return denialsShort(`${line.slice(0, from)}bez ${line.slice(from, tokens[at - 1]?.end)}${line.slice(verbEnd)}`)
  }
  return line
}

/** "cebuli nie daję, tylko czosnek": another thing in place of what is denied. */
function isInstead(tokens: readonly Token[], at: number): boolean {
  const [only, thing] = [tokens[at], tokens[at + 1]]
  if (only?.folded !== 'tylko' || isBound(only) || !thing || readUnit(thing.text) !== null) return false
  return isEvery(thing, 'noun')
}

/** Where the thing begins that ends before a token: a noun with the adjectives before it, be it parted by a dash or a comma. */
function startOfThing(tokens: readonly Token[], end: number): number {
  const noun = tokens[end - 1]
  if (!noun || NUMBER.test(noun.folded)) return end
  let start = end - 1
  while (start > 0 && isAdjective(tokens[start - 1]) && isBound(tokens[start] ?? noun)) start -= 1
  return start
}

function isThing({ folded }: Token): boolean {
  return !/^(?:do|na|w|we|z|ze|bo|ale|i|a|bez|juz|tu|tego|jej|go|ich)$/.test(folded)
}

function isAdjective(token: Token | undefined): boolean {
  return token !== undefined && isEvery(token, 'adjective')
}

/** Whether a word is known, and of that kind in each of its readings. */
function isEvery({ text }: Token, kind: 'adjective' | 'noun'): boolean {
  const lexicon = kitchenLexicon()
  const read = readWord(lexicon, text, false)
  return read.length > 0 && read.every(({ lexeme }) => lexicon.lexemes[lexeme]?.kind === kind)
}
