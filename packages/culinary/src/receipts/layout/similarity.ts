import { shapesOf } from '../letters/alike.ts'

/** How far two printed names are the same, 0 to 1, by pairs of letters as OCR may have confused them. */
export function similarity(a: string, b: string): number {
  const pairsOfA = pairs(a)
  const pairsOfB = pairs(b)
  const total = pairsOfA.length + pairsOfB.length
  if (total === 0) return 0
  const left = new Map<string, number>()
  for (const pair of pairsOfA) left.set(pair, (left.get(pair) ?? 0) + 1)
  let shared = 0
  for (const pair of pairsOfB) {
    const count = left.get(pair) ?? 0
    if (count > 0) {
      shared += 1
      left.set(pair, count - 1)
    }
  }
  return (2 * shared) / total
}

function pairs(name: string): string[] {
  const letters = shapesOf(name).join('').slice(0, 60)
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2))
}
