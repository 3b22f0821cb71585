import { type Food, findFoodById } from '@spizarka/knowledge'
import { agree, agreementOf } from '../polish/decline-adjective.ts'
import { fold } from '../polish/fold.ts'
import {
  DROPPED_BEHIND_PREPOSITION,
  DROPPED_WORDS,
  FLAVOUR_ADJECTIVES,
  FLAVOURED_PRODUCTS,
  isTalk,
  KEPT_BEHIND_PREPOSITION,
  PRODUCT_BRANDS,
  TOLD_BY_PURPOSE,
} from '../words.ts'
import { brandAt } from './brand-words.ts'
import { clip, composeName, isMainNameOfFood, plainVariant, shelfName } from './compose-name.ts'
import { type FoundFood, findFood, makeQuery, type QueryWord } from './find-food.ts'
import type { Lexicon } from './lexicon.ts'
import { type Leftovers, type Modifier, sortLeftovers } from './sort-leftovers.ts'

/** A word of a name as it was typed. */
export interface NameWord {
  text: string
  inParens: boolean
}

/** What the words of one product come to. */
export interface ResolvedName {
  /** Shelf-label name; empty when nothing of a name was left. */
  name: string
  food: Food | null
  /** The same for every way of writing the same product; products are merged by it. */
  key: string
  /** Every word was placed by the rules. */
  sure: boolean
  /** Modifiers that stayed, folded, for the rules on spices. */
  modifiers: readonly string[]
  fresh: boolean
  /** Words nobody knows that stand in the name, as typed. */
  unknownWords: readonly string[]
  /** Whether the food's own name holds an "i" ("krokiety z kapustą i grzybami"). */
  joined: boolean
  /** Whether the head stands in a case that lists use. */
  listed: boolean
  /** Whether a brand stands for the product. */
  branded: boolean
}

const SIZE_LETTERS = new Set(['s', 'm', 'l', 'xl', 'xxl'])

/** Whether a folded word is read by something else than the food table: a brand, a small word; such a word is never "corrected". */
export function isKnownOtherwise(folded: string): boolean {
  return (
    DROPPED_WORDS.has(folded) ||
    isTalk(folded, folded, true) ||
    DROPPED_BEHIND_PREPOSITION.has(folded) ||
    KEPT_BEHIND_PREPOSITION.has(folded) ||
    brandAt([folded], 0) !== null
  )
}

/** Answers kept a lexicon; with one more all are let go. */
const MAX_NAMES = 5000
const resolvedNames = new WeakMap<Lexicon, Map<string, ResolvedName>>()

/**
 * Names one product from its words (amount taken out): the food of the table with what makes it another product, else as typed. Splitters ask
 * of every run of words whether it is a product, and the things that a line offers share most of theirs: what was asked of late is known.
 */
export function resolveName(lexicon: Lexicon, typed: readonly NameWord[], genitive = false): ResolvedName {
  const names = resolvedNames.get(lexicon) ?? new Map<string, ResolvedName>()
  // A blank may stand within a word ("typ 500"), the end of a line never.
  const key = [genitive, ...typed.map(({ text, inParens }) => (inParens ? `(${text}` : text))].join('\n')
  const known = names.get(key)
  if (known) return known
  if (names.size >= MAX_NAMES) names.clear()
  const resolved = resolveAnew(lexicon, typed, genitive)
  resolvedNames.set(lexicon, names.set(key, resolved))
  return resolved
}

function resolveAnew(lexicon: Lexicon, typed: readonly NameWord[], genitive: boolean): ResolvedName {
  const sized = withBrandHeads(
    lexicon,
    typed.filter((word) => typed.length === 1 || !SIZE_LETTERS.has(fold(word.text))),
  )
  const words = isListedName(lexicon, sized) ? sized : withFlavours(sized)
  const query = makeQuery(lexicon, words, isKnownOtherwise)
  // "kapusty kiszonej kilo": the adjective shows the genitive too.
  const oblique = genitive || query.some((word) => !word.governed && /.{3}(?:ej|ego)$/.test(word.folded))
  const met = findFood(lexicon, query, oblique)
  if (!met) return unnamed(lexicon, query)
  const found = { ...met, variant: plainVariant(lexicon, met.variant) }
  const leftovers = sortLeftovers(lexicon, query, found.used)
  return hasUnknownNoun(query, found, leftovers) ? unnamed(lexicon, query) : named(lexicon, query, found, leftovers)
}

/** Whether the words are a row's own name to the letter ("chipsy zielona cebulka"). */
function isListedName(lexicon: Lexicon, words: readonly NameWord[]): boolean {
  return lexicon.names.has(words.map((word) => word.text.toLowerCase()).join(' '))
}

/** "Jogobella truskawka" → "jogurt truskawka": a brand that stands for a kind of food, with nothing but a flavour beside it. */
function withBrandHeads(lexicon: Lexicon, words: readonly NameWord[]): readonly NameWord[] {
  if (words.length < 2) return words
  const folded = words.map((word) => fold(word.text))
  for (let at = 0; at < words.length; at++) {
    const brand = brandAt(folded, at)
    if (!brand?.head || brand.kind === 'maker') continue
    const tastes = at === 0 ? words.slice(brand.end).map(({ text }) => fruitTaste(lexicon, text)) : []
    if (!brand.flavoured && tastes.length === 1 && tastes[0])
      return [...brand.head.split(' '), tastes[0]].map((text) => ({ text, inParens: false }))
    if (!brand.flavoured) continue
    const others = folded.filter((_, place) => place < at || place >= brand.end)
    const headed = others.some((word) => FLAVOURED_PRODUCTS.has(word) || brand.head?.split(' ').includes(word))
    const flavour = others.some((word) => FLAVOUR_ADJECTIVES.has(word) || /(?:ow|aln|iow)[yae]$/.test(word) || word.includes('-'))
    if (headed || !flavour) continue
    return [
      ...brand.head.split(' ').map((text) => ({ text, inParens: false })),
      ...words.filter((_, place) => place < at || place >= brand.end),
    ]
  }
  return words
}

/** The adjective of a fruit that a folded word names in the singular: alone behind the brand of a beer, an ice cream or a bar it is a taste ("Lech malina"). */
function fruitTaste(lexicon: Lexicon, text: string): string | null {
  const adjective = FLAVOUR_ADJECTIVES.get(fold(text))
  const food =
    adjective === undefined
      ? undefined
      : findFood(
          lexicon,
          makeQuery(lexicon, [{ text, inParens: false }], () => true),
          false,
        )
  return adjective !== undefined && (food?.variant.food.aisle === 'fruit' || food?.variant.food.aisle === 'pulses-nuts-seeds')
    ? adjective
    : null
}

/** "jogurt truskawka" → "jogurt truskawkowy". */
function withFlavours(words: readonly NameWord[]): readonly NameWord[] {
  const host = words.findIndex((word) => FLAVOURED_PRODUCTS.has(fold(word.text)))
  if (host < 0) return words
  return words.map((word, place) => {
    const adjective = place > host ? FLAVOUR_ADJECTIVES.get(fold(word.text)) : undefined
    return adjective === undefined || /^(?:z|ze|i|w|na|do|bez|o|smaku)$/.test(words[place - 1]?.text.toLowerCase() ?? '')
      ? word
      : { ...word, text: adjective }
  })
}

/** A noun before the food that the food's name leaves over is the real product ("zupka" before "jarzynowa"). */
function hasUnknownNoun(query: readonly QueryWord[], found: FoundFood, leftovers: Leftovers): boolean {
  return leftovers.unknown.some((at) => at < found.headAt && query[at]?.governed === false)
}

function named(lexicon: Lexicon, query: readonly QueryWord[], found: FoundFood, leftovers: Leftovers): ResolvedName {
  const { variant } = found
  const defined = TOLD_BY_PURPOSE.has(query[found.headAt]?.folded ?? '')
  const purposes = defined ? leftovers.purposes.map(({ text, at }) => ({ kind: 'phrase' as const, text, at, folded: fold(text) })) : []
  const modifiers = [...withoutForeignNames(query, leftovers), ...purposes]
  const unknownWords = modifiers.filter((modifier) => modifier.kind === 'unknown').map((modifier) => modifier.text)
  return {
    name:
      modifiers.length === 0 && (variant.head > 0 || isMainNameOfFood(lexicon, variant))
        ? shelfName(lexicon, variant)
        : composeName(lexicon, found, query, settleUnknown(query, found, modifiers)),
    // "pasta do butów" is no food, whatever "pasta" alone may be.
    food:
      purposes.length > 0 && !variant.food.spice && variant.food.aisle !== 'sauces'
        ? null
        : (kindByModifiers(lexicon, variant.food, modifiers) ?? variant.food),
    key: [variant.food.id, ...modifiers.map((modifier) => fold(modifier.text)).sort()].join(' '),
    sure: leftovers.unknown.length === 0 && !leftovers.guessed && found.fit > 0.7,
    modifiers: modifiers.map((modifier) => modifier.folded),
    fresh: leftovers.fresh,
    unknownWords,
    listed: query[found.headAt]?.listed === true,
    joined: variant.words.some((word) => word.text === 'i'),
    branded: false,
  }
}

/**
 * "Penne bezglutenowe", "gouda bez laktozy", "fusilli z ciecierzycy": what a shape or a sort is made of is told by the kind of what it is a shape of, where the
 * table has that ("makaron bezglutenowy"); null where it has none.
 */
function kindByModifiers({ names }: Lexicon, food: Food, modifiers: readonly Modifier[]): Food | null {
  for (let whole = findFoodById(food.parent); whole && modifiers.length > 0; whole = findFoodById(whole.parent)) {
    const [head = ''] = whole.name.split(' ')
    for (const { kind, text } of modifiers) {
      // A fat content and a number are no make: long-life milk stays that.
      if (kind !== 'adjective' && kind !== 'phrase') continue
      const found = names.get(`${whole.name} ${kind === 'adjective' ? agree(text, agreementOf(head)) : text}`.toLowerCase())
      if (found) return found
    }
  }
  return null
}

/** Beside a head in the nominative an unknown adjective stands in the nominative too: it is printed as typed, whatever its gender. */
function settleUnknown(query: readonly QueryWord[], found: FoundFood, modifiers: readonly Modifier[]): Modifier[] {
  const head = found.variant.words[found.variant.head]?.text
  const nominative = query[found.headAt]?.text.toLowerCase() === head
  return modifiers.map((modifier) => {
    const typed = query[modifier.at]
    if (modifier.kind !== 'adjective' || !typed) return modifier
    const before = found.used.get(modifier.at - 1)
    // "udka kurczaka zagrodowego": the genitive describes the genitive before it.
    const ofComplement =
      before !== undefined &&
      before !== found.variant.head &&
      /a$|[uiy]$/.test(query[modifier.at - 1]?.text ?? '') &&
      /(?:ego|ej|[yi]ch)$/.test(typed.text)
    const asTyped = ofComplement || (nominative && typed.readings.length === 0)
    return asTyped ? { ...modifier, kind: 'label' as const, text: typed.text.toLowerCase() } : modifier
  })
}

/** Unknown words written with a capital among small ones are names of makers and places ("ser twarogowy Wieluń"). */
function withoutForeignNames(query: readonly QueryWord[], { modifiers }: Leftovers): Modifier[] {
  const shouting =
    /^\p{Lu}/u.test(query[0]?.text ?? '') && query.slice(1).filter((word) => /^\p{Lu}/u.test(word.text)).length > query.length / 2
  return modifiers.filter(
    (modifier) => modifier.kind !== 'unknown' || shouting || modifier.at === 0 || !/^\p{Lu}\p{Ll}/u.test(query[modifier.at]?.text ?? ''),
  )
}

function unnamed(lexicon: Lexicon, query: readonly QueryWord[]): ResolvedName {
  const leftovers = sortLeftovers(lexicon, query, new Map())
  const brand = leftovers.brands.find((hit) => hit.kind === 'product') ?? leftovers.brands[0]
  const parts = typedParts(lexicon, leftovers, query)
  const product = brand?.kind === 'product'
  const meant = brand && !product ? meantByMaker(query, leftovers, brand) : null
  if (meant !== null) return { ...resolveName(lexicon, meant), sure: false, branded: true }
  const name = clip((parts.length === 0 && brand && !product ? [query.map((word) => word.text).join(' ')] : parts).join(' '))
  const head = product ? (PRODUCT_BRANDS.get(fold(brand.name))?.head ?? brand.head) : null
  const food =
    head === null
      ? null
      : (findFood(
          lexicon,
          makeQuery(
            lexicon,
            head.split(' ').map((text) => ({ text, inParens: false })),
            () => true,
          ),
        )?.variant.food ?? null)
  return {
    name,
    food,
    key: fold(name),
    sure: product && leftovers.unknown.length === 0,
    modifiers: leftovers.modifiers.map((modifier) => modifier.folded),
    fresh: leftovers.fresh,
    unknownWords: leftovers.modifiers
      .filter((modifier) => modifier.kind === 'unknown' || modifier.kind === 'adjective')
      .map((modifier) => modifier.text),
    joined: false,
    listed: false,
    branded: brand !== undefined,
  }
}

/** Fat contents in percent of what dairies sell by their name and a percentage alone. */
const FATS: readonly (readonly [product: string, percent: RegExp])[] = [
  ['mleko', /^(?:0,5|1,5|2|3,2|3,8|3,9)%/],
  ['śmietana', /^(?:9|10|12|18|22|30|36|42)%/],
]

/** "Łaciate 3,2%", "Bebilon 2": the words of what a maker's name means beside a percentage or a number alone; null where there is more, or nothing. */
function meantByMaker(query: readonly QueryWord[], leftovers: Leftovers, brand: Leftovers['brands'][number]): NameWord[] | null {
  const labels = leftovers.modifiers.filter(({ kind, text }) => kind === 'label' && /^\d/.test(text))
  if (labels.length === 0 || labels.length < leftovers.modifiers.length || leftovers.unknown.length > 0) return null
  const head = FATS.find(([, percent]) => labels.some(({ text }) => percent.test(text)))?.[0] ?? brand.head
  if (head === null) return null
  return [...head.split(' ').map((text) => ({ text, inParens: false })), ...labels.flatMap(({ at }) => query[at] ?? [])]
}

/** The words as typed; adjectives get their diacritics back where they agree with the noun before them ("zupka chinska"). */
function typedParts(lexicon: Lexicon, leftovers: Leftovers, query: readonly QueryWord[]): string[] {
  // "pasta weganska": a noun of the table that names no food alone heads it as well.
  const noun = leftovers.modifiers.find((modifier) => modifier.kind === 'unknown' || isNounItself(lexicon, query[modifier.at]))
  const purposes = leftovers.purposes.map(({ text, at }) => ({ kind: 'phrase' as const, text, at, folded: '' }))
  const brands = leftovers.brands
    .filter((brand) => brand.kind === 'product')
    .map(({ name, at }) => ({ kind: 'phrase' as const, text: name, at, folded: '' }))
  return [...leftovers.modifiers, ...purposes, ...brands.slice(0, 1)]
    .sort((a, b) => a.at - b.at)
    .map((modifier) => {
      if (modifier.kind !== 'adjective') return modifier.text
      const typed = query[modifier.at]?.text.toLowerCase() ?? modifier.text
      const proper = noun && noun !== modifier ? agree(modifier.text, agreementOf(query[noun.at]?.text.toLowerCase() ?? noun.text)) : typed
      return fold(proper) === fold(typed) ? proper : typed
    })
}

function isNounItself(lexicon: Lexicon, word: QueryWord | undefined): boolean {
  const [best] = word?.readings ?? []
  return best !== undefined && best.fit >= 0.999 && word?.governed === false && lexicon.lexemes[best.lexeme]?.kind === 'noun'
}
