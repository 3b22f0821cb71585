import type { Food } from '@spizarka/knowledge'
import { adjectiveBase } from '../polish/decline-adjective.ts'
import { fold } from '../polish/fold.ts'
import { undiminish } from '../polish/undiminish.ts'
import { COLLOQUIAL, DROPPED_ADJECTIVES, DROPPED_BEHIND_PREPOSITION, PRINTED_TOO, PRODUCT_BRANDS } from '../words.ts'
import { brandAt } from './brand-words.ts'
import type { Lexicon, Variant } from './lexicon.ts'
import { typingDistance } from './typing-distance.ts'

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
  if (variant.isName || isColloquial(variant) || (sameName(text, food.name) && !PRINTED_TOO.has(text)) || saysMoreThanProduct(variant))
    return food.name
  return fuller(lexicon, variant, food) ?? headFirst(lexicon, variant) ?? text
}

/** A word of the kitchen for a food that shelves call otherwise ("mleczko", "paróweczki"). */
function isColloquial({ text, food }: Variant): boolean {
  return COLLOQUIAL.has(text) || (!PRINTED_TOO.has(text) && undiminish(fold(text)).includes(fold(food.name)))
}

/** The row's own name for a colloquial one of a single word; any other name as it is. */
export function plainVariant(lexicon: Lexicon, variant: Variant): Variant {
  if (variant.isName || variant.words.length > 1 || !isColloquial(variant)) return variant
  return lexicon.variantsOfFood(variant.food).find((other) => other.isName && other.words.length === 1) ?? variant
}

/** Whether the row's own name (or a brand's spelling) is printed for that variant, rather than the variant as met. */
export function isRowName(lexicon: Lexicon, variant: Variant): boolean {
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
function saysMoreThanProduct(variant: Variant): boolean {
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
