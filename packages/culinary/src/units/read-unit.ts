import { type UnitWord, WORDS } from '@spizarka/knowledge'

/** Unit words with their inflected forms. */
export const UNIT_ENTRIES = WORDS.units.units

/** A unit word as read: what it says, and whether it means one when it stands without a number. */
export interface ReadUnit {
  unit: UnitWord
  impliesOne: boolean
  /** An abbreviation ("szt.", "op."): it may carry a full stop and stands beside a number. */
  abbreviated: boolean
}

const DIACRITICS: Readonly<Record<string, string>> = { ą: 'a', ć: 'c', ę: 'e', ł: 'l', ń: 'n', ó: 'o', ś: 's', ź: 'z', ż: 'z' }

function plain(word: string): string {
  return word.toLowerCase().replace(/[ąćęłńóśźż]/g, (letter) => DIACRITICS[letter] ?? letter)
}

interface UnitIndex {
  plain: ReadonlyMap<string, ReadUnit>
  /** Forms with their diacritics: "pączki" are no "paczki". */
  spelled: ReadonlyMap<string, string>
}

function buildUnitIndex(): UnitIndex {
  const index = new Map<string, ReadUnit>()
  const spelled = new Map<string, string>()
  const add = (forms: readonly string[], entry: ReadUnit): void => {
    for (const form of forms) {
      if (form === '') continue
      const key = plain(form)
      spelled.set(key, form)
      if (!index.has(key)) index.set(key, entry)
    }
  }
  for (const { unit, one, many, short } of UNIT_ENTRIES) {
    add(one, { unit, impliesOne: true, abbreviated: false })
    add(many, { unit, impliesOne: false, abbreviated: false })
    add(short, { unit, impliesOne: false, abbreviated: true })
  }
  for (const { unit, one, many } of UNIT_ENTRIES) {
    for (const form of one) add([instrumentalOf(form)], { unit, impliesOne: true, abbreviated: false })
    for (const form of [...one, ...many]) add([instrumentalsOf(form)], { unit, impliesOne: false, abbreviated: false })
  }
  return { plain: index, spelled }
}

/** "z puszką", "ze słoikiem": the case in which people come home with things; empty where the form is no nominative singular. */
function instrumentalOf(form: string): string {
  if (/[^aeiouyąęó]a$/.test(form)) return `${form.slice(0, -1)}ą`
  if (/[^aeiouyąęó]ek$/.test(form)) return `${form.slice(0, -2)}kiem`
  if (/[kg]$/.test(form)) return `${form}iem`
  if (/[^aeiouyąęó]o$/.test(form) && form.length > 4) return `${form.slice(0, -1)}${/[kg]o$/.test(form) ? 'ie' : 'e'}m`
  return /[mnrtpsz]$/.test(form) ? `${form}em` : ''
}

/** "z dwiema puszkami": the same case of several. */
function instrumentalsOf(form: string): string {
  if (/[^aeiouyąęó]ek$/.test(form)) return `${form.slice(0, -2)}kami`
  if (/[^aeiouyąęó][aoyi]$/.test(form)) return `${form.slice(0, -1)}ami`
  return /[kgmnrtp]$/.test(form) ? `${form}ami` : ''
}

let unitIndex: UnitIndex | undefined

/** Reads one Polish unit word or abbreviation in any case, number or spelling ("dkg", "puszek", "LYZKI"); null if it is none. */
export function readUnit(word: string): ReadUnit | null {
  unitIndex ??= buildUnitIndex()
  const bare = (word.endsWith('.') ? word.slice(0, -1) : word).toLowerCase()
  const read = unitIndex.plain.get(plain(bare)) ?? null
  // Marks may be missing, but a mark too many makes another word: "pączki" are no "paczki".
  const spelled = unitIndex.spelled.get(plain(bare)) ?? ''
  return read !== null && Array.from(bare).some((letter, place) => letter !== spelled[place] && letter in DIACRITICS) ? null : read
}
