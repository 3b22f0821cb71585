import { loadCompiled } from './load.ts'

/** Values of a list, or of a map, as somebody wrote them in `knowledge/words`. Folded words are in small letters without Polish marks. */
type List = readonly string[]
type Table<Value = string> = Readonly<Record<string, Value>>

/**
 * What a unit word says. `mass` is in grams and `volume` in millilitres; a `spoon` is a volume that dry goods weigh by their own
 * measure; `count` counts pieces; a `container` counts too and may hold a stated size; `multipack` holds that many pieces.
 */
export type UnitWord =
  | { kind: 'mass'; grams: number }
  | { kind: 'volume'; ml: number }
  | { kind: 'spoon'; measure: string; ml: number }
  | { kind: 'count'; name: string }
  | { kind: 'container'; name: string }
  | { kind: 'multipack'; pieces: number }

export interface UnitEntry {
  unit: UnitWord
  /** Forms that mean one when no number stands beside them ("litr mleka", "puszkę kukurydzy"). */
  one: List
  /** Forms that need a number ("puszek", "litry"). */
  many: List
  /** Abbreviations; they too need a number, and may carry a full stop. */
  short: List
}

/** Languages other than Polish in which lists are read: English and Ukrainian, by their codes. */
export type ForeignLanguage = 'en' | 'uk'
/** What something is called in them. */
export type ForeignNames = Readonly<Partial<Record<ForeignLanguage, List>>>

/** A chain of shops, and what its receipts print. */
export interface Chain {
  name: string
  /** Folded words of its receipts. */
  signs: List
  /** Tax number of the company. */
  nip?: string
  /** Its sign is an everyday word too: only at the beginning of a line of the head. */
  everyday?: true
}

/** First words, and words anywhere, of the lines of a receipt: folded stems, whole words where a full stop ends them. */
export type ReceiptWord =
  | 'cancelled'
  | 'discounts'
  | 'reduced'
  | 'final'
  | 'offers'
  | 'coupons'
  | 'summing'
  | 'savings'
  | 'subtotals'
  | 'taxes'
  | 'totals'
  | 'payments'
  | 'deposits'
  | 'deposit_starts'
  | 'returnables'
  | 'returned'
  | 'bags'
  | 'shopping'
  | 'small_bags'
  | 'bag_sizes'
  | 'bin_bags'
  | 'bag_kinds'
  | 'columns'
  | 'headings'
  | 'remarks'
  | 'meal_places'
  | 'other_places'
  | 'places_without_food'

/** The words by which lists, receipts and recipes are read; `knowledge/words`, `knowledge/shops` and `knowledge/units.yaml` explain each list. */
export interface Words {
  abbreviations: Table
  adjectives: { kept: List; dropped: List; varieties: List; keptBehindPreposition: List }
  brands: { makers: List; makersOf: Table<List>; staged: List; products: Table<{ name: string; head?: string }> }
  flavours: { products: List; savouryProducts: List; savoury: Table; adjectives: Table }
  foreignNames: { foods: Table<ForeignNames>; words: Table<ForeignNames>; talk: Readonly<Record<ForeignLanguage, List>> }
  grammar: {
    pluralNouns: List
    feminineNouns: List
    neuterNouns: List
    masculineNouns: List
    genitives: Table
    animate: List
    indeclinable: List
    oneI: List
    locatives: Table
    plurals: List
    genders: Table<'neuter' | 'masculine'>
    notAdjectives: List
    apposed: List
    shortAdjectives: List
    openingAdjectives: List
  }
  ignored: { words: List; behindPreposition: List; remarkStarts: List }
  names: { colloquial: List; printedToo: List; fatContents: Table; toldByPurpose: List; onceCooked: List }
  notProducts: { lineStarts: List; headings: List; machine: List; machineOrProduct: List }
  speech: { words: List; errands: List; functionWords: List; notBought: List; people: List; places: List; verbs: List }
  spices: { driedStems: List; spicesWhenDried: List; unknownSpices: List; freshContainers: List }
  shops: {
    chains: readonly Chain[]
    abbreviations: Table<List>
    names: { empty: List; brands: List; products: Table<List> }
    receiptWords: Readonly<Record<ReceiptWord, List>>
  }
  units: {
    units: readonly UnitEntry[]
    /** Grams in measures of foods that have none of their own. */
    usualGrams: Table<number>
    /** Containers whose usual size a food states. */
    packs: List
    numbers: Table<number>
    groups: Table<number>
    fractions: Table<number>
    vague: List
  }
}

export const WORDS = loadCompiled('words.json') as Words
