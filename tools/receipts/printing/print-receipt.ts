import { type Basket, sumOf } from '../shopping/basket.ts'
import { money } from '../shopping/money.ts'
import type { Random } from '../shopping/random.ts'
import { printFoot } from './foot.ts'
import { printHead } from './head.ts'
import { printItems } from './items.ts'
import type { Layout, Shop } from './layout.ts'
import { type Printout, startPrinter } from './printer.ts'
import { row } from './row.ts'
import { printSums } from './sums.ts'

/** A whole receipt in the order of the regulation: head, items, sums, payment, foot. */
export function printReceipt(random: Random, basket: Basket, shop: Shop, layout: Layout): Printout {
  const printer = startPrinter(layout.width)
  const till = layout.chooseTill(random)
  printHead(printer, random, shop)
  if (till.headings) printer.add(...till.headings)
  printItems(printer, random, basket, till, layout.departments)
  if (till.subtotal) printer.addDecoy('total', row(till.subtotal, money(sumOf(basket))))
  printSums(printer, random, basket, { width: layout.width, total: random.pick(layout.totals) })
  printFoot(printer, random, layout.width)
  return printer
}
