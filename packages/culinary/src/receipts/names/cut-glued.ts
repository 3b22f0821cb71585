import type { Lexicon } from '../../parse/names/lexicon.ts'
import { findBrand } from './find-brands.ts'
import { readStump } from './read-stump.ts'
import type { Stump } from './split-stumps.ts'

/** Shorter words are read as they are; of longer ones only this much is looked at. */
const LEAST = 6
const MOST = 32
const LEAST_PIECE = 3
const MOST_PIECE = 14
/** A piece of so few letters is a word or a known short form. */
const KNOWN = 2.4
/** What every further cut costs, so that whole words are left whole. */
const CUT = 1.2

interface Cutting {
  score: number
  pieces: readonly Stump[]
}

/** Cuts words that were glued together in capitals ("SOKJABŁK", "PAPTOAL") where every piece is a word or the beginning of one; null when they are not. */
export function cutGlued(lexicon: Lexicon, stump: Stump): readonly Stump[] | null {
  const { text, folded } = stump
  if (folded.length < LEAST || folded.length > MOST || folded.length !== text.length || !/^[a-z]+$/.test(folded)) return null
  const best: (Cutting | null)[] = [{ score: 0, pieces: [] }]
  for (let end = 1; end <= folded.length; end++) {
    let here: Cutting | null = null
    for (let start = Math.max(0, end - MOST_PIECE); start <= end - LEAST_PIECE; start++) {
      const before = best[start]
      if (!before || before.pieces.length > 3) continue
      const piece: Stump = { kind: 'word', text: text.slice(start, end), folded: folded.slice(start, end), cut: true }
      const score = before.score + weigh(lexicon, piece) - CUT
      if (score > (here?.score ?? 0)) here = { score, pieces: [...before.pieces, piece] }
    }
    best.push(here)
  }
  const cutting = best.at(-1)
  return cutting && cutting.pieces.length > 1 ? cutting.pieces : null
}

function weigh(lexicon: Lexicon, piece: Stump): number {
  if (findBrand([piece], 0)) return 2
  let best = 0
  for (const { score } of readStump(lexicon, piece, false).values()) if (score > best) best = score
  if (piece.folded.length === LEAST_PIECE && best < KNOWN) return Number.NEGATIVE_INFINITY
  // Longer pieces say more: of two cuttings the one into longer words is right.
  return best === 0 ? Number.NEGATIVE_INFINITY : best - 1 + 0.15 * piece.folded.length
}
