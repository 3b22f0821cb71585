import type { Food } from '@spizarka/knowledge'
import { type Agreement, adjectiveBase, agree, agreementOf } from '../polish/decline-adjective.ts'
import { baseOfDiminutive } from '../polish/decline-noun.ts'
import { fold } from '../polish/fold.ts'
import { COLLOQUIAL, DROPPED_ADJECTIVES, DROPPED_BEHIND_PREPOSITION, PRINTED_TOO, PRODUCT_BRANDS } from '../words.ts'
import { brandAt } from './brand-words.ts'
import type { FoundFood, QueryWord } from './find-food.ts'
import type { Lexicon, Variant } from './lexicon.ts'
import type { Modifier } from './sort-leftovers.ts'
import { typingDistance } from './typing-distance.ts'

/** The longest name that the pantry takes (SPEC section 5). */
const MAX_NAME = 50

/** What adjectives added to that name must agree with: its own adjectives show it, its head's ending otherwise. */
function agreementOfVariant(lexicon: Lexicon, variant: Variant): Agreement {
  const head = variant.words[variant.head]?.text ?? variant.text
  const byHead = agreementOf(head)
  const shown = variant.words.find(
    (word, place) =>
      place !== variant.head && word.role === 'attribute' && [...word.lexemes].some((id) => lexicon.lexemes[id]?.kind === 'adjective'),
  )
  if (!shown) return byHead
  if (shown.text.endsWith('a') && /a$|[^aeiouyąęó]$/.test(head)) return 'feminine'
  if (/[yi]$/.test(shown.text) && byHead !== 'plural') return 'masculine'
  if (shown.text.endsWith('e')) return /[oeęu]$/.test(head) && byHead !== 'plural' ? 'neuter' : 'plural'
  return byHead
}

/**
 * The name of a food with the modifiers that make another product of it, in the nominative. Words keep the order they were typed in
 * when the head came first; otherwise head, adjectives, then the rest ("wędzonego boczku" → "boczek wędzony").
 */
export function composeName(lexicon: Lexicon, found: FoundFood, query: readonly QueryWord[], modifiers: readonly Modifier[]): string {
  const { variant, used } = found
  const head = headWord(lexicon, found, query)
  const agreement = head === variant.words[variant.head]?.text ? agreementOfVariant(lexicon, variant) : agreementOf(head)
  const say = (place: number, typed: QueryWord | undefined): string =>
    place === variant.head ? head : writeWord(lexicon, variant, place, typed, head, agreement)
  const complete =
    variant.words.length === used.size &&
    [...used].every(([at, place]) => variant.words[place]?.role !== 'complement' || query[at]?.governed === true)
  const first = Math.min(...used.keys(), ...modifiers.map((modifier) => modifier.at))
  if (complete && first === found.headAt) {
    const last = Math.max(...used.keys())
    // "ser żółty w plastrach gouda": a phrase stands behind the whole name.
    const placeOf = (modifier: Modifier): number =>
      modifier.kind === 'phrase' && modifier.at < last ? last + modifier.at / 1000 : modifier.at
    const parts = new Map<number, string>(modifiers.map((modifier) => [placeOf(modifier), writeModifier(modifier, agreement)]))
    for (const [at, place] of used) parts.set(at, say(place, query[at]))
    return clip(
      [...parts]
        .sort(([a], [b]) => a - b)
        .map(([, text]) => text)
        .join(' '),
    )
  }
  const words = variant.words.map((word, place) => (word.role === 'complement' ? word.text : say(place, queryWordOf(used, query, place))))
  const front = [words[variant.head] ?? '', ...words.filter((_, place) => place < variant.head)]
  const cut = variant.words.findIndex((word, place) => place > variant.head && (word.role === 'preposition' || /^\d/.test(word.text)))
  const middle = words.slice(variant.head + 1, cut < 0 ? undefined : cut)
  const tail = cut < 0 ? [] : words.slice(cut)
  const adjectives = modifiers.filter(isFront).map((modifier) => writeModifier(modifier, agreement))
  const rest = modifiers.filter((modifier) => !isFront(modifier)).map((modifier) => modifier.text)
  // "pierś z kurczaka wędzona" but "pomidory krojone w puszce".
  const late = variant.words[cut]?.text === 'z'
  return clip([...front, ...middle, ...(late ? [] : adjectives), ...tail, ...(late ? adjectives : []), ...rest].join(' '))
}

/** Whether it stands right behind the head; phrases and labels follow at the end. */
function isFront(modifier: Modifier): boolean {
  return modifier.kind === 'adjective' || modifier.kind === 'adverb'
}

function writeModifier(modifier: Modifier, agreement: Agreement): string {
  return modifier.kind === 'adjective' ? agree(modifier.text, agreement) : modifier.text
}

function queryWordOf(used: ReadonlyMap<number, number>, query: readonly QueryWord[], place: number): QueryWord | undefined {
  for (const [at, variantPlace] of used) if (variantPlace === place) return query[at]
  return undefined
}

/** "wątróbki" may be the genitive of "wątróbka" as well as its plural. */
function isGenitiveOf(typed: string, nominative: string): boolean {
  return nominative.endsWith('a') && /[yi]$/.test(typed) && fold(nominative).slice(0, -1) === fold(typed).slice(0, -1)
}

/** The head as typed where that is a nominative the food is known by ("krokiety z kapustą" for a row that lists "krokiet z kapustą"). */
function headWord(lexicon: Lexicon, found: FoundFood, query: readonly QueryWord[]): string {
  const printed = found.variant.words[found.variant.head]?.text ?? ''
  const typed = query[found.headAt]?.text.toLowerCase() ?? ''
  if (typed === printed || found.variant.isName) return printed
  const known = lexicon.headsOf.get(found.variant.food)?.has(typed) === true
  const described = found.variant.words.every(
    (word, place) =>
      place === found.variant.head ||
      word.role !== 'attribute' ||
      [...word.lexemes].some((id) => lexicon.lexemes[id]?.kind === 'adjective'),
  )
  return known && described && agreementOf(typed) === 'plural' && !isGenitiveOf(typed, printed) ? typed : printed
}

/** A word behind a preposition stays as typed where it was typed well ("w kulkach" for "w kulce"); others are printed in the nominative. */
function writeWord(
  lexicon: Lexicon,
  variant: Variant,
  place: number,
  typed: QueryWord | undefined,
  head: string,
  agreement: Agreement,
): string {
  const word = variant.words[place]
  if (!word) return ''
  if (word.role === 'attribute' && head !== variant.words[variant.head]?.text) {
    const adjective = [...word.lexemes].map((id) => lexicon.lexemes[id]).find((lexeme) => lexeme?.kind === 'adjective')
    return adjective ? agree(adjective.base, agreement) : word.text
  }
  if (word.role !== 'complement' || !typed?.governed) return word.text
  const lower = typed.text.toLowerCase()
  return typed.exact && fold(lower) !== fold(word.text) ? lower : word.text
}

/** Cuts a name to what the pantry takes, at a word's end. */
export function clip(name: string): string {
  if (name.length <= MAX_NAME) return name
  const cut = name.slice(0, MAX_NAME + 1)
  const space = cut.lastIndexOf(' ')
  return (space > 10 ? cut.slice(0, space) : name.slice(0, MAX_NAME)).trim()
}

const DROPPED = new Set(DROPPED_ADJECTIVES.map(adjectiveBase))
const chosen = new WeakMap<Variant, string>()

/**
 * The name on the shelf for a name of a food that was met: the row's own where the met one is only another number, order, spelling,
 * shorthand or a word nobody prints; the met one where it is how people call that kind of thing ("quinoa", "skyr").
 */
export function shelfName(lexicon: Lexicon, variant: Variant): string {
  const known = chosen.get(variant)
  if (known !== undefined) return known
  const name = choose(lexicon, variant)
  chosen.set(variant, name)
  return name
}

function choose(lexicon: Lexicon, variant: Variant): string {
  const { food, text } = variant
  const brand = PRODUCT_BRANDS.get(fold(text))
  if (brand) return brand.name
  if (variant.isName || isColloquial(variant) || (sameName(text, food.name) && !PRINTED_TOO.has(text)) || isTooSpecific(variant))
    return food.name
  return fuller(lexicon, variant, food) ?? headFirst(lexicon, variant) ?? text
}

/** A word of the kitchen for a food that shelves call otherwise ("mleczko", "paróweczki"). */
function isColloquial({ text, food }: Variant): boolean {
  return (
    COLLOQUIAL.has(text) ||
    isColloquialIn(text, food.name) ||
    (!PRINTED_TOO.has(text) && baseOfDiminutive(fold(text)).includes(fold(food.name)))
  )
}

/** "keczup łagodny": one word of it is colloquial, the others are the row's own. */
function isColloquialIn(text: string, name: string): boolean {
  const words = text.split(' ')
  const own = new Set(name.toLowerCase().split(' '))
  return words.some((word) => COLLOQUIAL.has(word)) && words.length > 1 && words.every((word) => COLLOQUIAL.has(word) || own.has(word))
}

/** The row's own name for a colloquial one of a single word; any other name as it is. */
export function plainVariant(lexicon: Lexicon, variant: Variant): Variant {
  if (variant.isName || variant.words.length > 1 || !isColloquial(variant)) return variant
  return lexicon.variantsOfFood(variant.food).find((other) => other.isName && other.words.length === 1) ?? variant
}

/** Whether the row's own name (or a brand's spelling) is printed for that variant, rather than the variant as met. */
export function isMainNameOfFood(lexicon: Lexicon, variant: Variant): boolean {
  const name = shelfName(lexicon, variant)
  return name === variant.food.name || name !== variant.text
}

/** Whether two names are one in another number, order or spelling ("jabłko", "żółty ser", "mozarella"). */
function sameName(a: string, b: string): boolean {
  if (stems(a) === stems(b)) return true
  const [x, y] = [fold(a).split(' '), fold(b).split(' ')]
  return x.length === y.length && x.every((word, place) => sameSpelling(word, y[place] ?? ''))
}

/** Two spellings of one word; a diminutive is another word ("kaszka", "kasza"). */
function sameSpelling(a: string, b: string): boolean {
  if (a === b) return true
  if (a.length <= 5 || a[0] !== b[0] || Math.abs(a.length - b.length) > 2) return false
  return /k[aio]?$|ek$/.test(a) === /k[aio]?$|ek$/.test(b) && typingDistance(a, b, 1.2) <= 1.2
}

function stems(name: string): string {
  return fold(name)
    .split(' ')
    .map((word) => word.replace(/i?e?([lkr])$/, '$1').replace(/(?<![aeiouy])[aeiouy]+$/, ''))
    .sort()
    .join(' ')
}

/** Names that carry a brand, freshness or origin, which no shelf name does. */
function isTooSpecific(variant: Variant): boolean {
  const words = variant.words.map((word) => word.text)
  if (words.some((word) => DROPPED.has(adjectiveBase(word)))) return true
  if (variant.words.some((word) => word.role === 'complement' && DROPPED_BEHIND_PREPOSITION.has(fold(word.text)))) return true
  return words.length > 1 && words.some((word, place) => brandAt(words.map(fold), place)?.kind === 'maker' && word !== words[variant.head])
}

/** The same words with the head in front, where the food lists them so ("suszony rozmaryn" → "rozmaryn suszony"). */
function headFirst(lexicon: Lexicon, variant: Variant): string | null {
  if (variant.head === 0) return null
  return lexicon.variantsOfFood(variant.food).find((other) => other.head === 0 && stems(other.text) === stems(variant.text))?.text ?? null
}

/** The full name behind a shorthand without its preposition ("kurczak filet" → "filet z kurczaka"). */
function fuller(lexicon: Lexicon, variant: Variant, food: Food): string | null {
  if (
    variant.words.length < 2 ||
    variant.words.some((word) => word.role === 'preposition' || [...word.lexemes].some((id) => lexicon.lexemes[id]?.kind === 'adjective'))
  )
    return null
  const wanted = content(variant)
  const others = lexicon.variantsOfFood(food).filter((other) => other.words.some((word) => word.role === 'preposition'))
  const full = others.find((other) => content(other) === wanted)
  return full?.text ?? null
}

function content(variant: Variant): string {
  return variant.words
    .filter((word) => word.role !== 'preposition')
    .map((word) => fold(word.text).slice(0, 4))
    .sort()
    .join(' ')
}
