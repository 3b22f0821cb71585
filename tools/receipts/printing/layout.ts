import type { Random } from '../shopping/random.ts'
import type { ItemStyle } from './items.ts'
import type { NameStyle } from './print-name.ts'
import type { Row } from './row.ts'

/** Whose receipt it is, as its head says. */
export interface Shop {
  /** The chain's usual name. */
  chain: string
  /** Printed in the head, first line first. */
  head: string[]
}

/** How one till of a chain prints; tills of a chain differ. */
interface TillStyle {
  names: NameStyle
  items: ItemStyle
  /** Headings of the columns. */
  headings?: Row[]
  /** Printed with the sum before the tax. */
  subtotal?: string
}

/** A chain's way to print. */
export interface Layout {
  id: string
  shops: [Shop, ...Shop[]]
  /** Characters in a row. */
  width: number
  /** Most products that still fit a legible photo. */
  mostProducts: number
  /** Character grid of a thermal printer, or a document with proportional letters. */
  paper: 'thermal' | 'document'
  /** What the chain calls the total. */
  totals: [string, ...string[]]
  /** Items are grouped, each group under its department's name. */
  departments?: Record<string, string>
  chooseTill(random: Random): TillStyle
}
