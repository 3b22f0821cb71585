import type { ParsedReceipt, ParsedReceiptItem } from './parsed-receipt.ts'

/** An item that a golden receipt wants: one name or its equals, one amount or its equal, what was paid. */
interface GoldenReceiptItem {
  name: string
  alt?: string[]
  g?: number
  ml?: number
  pcs?: number
  gAlt?: number
  mlAlt?: number
  pcsAlt?: number
  spice?: boolean
  /** Grosze. */
  price?: number
}

export interface GoldenReceipt {
  id: string
  text: string
  items: GoldenReceiptItem[]
  total: number | null
  /** Left out where any will do. */
  shop?: string | null
  date?: string
}

export interface ReceiptScore {
  nameF1: number
  /** Shares of the items matched by name. */
  amounts: number
  prices: number
  /** Shares of the receipts. */
  totals: number
  shops: number
  /** What was missed, superfluous or wrong, for people to read. */
  failures: string[]
}

/** Scores a reader of receipts over golden ones. */
export function scoreReceipts(receipts: readonly GoldenReceipt[], parse: (text: string) => ParsedReceipt): ReceiptScore {
  const failures: string[] = []
  const count = { wanted: 0, given: 0, matched: 0, amounts: 0, prices: 0, totals: 0, shops: 0 }
  for (const { id, text, items, total, shop } of receipts) {
    const read = parse(text)
    const left = read.items.filter((item) => item.problem === null)
    count.wanted += items.length
    count.given += left.length
    for (const wanted of items) {
      const at = bestMatch(left, wanted)
      const item = left[at]
      if (!item) {
        failures.push(`${id}: misses ${wanted.name}`)
        continue
      }
      left.splice(at, 1)
      count.matched += 1
      if (hasAmount(item, wanted)) count.amounts += 1
      else failures.push(`${id}: ${wanted.name} has another amount`)
      if (item.priceGrosze === wanted.price) count.prices += 1
      else failures.push(`${id}: ${wanted.name} costs ${wanted.price}, read ${item.priceGrosze}`)
    }
    failures.push(...left.map((item) => `${id}: superfluous ${item.productName} <${item.sourceLine}>`))
    if (read.totalGrosze === total) count.totals += 1
    else failures.push(`${id}: total ${total}, read ${read.totalGrosze}`)
    if (shop === undefined || read.shop === shop) count.shops += 1
    else failures.push(`${id}: shop ${shop}, read ${read.shop}`)
  }
  return {
    nameF1: (2 * count.matched) / (count.wanted + count.given),
    amounts: count.amounts / count.matched,
    prices: count.prices / count.matched,
    totals: count.totals / receipts.length,
    shops: count.shops / receipts.length,
    failures,
  }
}

function bestMatch(items: readonly ParsedReceiptItem[], wanted: GoldenReceiptItem): number {
  const names = [wanted.name, ...(wanted.alt ?? [])].map((name) => name.toLowerCase())
  const named = items.flatMap((item, at) => (names.includes(item.productName.toLowerCase()) ? [at] : []))
  return named.find((at) => items[at]?.priceGrosze === wanted.price) ?? named[0] ?? -1
}

function hasAmount(item: ParsedReceiptItem, { g, gAlt, ml, mlAlt, pcs, pcsAlt, spice = false }: GoldenReceiptItem): boolean {
  const { quantityGrams, quantityMl, quantityPieces, isSpice } = item
  if (spice !== isSpice) return false
  if (quantityGrams !== null) return [g, gAlt].includes(quantityGrams)
  if (quantityMl !== null) return [ml, mlAlt].includes(quantityMl)
  return quantityPieces === null ? spice : [pcs, pcsAlt].includes(quantityPieces)
}
