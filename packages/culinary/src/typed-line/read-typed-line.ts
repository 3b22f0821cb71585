import { type Aisle, findFoodById } from '@spizarka/knowledge'
import { suggestFoods } from '../matching/index.ts'
import { endsInCutWord, isAmountToken, kitchenLexicon, normalise, type ParsedItem, parseGroceries, tokenise } from '../parse/index.ts'
import type { Unit } from '../units/convert.ts'

/** A product of a line that is being typed. */
export interface TypedProduct {
  item: ParsedItem
  /** The part of the text that it was read from; several products of one part share it. */
  written: string
  /** The amount stated, else the one that it is usually bought in; null for spices and for what nobody can guess. */
  amount: { quantity: number; unit: Unit } | null
  /** Why it is better asked about: it is no product we know, or its amount is a guess that is often wrong. Null when it is certain. */
  doubt: 'name' | 'amount' | null
}

/** What a line says so far. */
export interface TypedLine {
  products: TypedProduct[]
  /** The last words, where they are not a product yet, with the food that they may become. */
  unfinished: { written: string; suggestion: string | null } | null
}

/** Sold by weight or as many as one takes: one of them is a guess. */
const LOOSE = new Set<Aisle>(['vegetables', 'fruit', 'meat', 'cold-cuts', 'fish', 'cheese'])

/**
 * Reads groceries while they are typed, one after another as the text has them (PRODUCT.md, section 4); nothing is summed, so that
 * each product stands where it was typed. Pure; never throws.
 */
export function readTypedLine(text: string): TypedLine {
  const lines = text.split(/\r?\n/)
  const last = lines.at(-1) ?? ''
  const tail = unfinishedTail(last)
  const whole = tail === null ? lines : [...lines.slice(0, -1), last.slice(0, last.length - tail.length)]
  const products = whole.flatMap(readLine)
  if (tail === null) return { products, unfinished: null }
  const [suggestion] = suggestFoods(tail.replace(/^[\d\s.,/½¼¾x×*]+/u, ''), 1)
  return { products, unfinished: { written: tail.trim(), suggestion: suggestion?.name ?? null } }
}

function readLine(line: string): TypedProduct[] {
  if (line.trim() === '') return []
  const items = parseGroceries(line)
  const parts = partsOf(line)
  const counts = parts.map((part) => (parts.length === 1 ? items.length : isAmountAlone(part) ? 0 : parseGroceries(part).length))
  // Parts that need each other ("jogurt naturalny, grecki", "mleko, 2 l") are read whole, and then the line is one part.
  const standAlone = counts.every((count) => count > 0) && counts.reduce((sum, count) => sum + count, 0) === items.length
  const written = standAlone ? parts.flatMap((part, place) => Array<string>(counts[place] ?? 0).fill(part.trim())) : []
  return items.map((item, place) => ({ item, written: written[place] ?? line.trim(), ...settle(item) }))
}

/** A line cut at its commas, semicolons and bullets; a comma between digits is a decimal one. */
function partsOf(line: string): string[] {
  return line.split(/[;•]|,(?!\d)|(?<!\d),/u).filter((part) => part.trim() !== '')
}

/** "2 l": no product, and a part of one that stands before or comes behind. */
function isAmountAlone(part: string): boolean {
  return tokenise(normalise(part)).every(isAmountToken)
}

/** The end of a line that is still being typed: behind the last separator, and no food yet, or the start of its name. Null when all of it stands. */
function unfinishedTail(line: string): string | null {
  const parts = line.split(/[;•]|,(?!\d)|(?<!\d),/u)
  const tail = parts.at(-1) ?? ''
  if (tail.trim() === '') return null
  const items = isAmountAlone(tail) ? [] : parseGroceries(tail)
  // An amount alone waits for its product, unless a product before waits for its amount ("mleko, 2 l").
  if (items.length === 0) return parts.length > 1 ? null : tail
  if (endsInCutWord(kitchenLexicon(), tokenise(normalise(tail)))) return tail
  const final = items.at(-1)
  return final?.foodId == null && !final?.isSpice ? tail : null
}

function settle(item: ParsedItem): Pick<TypedProduct, 'amount' | 'doubt'> {
  const food = item.foodId === null ? null : findFoodById(item.foodId)
  const amount = stated(item)
  if (item.problem !== null || (!food && !item.isSpice)) return { amount, doubt: 'name' }
  if (!food || item.isSpice) return { amount: null, doubt: null }
  const usual = food.packs?.[0]
  if (amount) return { amount, doubt: item.sure ? null : 'name' }
  const guess =
    food.unit === 'pieces' || usual === undefined ? { quantity: 1, unit: 'pieces' as const } : { quantity: usual, unit: food.unit }
  return { amount: guess, doubt: item.sure ? (LOOSE.has(food.aisle) ? 'amount' : null) : 'name' }
}

function stated({ quantityGrams, quantityMl, quantityPieces }: ParsedItem): TypedProduct['amount'] {
  if (quantityGrams !== null) return { quantity: quantityGrams, unit: 'grams' }
  if (quantityMl !== null) return { quantity: quantityMl, unit: 'ml' }
  return quantityPieces === null ? null : { quantity: quantityPieces, unit: 'pieces' }
}
