import { findFoodById } from '@spizarka/knowledge'
import { kitchenLetters } from '../../parse/kitchen-lexicon.ts'
import { isPlausibleWord } from '../../parse/names/word-like.ts'
import { fold } from '../../parse/polish/fold.ts'
import { MAX_QUANTITY, roundQuantity } from '../../units/convert.ts'
import type { Figures } from '../figures/settle-figures.ts'
import type { KindOfShop } from '../find-shop.ts'
import { netOf, type Purchase } from '../layout/basket.ts'
import { readLabelName } from '../layout/join-names.ts'
import type { ReceiptName } from '../names/read-pack.ts'
import type { ParsedReceiptItem } from '../parsed-receipt.ts'
import { type SizesBeside, usualSize } from './correct-size.ts'
import { readSpoiltSize } from './spoilt-tail.ts'

/** Where so many of the sizes and more than this share were corrected, the print's noughts are blurred. */
const BLURRED_SIZES = 2
const BLURRED_SHARE = 1 / 10

/** Packs within a pack: what they come to is no size of its own. */
const SEVERAL = /\d\s?[x×*]\s?\d/i

interface PrintedPack {
  purchase: Purchase
  name: ReceiptName
  pack: ReceiptName['pack']
}

/** Turns purchases into items, the sizes of their packs read in the light of each other and of the packs that shops sell. */
export function itemsOfPurchases(purchases: readonly Purchase[]): NamedItem[] {
  const printed = purchases.map((purchase) => {
    const name = readLabelName(purchase.label)
    return { purchase, name, pack: packOf(purchase.label, name, { blurred: false, ofSameProduct: [] }) }
  })
  const sized = printed.filter(({ name }) => name.pack !== null)
  const corrected = sized.filter(({ name, pack }) => pack?.value !== name.pack?.value)
  const blurred = corrected.length >= BLURRED_SIZES && corrected.length > sized.length * BLURRED_SHARE
  return printed.map((each) => {
    const { purchase, name } = each
    const ofSameProduct = sizesOfSameProduct(each, printed)
    const pack = blurred || ofSameProduct.length > 0 ? packOf(purchase.label, name, { blurred, ofSameProduct }) : each.pack
    return settleItem(purchase, { ...name, pack })
  })
}

function sizesOfSameProduct({ purchase, name }: PrintedPack, printed: readonly PrintedPack[]): number[] {
  return printed.flatMap((other) =>
    other.purchase !== purchase && other.name.productName === name.productName && other.pack !== null && other.pack.unit !== 'pieces'
      ? [other.pack.value]
      : [],
  )
}

/** The size of one pack as the name prints it or most likely printed it. */
function packOf(label: string, { foodId, isFood, isSpice, pack }: ReceiptName, beside: SizesBeside): ReceiptName['pack'] {
  if (isSpice || isFood === false || SEVERAL.test(label)) return pack
  const food = foodId === null ? null : findFoodById(foodId)
  if (pack !== null) return usualSize(pack, food, beside)
  return food && readSpoiltSize(label, food, beside.ofSameProduct)
}

type Amount = Pick<ParsedReceiptItem, 'quantityGrams' | 'quantityMl' | 'quantityPieces'>

const NO_AMOUNT: Amount = { quantityGrams: null, quantityMl: null, quantityPieces: null }
/** More of one thing in one line is a misread figure. */
const MAX_PIECES = 200
/** So many are believed where price and value do not bear the count out. */
const MAX_DOUBTFUL_PIECES = 24
const UNIT_SIZES = { kg: 1000, dag: 10, g: 1, l: 1000, ml: 1 } as const

/** A purchase as an item for the pantry, with what its name means. */
interface NamedItem {
  item: ParsedReceiptItem
  name: ReceiptName
}

/** Turns a purchase whose name was read into an item, its amount from weight, pack and count. */
function settleItem(purchase: Purchase, name: ReceiptName): NamedItem {
  const { figures, label, lines } = purchase
  const price = netOf(purchase)
  const count = figures?.quantity ?? null
  const item: ParsedReceiptItem = {
    productName: name.productName,
    foodId: name.foodId,
    ...(name.isSpice ? NO_AMOUNT : (weightOf(figures, label, name) ?? countedAmount(figures, name))),
    isSpice: name.isSpice,
    problem: null,
    sourceLine: lines.map(({ source }) => source).join('\n'),
    places: lines.flatMap(({ places }) => places),
    sure: name.sure,
    priceGrosze: price === null ? null : Math.max(0, price),
    receiptName: receiptNameOf(label),
    doubtful: price === null || figures?.agrees === false || (count !== null && count > MAX_PIECES * 1000),
  }
  return { item, name }
}

/** The printed name as the key of what users correct: without marks, case and diacritics, which OCR loses. */
function receiptNameOf(label: string): string {
  return (fold(label).match(/[\p{L}\d%]+/gu) ?? []).join(' ').toUpperCase()
}

/** The amount of a weighed line; null of a counted one. */
function weightOf(figures: Figures | null, label: string, { pack }: ReceiptName): Amount | null {
  if (figures === null || figures.quantity === null || figures.quantity <= 0) return null
  const { unit, quantity } = figures
  const measured = unit === 'pieces' ? null : unit
  // "Kurczak Gotowany kg 0,168 x33,90" says its unit in the name; only a weight has thousandths.
  const weighed = measured ?? (quantity % 1000 !== 0 || (pack === null && /(?<![\d.,]\s?)\bkg\b/i.test(label)) ? 'kg' : null)
  if (weighed === null) return null
  const amount = Math.min(MAX_QUANTITY, roundQuantity((quantity / 1000) * UNIT_SIZES[weighed]))
  return weighed === 'l' || weighed === 'ml' ? { ...NO_AMOUNT, quantityMl: amount } : { ...NO_AMOUNT, quantityGrams: amount }
}

/** Packs times their size; household goods and what has no size count in pieces. */
function countedAmount(figures: Figures | null, { pack, isFood }: ReceiptName): Amount {
  const printed = (figures?.quantity ?? 1000) / 1000
  const count = printed >= 1 && printed <= (figures?.agrees === false ? MAX_DOUBTFUL_PIECES : MAX_PIECES) ? Math.round(printed) : 1
  const size = pack && (isFood !== false || pack.unit === 'pieces') ? pack : { value: 1, unit: 'pieces' as const }
  const amount = Math.min(MAX_QUANTITY, roundQuantity(size.value * count))
  switch (size.unit) {
    case 'grams':
      return { ...NO_AMOUNT, quantityGrams: amount }
    case 'ml':
      return { ...NO_AMOUNT, quantityMl: amount }
    case 'pieces':
      return { ...NO_AMOUNT, quantityPieces: amount }
  }
}

type Quantity = 'quantityGrams' | 'quantityMl' | 'quantityPieces'

function unitOf(item: ParsedReceiptItem): Quantity | null {
  if (item.quantityGrams !== null) return 'quantityGrams'
  if (item.quantityMl !== null) return 'quantityMl'
  return item.quantityPieces !== null ? 'quantityPieces' : null
}

/** Sums lines of the same product in the same unit, amounts and prices; the first one keeps its place and its printed name. */
export function mergeReceiptItems(items: readonly ParsedReceiptItem[]): ParsedReceiptItem[] {
  const merged = new Map<string, ParsedReceiptItem>()
  for (const item of items) {
    const unit = unitOf(item)
    const key = `${item.productName.toLowerCase()}|${item.isSpice}|${unit}`
    const first = merged.get(key)
    merged.set(key, first ? sumOf(first, item, unit) : item)
  }
  return [...merged.values()]
}

function sumOf(first: ParsedReceiptItem, second: ParsedReceiptItem, unit: Quantity | null): ParsedReceiptItem {
  const amount = unit && { [unit]: Math.min(MAX_QUANTITY, roundQuantity((first[unit] ?? 0) + (second[unit] ?? 0))) }
  const lines = new Set([...first.sourceLine.split('\n'), ...second.sourceLine.split('\n')])
  return {
    ...first,
    ...amount,
    sourceLine: [...lines].join('\n'),
    places: [...first.places, ...second.places],
    sure: first.sure && second.sure,
    priceGrosze: first.priceGrosze === null || second.priceGrosze === null ? null : first.priceGrosze + second.priceGrosze,
    doubtful: first.doubtful || second.doubtful,
  }
}

/** The items that belong in a pantry, for the kind of shop that sold them; what has no name in letters becomes an error item. */
export function withoutNonFoods(named: readonly NamedItem[], shop: KindOfShop): ParsedReceiptItem[] {
  if (shop === 'meals') return []
  const anyFood = named.some(isKnownFood)
  return named
    .filter((each) => isKnownFood(each) || each.name.isFood === false || (shop === 'groceries' && anyFood))
    .filter((each) => shop === 'groceries' || each.item.sure)
    .map(({ item }) => (item.foodId === null && !hasName(item.productName) ? { ...item, problem: 'not_a_product' as const } : item))
}

function isKnownFood({ item, name }: NamedItem): boolean {
  return item.foodId !== null && name.isFood !== false
}

function hasName(productName: string): boolean {
  return productName.split(/[^\p{L}]+/u).some((word) => isPlausibleWord(kitchenLetters(), word))
}
