import { settleAmount } from '../parse/amount/settle-amount.ts'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { clip } from '../parse/names/compose-name.ts'
import { type KeyedItem, mergeItems, type ParsedItem } from '../parse/parsed-item.ts'
import { fold } from '../parse/polish/fold.ts'
import { readProduct } from '../parse/read-product.ts'
import { freshSibling, isSpice } from '../parse/spice-rules.ts'
import { maskNoise } from '../parse/text/mask-noise.ts'
import { normalise } from '../parse/text/normalise.ts'
import { tokenise } from '../parse/text/tokens.ts'
import { type Amount, toBaseUnits } from '../units/convert.ts'

/** What a packaged product says of itself. */
export interface Label {
  /** One product, whatever commas stand in it. */
  name: string
  /** Separated by commas; null when none is known. */
  brands: string | null
  /** A number and a unit: `2 szt.`, `1000 ml`. */
  quantity: string
}

/**
 * Reads labels as items of the pantry: the name mapped to the food table, brands left out of it, the stated quantity over one in
 * the name, the same products summed. A name without letters is a problem item.
 */
export function readLabels(labels: readonly Label[]): ParsedItem[] {
  return mergeItems(labels.map(readLabel))
}

function readLabel(label: Label): KeyedItem {
  const lexicon = kitchenLexicon()
  const { name, resolved, draft } = readName(label)
  const spice = isSpice(resolved.food, fold(resolved.name), resolved.modifiers, resolved.fresh, draft.containers)
  const food = resolved.food?.spice && !spice ? freshSibling(lexicon, resolved.food) : resolved.food
  const amount = spice ? null : (readQuantity(label.quantity) ?? settleAmount(draft, food))
  const isProduct = /\p{L}{2}/u.test(name)
  return {
    key: resolved.key || fold(name),
    item: {
      productName: clip(resolved.name || name) || '?',
      foodId: food?.id ?? null,
      quantityGrams: amount?.unit === 'grams' ? amount.value : null,
      quantityMl: amount?.unit === 'ml' ? amount.value : null,
      quantityPieces: amount?.unit === 'pieces' ? amount.value : null,
      isSpice: isProduct && spice,
      problem: isProduct ? null : 'not_a_product',
      sourceLine: sourceOf(label),
      sure: resolved.sure,
    },
  }
}

/** The name without its brands; with them where only they say what it is ("Coca-Cola Zero"). */
function readName({ name, brands }: Label) {
  const whole = normalise(name).replace(/\s+/g, ' ').trim()
  const plain = readWords(brands === null ? whole : dropBrands(whole, brands))
  if (plain.resolved.food !== null) return plain
  const branded = readWords(whole)
  return branded.resolved.food === null ? plain : branded
}

function readWords(name: string) {
  return { name, ...readProduct(kitchenLexicon(), tokenise(maskNoise(name))) }
}

/** The label in one line, its brand before a name that does not say it. */
function sourceOf({ name, brands, quantity }: Label): string {
  const brand = brands?.split(',')[0]?.trim() ?? ''
  const missing = brand !== '' && !fold(name).includes(fold(brand))
  return [...(missing ? [brand] : []), name, ...(quantity.trim() === '' ? [] : [quantity.trim()])].join(' · ')
}

/** A label's name without the words of its brands ("Mleko Łaciate 3,2%" of "Łaciate, Mlekpol" → "Mleko 3,2%"); never nothing. */
function dropBrands(name: string, brands: string): string {
  let words = name.split(/\s+/).filter((word) => word !== '')
  for (const brand of brands.split(/[,;|]/)) {
    const without = withoutWords(words, wordsOf(brand))
    // "Nutella" is a brand and all the name there is.
    if (without.some((word) => /\p{L}{2}/u.test(word))) words = without
  }
  return words.join(' ')
}

function withoutWords(words: readonly string[], dropped: readonly string[]): string[] {
  if (dropped.length === 0) return [...words]
  const plain = words.map(bare)
  const start = plain.findIndex((_, place) => dropped.every((word, offset) => plain[place + offset] === word))
  return start < 0 ? [...words] : withoutWords([...words.slice(0, start), ...words.slice(start + dropped.length)], dropped)
}

function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .map(bare)
    .filter((word) => word !== '')
}

/** "„Łaciate”," and "laciate" are one word. */
function bare(word: string): string {
  return fold(word).replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')
}

const QUANTITY = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*(szt\.?|g|dag|kg|ml|cl|l)$/i
const BASE_UNITS: Readonly<Record<string, readonly [perUnit: number, unit: Amount['unit']]>> = {
  szt: [1, 'pieces'],
  g: [1, 'grams'],
  dag: [10, 'grams'],
  kg: [1000, 'grams'],
  ml: [1, 'ml'],
  cl: [10, 'ml'],
  l: [1000, 'ml'],
}

/** A quantity text of a label (`2 szt.`, `0,5 kg`, `1000 ml`) in grams, millilitres or pieces; null when it is none. */
export function readQuantity(text: string): Amount | null {
  const [, number = '', unit = ''] = QUANTITY.exec(text.trim()) ?? []
  const base = BASE_UNITS[unit.toLowerCase().replace('.', '')]
  return base ? toBaseUnits(Number(number.replace(',', '.')), ...base) : null
}
