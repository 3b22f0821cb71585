import type { Layout } from './printing/layout.ts'
import { printReceipt } from './printing/print-receipt.ts'
import type { Row } from './printing/row.ts'
import type { Basket } from './shopping/basket.ts'
import { fillBasket } from './shopping/fill-basket.ts'
import type { Random } from './shopping/random.ts'
import type { StockItem } from './shopping/stock.ts'
import { tellTruth } from './tell-truth.ts'
import type { Truth } from './truth.ts'

/** Fewer products than this make no shopping. */
const FEWEST_PRODUCTS = 4

export interface ComposedReceipt {
  rows: Row[]
  truth: Omit<Truth, 'id' | 'class'>
}

/** A receipt as printed, and what stands on it. */
export function composeReceipt(random: Random, stock: readonly StockItem[], layout: Layout): ComposedReceipt {
  const shop = random.pick(layout.shops)
  const filled = fillBasket(random, stock, random.whole(FEWEST_PRODUCTS, layout.mostProducts))
  const basket = layout.departments ? groupByDepartment(filled) : filled
  const printout = printReceipt(random, basket, shop, layout)
  return { rows: printout.rows, truth: tellTruth(layout, shop, basket, printout) }
}

function groupByDepartment(basket: Basket): Basket {
  return { ...basket, lines: basket.lines.toSorted((one, other) => one.item.department.localeCompare(other.item.department)) }
}
