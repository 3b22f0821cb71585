import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'

/** The unit of an amount, as the pantry keeps it. */
type Unit = 'grams' | 'ml' | 'pieces'

/** How a product is sold: loose by weight, or in a pack with or without a size. */
export interface Pack {
  /** As the stock writes it: `500g`, `6x1,5l`; empty where there is none. */
  size: string
  weighed: boolean
  /** What one pack holds; null where its size is not stated. */
  amount: { value: number; unit: Unit } | null
}

const UNITS: Record<string, { unit: Unit; factor: number }> = {
  g: { unit: 'grams', factor: 1 },
  kg: { unit: 'grams', factor: 1000 },
  ml: { unit: 'ml', factor: 1 },
  l: { unit: 'ml', factor: 1000 },
  szt: { unit: 'pieces', factor: 1 },
}

/** `kg` is loose goods, `-` a pack without a size, `4x0,5l` four in one. */
export function readPack(text: string): Pack {
  if (text === 'kg') return { size: '', weighed: true, amount: null }
  if (text === '-') return { size: '', weighed: false, amount: null }
  const [, times = '1', value, unitWord = ''] = /^(?:(\d+)x)?([\d,]+)([a-z]+)$/.exec(text) ?? []
  const unit = UNITS[unitWord]
  if (!value || !unit) throw new Error(`not a pack: ${text}`)
  const amount = Math.round(Number(times) * Number(value.replace(',', '.')) * unit.factor)
  return { size: text, weighed: false, amount: { value: amount, unit: unit.unit } }
}

/** A word of the shelf label; the shop's master data cuts the brand first. */
export interface LabelWord {
  text: string
  brand: boolean
}

/** VAT letters of Polish tills: A 23 %, B 8 %, C 5 %. */
const rateSchema = z.enum(['A', 'B', 'C'])
export type Rate = z.output<typeof rateSchema>

/** A product as a shop stocks it. */
export interface StockItem {
  /** As a person would say it, by the food table. */
  name: string
  label: LabelWord[]
  packs: [Pack, ...Pack[]]
  /** Price of a pack, or of a kilogram. */
  lowestGrosze: number
  highestGrosze: number
  rate: Rate
  kind: 'food' | 'spice' | 'household'
  /** Its packaging is under the deposit scheme. */
  deposit: boolean
  /** Printed names that tills are known to use, without the size. */
  shortNames: string[]
  /** The file of the stock that it stands in. */
  department: string
}

const STOCK = new URL('../stock/', import.meta.url)
const KINDS = { s: 'spice', h: 'household' } as const

/** Every product of `tools/receipts/stock`: a line is `name | label, ~brand words marked | packs with / between | złoty from-to | VAT letter and flags | short names`. */
export async function readStock(): Promise<StockItem[]> {
  const files = (await readdir(STOCK)).filter((file) => file.endsWith('.psv')).sort()
  const departments = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(new URL(file, STOCK), 'utf8')).trim().split('\n')
      return lines.map((line) => readStockLine(line, file.replace('.psv', '')))
    }),
  )
  return departments.flat()
}

/** One line of the stock; throws on a line that is not of the format. */
export function readStockLine(line: string, department: string): StockItem {
  const [name, label, packs, prices, flags, shortNames = ''] = line.split('|').map((column) => column.trim())
  const [lowest, highest] = prices?.split('-').map((price) => Math.round(Number(price.replace(',', '.')) * 100)) ?? []
  const [first, ...others] = packs?.split('/').map(readPack) ?? []
  if (!name || !label || !lowest || !highest || !flags || !first) throw new Error(`not a line of the stock: ${line}`)
  return {
    name,
    label: readLabel(label),
    packs: [first, ...others],
    lowestGrosze: lowest,
    highestGrosze: highest,
    rate: rateSchema.parse(flags[0]),
    kind: flags.includes('s') ? KINDS.s : flags.includes('h') ? KINDS.h : 'food',
    deposit: flags.includes('d'),
    shortNames: shortNames.split(' ; ').filter((short) => short !== ''),
    department,
  }
}

/** A brand starts at its `~` and goes on through capitalised words. */
function readLabel(label: string): LabelWord[] {
  let brand = false
  return label.split(' ').map((word) => {
    if (word.startsWith('~')) brand = true
    else if (!/^\p{Lu}/u.test(word)) brand = false
    return { text: word.replace('~', ''), brand }
  })
}
