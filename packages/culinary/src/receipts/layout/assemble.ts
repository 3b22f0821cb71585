import { readFragments } from '../figures/read-fragments.ts'
import { type Figures, worthOf } from '../figures/settle-figures.ts'
import type { LabelKind } from '../lines/judge-label.ts'
import { withoutOwnWords } from '../lines/own-words.ts'
import type { PrintedLine } from '../lines/printed-line.ts'
import { type Basket, isRepeated, type Purchase, spreadDiscount, takeBack, takeNegative, takeOff } from './basket.ts'
import { isFood, joinNames } from './join-names.ts'
import { addStray, belongsTo, countAmounts } from './stray-figures.ts'

/** Kinds of lines that say nothing of an item wherever they stand. */
const IGNORED: ReadonlySet<LabelKind> = new Set(['columns', 'subtotal', 'remark', 'total', 'payment'])

/** "Pozycje:3,4": the lines that the discount above belongs to. */
const POSITIONS = /^\W*poz(?:ycj\p{L}*|\.)?\s*[:;.]?\s*((?:\d{1,2}[\s,;.]*)+)$/iu

/** Puts the lines between a receipt's head and its totals together: every name with its figures, discounts and cancellations. */
export function assemble(lines: readonly PrintedLine[], marked: boolean): Basket {
  const reader = new BasketReader(marked)
  for (const line of lines) reader.read(line)
  return reader.finish()
}

/** Names may run ahead of their figures, by a line or by all of them: they wait until the figures came. */
class BasketReader {
  private readonly basket: Basket = { purchases: [], orphans: [], unplacedDiscount: 0, lastDiscount: null }
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

  constructor(marked: boolean) {
    this.marked = marked
  }

  read(line: PrintedLine): void {
    if (line.label === '') {
      if (line.fragments.length > 0) this.figureLines.push(line)
      return
    }
    const positions = POSITIONS.exec(line.text)?.[1]
    if (positions !== undefined) spreadDiscount(this.basket, positions.match(/\d+/g)?.map(Number) ?? [])
    if (positions !== undefined || IGNORED.has(line.kind)) return
    this.matchFigures()
    this.cancelled = false
    this.unreadDiscount = line.kind === 'discount' && line.figures === null && /\d[.,]\S|[.,]\d\S*$/.test(line.text)
    if (this.unreadDiscount) return
    if (line.figures === null && line.kind !== 'cancelled') this.waiting.push(line)
    else this.complete(line, line.figures)
  }

  finish(): Basket {
    this.matchFigures()
    this.abandonWaiting()
    if (this.cancelling) takeBack(this.basket, '', null)
    return this.basket
  }

  /** Gives the figures read since the last name to the names that wait for them. */
  private matchFigures(): void {
    if (this.figureLines.length === 0) return
    const figures = readFragments(this.figureLines.map((line) => line.fragments))
    const texts = this.figureLines.map((line) => line.text)
    this.figureLines = []
    if (figures.length === 0) return
    const waiting = this.namesFor(countAmounts(figures))
    this.waiting = []
    // One amount below several names is the last name's; as many amounts as names are a block.
    const alone = waiting.length > 1 && countAmounts(figures) === 1
    if (alone) this.waiting = waiting.splice(0, waiting.length - 1)
    const block = waiting.length > 1
    for (const line of waiting) {
      const next = figures.shift()
      if (next) this.complete(block ? line : { ...line, text: [line.text, ...texts].join('\n') }, next)
      else this.waiting.push(line)
      while (figures[0] && belongsTo(this.basket.purchases.at(-1), figures[0])) this.applyStray(figures.shift())
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
      else takeBack(this.basket, label, grosze === null ? null : Math.abs(grosze))
      this.cancelled = grosze === null
      return
    }
    if (this.cancelling) {
      this.cancelling = false
      const record = isRepeated(this.basket, label)
      takeBack(this.basket, record ? label : '', record && grosze !== null ? Math.abs(grosze) : null)
      if (record) return
    }
    const kind = this.kindOf(line, grosze)
    if (kind === 'discount') {
      this.abandonWaiting()
      if (grosze !== null) takeOff(this.basket, Math.abs(grosze), label)
    } else if (grosze !== null && grosze < 0) takeNegative(this.basket, label, -grosze)
    else if (kind !== null) this.put(line, kind, figures)
  }

  private kindOf(line: PrintedLine, grosze: number | null): Purchase['kind'] | 'discount' | null {
    const negative = grosze !== null && grosze < 0
    if (line.kind === 'discount') return 'discount'
    if (line.kind === 'bag' || line.kind === 'deposit') return line.kind
    if (line.kind === 'goods' || line.kind === 'heading') return negative && !isRepeated(this.basket, line.label) ? 'discount' : 'goods'
    if (line.kind === 'offer') return negative || !isFood(line.label) ? 'discount' : 'goods'
    return null
  }

  private put(line: PrintedLine, kind: Purchase['kind'], figures: Figures | null): void {
    const joined = kind === 'goods' ? this.joinWaiting(line) : { label: line.label, lines: [line.text] }
    if (kind !== 'goods') this.abandonWaiting()
    this.basket.purchases.push({ kind, ...joined, figures: this.withAhead(figures), discount: 0 })
  }

  /** A name without figures above a line is its beginning, the end of the line before, or one that lost its figures. */
  private joinWaiting(line: PrintedLine): { label: string; lines: string[] } {
    const nearest = this.waiting.at(-1)
    const above = nearest?.kind === 'goods' || nearest?.kind === 'offer' ? nearest : undefined
    if (above) this.waiting = this.waiting.slice(0, -1)
    this.abandonWaiting()
    const plain = { label: line.label, lines: [line.text] }
    if (!above) return plain
    const last = this.basket.purchases.at(-1)
    switch (joinNames(last?.label ?? null, above.label, line.label)) {
      case 'below':
        return { label: `${above.label} ${line.label}`, lines: [above.text, line.text] }
      case 'above':
        if (last) {
          last.label = `${last.label} ${above.label}`
          last.lines.push(above.text)
        }
        return plain
      case 'apart':
        this.orphan(above)
        return plain
      case 'neither':
        return plain
    }
  }

  private abandonWaiting(): void {
    for (const line of this.waiting) this.orphan(line)
    this.waiting = []
  }

  private orphan({ label, text, kind }: PrintedLine): void {
    if (kind === 'goods') this.basket.orphans.push({ label, line: text, place: this.basket.purchases.length })
  }

  private withAhead(figures: Figures | null): Figures | null {
    const ahead = this.ahead
    this.ahead = null
    if (!ahead || !figures || figures.quantity !== null || figures.value === null) return figures
    return worthOf(ahead) === figures.value ? { ...ahead, value: figures.value, agrees: true } : figures
  }

  private applyStray(figures: Figures | undefined): void {
    const last = this.basket.purchases.at(-1)
    if (!figures) return
    const worth = worthOf(figures)
    const before = (last?.figures && worthOf(last.figures)) ?? 0
    if (!last || worth === null) this.ahead = figures
    else if (worth < 0 && this.cancelled) this.cancelled = false
    else if (worth < 0) takeOff(this.basket, -worth, '')
    else if (this.unreadDiscount && figures.quantity === null && worth < before) takeOff(this.basket, before - worth, '')
    else if (!addStray(last, figures, worth)) this.ahead = figures
  }
}
