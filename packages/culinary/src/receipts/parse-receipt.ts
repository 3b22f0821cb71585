import { normalise } from '../parse/text/normalise.ts'
import { correctSums } from './correct-sums.ts'
import { findDate, findShop, kindOfShop } from './find-shop.ts'
import { findTotals } from './find-totals.ts'
import { itemsOfPurchases, mergeReceiptItems, withoutNonFoods } from './items/items-of-purchases.ts'
import { assembleBasket } from './layout/assemble-basket.ts'
import { addFoodsWithoutFigures } from './layout/basket.ts'
import { correctNames } from './layout/correct-names.ts'
import { divideReceipt, isReceipt } from './layout/divide.ts'
import { withoutColumnsAhead } from './lines/columns-ahead.ts'
import { putSizesBackIntoNames, readPrintedLine } from './lines/printed-line.ts'
import type { ParsedReceipt } from './parsed-receipt.ts'

/** Longer texts and lines are no receipt's. */
const MOST_LINES = 1000
const MOST_CHARACTERS = 60_000
const LONGEST_LINE = 160

/**
 * Reads the text of a receipt, one printed line a line, typed or from OCR: the items with amounts and prices, the total, the shop
 * and the day. Pure; never throws. A text without the marks of a receipt has no items.
 */
export function parseReceipt(text: string): ParsedReceipt {
  const lines = normalise(text.slice(0, MOST_CHARACTERS))
    .split('\n')
    .slice(0, MOST_LINES)
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
