import { readFragments } from '../figures/read-fragments.ts'
import { type Figures, worthOf } from '../figures/settle-figures.ts'
import type { LabelKind } from '../lines/classify-label.ts'
import { isMisreadOf, shapesOf } from '../lines/match-misread.ts'
import { type PrintedLine, withoutOwnWords } from '../lines/printed-line.ts'
import { addStrayFigures, areFiguresOf, countAmounts, isProductOfFigures, setNetPrice, withCountAndPrice } from './attach-stray-figures.ts'
import {
  applyDiscount,
  applyNegativeAmount,
  type Basket,
  isInBasket,
  type PrintedSource,
  type Purchase,
  removeReturned,
  spreadDiscount,
} from './basket.ts'
import { isFood, joinNames, joinParts, type Wrapping, wrappingOf } from './join-names.ts'

/** Kinds of lines that say nothing of an item wherever they stand. */
const IGNORED: ReadonlySet<LabelKind> = new Set(['columns', 'subtotal', 'remark', 'total', 'payment'])

/** "Pozycje:3,4": the lines that the discount above belongs to. */
const POSITIONS = /^\W*poz(?:ycj\p{L}*|\.)?\s*(?:[:;.]\s*)?(\d[\d\s,;.]*)$/iu

/** Puts the lines between a receipt's head and its totals together: every name with its figures, discounts and cancellations. */
export function assembleBasket(lines: readonly PrintedLine[], marked: boolean): Basket {
  const reader = new BasketReader(marked, wrappingOf(lines))
  for (const line of lines) reader.read(line)
  return reader.finish()
}

/** Names may run ahead of their figures, by a line or by all of them: they wait until the figures came. */
class BasketReader {
  private readonly basket: Basket = { purchases: [], printed: [], orphans: [], unplacedDiscount: 0, lastDiscount: null }
  private waiting: PrintedLine[] = []
  private figureLines: PrintedLine[] = []
  /** quantity × price that stood alone: of the line above, or ahead of the one below. */
  private ahead: Figures | null = null
  /** A cancellation was announced: of the line above, or of the one that is repeated below. */
  private cancelling = false
  /** A cancellation's amount may stand alone below it. */
  private cancelled = false
  /** The line above took off an amount that could not be read; what is left may stand below. */
  private unreadDiscount = false
  private readonly marked: boolean
  private readonly wrapping: Wrapping

  constructor(marked: boolean, wrapping: Wrapping) {
    this.marked = marked
    this.wrapping = wrapping
  }

  read(line: PrintedLine): void {
    if (line.label === '') {
      if (line.fragments.length > 0) this.figureLines.push(line)
      return
    }
    const positions = POSITIONS.exec(line.text)?.[1]
    if (positions !== undefined) spreadDiscount(this.basket, positions.match(/\d+/g)?.map(Number) ?? [])
    if (positions !== undefined || IGNORED.has(line.kind)) return
    this.matchFigures(line)
    this.cancelled = false
    this.unreadDiscount = line.kind === 'discount' && line.figures === null && /\d[.,]\S|[.,]\d\S*$/.test(line.text)
    if (this.unreadDiscount) return
    if (line.kind === 'net') this.readNet(line)
    else if (line.figures === null && line.kind !== 'cancelled') this.waiting.push(line)
    else this.complete(line, line.figures)
  }

  /** "cena po rabacie 1,25": what is left of the price above. */
  private readNet({ figures }: PrintedLine): void {
    const last = this.basket.purchases.at(-1)
    const net = figures && worthOf(figures)
    if (net !== null && net < 0) applyDiscount(this.basket, -net, '')
    else if (last && net !== null) setNetPrice(last, net)
  }

  finish(): Basket {
    this.matchFigures(null)
    this.abandonWaiting()
    if (this.cancelling) removeReturned(this.basket, '', null)
    return this.basket
  }

  /** Gives the figures read since the last name to the names that wait for them, or the last of them to the line below that says what they make. */
  private matchFigures(below: PrintedLine | null): void {
    if (this.figureLines.length === 0) return
    const figures = readFragments(this.figureLines.map((line) => line.fragments))
    const printed = this.figureLines
    this.figureLines = []
    if (isProductOfFigures(figures.at(-1), below)) this.ahead = figures.pop() ?? null
    if (figures.length === 0) return
    const waiting = this.namesFor(countAmounts(figures))
    this.waiting = []
    // One amount below several names is the last name's; as many amounts as names are a block.
    const alone = waiting.length > 1 && countAmounts(figures) === 1
    if (alone) this.waiting = waiting.splice(0, waiting.length - 1)
    const block = waiting.length > 1
    for (const line of waiting) {
      const next = figures.shift()
      if (next) this.complete(block ? line : { ...line, ...printedAsOne([line, ...printed]) }, next)
      else this.waiting.push(line)
      while (figures[0] && areFiguresOf(this.basket.purchases.at(-1), figures[0])) this.applyStray(figures.shift())
    }
    for (const stray of figures) this.applyStray(stray)
  }

  /** The names that wait; a department's heading is one of them only where there are as many amounts. */
  private namesFor(amounts: number): PrintedLine[] {
    const headless = this.waiting.filter(({ kind }) => kind !== 'heading')
    const names = headless.length > 0 ? headless : this.waiting
    if (names.length <= amounts) return names
    // Above the first amounts the shop's own lines may stand, where no printed sign divides them off.
    return this.marked || amounts < 2 || this.basket.purchases.length > 0 ? names : names.slice(-amounts)
  }

  private complete(line: PrintedLine, figures: Figures | null): void {
    const grosze = figures && worthOf(figures)
    const label = withoutOwnWords(line)
    if (line.kind === 'cancelled') {
      this.abandonWaiting()
      if (!/\p{L}{3}/u.test(label) && grosze === null) this.cancelling = true
      else removeReturned(this.basket, label, grosze === null ? null : Math.abs(grosze))
      this.cancelled = grosze === null
      return
    }
    if (this.cancelling) {
      this.cancelling = false
      const record = isInBasket(this.basket, label)
      removeReturned(this.basket, record ? label : '', record && grosze !== null ? Math.abs(grosze) : null)
      if (record) return
    }
    const kind = kindOfPurchase(line, grosze, isInBasket(this.basket, line.label))
    if (kind === 'discount') {
      this.abandonWaiting()
      if (grosze !== null) applyDiscount(this.basket, Math.abs(grosze), label)
    } else if (grosze !== null && grosze < 0) applyNegativeAmount(this.basket, label, -grosze)
    else if (kind !== null) this.put(line, kind, figures)
  }

  private put(line: PrintedLine, kind: Purchase['kind'], figures: Figures | null): void {
    const joined = kind === 'goods' ? this.joinWaiting(line) : { label: line.label, lines: [line] }
    if (kind !== 'goods') this.abandonWaiting()
    const purchase: Purchase = { kind, ...joined, figures: this.withAhead(figures), discount: 0 }
    this.basket.purchases.push(purchase)
    this.basket.printed.push(purchase)
  }

  /** Names without figures above a line are its beginning, the end of the line before, or ones that lost their figures. */
  private joinWaiting(line: PrintedLine): Pick<Purchase, 'label' | 'lines'> {
    const joined: Pick<Purchase, 'label' | 'lines'> = { label: line.label, lines: [line] }
    const last = this.basket.purchases.at(-1)
    for (let above = this.takeName(joined.label); above; above = this.takeName(joined.label)) {
      const belonging = joinNames(last?.label ?? null, above.label, joined.label, this.wrapping)
      if (belonging === 'below') {
        joined.label = joinParts(above, joined.label, this.wrapping)
        joined.lines.unshift(above)
        continue
      }
      if (belonging === 'above' && last) {
        last.label = `${last.label} ${above.label}`
        last.lines.push(above)
      } else if (belonging === 'apart') this.orphan(above)
      break
    }
    this.abandonWaiting()
    return joined
  }

  /** The nearest of the waiting lines, where it is a name; "KAWA" is one above "ROZPUSZCZALNA" and a heading above "CUKIER". */
  private takeName(below: string): PrintedLine | undefined {
    const { kind, label } = this.waiting.at(-1) ?? {}
    const named = kind === 'goods' || kind === 'offer' || (kind === 'heading' && !isFood(below) && isFood(`${label} ${below}`))
    return named ? this.waiting.pop() : undefined
  }

  private abandonWaiting(): void {
    for (const line of this.waiting) this.orphan(line)
    this.waiting = []
  }

  private orphan(line: PrintedLine): void {
    const { label, kind } = line
    if (kind === 'goods') this.basket.orphans.push({ label, line, place: this.basket.purchases.length })
  }

  private withAhead(figures: Figures | null): Figures | null {
    const ahead = this.ahead
    this.ahead = null
    return ahead && figures ? withCountAndPrice(figures, ahead) : figures
  }

  private applyStray(figures: Figures | undefined): void {
    const last = this.basket.purchases.at(-1)
    if (!figures) return
    const worth = worthOf(figures)
    const before = (last?.figures && worthOf(last.figures)) ?? 0
    if (!last || worth === null) this.ahead = figures
    else if (worth < 0 && this.cancelled) this.cancelled = false
    else if (worth < 0) applyDiscount(this.basket, -worth, '')
    else if (this.unreadDiscount && figures.quantity === null && worth < before) applyDiscount(this.basket, before - worth, '')
    else if (!addStrayFigures(last, figures, worth)) this.ahead = figures
  }
}

function printedAsOne(lines: readonly PrintedSource[]): PrintedSource {
  return { source: lines.map(({ source }) => source).join('\n'), places: lines.flatMap(({ places }) => places) }
}

/** What a line with an amount (grosze) is to the basket; null where it is nothing. `repeated`: the basket holds its name already. */
function kindOfPurchase({ kind, label }: PrintedLine, grosze: number | null, repeated: boolean): Purchase['kind'] | 'discount' | null {
  const negative = grosze !== null && grosze < 0
  if (kind === 'discount') return 'discount'
  if (kind === 'bag' || kind === 'deposit') return kind
  if (kind === 'goods' && isSpoiltDiscount(label)) return 'discount'
  if (kind === 'goods' || kind === 'heading') return negative && !repeated ? 'discount' : 'goods'
  if (kind === 'offer') return negative || !isFood(label) ? 'discount' : 'goods'
  return null
}

const DISCOUNTS = ['rabat', 'opust', 'upust']

/** "tabat 3,41": a short word of its own that is nearly a discount's, and no food. */
function isSpoiltDiscount(label: string): boolean {
  const [word, ...more] = shapesOf(label)
  return more.length === 0 && DISCOUNTS.some((discount) => isMisreadOf(word, discount, 1)) && !isFood(label)
}
