import type { Layout, Shop } from './printing/layout.ts'
import { type Printout, printedText } from './printing/row.ts'
import type { Truth, TruthItem } from './set-format.ts'
import { type Basket, type BasketLine, paidFor, sumOf } from './shopping/basket.ts'

/** What a reader of the printout could know: equal products summed, sizes only where they are printed. */
export function groundTruthOf(layout: Layout, shop: Shop, basket: Basket, printout: Printout): Omit<Truth, 'id' | 'class'> {
  return {
    layout: layout.id,
    text: printedText(printout.rows, layout.width),
    items: mergeItems(basket.lines.flatMap((line, index) => (line.cancelled ? [] : [truthItem(line, printout.sized[index] ?? false)]))),
    decoys: printout.decoys,
    total_grosze: sumOf(basket),
    shop: shop.chain,
  }
}

/** What is sold in slices may be told with them: "szynka wędzona w plastrach". */
function truthItem(line: BasketLine, sized: boolean): TruthItem {
  const { item } = line
  const unbranded = item.label.filter((word) => !word.brand).map((word) => word.text)
  return {
    product_name: item.name,
    also: [unbranded.join(' ').toLowerCase(), ...(unbranded.includes('plastry') ? [`${item.name} w plastrach`] : [])],
    ...amountOf(line, sized),
    is_spice: item.kind === 'spice',
    price_grosze: paidFor(line),
  }
}

type Amount = Pick<TruthItem, 'quantity_grams' | 'quantity_ml' | 'quantity_pieces'>

/** None for spices; non-food is counted, packs of several pieces by the piece. */
function amountOf({ item, pack, quantity }: BasketLine, sized: boolean): Amount {
  const none: Amount = { quantity_grams: null, quantity_ml: null, quantity_pieces: null }
  if (item.kind === 'spice') return none
  if (pack.weighed) return { ...none, quantity_grams: quantity }
  const counted = item.kind === 'household' && pack.amount?.unit !== 'pieces'
  if (!pack.amount || !sized || counted) return { ...none, quantity_pieces: quantity }
  return { ...none, [`quantity_${pack.amount.unit}` as const]: pack.amount.value * quantity }
}

function mergeItems(items: readonly TruthItem[]): TruthItem[] {
  const merged: TruthItem[] = []
  for (const item of items) {
    const same = merged.find((earlier) => earlier.product_name === item.product_name && unitOf(earlier) === unitOf(item))
    if (!same) {
      merged.push({ ...item })
      continue
    }
    same.quantity_grams = add(same.quantity_grams, item.quantity_grams)
    same.quantity_ml = add(same.quantity_ml, item.quantity_ml)
    same.quantity_pieces = add(same.quantity_pieces, item.quantity_pieces)
    same.price_grosze += item.price_grosze
  }
  return merged
}

function unitOf(item: TruthItem): string {
  return [item.quantity_grams, item.quantity_ml, item.quantity_pieces].map((amount) => (amount === null ? '-' : 'x')).join('')
}

function add(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other
}
