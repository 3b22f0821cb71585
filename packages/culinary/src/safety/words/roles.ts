import { traitsLackedBy } from './free-from.ts'
import { endOfNounPhrase } from './noun-phrase.ts'
import { isNegation } from './spell-out.ts'
import { isAdjacentToPrevious, type Token } from './tokens.ts'
import { wordList } from './word-list.ts'

/**
 * What a word of a line does: it is `said` of the thing, names what the thing is without (`lacked`), or names what it only tastes of or
 * stands in for (`likened`); `aside` are the words around those, and shapes.
 */
export type Role = 'said' | 'lacked' | 'likened' | 'aside'

const REPLACING: ReadonlySet<string> = new Set(['zamiast', 'miejsce', 'oprocz', 'procz'])
const isSubstituteNoun = wordList('substitute_nouns')
/** A note that a thing has by nature. */
const isFlavourNote = wordList('flavour_notes')
/** Flavours are real in sweets and in what is made of meat; in these they come from spices or by nature. */
const isFlavouredByNature = wordList('flavoured_by_nature')
/** What plants are dressed up as ("boczniaki a la flaczki"); other names behind "a la" say how a thing is made. */
const isImitated = wordList('imitated')
const isElderBefore = wordList('elder_before')
const isElderAfter = wordList('elder_after')
const PARTING = /^(?:z|ze|w|we|na|do|dla|od|po|bez|i|oraz|lub|albo|\d.*)$/
const isShaped = wordList('shaped')
const isShape = wordList('shapes')

/** What each word of a line does. */
export function rolesOf(tokens: readonly Token[]): Role[] {
  const roles = tokens.map((): Role => 'said')
  const mark = (from: number, to: number, role: Role): void => {
    for (let place = from; place < to; place++) roles[place] = role
  }
  for (const [at, token] of tokens.entries()) {
    if (roles[at] !== 'said') continue
    if (isNegation(tokens, at) && !isElder(tokens, at)) {
      const end = endOfNounPhrase(tokens, at + 1)
      mark(at, at + 1, 'aside')
      // Cream instead of milk holds milk: what is replaced is not there, and takes nothing from what replaces it.
      mark(at + 1, end, REPLACING.has(token.folded) ? 'aside' : 'lacked')
    } else if (token.folded === 'jako' && at > 0 && isAdjacentToPrevious(token)) mark(at + 1, Math.min(at + 2, tokens.length), 'likened')
    else if (token.folded === 'la') mark(at + 1, endOfImitated(tokens, at + 1), 'likened')
    else if (token.folded === 'jak' && isComparison(tokens, at)) mark(at + 1, endOfPhrase(tokens, at + 1), 'likened')
    else if (isSubstituteNoun(token.folded)) {
      const start = /^(?:do|dla)$/.test(tokens[at + 1]?.folded ?? '') ? at + 2 : at + 1
      mark(start, endOfNounPhrase(tokens, start), 'likened')
    } else if (['ksztalcie', 'kolorze', 'koloru'].includes(token.folded)) mark(at + 1, endOfNounPhrase(tokens, at + 1), 'aside')
    else if (isShape(token.folded) && isAdjacentToPrevious(token) && isShaped(tokens[at - 1]?.folded ?? '')) mark(at, at + 1, 'aside')
    else if (isFlavour(tokens, at)) {
      const start = startOfFlavour(tokens, at)
      if (start < at) mark(start, at, 'likened')
      else mark(at + 1, endOfNounPhrase(tokens, at + 1), 'likened')
    }
  }
  return roles
}

/** Where what a thing is dressed up as ends ("a la szarpana wieprzowina"); the start itself where it says how the thing is made. */
function endOfImitated(tokens: readonly Token[], start: number): number {
  const end = endOfPhrase(tokens, start)
  for (let at = start; at < end; at++) if (isImitated(tokens[at]?.folded ?? '')) return at + 1
  return start
}

/** "prażony jak orzeszki", but no "takie jak orzeszki", which gives an example. */
function isComparison(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return before !== undefined && isAdjacentToPrevious(before) && !/^(?:tak|taki[a-z]*)$/.test(before.folded)
}

/** Where the words end that nothing parts: no comma, no preposition, no number. */
function endOfPhrase(tokens: readonly Token[], start: number): number {
  let end = start
  for (let next = tokens[end]; next && (end === start || isAdjacentToPrevious(next)) && !PARTING.test(next.folded); next = tokens[end])
    end += 1
  return end
}

/** "czarny bez suszony": the elder, no lack. */
function isElder(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.folded !== 'bez' || traitsLackedBy(tokens[at + 1]?.folded ?? '') !== null) return false
  return isElderBefore(tokens[at - 1]?.folded ?? '') || isElderAfter(tokens[at + 1]?.folded ?? '')
}

function isFlavour(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.folded ?? ''
  if (!tokens.slice(Math.max(0, at - 3), at).some(({ folded }) => /^(?:o|z|ze)$/.test(folded))) return false
  return isFlavourNote(word) || (word === 'smaku' && isFlavouredByNature(tokens[0]?.folded ?? ''))
}

/** Where the adjectives begin that stand between the preposition and the note ("o lekko orzechowym posmaku"). */
function startOfFlavour(tokens: readonly Token[], at: number): number {
  let start = at
  while (start > 0 && !/^(?:o|z|ze)$/.test(tokens[start - 1]?.folded ?? '')) start -= 1
  return start
}

/** A line as the parser is to read it: a lack that names a product of its own ("mleko bez laktozy") stays, anything else not there is cut. */
export function said(line: string, tokens: readonly Token[], roles: readonly Role[]): string {
  let kept = ''
  let from = 0
  for (const [at, token] of tokens.entries()) {
    if (!isCut(tokens, roles, at)) continue
    kept += line.slice(from, token.start)
    from = token.end
  }
  return kept + line.slice(from)
}

function isCut(tokens: readonly Token[], roles: readonly Role[], at: number): boolean {
  if (roles[at] === 'said') return false
  if (roles[at] === 'aside' && roles[at + 1] === 'lacked') return !isClaim(tokens, roles, at + 1)
  return roles[at] !== 'lacked' || !isClaim(tokens, roles, at)
}

function isClaim(tokens: readonly Token[], roles: readonly Role[], at: number): boolean {
  const isAlone = roles[at - 1] !== 'lacked' && roles[at + 1] !== 'lacked'
  return isAlone && tokens[at - 1]?.folded === 'bez' && traitsLackedBy(tokens[at]?.folded ?? '') !== null
}
