import { WORDS } from '@spizarka/knowledge'

/** What no rule tells of a noun or an adjective; what each list is for stands in `knowledge/words/grammar.yaml`. */
const { grammar } = WORDS

/** Nominative → genitive of nouns that open shelf names, both in the number of the nominative. */
export const GENITIVES: ReadonlyMap<string, string> = new Map(Object.entries(grammar.genitives))
/** Living things, and what grammar takes for one: their accusative is the genitive. */
export const ANIMATE: ReadonlySet<string> = new Set(grammar.animate)
/** One form in all cases. */
export const INDECLINABLE: ReadonlySet<string> = new Set(grammar.indeclinable)
/** Feminine nouns in -ia whose genitive has one i. */
export const ONE_I: ReadonlySet<string> = new Set(grammar.oneI)
/** Locatives whose vowel changes. */
export const LOCATIVES: ReadonlyMap<string, string> = new Map(Object.entries(grammar.locatives))
/** Plurals that end like something else. */
export const PLURALS: ReadonlySet<string> = new Set(grammar.plurals)
/** Neuter singulars that end like a plural, and masculines that end like a neuter. */
export const OTHER_GENDERS: ReadonlyMap<string, 'neuter' | 'masculine'> = new Map(Object.entries(grammar.genders))
/** Words behind a noun that end like adjectives and are none; one form in all cases. */
export const NO_ADJECTIVES: ReadonlySet<string> = new Set(grammar.notAdjectives)
/** Nouns behind a noun that change with it. */
export const APPOSED: ReadonlySet<string> = new Set(grammar.apposed)
/** Adjectives too short for their endings to tell, by their masculine nominative. */
export const SHORT_ADJECTIVES: ReadonlySet<string> = new Set(grammar.shortAdjectives)
/** Adjectives that open a shelf name or stand alone for its noun: such names are not inflected. */
export const OPENING_ADJECTIVES: ReadonlySet<string> = new Set(grammar.openingAdjectives)
