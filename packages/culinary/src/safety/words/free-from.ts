import { GATE, type TakenOut } from '@spizarka/knowledge'
import { compileList, type WordTest } from '@spizarka/knowledge/word-patterns'
import { maskOf } from '../traits.ts'

interface Taker {
  test: WordTest
  mask: number
}

/** Words and the masks of what they take out. */
export const takers = (groups: readonly TakenOut[]): readonly Taker[] =>
  groups.map(({ words, traits }) => ({ test: compileList(words), mask: maskOf(traits) }))
const claims = takers(GATE.claims)
const lacks = takers(GATE.lacks)

/** What the adjective takes out of its product; null when it is no such claim. */
export function claimOf(folded: string): number | null {
  return claims.find(({ test }) => test(folded))?.mask ?? null
}

/** What the noun behind "bez" takes out; null for a noun that takes nothing we follow. */
export function lackOf(folded: string): number | null {
  return lacks.find(({ test }) => test(folded))?.mask ?? null
}
