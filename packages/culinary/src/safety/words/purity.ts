import { GATE } from '@spizarka/knowledge'
import { fold } from '../../parse/polish/fold.ts'
import { takers } from './free-from.ts'
import { tokensOf } from './tokens.ts'
import { wordList } from './word-list.ts'

const pure = takers(GATE.purity)
const isMixedIn = wordList('mixed_in')
const isNounBetween = wordList('wholly_of')

/** What a part of a line says not to be in its thing by naming what it is wholly of; a mask. Anything else that the line names takes that back. */
export function ruledOutByPurity(part: string, line: string): number {
  if (!part.includes('100') || tokensOf(line).some(({ folded }) => isMixedIn(folded))) return 0
  const words = whollyOf(fold(part))
  return pure.reduce((mask, { test, mask: more }) => (words.some(test) ? mask | more : mask), 0)
}

/** What stands beside "100 %": "100% gryki", "100 % mąka gryczana", "gryczany 100%". */
function whollyOf(part: string): string[] {
  return part.split(/[^\p{L}\p{M}\d%\s]+/u).flatMap((segment) => {
    const pieces = segment.match(/100\s?%|\p{L}+|\d+/gu) ?? []
    return pieces.flatMap((piece, at) =>
      piece.endsWith('%') ? [...wordsBehind(pieces.slice(at + 1)), ...wordBefore(pieces.slice(0, at))] : [],
    )
  })
}

function wordsBehind(pieces: readonly string[]): string[] {
  let words = [...pieces]
  if (words[0] === 'z') words = words.slice(1)
  if (words.length > 1 && isNounBetween(words[0] ?? '')) words = words.slice(1)
  if (words[0] === 'z') words = words.slice(1)
  return /^\d/.test(words[0] ?? '') ? [] : words.slice(0, 2)
}

function wordBefore(pieces: readonly string[]): string[] {
  return (pieces.at(-1) === 'w' ? pieces.slice(0, -1) : pieces).slice(-1)
}
