import type { Lexicon, ShelfWord } from '../../parse/names/lexicon.ts'
import { TILL_ABBREVIATIONS } from '../words.ts'

/** Letters that a scan takes for each other (folded: Ł is l, Ż is z). */
const LOOK_ALIKES = new Set(
  'il it ij jt lt lj lf tf ti ft kx kr kl kh rp rf pf ef ec eo oc oq od ou cg gq gs sb bh hn nm hm mw uv vy uw wv zs yv ao dc'
    .split(' ')
    .flatMap(([a = '', b = '']) => [a + b, b + a]),
)
/** Pairs of letters that a scan makes of one. */
const BROKEN_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/vv/g, 'w'],
  [/rn/g, 'm'],
  [/cl/g, 'd'],
]

const LOOK_ALIKE = 0.4
/** A first letter that the scan lost at the edge of the paper. */
const LOST_LETTER = 0.5
/** A letter too many or too few inside a longer word. */
const SLIP = 1
const MIN_WITH_SLIP = 5
/** How many mistakes a word of that length bears: short ones none but likenesses. */
const allowance = (length: number): number => (length < 5 ? LOOK_ALIKE : length < 7 ? 2 * LOOK_ALIKE : 1.2)

/** A word or a short form that a scan may have read as what was printed. */
interface Likeness {
  /** The word, or the short form's key. */
  word: ShelfWord | null
  shortForm: string | null
  cost: number
}

/** Words that begin, and short forms that are, as the abbreviation might have been before the scan; none for abbreviations under four letters. */
export function likenesses(lexicon: Lexicon, folded: string): readonly Likeness[] {
  if (folded.length > 24) return []
  const found: Likeness[] = []
  const spellings = new Set([folded, ...BROKEN_LETTERS.map(([broken, letter]) => folded.replace(broken, letter))])
  for (const spelling of spellings) {
    if (spelling.length < 4) continue
    for (const word of wordIndex(lexicon).words) {
      const cost = costOf(spelling, word.folded)
      if (cost !== null) found.push({ word, shortForm: null, cost })
    }
    for (const shortForm of TILL_ABBREVIATIONS.keys()) {
      const cost = shortForm.length === spelling.length ? mistakes(spelling, shortForm, LOOK_ALIKE) : Number.POSITIVE_INFINITY
      if (cost <= LOOK_ALIKE) found.push({ word: null, shortForm, cost })
    }
  }
  return found
}

/** What it takes to read `word`, or its beginning, as `read`; null where that is too much. */
function costOf(read: string, word: string): number | null {
  if (word.length === read.length + 1 && word.endsWith(read)) return LOST_LETTER
  const isLong = read.length >= MIN_WITH_SLIP
  if (isLong && isOneSlip(read, word)) return SLIP
  // A whole word leaves fewer others than the beginning of one.
  const isWhole = isLong && word.length <= read.length + 1
  const allowed = Math.max(allowance(read.length), isWhole ? SLIP : 0)
  const cost = mistakes(read, word, allowed)
  return cost <= allowed ? cost : null
}

/** What it takes to read the beginning of `word` as `read`, letter for letter; over `allowed` it is not counted to the end. */
function mistakes(read: string, word: string, allowed: number): number {
  if (word.length < read.length) return Number.POSITIVE_INFINITY
  let cost = 0
  for (let at = 0; at < read.length && cost <= allowed; at++) {
    const a = read[at] ?? ''
    const b = word[at] ?? ''
    if (a !== b) cost += LOOK_ALIKES.has(a + b) ? LOOK_ALIKE : 1
  }
  return cost
}

/** Whether `read` begins `word` but for one letter too many or too few ("wędcz" for "wędz", "masdamer" for "maasdamer"). */
function isOneSlip(read: string, word: string): boolean {
  if (read[0] !== word[0]) return false
  let at = 1
  while (at < read.length && read[at] === word[at]) at += 1
  if (at >= read.length - 1) return false
  return word.startsWith(read.slice(at + 1), at) || word.startsWith(read.slice(at), at + 1)
}

export type { ShelfWord }

/** The words of a lexicon in the order of their folded spelling, so that all with one beginning stand together. */
interface WordIndex {
  words: readonly ShelfWord[]
  byLetter: ReadonlyMap<string, readonly ShelfWord[]>
}

const indexOf = new WeakMap<Lexicon, WordIndex>()

/** The words of all food names and all adjectives beside them. */
export function wordIndex(lexicon: Lexicon): WordIndex {
  let known = indexOf.get(lexicon)
  if (!known) {
    const words = lexicon.shelfWords()
    indexOf.set(lexicon, (known = { words, byLetter: Map.groupBy(words, ({ folded }) => folded[0] ?? '') }))
  }
  return known
}

/** Words with that folded beginning. */
export function wordsWithPrefix({ words }: WordIndex, prefix: string): readonly ShelfWord[] {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle]?.folded ?? '') < prefix) low = middle + 1
    else high = middle
  }
  let end = low
  while (words[end]?.folded.startsWith(prefix) === true) end += 1
  return words.slice(low, end)
}
