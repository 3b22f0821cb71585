import { type Basket, type BasketLine, formatGrosze, formatThousandths } from '../shopping/basket.ts'
import type { Random } from '../shopping/random.ts'
import { type NameStyle, type PrintedName, printName } from './print-name.ts'
import { centered, type Printer, row, type TextRow } from './row.ts'

/** What may be printed of a registered line. */
export interface ItemFields {
  name: string
  weighed: boolean
  single: boolean
  /** With its unit where the till prints one: `2`, `2szt`, `0,345kg`. */
  quantity: string
  unitPrice: string
  value: string
  letter: string
}

export interface ItemStyle {
  separator: ',' | '.'
  weightUnit: string
  countUnit: string
  /** Counts with three decimals, as weights have them. */
  longCounts: boolean
  discount: {
    words: [string, ...string[]]
    /** Where the discount stands: under its item, or in a block at the end that names the item's position. */
    place: 'below' | 'block'
    /** The price that is left stands alone on the next line. */
    netBelow: boolean
    letter: boolean
  }
  rowsOf(item: ItemFields): TextRow[]
}

type Cancellation = (item: ItemFields, style: ItemStyle) => TextRow[]

const CANCELLATIONS: [Cancellation, ...Cancellation[]] = [
  (item) => [row('ANULOWANO', `-${item.value}`)],
  (item) => [row(`STORNO ${item.name}`, `-${item.value}${item.letter}`)],
  (item) => [row('*** ANULOWANO POZYCJĘ ***'), row(item.name, `-${item.value} ${item.letter}`)],
  (item, style) => style.rowsOf({ ...item, quantity: `-${item.quantity}`, value: `-${item.value}` }),
]

/** Prints a basket item by item, with headings, discounts and cancellations, and the bag somewhere among them. */
export function printItems(
  printer: Printer,
  random: Random,
  basket: Basket,
  { names, items: style }: { names: NameStyle; items: ItemStyle },
  departments?: Record<string, string>,
): void {
  const bagAt = basket.bag === null ? -1 : random.whole(0, basket.lines.length)
  const block: TextRow[] = []
  const nameOf = rememberNames(random, names)
  let heading = ''
  for (const [index, line] of basket.lines.entries()) {
    if (index === bagAt) printBag(printer, basket, style)
    const { text, sized } = nameOf(line)
    printer.sized.push(sized)
    const item = fieldsOf(text, line, style)
    const rows = style.rowsOf(item)
    const next = departments?.[line.item.department] ?? heading
    if (next !== heading) printer.addDecoy('heading', centered(next))
    heading = next
    if (line.cancelled) printer.addDecoy('cancelled', ...rows, ...random.pick(CANCELLATIONS)(item, style))
    else printer.add(...rows)
    if (line.discountGrosze === 0) continue
    const discount = discountRows(random, line, style)
    if (style.discount.place === 'below') printer.addDecoy('discount', ...discount)
    else block.push(...discount, row(`Pozycje:${index + (bagAt >= 0 && bagAt <= index ? 2 : 1)}`))
  }
  if (bagAt === basket.lines.length) printBag(printer, basket, style)
  printer.addDecoy('discount', ...block)
}

/** The shop's master data has one name for a product, however often it is registered. */
function rememberNames(random: Random, style: NameStyle): (line: BasketLine) => PrintedName {
  const printed = new Map<string, PrintedName>()
  return (line) => {
    const article = `${line.item.name} ${line.pack.size} ${line.pack.weighed}`
    const name = printed.get(article) ?? printName(random, line, style)
    printed.set(article, name)
    return name
  }
}

function printBag(printer: Printer, { bag }: Basket, style: ItemStyle): void {
  if (!bag) return
  const fields: ItemFields = {
    name: bag.label,
    weighed: false,
    single: bag.count === 1,
    quantity: countOf(bag.count, style),
    unitPrice: formatGrosze(bag.unitGrosze, style.separator),
    value: formatGrosze(bag.count * bag.unitGrosze, style.separator),
    letter: 'A',
  }
  printer.addDecoy('bag', ...style.rowsOf(fields))
}

function fieldsOf(name: string, { item, pack, quantity, unitGrosze, valueGrosze }: BasketLine, style: ItemStyle): ItemFields {
  return {
    name,
    weighed: pack.weighed,
    single: !pack.weighed && quantity === 1,
    quantity: pack.weighed ? `${formatThousandths(quantity, style.separator)}${style.weightUnit}` : countOf(quantity, style),
    unitPrice: formatGrosze(unitGrosze, style.separator),
    value: formatGrosze(valueGrosze, style.separator),
    letter: item.rate,
  }
}

function countOf(count: number, { longCounts, separator, countUnit }: ItemStyle): string {
  return `${count}${longCounts ? `${separator}000` : ''}${countUnit}`
}

function discountRows(random: Random, line: BasketLine, { discount, separator }: ItemStyle): TextRow[] {
  const percent = Math.round((line.discountGrosze / line.valueGrosze) * 100)
  const words = random.pick(discount.words).replace('%', `${percent}%`)
  const letter = discount.letter ? line.item.rate : ''
  const rows = [row(words, `${formatGrosze(-line.discountGrosze, separator)}${letter}`)]
  return discount.netBelow ? [...rows, row('', `${formatGrosze(line.valueGrosze - line.discountGrosze, separator)}${letter}`)] : rows
}
