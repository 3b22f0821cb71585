import type { ReadItem } from '@spizarka/engine'
import type { GoldenItem } from './golden-case.ts'

export interface Match {
  /** Expected items with what was read for each; a strict match or nothing. */
  pairs: [expected: GoldenItem, read: ReadItem][]
  missed: GoldenItem[]
  invented: ReadItem[]
}

/** Pairs what was read with what should have been: name, amount and spice must all be right. Lines that are no product count for nothing. */
export function matchItems(expected: readonly GoldenItem[], read: readonly ReadItem[]): Match {
  const left = read.filter(({ status }) => status !== 'error')
  const match: Match = { pairs: [], missed: [], invented: left }
  for (const item of expected) {
    if (item.name === undefined) continue
    const at = left.findIndex((candidate) => isSame(item, candidate))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    if (found) match.pairs.push([item, found])
    else match.missed.push(item)
  }
  return match
}

function isSame(expected: GoldenItem, read: ReadItem): boolean {
  const names = [expected.name ?? '', ...expected.alt].map((name) => name.toLowerCase())
  return names.includes(read.productName.toLowerCase()) && expected.spice === read.isSpice && (read.isSpice || hasAmount(expected, read))
}

function hasAmount(expected: GoldenItem, read: ReadItem): boolean {
  const stated = [
    [read.quantityGrams, expected.g, expected.gAlt],
    [read.quantityMl, expected.ml, expected.mlAlt],
    [read.quantityPieces, expected.pcs, expected.pcsAlt],
  ] as const
  const isNear = (value: number, good: number) => Math.abs(value - good) <= Math.max(0.001, expected.tol * good)
  const told = stated.find(([value]) => value !== null)
  if (!told) return stated.every(([, good]) => good === undefined)
  const [value, good, others] = told
  return value !== null && [...(good === undefined ? [] : [good]), ...others].some((amount) => isNear(value, amount))
}
