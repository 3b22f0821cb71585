import { normalise } from '../parse/text/normalise.ts'
import { correctSums } from './correct-sums.ts'
import { findDate, findShop, kindOfShop } from './find-shop.ts'
import { findTotals } from './find-totals.ts'
import { itemsOfPurchases, mergeReceiptItems, withoutNonFoods } from './items/items-of-purchases.ts'
import { assembleBasket } from './layout/assemble-basket.ts'
import { addFoodsWithoutFigures, nameSimilarity, type Purchase } from './layout/basket.ts'
import { divideReceipt, isReceipt } from './layout/divide.ts'
import { readLabelName } from './layout/join-names.ts'
import { type PrintedLine, putSizesBackIntoNames, readPrintedLine } from './lines/printed-line.ts'
import type { ParsedReceipt } from './parsed-receipt.ts'

/** Longer texts and lines are no receipt's. */
const MAX_LINES = 1000
const MAX_CHARACTERS = 60_000
const LONGEST_LINE = 160

/**
 * Reads the text of a receipt, one printed line a line, typed or from OCR: the items with amounts and prices, the total, the shop
 * and the day. Pure; never throws. A text without the marks of a receipt has no items.
 */
export function parseReceipt(text: string): ParsedReceipt {
  const lines = normalise(text.slice(0, MAX_CHARACTERS))
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => withoutSpacing(line.trim()).slice(0, LONGEST_LINE))
  const printed = putSizesBackIntoNames(lines.flatMap((line, place) => (line === '' ? [] : readPrintedLine(line, place))))
  const receipt = divideReceipt(printed)
  const { head, body, foot } = receipt
  const basket = assembleBasket(withoutColumnsAhead(body), receipt.marked)
  const totals = findTotals(receipt)
  const { totalGrosze, isConsistent } = correctSums(basket, totals)
  const marked = isReceipt(receipt, isConsistent === true)
  if (!marked) return { items: [], totalGrosze: null, shop: null, boughtOn: null, isReceipt: false, sumsAgree: null }
  const shop = findShop(receipt.marked ? head : printed, foot)
  const found = { totalGrosze, shop, boughtOn: findDate(lines), isReceipt: true, sumsAgree: isConsistent }
  if (body.some(isCancelledReceipt) || foot.some(isCancelledReceipt)) return { ...found, items: [] }
  if (isConsistent !== true) addFoodsWithoutFigures(basket, receipt.marked)
  correctNames(basket.purchases)
  const named = itemsOfPurchases(basket.purchases.filter(({ kind }) => kind === 'goods'))
  return { ...found, items: mergeReceiptItems(withoutNonFoods(named, kindOfShop(receipt.marked ? head : printed.slice(0, 6), printed))) }
}

/** "P A R A G O N": a title in spaced letters. */
function withoutSpacing(line: string): string {
  return line.replace(/(?<!\S)\p{Lu}(?: \p{Lu}){4,}(?!\S)/gu, (spaced) => spaced.replaceAll(' ', ''))
}

function isCancelledReceipt({ text }: { text: string }): boolean {
  return /paragon\s+anulowany|anulowan[oy]\s+paragon/i.test(text)
}

/** How alike a spoilt printing is to the whole one at least. */
const SAME_NAME = 0.75

/** Gives a purchase whose printed name is spoilt that of one that is printed nearly alike and costs the same apiece. */
function correctNames(purchases: readonly Purchase[]): void {
  const printings = [...new Map(purchases.map((purchase) => [`${purchase.label}|${priceOf(purchase)}`, purchase])).values()]
  const better = new Map<string, string>()
  for (const spoilt of printings) {
    const twin = printings.find((whole) => legibility(whole.label) > legibility(spoilt.label) && isSameProduct(whole, spoilt))
    if (twin) better.set(spoilt.label, twin.label)
  }
  for (const purchase of purchases) purchase.label = better.get(purchase.label) ?? purchase.label
}

function isSameProduct(whole: Purchase, spoilt: Purchase): boolean {
  const price = priceOf(whole)
  if (price === null || price !== priceOf(spoilt) || whole.kind !== spoilt.kind) return false
  const [percent, otherPercent] = [percentOf(whole.label), percentOf(spoilt.label)]
  return (otherPercent === null || percent === otherPercent) && nameSimilarity(whole.label, spoilt.label) >= SAME_NAME
}

/** How much of a name could be read: a food, every word of it, its size. */
function legibility(label: string): number {
  const { foodId, sure, pack } = readLabelName(label)
  return (foodId === null ? 0 : 1) + (sure ? 1 : 0) + (pack === null ? 0 : 1)
}

function priceOf({ figures }: Purchase): number | null {
  if (figures === null) return null
  return figures.price ?? (figures.quantity === null || figures.quantity === 1000 ? figures.value : null)
}

/** "2%" and "3,2%" are two milks. */
function percentOf(label: string): string | null {
  return /(?<!\d)\d+(?:[.,]\d+)?(?=\s?%)/.exec(label)?.[0] ?? null
}

/** So many of the named lines must begin alike before it is a column and no part of the names ("7 DAYS", "A. Mickiewicz"). */
const SHARE = 0.6

/** Takes columns off that some tills print before the names: list numbers, counts ("2 MLEKO 6,98") and tax letters ("C MLEKO"). */
function withoutColumnsAhead(lines: readonly PrintedLine[]): PrintedLine[] {
  const named = lines.filter(({ label, kind }) => label !== '' && (kind === 'goods' || kind === 'bag' || kind === 'offer'))
  const priced = named.filter(({ figures }) => figures !== null && (figures.value ?? 0) >= 0)
  return takeLetters(takeNumbers(lines, priced.length > 1 ? priced : named), named)
}

function isColumn(named: readonly PrintedLine[], pattern: RegExp): boolean {
  const matching = named.filter(({ label }) => pattern.test(label)).length
  return matching >= 2 && matching >= named.length * SHARE
}

const NUMBER_AHEAD = /^(\d{1,2})\s+(?=\p{L})/u
/** "0,344 SER EDAMSKI KG": only a weight has three decimals. */
const WEIGHT_AHEAD = /^(\d{1,2})[.,](\d{3})\s+(?=\d?\p{L})/u

function takeNumbers(lines: readonly PrintedLine[], named: readonly PrintedLine[]): PrintedLine[] {
  const counted = named.filter(({ label }) => !WEIGHT_AHEAD.test(label))
  const column = isColumn(counted, NUMBER_AHEAD)
  const numbers = counted.flatMap(({ label }) => Number(NUMBER_AHEAD.exec(label)?.[1] ?? Number.NaN) || [])
  // Each one more than the last: a list is numbered, nothing counted.
  const numbered =
    numbers.length >= 3 && numbers.filter((number, place) => number === (numbers[place - 1] ?? 0) + 1).length >= numbers.length * 0.7
  return lines.map((line) => {
    const [, kilograms, thousandths] = WEIGHT_AHEAD.exec(line.label) ?? []
    if (kilograms !== undefined && thousandths !== undefined)
      return withQuantity({ ...line, label: line.label.replace(WEIGHT_AHEAD, '') }, Number(kilograms + thousandths), 'kg')
    const count = NUMBER_AHEAD.exec(line.label)?.[1]
    if (count === undefined || (!column && count !== '1')) return line
    const plain = { ...line, label: line.label.replace(NUMBER_AHEAD, '') }
    return numbered || count === '1' ? plain : withQuantity(plain, Number(count) * 1000, null)
  })
}

/** The line with the quantity that stood ahead of its name, unless its figures hold one. */
function withQuantity(line: PrintedLine, quantity: number, unit: 'kg' | null): PrintedLine {
  if (line.figures === null || line.figures.quantity !== null) return line
  return { ...line, figures: { ...line.figures, quantity, unit } }
}

const LETTER_AHEAD = /^[A-G]\s+(?=\p{L}{2})/u

function takeLetters(lines: readonly PrintedLine[], named: readonly PrintedLine[]): PrintedLine[] {
  if (!isColumn(named, LETTER_AHEAD)) return [...lines]
  return lines.map((line) => ({ ...line, label: line.label.replace(LETTER_AHEAD, '') }))
}
