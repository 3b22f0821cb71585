import { WORDS } from '@spizarka/knowledge'
import { type Agreement, agreementOf } from '../parse/polish/decline-adjective.ts'
import { isSoft, isVelar, soften } from '../parse/polish/decline-noun.ts'

/** The cases that a recipe puts its foods in; nobody calls out to a food, so there is no vocative. */
export const GRAMMATICAL_CASES = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'locative'] as const
export type GrammaticalCase = (typeof GRAMMATICAL_CASES)[number]

/** A word in every case, in one number. */
type CaseForms = Readonly<Record<GrammaticalCase, string>>

/** A noun with all its cases in the number it was given in. */
export interface InflectedNoun {
  agreement: Agreement
  /** Its accusative and that of its adjectives is the genitive. */
  animate: boolean
  forms: CaseForms
}

/** All cases of a noun from its nominative; null where its forms are not known for certain. */
export function inflectNoun(nominative: string): InflectedNoun | null {
  if (OPENING_ADJECTIVES.has(nominative)) return null
  if (INDECLINABLE.has(nominative)) return { agreement: 'neuter', animate: false, forms: unchanged(nominative) }
  const agreement = PLURALS.has(nominative) ? 'plural' : (OTHER_GENDERS.get(nominative) ?? agreementOf(nominative))
  const forms = formsOf(nominative, agreement)
  return forms && { agreement, animate: ANIMATE.has(nominative), forms }
}

/** A noun in the plural from its nominative and genitive: "marchewki", "marchewek". */
export function inflectPlural(nominative: string, genitive: string): InflectedNoun {
  return { agreement: 'plural', animate: false, forms: plural(nominative, genitive) }
}

function formsOf(nominative: string, agreement: Agreement): CaseForms | null {
  const genitive = GENITIVES.get(nominative)
  switch (agreement) {
    case 'feminine':
      if (/[^aeiouyąęó]a$|ia$/.test(nominative)) return feminineInA(nominative)
      return genitive === undefined ? null : feminineInConsonant(nominative, genitive)
    case 'neuter':
      if (nominative.endsWith('o')) return neuterInO(nominative)
      return genitive === undefined ? null : neuterByGenitive(nominative, genitive)
    case 'masculine':
      return genitive === undefined ? null : masculine(nominative, genitive)
    case 'plural':
      return genitive === undefined ? null : plural(nominative, genitive)
  }
}

function unchanged(word: string): CaseForms {
  return { nominative: word, genitive: word, dative: word, accusative: word, instrumental: word, locative: word }
}

function feminineInA(nominative: string): CaseForms {
  const stem = nominative.slice(0, -1)
  const genitive = genitiveInA(nominative, stem)
  const softened = isSoft(stem) || stem.endsWith('l') ? null : soften(stem)
  const locative = softened === null ? genitive : `${softened}e`
  return { nominative, genitive, dative: locative, accusative: `${stem}ę`, instrumental: `${stem}ą`, locative }
}

function genitiveInA(nominative: string, stem: string): string {
  if (stem.endsWith('i')) return ONE_I.has(nominative) ? stem : `${stem}i`
  // "soja", "papaja": behind a vowel the j is heard in the i and not written.
  if (/[aeiouyąęó]j$/.test(stem)) return `${stem.slice(0, -1)}i`
  return stem + (isVelar(stem) || /[lj]$/.test(stem) ? 'i' : 'y')
}

function feminineInConsonant(nominative: string, genitive: string): CaseForms {
  const stem = genitive.slice(0, -1)
  const instrumental = `${stem}${stem.endsWith('l') ? '' : 'i'}ą`
  return { nominative, genitive, dative: genitive, accusative: nominative, instrumental, locative: genitive }
}

function neuterInO(nominative: string): CaseForms {
  const stem = nominative.slice(0, -1)
  return {
    nominative,
    genitive: `${stem}a`,
    dative: `${stem}u`,
    accusative: nominative,
    instrumental: `${stem}${isVelar(stem) ? 'i' : ''}em`,
    locative: LOCATIVES.get(nominative) ?? locativeOf(stem),
  }
}

function neuterByGenitive(nominative: string, genitive: string): CaseForms {
  const stem = genitive.slice(0, -1)
  return { nominative, genitive, dative: `${stem}u`, accusative: nominative, instrumental: `${stem}em`, locative: `${stem}u` }
}

function masculine(nominative: string, genitive: string): CaseForms {
  const stem = genitive.slice(0, -1)
  return {
    nominative,
    genitive,
    dative: `${stem}owi`,
    accusative: ANIMATE.has(nominative) ? genitive : nominative,
    instrumental: `${stem}${isVelar(stem) ? 'i' : ''}em`,
    locative: locativeOf(stem),
  }
}

/** "chlebie", "maśle", but "mleku", "oleju", "grochu". */
function locativeOf(stem: string): string {
  const softened = isSoft(stem) || /(?:[kgl]|c?h)$/.test(stem) ? null : soften(stem)
  return softened === null ? `${stem}u` : `${softened}e`
}

function plural(nominative: string, genitive: string): CaseForms {
  const stem = nominative.slice(0, -1)
  const instrumental = nominative === 'liście' ? 'liśćmi' : `${stem}ami`
  return { nominative, genitive, dative: `${stem}om`, accusative: nominative, instrumental, locative: `${stem}ach` }
}

/** What no rule tells of a noun or an adjective; what each list is for stands in `knowledge/words/grammar.yaml`. */
const { grammar } = WORDS

/** Nominative → genitive of nouns that open shelf names, both in the number of the nominative. */
const GENITIVES: ReadonlyMap<string, string> = new Map(Object.entries(grammar.genitives))
/** Living things, and what grammar takes for one: their accusative is the genitive. */
const ANIMATE: ReadonlySet<string> = new Set(grammar.animate)
/** One form in all cases. */
const INDECLINABLE: ReadonlySet<string> = new Set(grammar.indeclinable)
/** Feminine nouns in -ia whose genitive has one i. */
const ONE_I: ReadonlySet<string> = new Set(grammar.oneI)
/** Locatives whose vowel changes. */
const LOCATIVES: ReadonlyMap<string, string> = new Map(Object.entries(grammar.locatives))
/** Plurals that end like something else. */
const PLURALS: ReadonlySet<string> = new Set(grammar.plurals)
/** Neuter singulars that end like a plural, and masculines that end like a neuter. */
const OTHER_GENDERS: ReadonlyMap<string, 'neuter' | 'masculine'> = new Map(Object.entries(grammar.genders))
/** Words behind a noun that end like adjectives and are none; one form in all cases. */
export const NO_ADJECTIVES: ReadonlySet<string> = new Set(grammar.notAdjectives)
/** Nouns behind a noun that change with it. */
export const APPOSED: ReadonlySet<string> = new Set(grammar.apposed)
/** Adjectives too short for their endings to tell, by their masculine nominative. */
export const SHORT_ADJECTIVES: ReadonlySet<string> = new Set(grammar.shortAdjectives)
/** Adjectives that open a shelf name or stand alone for its noun: such names are not inflected. */
const OPENING_ADJECTIVES: ReadonlySet<string> = new Set(grammar.openingAdjectives)
