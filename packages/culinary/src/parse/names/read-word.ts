import { baseOfDiminutive } from '../polish/decline-noun.ts'
import { fold } from '../polish/fold.ts'
import type { Lexicon, Reading } from './lexicon.ts'
import { homophones, soundsLike, typingDistance } from './typing-distance.ts'

/** Words repeat within a list and between lists; the memory never grows past a bound. */
const MEMORY = 5000
const readingsCache = new WeakMap<Lexicon, Map<string, readonly Reading[]>>()

/** What reading a diminutive as its word costs, in slips of the fingers. */
const DIMINUTIVE = 0.3

const HAS_DIACRITICS = /[ąćęłńóśźż]/

/**
 * What a typed word may be, best first. A word that stands in the lexicon is never "corrected" into another;
 * diacritics may be missing, but those that were typed count.
 */
export function readWord(lexicon: Lexicon, word: string, correct: boolean): readonly Reading[] {
  const memory = readingsCache.get(lexicon) ?? new Map<string, readonly Reading[]>()
  readingsCache.set(lexicon, memory)
  const key = correct ? `${word}~` : word
  const known = memory.get(key)
  if (known) return known
  const readings = read(lexicon, word, correct)
  if (memory.size >= MEMORY) memory.clear()
  memory.set(key, readings)
  return readings
}

function read(lexicon: Lexicon, word: string, correct: boolean): Reading[] {
  const lower = word.toLowerCase()
  const folded = fold(lower)
  const entries = lexicon.forms.get(folded)
  if (entries) {
    const typedMarks = HAS_DIACRITICS.test(lower)
    const best = new Map<number, number>()
    for (const { form, lexeme, trust } of entries) {
      const fit = trust * (form === lower ? 1 : typedMarks ? 0.86 : 0.94)
      if (fit > (best.get(lexeme) ?? 0)) best.set(lexeme, fit)
    }
    return [...best].map(([lexeme, fit]) => ({ lexeme, fit })).sort((a, b) => b.fit - a.fit)
  }
  if (!correct) return []
  const whole = baseOfDiminutive(folded).filter((form) => lexicon.forms.has(form))
  const near = whole.length > 0 ? whole.map((form) => ({ form, cost: DIMINUTIVE })) : nearestForms(lexicon, folded)
  const best = new Map<number, Reading>()
  for (const { form, cost } of near) {
    for (const entry of lexicon.forms.get(form) ?? []) {
      const fit = entry.trust * (0.85 - 0.12 * cost)
      if (fit > (best.get(entry.lexeme)?.fit ?? 0)) best.set(entry.lexeme, { lexeme: entry.lexeme, fit, corrected: entry.form })
    }
  }
  return [...best.values()].sort((a, b) => b.fit - a.fit)
}

/** Forms of one length and first letter, each with the set of its letters as bits, so that most are ruled out by two machine instructions. */
interface Shelf {
  forms: string[]
  letters: Int32Array
}

/** First letter → length → forms; a letter's forms are sorted when a typo first needs them. */
type Shelves = Map<string, Map<number, Shelf>>

const shelvesOf = new WeakMap<Lexicon, { byFirst: ReadonlyMap<string, readonly string[]>; shelves: Shelves }>()

function letterBits(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << ((word.charCodeAt(i) - 97) & 31)
  return bits
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

function shelvesWithFirst(lexicon: Lexicon, first: string): Map<number, Shelf> {
  let known = shelvesOf.get(lexicon)
  if (!known) shelvesOf.set(lexicon, (known = { byFirst: byFirstLetter(lexicon.forms.keys()), shelves: new Map() }))
  let shelves = known.shelves.get(first)
  if (!shelves) known.shelves.set(first, (shelves = shelve(lexicon, known.byFirst.get(first) ?? [])))
  return shelves
}

function byFirstLetter(forms: Iterable<string>): Map<string, string[]> {
  const byFirst = new Map<string, string[]>()
  for (const form of forms) {
    const first = form[0] ?? ''
    const known = byFirst.get(first)
    if (known) known.push(form)
    else byFirst.set(first, [form])
  }
  return byFirst
}

function shelve(lexicon: Lexicon, forms: readonly string[]): Map<number, Shelf> {
  const shelved = new Map<number, string[]>()
  for (const form of forms) {
    if (form.length < 4 || !/^[a-z]+$/.test(form) || !lexicon.isCorrection(form)) continue
    const shelf = shelved.get(form.length)
    if (shelf) shelf.push(form)
    else shelved.set(form.length, [form])
  }
  return new Map([...shelved].map(([length, words]) => [length, { forms: words, letters: Int32Array.from(words, letterBits) }] as const))
}

/** Cost of a word that sounds like the one typed. */
const BY_EAR = 0.4

const LIMITS: Readonly<Record<number, number>> = { 4: 0.7, 5: 0.8, 6: 1.1, 7: 1.3 }

/** How much correcting a word of that length bears: short words mean too many things. */
function allowance(length: number): number {
  return length <= 3 ? 0 : (LIMITS[length] ?? 2)
}

/** Known forms within reach of a mistyped, folded word, the nearest first; empty when nothing is near or the word is short. */
function nearestForms(lexicon: Lexicon, folded: string): readonly { form: string; cost: number }[] {
  const allowed = allowance(folded.length)
  if (allowed === 0 || folded.length > 24 || !/^[a-z]+$/.test(folded)) return []
  // Who writes by ear writes a word that sounds right: nearer than any slip of the fingers.
  const heard = folded.length < 5 ? [] : homophones(folded).filter((form) => lexicon.forms.has(form))
  if (heard.length > 0) return heard.map((form) => ({ form, cost: BY_EAR }))
  return search(lexicon, folded, allowed)
}

function lengths(length: number, edits: number): number[] {
  return Array.from({ length: 2 * edits + 1 }, (_, step) => length - edits + step)
}

function search(lexicon: Lexicon, folded: string, allowed: number): { form: string; cost: number }[] {
  const bits = letterBits(folded)
  const edits = Math.ceil(allowed)
  const found: { form: string; cost: number }[] = []
  let best = allowed
  // The first letter is typed right, swapped with the second, or sounds the same: other first letters are other words.
  const firsts = new Set([folded[0] ?? '', folded[1] ?? '', ...soundsLike(folded[0] ?? '')])
  const shelves = [...firsts].flatMap((first) => {
    const ofFirst = shelvesWithFirst(lexicon, first)
    return lengths(folded.length, edits).flatMap((length) => ofFirst.get(length) ?? [])
  })
  for (const shelf of shelves) {
    for (let i = 0; i < shelf.forms.length; i++) {
      if (bitCount(bits ^ (shelf.letters[i] ?? 0)) > 2 * edits) continue
      const form = shelf.forms[i] ?? ''
      if (form[0] === folded[1] && form[0] !== folded[0] && form[1] !== folded[0]) continue
      const cost = typingDistance(folded, form, best)
      if (cost > best) continue
      if (cost < best - 0.001) best = cost
      found.push({ form, cost })
    }
  }
  return found.filter(({ cost }) => cost <= best + 0.05).sort((a, b) => a.cost - b.cost)
}
