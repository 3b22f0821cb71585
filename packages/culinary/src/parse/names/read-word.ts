import { fold } from '../polish/fold.ts'
import { undiminish } from '../polish/undiminish.ts'
import type { Lexicon, Reading } from './lexicon.ts'
import { nearestForms } from './mend-typo.ts'

/** Words repeat within a list and between lists; the memory never grows past a bound. */
const MEMORY = 5000
const remembered = new WeakMap<Lexicon, Map<string, readonly Reading[]>>()

/** What reading a diminutive as its word costs, in slips of the fingers. */
const DIMINUTIVE = 0.3

const HAS_DIACRITICS = /[ąćęłńóśźż]/

/**
 * What a typed word may be, best first. A word that stands in the lexicon is never "mended" into another;
 * diacritics may be missing, but those that were typed count.
 */
export function readWord(lexicon: Lexicon, word: string, mend: boolean): readonly Reading[] {
  const memory = remembered.get(lexicon) ?? new Map<string, readonly Reading[]>()
  remembered.set(lexicon, memory)
  const key = mend ? `${word}~` : word
  const known = memory.get(key)
  if (known) return known
  const readings = read(lexicon, word, mend)
  if (memory.size >= MEMORY) memory.clear()
  memory.set(key, readings)
  return readings
}

function read(lexicon: Lexicon, word: string, mend: boolean): Reading[] {
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
  if (!mend) return []
  const whole = undiminish(folded).filter((form) => lexicon.forms.has(form))
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
