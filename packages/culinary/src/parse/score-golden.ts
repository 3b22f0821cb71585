import type { ParsedItem } from './parsed-item.ts'

/** An item that a golden case wants: one name or its equals, one amount or its equals; `error` wants no product. */
interface GoldenItem {
  name?: string
  alt?: string[]
  g?: number
  ml?: number
  pcs?: number
  gAlt?: number[]
  mlAlt?: number[]
  pcsAlt?: number[]
  /** Relative tolerance of the amount, for household measures. */
  tol?: number
  spice?: boolean
  error?: boolean
}

export interface GoldenCase {
  id: string
  input: string
  items: GoldenItem[]
}

export interface GoldenScore {
  f1: number
  /** Cases with a missing or a superfluous item, for people to read. */
  failures: string[]
}

/** Strict item F1 over golden cases: name, amount and spice flag of an item must all be right; error items count on neither side. */
export function scoreGolden(cases: readonly GoldenCase[], parse: (input: string) => readonly ParsedItem[]): GoldenScore {
  let right = 0
  let given = 0
  let wanted = 0
  const failures: string[] = []
  for (const { id, input, items } of cases) {
    const products = items.filter((item) => !item.error)
    const left = parse(input).filter((item) => item.problem === null)
    given += left.length
    wanted += products.length
    const missing = products.filter((item) => {
      const at = left.findIndex((parsed) => fulfils(parsed, item))
      if (at < 0) return true
      left.splice(at, 1)
      right += 1
      return false
    })
    if (missing.length > 0 || left.length > 0) {
      failures.push(`${id} ${JSON.stringify(input)}: wants ${JSON.stringify(missing)}, got ${JSON.stringify(left)}`)
    }
  }
  return { f1: given + wanted === 0 ? 1 : (2 * right) / (given + wanted), failures }
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim()
}

function fulfils(parsed: ParsedItem, item: GoldenItem): boolean {
  const names = [item.name ?? '', ...(item.alt ?? [])].map(plain)
  if (!names.includes(plain(parsed.productName)) || parsed.isSpice !== (item.spice ?? false)) return false
  const { quantityGrams, quantityMl, quantityPieces } = parsed
  if (quantityGrams !== null) return near(quantityGrams, [item.g, ...(item.gAlt ?? [])], item.tol)
  if (quantityMl !== null) return near(quantityMl, [item.ml, ...(item.mlAlt ?? [])], item.tol)
  if (quantityPieces !== null) return near(quantityPieces, [item.pcs, ...(item.pcsAlt ?? [])], item.tol)
  return item.g === undefined && item.ml === undefined && item.pcs === undefined
}

function near(value: number, wanted: readonly (number | undefined)[], tolerance = 0): boolean {
  return wanted.some((each) => each !== undefined && Math.abs(value - each) <= Math.max(0.001, tolerance * each))
}
