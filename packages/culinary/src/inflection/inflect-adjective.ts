import type { Agreement } from '../parse/polish/agreement.ts'
import type { GrammaticalCase } from './grammatical-case.ts'

const ENDINGS: Readonly<Record<Agreement, Readonly<Record<GrammaticalCase, string>>>> = {
  masculine: { nominative: 'y', genitive: 'ego', dative: 'emu', accusative: 'y', instrumental: 'ym', locative: 'ym' },
  neuter: { nominative: 'e', genitive: 'ego', dative: 'emu', accusative: 'e', instrumental: 'ym', locative: 'ym' },
  feminine: { nominative: 'a', genitive: 'ej', dative: 'ej', accusative: 'ą', instrumental: 'ą', locative: 'ej' },
  plural: { nominative: 'e', genitive: 'ych', dative: 'ym', accusative: 'e', instrumental: 'ymi', locative: 'ych' },
}

/** An adjective, given in the masculine nominative ("owsiany", "słodki"), in the gender, number and case of its noun. */
export function inflectAdjective(base: string, agreement: Agreement, grammaticalCase: GrammaticalCase, animate = false): string {
  const asked = animate && agreement === 'masculine' && grammaticalCase === 'accusative' ? 'genitive' : grammaticalCase
  const ending = ENDINGS[agreement][asked]
  const stem = base.slice(0, -1)
  if (base.endsWith('y')) return stem + ending
  if (ending.startsWith('y')) return `${stem}i${ending.slice(1)}`
  // "tani-a", but "słodk-a": only a stem that is soft keeps its i before a.
  return ending.startsWith('e') || !/[kg]$/.test(stem) ? `${stem}i${ending}` : stem + ending
}
