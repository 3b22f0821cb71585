const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const NEIGHBOURS = new Set<string>()
for (const [y, row] of ROWS.entries()) {
  for (const [x, key] of row.split('').entries()) {
    for (const other of [row[x + 1], ROWS[y + 1]?.[x - 1], ROWS[y + 1]?.[x]]) {
      if (other) {
        NEIGHBOURS.add(key + other)
        NEIGHBOURS.add(other + key)
      }
    }
  }
}

/** Letters that Polish writes for the same sound: mistakes of spelling, not of the fingers (folded: ó is o, ż is z). */
const SAME_SOUND = new Set([
  'uo',
  'ou',
  'wf',
  'fw',
  'td',
  'dt',
  'bp',
  'pb',
  'sz',
  'zs',
  'gk',
  'kg',
  'ij',
  'ji',
  'iy',
  'yi',
  'mn',
  'nm',
  'vw',
  'wv',
])

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** Letters that sound like a folded letter. */
export function soundsLike(letter: string): string[] {
  return LETTERS.filter((other) => SAME_SOUND.has(letter + other))
}

const LETTER_CODES = 128
/** What each plain letter costs in the place of each other: asked for every pair of letters of every pair of words. */
const SUBSTITUTIONS = new Float64Array(LETTER_CODES * LETTER_CODES).fill(1)
for (const pair of NEIGHBOURS) SUBSTITUTIONS[pair.charCodeAt(0) * LETTER_CODES + pair.charCodeAt(1)] = 0.8
for (const pair of SAME_SOUND) SUBSTITUTIONS[pair.charCodeAt(0) * LETTER_CODES + pair.charCodeAt(1)] = 0.6

function substitution(a: string, b: string): number {
  if (a === b) return 0
  const [first, second] = [a.charCodeAt(0), b.charCodeAt(0)]
  return first < LETTER_CODES && second < LETTER_CODES ? (SUBSTITUTIONS[first * LETTER_CODES + second] ?? 1) : 1
}

/**
 * Cost of mistyping `intended` as `typed` (both folded): one for a slip, less for neighbouring keys, letters of the same sound,
 * swapped and doubled letters. Anything over `limit` comes back as Infinity. The first letter is seldom wrong.
 */
export function typingDistance(typed: string, intended: string, limit: number): number {
  const n = typed.length
  const m = intended.length
  let beforePrevious: number[] = []
  let previous: number[] = []
  for (let j = 0; j <= m; j++) previous.push(j === 0 ? 0 : j + 0.5)
  for (let i = 1; i <= n; i++) {
    const row = [i + 0.5]
    let lowest = i
    const a = typed[i - 1] ?? ''
    for (let j = 1; j <= m; j++) {
      const b = intended[j - 1] ?? ''
      const insert = (previous[j] ?? 0) + (a === typed[i - 2] ? 0.5 : 0.9)
      const drop = (row[j - 1] ?? 0) + (b === intended[j - 2] ? 0.5 : 0.8)
      let cost = Math.min(insert, drop, (previous[j - 1] ?? 0) + substitution(a, b) + (i === 1 && j === 1 && a !== b ? 0.4 : 0))
      if (i > 1 && j > 1 && a === intended[j - 2] && typed[i - 2] === b) cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 0.7)
      // "rz" and "z" (ż), "ch" and "h" sound alike.
      if (j > 1 && a === 'z' && b === 'z' && intended[j - 2] === 'r') cost = Math.min(cost, (previous[j - 2] ?? 0) + 0.6)
      if (i > 1 && a === 'z' && typed[i - 2] === 'r' && b === 'z') cost = Math.min(cost, (beforePrevious[j - 1] ?? 0) + 0.6)
      if (j > 1 && a === 'h' && b === 'h' && intended[j - 2] === 'c') cost = Math.min(cost, (previous[j - 2] ?? 0) + 0.5)
      if (i > 1 && a === 'h' && typed[i - 2] === 'c' && b === 'h') cost = Math.min(cost, (beforePrevious[j - 1] ?? 0) + 0.5)
      row.push(cost)
      if (cost < lowest) lowest = cost
    }
    if (lowest > limit) return Number.POSITIVE_INFINITY
    beforePrevious = previous
    previous = row
  }
  const distance = previous[m] ?? Number.POSITIVE_INFINITY
  return distance <= limit ? distance : Number.POSITIVE_INFINITY
}

/** What is written for the sound of what should have been written (both folded: ó is o, ż is z, ą is a), as people spell who write by ear. */
const BY_EAR: readonly (readonly [RegExp, string])[] = [
  [/om(?=[bp])/g, 'a'],
  [/on(?=[^aeiouyn])/g, 'a'],
  [/em(?=[bp])/g, 'e'],
  [/en(?=[^aeiouyn])/g, 'e'],
  [/om$/g, 'a'],
  [/rz/g, 'z'],
  [/(?<!r)z/g, 'rz'],
  [/sz/g, 'rz'],
  [/ch/g, 'h'],
  [/(?<!c)h/g, 'ch'],
  [/u/g, 'o'],
  [/o/g, 'u'],
  // Nobody hears one for the other where a word begins and a vowel follows.
  [/(?<!^)f|^f(?![aeiouy])/g, 'w'],
  [/(?<!^)w|^w(?![aeiouy])/g, 'f'],
  [/v/g, 'w'],
  [/x/g, 'ks'],
  [/t$/g, 'd'],
  [/d$/g, 't'],
  [/p$/g, 'b'],
  [/k$/g, 'g'],
  [/(.)\1/g, '$1'],
  [/c(?=[aou])/g, 'k'],
  [/ji/g, 'i'],
  [/i(?=i)/g, 'j'],
]

/** Folded spellings that sound like the word typed, those one rule away before those two away; the word itself is none of them. */
export function homophones(folded: string): string[] {
  const found = new Set<string>()
  const once = spellings(folded)
  for (const each of once) found.add(each)
  if (folded.length > 5 && folded.length < 16) for (const each of once) for (const twice of spellings(each)) found.add(twice)
  found.delete(folded)
  return [...found]
}

/** Each rule applied everywhere it fits, and at its first place alone. */
function spellings(word: string): string[] {
  const result: string[] = []
  for (const [written, meant] of BY_EAR) {
    const everywhere = word.replace(written, meant)
    if (everywhere === word) continue
    result.push(everywhere)
    const [first] = word.matchAll(written)
    if (first === undefined) continue
    const once = word.slice(0, first.index) + meant.replace('$1', first[1] ?? '') + word.slice(first.index + first[0].length)
    if (once !== everywhere) result.push(once)
  }
  return result
}
