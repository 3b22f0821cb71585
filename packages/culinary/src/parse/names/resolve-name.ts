import type { Food } from '../../knowledge/food.ts'
import { FLAVOUR_ADJECTIVES, FLAVOUR_HOSTS } from '../data/flavours.ts'
import { PRODUCT_BRANDS } from '../data/brands.ts'
import { DROPPED_WORDS, SPEECH_WORDS } from '../data/dropped-words.ts'
import { fold } from '../polish/fold.ts'
import { brandAt } from './brand-words.ts'
import { agreementOfVariant, clip, composeName } from './compose-name.ts'
import { findFood, makeQuery, type FoundFood, type QueryWord } from './find-food.ts'
import type { Lexicon } from './lexicon.ts'
import { sortLeftovers, type Leftovers } from './sort-leftovers.ts'

/** What the words of one product come to. */
export interface ResolvedName {
  /** Shelf-label name; empty when nothing of a name was left. */
  name: string
  food: Food | null
  /** Every word was placed by the rules. */
  sure: boolean
  /** Modifiers that stayed, folded, for the rules on spices. */
  modifiers: readonly string[]
  fresh: boolean
  /** Words nobody knows that stand in the name, as typed. */
  unknownWords: readonly string[]
  /** Whether a product brand stands for the product. */
  branded: boolean
}

const makersOnly = (query: readonly QueryWord[]): boolean => query.every(word => DROPPED_WORDS.has(word.folded))

/** Whether a folded word is read by something else than the food table: a brand, a small word; such a word is never "mended". */
function isKnownOtherwise(folded: string): boolean {
  return DROPPED_WORDS.has(folded) || SPEECH_WORDS.has(folded) || brandAt([folded], 0) !== null
}

/** Names one product from its words (amount taken out): the food of the table with what makes it another product, else as typed. */
export function resolveName(lexicon: Lexicon, words: readonly { text: string; inParens: boolean }[]): ResolvedName {
  const query = makeQuery(lexicon, withFlavours(words), isKnownOtherwise)
  const found = findFood(lexicon, query)
  if (found && !hasStrangerInFront(lexicon, query, found)) return named(lexicon, query, found)
  return unnamed(lexicon, query)
}

/** "jogurt truskawka" → "jogurt truskawkowy". */
function withFlavours(words: readonly { text: string; inParens: boolean }[]): readonly { text: string; inParens: boolean }[] {
  const host = words.findIndex(word => FLAVOUR_HOSTS.has(fold(word.text)))
  if (host < 0) return words
  return words.map((word, place) => {
    const adjective = place > host ? FLAVOUR_ADJECTIVES.get(fold(word.text)) : undefined
    return adjective === undefined || /^(?:z|ze|i|w|na|do|bez)$/.test(words[place - 1]?.text.toLowerCase() ?? '') ? word : { ...word, text: adjective }
  })
}

/** An unknown noun before the food is the real product ("ciasto czekolada"); a brand or an adjective there is not. */
function hasStrangerInFront(lexicon: Lexicon, query: readonly QueryWord[], found: FoundFood): boolean {
  const { unknown } = sortLeftovers(lexicon, query, found.used)
  return unknown.some(at => at < found.headAt && query[at]?.governed === false && (query[at]?.readings.length ?? 0) === 0)
}

function named(lexicon: Lexicon, query: readonly QueryWord[], found: FoundFood): ResolvedName {
  const leftovers = sortLeftovers(lexicon, query, found.used)
  const { variant } = found
  const base = shelfName(found)
  const name = composeName(base, agreementOfVariant(variant), leftovers.modifiers)
  const unknownWords = leftovers.unknown.map(at => query[at]?.text ?? '')
  return {
    name,
    food: variant.food,
    sure: unknownWords.length === 0 && found.fit > 0.7,
    modifiers: leftovers.modifiers.map(modifier => modifier.folded),
    fresh: leftovers.fresh,
    unknownWords,
    branded: false,
  }
}

/** The name on the shelf: the row's own; a name that people use for a kind of it stays as they say it. */
function shelfName({ variant }: FoundFood): string {
  const brand = PRODUCT_BRANDS.get(fold(variant.text))
  if (brand) return brand.says
  return variant.food.name
}

function unnamed(lexicon: Lexicon, query: readonly QueryWord[]): ResolvedName {
  const leftovers = sortLeftovers(lexicon, query, new Set())
  const branded = leftovers.brands.find(brand => brand.kind === 'product') ?? leftovers.brands.find(brand => brand.kind === 'maker')
  const parts = typedParts(leftovers, query)
  const bare = parts.length === 0 && branded ? [branded.kind === 'product' ? branded.says : asTyped(query)] : parts
  const withBrand = branded?.kind === 'product' && parts.length > 0 ? [branded.says, ...parts] : bare
  const unknownWords = leftovers.modifiers.filter(modifier => modifier.kind === 'unknown' || modifier.kind === 'adjective').map(modifier => modifier.text)
  return {
    name: clip(withBrand.join(' ')),
    food: null,
    sure: branded?.kind === 'product' && leftovers.unknown.length === 0,
    modifiers: leftovers.modifiers.map(modifier => modifier.folded),
    fresh: leftovers.fresh,
    unknownWords,
    branded: branded !== undefined && !makersOnly(query),
  }
}

function typedParts(leftovers: Leftovers, query: readonly QueryWord[]): string[] {
  return leftovers.modifiers.map(modifier => (modifier.kind === 'adjective' ? (query[modifier.at]?.text.toLowerCase() ?? modifier.text) : modifier.text))
}

function asTyped(query: readonly QueryWord[]): string {
  return query.map(word => word.text).join(' ')
}
