import { GATE } from '@spizarka/knowledge'
import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { endOfNounPhrase, isGenitiveForm } from './noun-phrase.ts'
import { isAdjacentToPrevious, type Token, tokensOf } from './tokens.ts'
import { wordList } from './word-list.ts'

const { englishClaims } = GATE
const FREE = new RegExp(String.raw`(?<!\p{L})(${Object.keys(englishClaims).join('|')})[\s-]+free(?!\p{L})`, 'giu')
/** A number or a word, with the full stop of an abbreviation. */
const NUMBER_OR_WORD = /\s*(\d[\d.,/]*|\p{L}+\.?)/uy
const OF_AMOUNT = /^(?:\d.*|szt(?:uk\p{L}*|\.)?|g|dag|dkg|paczk\p{L}+|op\.|opakowani\p{L}+|małych|dużych|kilka|parę|garść)$/iu
/** What may follow meringues: nothing, the next thing, an amount, an adjective in the genitive. */
const BEHIND_MERINGUES = /\s*(?:$|[,;(\d])|\s+\p{L}+[iy]ch(?!\p{L})/uy
const isAnimal = wordList('animal')
const JOINER = /^(?:i|oraz|ani|lub|albo|czy)$/

/** A line with what it lacks said of each thing apart: "bez mleka i sera" is "bez mleka bez sera", "gluten-free" is "bezglutenowe". */
export function spellOut(typed: string): string {
  const line = nameMeringues(typed.replace(FREE, (free, from: string) => englishClaims[from.toLowerCase()] ?? free))
  const tokens = tokensOf(line)
  let spelled = ''
  let written = 0
  for (const [at, token] of tokens.entries()) {
    if (!isNegation(tokens, at) || token.start < written) continue
    let end = endOfNounPhrase(tokens, at + 1)
    for (let next = furtherLack(tokens, end); next !== null; next = furtherLack(tokens, end)) {
      spelled += `${line.slice(written, tokens[end - 1]?.end)} ${token.text === 'od' ? 'bez' : token.text} `
      written = tokens[next]?.start ?? line.length
      end = endOfNounPhrase(tokens, next)
    }
  }
  return spelled + line.slice(written)
}

/** "6 bez", "100 g bez kokosowych": behind amounts alone nothing stands that could be without something, so these are meringues. */
function nameMeringues(line: string): string {
  let end = 0
  for (;;) {
    NUMBER_OR_WORD.lastIndex = end
    const [whole = '', word = ''] = NUMBER_OR_WORD.exec(line) ?? []
    end += whole.length
    if (word.toLowerCase() === 'bez') break
    if (!OF_AMOUNT.test(word)) return line
  }
  BEHIND_MERINGUES.lastIndex = end
  return BEHIND_MERINGUES.test(line) ? `${line.slice(0, end - 3)}bezy${line.slice(end)}` : line
}

/** Whether a token says that what follows is not in the thing: "bez", "zamiast", "nie zawiera", "wolny od", "w miejsce". */
export function isNegation(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.folded ?? ''
  const before = tokens[at - 1]?.folded ?? ''
  return (
    ['bez', 'zamiast', 'oprocz', 'procz'].includes(word) ||
    (['zawiera', 'ma', 'dodano'].includes(word) && before === 'nie') ||
    (word === 'od' && before.startsWith('woln')) ||
    (word === 'miejsce' && before === 'w') ||
    (word === 'nie' && isContrast(tokens, at))
  )
}

/** "(nie masło)", "olej, a nie masło"; "nie solone" speaks of what stands before. */
function isContrast(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !(at === 0 || !isAdjacentToPrevious(token) || tokens[at - 1]?.folded === 'a')) return false
  const { forms, lexemes } = kitchenLexicon()
  const read = forms.get(tokens[at + 1]?.folded ?? '') ?? []
  const next = tokens[at + 1]?.folded ?? ''
  return isAnimal(next) || (read.length > 0 && read.every(({ lexeme }) => lexemes[lexeme]?.kind === 'noun'))
}

/** Where the next thing lacked begins behind the one that ends at `end`; null where the list ends or another thing of the line follows. */
function furtherLack(tokens: readonly Token[], end: number): number | null {
  const next = tokens[end]
  if (!next || tokens[end - 1] === undefined) return null
  const isJoined = JOINER.test(next.folded)
  if (!/^\s*(?:,\s*)?$/.test(next.gap) || (!isJoined && !next.gap.includes(','))) return null
  const start = isJoined ? end + 1 : end
  const stop = endOfNounPhrase(tokens, start)
  const isLacked = next.folded === 'ani' || (stop > start && isGenitive(tokens[start], tokens[stop - 1]) && isWhole(tokens, stop))
  return isLacked && stop > start ? start : null
}

/** A noun phrase with more words behind it ("masła 100 g") may be the next thing to buy. */
function isWhole(tokens: readonly Token[], stop: number): boolean {
  const after = tokens[stop]
  return after === undefined || /[,;)]/.test(after.gap) || JOINER.test(after.folded) || /^(?:z|ze|w|na|do|bez)$/.test(after.folded)
}

/** What is lacked stands in the genitive; a form that may as well be the name of the next thing is taken for that. */
function isGenitive(first: Token | undefined, last: Token | undefined): boolean {
  return [first, last].every((token) => token !== undefined && !/^\d/.test(token.folded) && isGenitiveForm(token.folded))
}
