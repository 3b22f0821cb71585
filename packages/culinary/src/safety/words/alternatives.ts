import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { readWord } from '../../parse/names/read-word.ts'
import { readUnit } from '../../units/read-unit.ts'
import { traitsDeniedBy, traitsLackedBy } from './free-from.ts'
import { isAdjacentToPrevious, type Token, tokensOf } from './tokens.ts'
import { wordList } from './word-list.ts'

const OR = /^(?:lub|albo|badz|czy|ewentualnie|ewent|wzglednie)$/
/** Adjectives that only say that a thing is not of a special kind. */
const isOrdinaryWord = wordList('ordinary')
/** Adjectives of what a thing is made of, whether the lexicon knows them or not. */
const isMaterial = wordList('materials')
const ADJECTIVE_ENDING = /(?:y|a|e|i|ego|ej|ych|ym)$/
const MOST = 6

/** A description of a thing, by the places of its words; `end` is behind the last. */
interface Span {
  start: number
  end: number
}

/**
 * The lines that a line offers: "makaron bezglutenowy lub zwykły" is "makaron bezglutenowy" or "makaron zwykły", so that what one
 * description takes out of the thing is there in the other. A line that offers no two descriptions is returned alone.
 */
export function alternativesIn(line: string): readonly string[] {
  const open = [withoutDenials(line)]
  const found: string[] = []
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const split = found.length + open.length < MOST ? splitOnce(next) : null
    if (split) open.push(...split)
    else found.push(next)
  }
  return found.toReversed()
}

/** "chleb (nie bezglutenowy)" is bread. */
function withoutDenials(line: string): string {
  const tokens = tokensOf(line)
  const at = tokens.findIndex(
    ({ folded }, place) => /^nie(?:koniecznie)?$/.test(folded) && traitsDeniedBy(tokens[place + 1]?.folded ?? '') !== null,
  )
  return at === -1 ? line : withoutDenials(cut(line, tokens, { start: at, end: at + 2 }))
}

function splitOnce(line: string): [string, string] | null {
  const tokens = tokensOf(line)
  for (const [at, token] of tokens.entries()) {
    const isSlash = /^\s*\/\s*$/.test(token.gap)
    if (!OR.test(token.folded) && !isSlash) continue
    const before = descriptionBefore(tokens, at)
    const after = descriptionFrom(tokens, isSlash ? at : at + 1)
    if (!after) continue
    if (!before) {
      // "makaron (lub bezglutenowy)": as it stands, or so.
      if (isSlash || claimIn(tokens, after) === null || isFollowed(tokens, after.end)) continue
      return [cut(line, tokens, { start: at, end: after.end }), cut(line, tokens, { start: at, end: at + 1 })]
    }
    if (claimIn(tokens, before) === null && claimIn(tokens, after) === null && !isOrdinary(tokens, before) && !isOrdinary(tokens, after))
      continue
    // "ser wegański lub świeży koperek": another thing, not another kind of the same.
    if (isFollowed(tokens, after.end) && isThing(tokens[before.start - 1])) continue
    return [cut(line, tokens, { start: before.end, end: after.end }), cut(line, tokens, { start: before.start, end: after.start })]
  }
  return null
}

/** The adjective, or "bez" with its noun, that ends before a place. */
function descriptionBefore(tokens: readonly Token[], end: number): Span | null {
  if (tokens[end - 2]?.folded === 'bez' && traitsLackedBy(tokens[end - 1]?.folded ?? '') !== null) return { start: end - 2, end }
  return isDescription(tokens[end - 1]) ? { start: end - 1, end } : null
}

function descriptionFrom(tokens: readonly Token[], start: number): Span | null {
  if (tokens[start]?.folded === 'bez' && traitsLackedBy(tokens[start + 1]?.folded ?? '') !== null) return { start, end: start + 2 }
  return isDescription(tokens[start]) ? { start, end: start + 1 } : null
}

/** Whether a word is an adjective that says what kind of a thing it is. */
export function isDescription(token: Token | undefined): boolean {
  if (!token) return false
  if (
    traitsDeniedBy(token.folded) !== null ||
    isOrdinaryWord(token.folded) ||
    (isMaterial(token.folded) && ADJECTIVE_ENDING.test(token.folded))
  )
    return true
  const lexicon = kitchenLexicon()
  const read = readWord(lexicon, token.text, false)
  return read.length > 0 && read.every(({ lexeme }) => lexicon.lexemes[lexeme]?.kind === 'adjective')
}

/** What the description takes out of the thing; null for one that takes nothing out. */
function claimIn(tokens: readonly Token[], { end }: Span): number | null {
  const word = tokens[end - 1]?.folded ?? ''
  return tokens[end - 2]?.folded === 'bez' ? traitsLackedBy(word) : traitsDeniedBy(word)
}

function isOrdinary(tokens: readonly Token[], { start }: Span): boolean {
  return isOrdinaryWord(tokens[start]?.folded ?? '')
}

/** Whether the noun that is described stands behind. */
function isFollowed(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  return next !== undefined && isAdjacentToPrevious(next) && isThing(next)
}

function isThing(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    !/^\d/.test(token.folded) &&
    !/^(?:z|ze|w|na|do|bez|lub|albo|i)$/.test(token.folded) &&
    readUnit(token.text) === null
  )
}

function cut(line: string, tokens: readonly Token[], { start, end }: Span): string {
  const from = tokens[start]?.start ?? line.length
  const to = tokens[end - 1]?.end ?? from
  return `${line.slice(0, from).replace(/\/\s*$/, '')} ${line.slice(to).replace(/^\s*\//, '')}`.replace(/\s+/g, ' ').trim()
}
