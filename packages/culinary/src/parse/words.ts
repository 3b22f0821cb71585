import { WORDS } from '@spizarka/knowledge'
import { fold } from './polish/fold.ts'

/** The word lists of `knowledge/words` as sets and maps; what each list is for stands there, over its words. */
const { adjectives, brands, flavours, grammar, ignored, names, notProducts, speech, spices } = WORDS

/** Short forms, with or without full stops → the words they stand for. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  // "kielb." for "kiełb."; shorter ones without their letters are units ("mł" and "ml").
  ...Object.entries(WORDS.abbreviations).flatMap(([short, full]): [string, string][] => (short.length > 3 ? [[fold(short), full]] : [])),
  ...Object.entries(WORDS.abbreviations),
])

/** Makers and shop brands, folded: they leave the name when a product word remains. */
export const MAKER_BRANDS = brands.makers
/** Makers, folded → what they are known for; a line that names nothing else means it. */
export const KNOWN_FOR: ReadonlyMap<string, string> = new Map(
  Object.entries(brands.makersOf).flatMap(([product, makers]) => makers.map((maker): [string, string] => [maker, product])),
)
/** Brands whose number is the stage of an infant milk. Folded. */
export const STAGED_BRANDS: ReadonlySet<string> = new Set(brands.staged)
/** Brands that people use as the product's name, folded → how it is written, and the kind of food behind it. */
export const PRODUCT_BRANDS: ReadonlyMap<string, { name: string; head?: string }> = new Map(Object.entries(brands.products))

/** Synonyms that nobody prints on a label: the product goes by its record's name. */
export const COLLOQUIAL: ReadonlySet<string> = new Set(names.colloquial)
/** Names as good as the record's own, for all that they look like a slip of it. */
export const PRINTED_TOO: ReadonlySet<string> = new Set(names.printedToo)
/** Words that only their purpose makes a product ("płyn do naczyń"); folded. */
export const TOLD_BY_PURPOSE: ReadonlySet<string> = new Set(names.toldByPurpose)

/** Adjectives that make another product: they stay in the name. Masculine singular. */
export const KEPT_ADJECTIVES = adjectives.kept
/** Adjectives that leave the product what it is. Masculine singular. */
export const DROPPED_ADJECTIVES = adjectives.dropped
/** Sorts that people name behind the product; they do not decline. Folded. */
export const VARIETIES: ReadonlySet<string> = new Set(adjectives.varieties)
/** What stands behind a preposition and makes another product. Folded. */
export const KEPT_BEHIND_PREPOSITION: ReadonlySet<string> = new Set(adjectives.keptBehindPreposition)

/** Invariable words that are never part of a name. Folded. */
export const DROPPED_WORDS: ReadonlySet<string> = new Set(ignored.words)
/** What follows a preposition and is only origin, place or purpose. Folded. */
export const DROPPED_BEHIND_PREPOSITION: ReadonlySet<string> = new Set(ignored.behindPreposition)
/** Words that a remark starts with: from here to the end of the product nothing is name. Folded. */
export const REMARK_STARTS: ReadonlySet<string> = new Set(ignored.remarkStarts)

/** Verbs, greetings, politeness, days and people around a list. Folded. */
export const SPEECH_WORDS: ReadonlySet<string> = new Set([...speech.words, ...speech.verbs])
const ERRANDS: ReadonlySet<string> = new Set(speech.errands)
/** Conjunctions, particles, pronouns, adverbs and interjections: no part of a name, nor an inflected one. Folded. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(speech.functionWords)
/** Kin, neighbours and forms of address; said to somebody, never bought. Folded. */
export const PEOPLE: ReadonlySet<string> = new Set(speech.people)
/** Behind "nie" they say that something is not to be bought. Folded. */
export const NOT_BOUGHT: ReadonlySet<string> = new Set(speech.notBought)
/** Where errands lead and where people come from. Folded. */
export const PLACES: ReadonlySet<string> = new Set(speech.places)

/** Words that open a line which is no product. Folded. */
export const NON_PRODUCT_STARTS: ReadonlySet<string> = new Set(notProducts.lineStarts)
/** Words of headings: a line of these alone, or standing before a colon, names no product. Folded. */
export const HEADING_WORDS: ReadonlySet<string> = new Set(notProducts.headings)
/** Words that a sentence to a machine is made of. Folded. */
export const MACHINE_WORDS: ReadonlySet<string> = new Set(notProducts.machine)
/** Machine words that may stand in a grocery name too; one of them alone decides nothing. */
export const WEAK_MACHINE_WORDS: ReadonlySet<string> = new Set(notProducts.machineOrProduct)

/** Products that come in flavours: a fruit named beside them is their flavour. Folded. */
export const FLAVOURED_PRODUCTS: ReadonlySet<string> = new Set(flavours.products)
/** Products with the taste of meat, cheese and the like. Folded. */
export const SAVOURY_PRODUCTS: ReadonlySet<string> = new Set(flavours.savouryProducts)
/** Folded nouns → their genitive behind "o smaku". */
export const SAVOURY_TASTES: ReadonlyMap<string, string> = new Map(Object.entries(flavours.savoury))
/** Folded nouns → the adjective of their flavour, masculine. */
export const FLAVOUR_ADJECTIVES: ReadonlyMap<string, string> = new Map(Object.entries(flavours.adjectives))

export const PLURAL_NOUNS: ReadonlySet<string> = new Set(grammar.pluralNouns)
export const FEMININE_NOUNS: ReadonlySet<string> = new Set(grammar.feminineNouns)
export const NEUTER_NOUNS: ReadonlySet<string> = new Set(grammar.neuterNouns)
export const MASCULINE_NOUNS: ReadonlySet<string> = new Set(grammar.masculineNouns)

/** Folded stems of words that say that a herb or vegetable is dried or ground. */
export const DRIED_STEMS = spices.driedStems

/** Polish number words, folded → value. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(Object.entries(WORDS.units.numbers))
/** Words that multiply what follows or what stands before them ("tuzin"), folded → value. */
export const GROUP_WORDS: ReadonlyMap<string, number> = new Map(Object.entries(WORDS.units.groups))
/** Fractions of one, folded → value. */
export const FRACTION_WORDS: ReadonlyMap<string, number> = new Map(Object.entries(WORDS.units.fractions))
/** Words for an amount nobody counted; they leave a product without an amount. Folded. */
export const VAGUE_WORDS: ReadonlySet<string> = new Set(WORDS.units.vague)

/** First persons and orders of verbs by their endings; nouns of groceries do not end so. */
const VERB = /.{3}(?:uj(?:ę|emy|esz|cie)|(?:[aeiyą]ł(?:a[mś]|e[mś]))|(?:ły|li)śmy|(?:ił|ał|ęł)[oa]by|(?:ł|ła|li|ły)by[mś]?)$/

const VERBS: ReadonlySet<string> = new Set([...speech.verbs, 'jest', 'sa', 'mam', 'mamy', 'ma', 'przypomnij', 'zapisz'])

/** Whether a word is a verb as lists are opened with; `isKnown` says that the lexicon has it. */
export function isVerb(text: string, folded: string, isKnown: boolean): boolean {
  return VERBS.has(folded) || (!isKnown && VERB.test(text.toLowerCase()))
}

/** Whether a word is talk around a list; `isKnown` says that the lexicon has it. */
export function isTalk(text: string, folded: string, isKnown: boolean): boolean {
  return SPEECH_WORDS.has(folded) || ERRANDS.has(folded) || FUNCTION_WORDS.has(folded) || (!isKnown && VERB.test(text.toLowerCase()))
}

const FAT_CONTENTS = Object.entries(names.fatContents)

/** The percentage that a folded word stands for beside cream or milk ("osiemnastka" is 18 %), or null. */
export function fatNamed(folded: string): string | null {
  return FAT_CONTENTS.find(([stem]) => folded.startsWith(stem))?.[1] ?? null
}
