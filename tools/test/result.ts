import { stripVTControlCharacters } from 'node:util'

/** How a run of tests went. */
export interface Result {
  passed: number
  /** What failed, in words: where it stands, its name and how it failed. */
  failed: string[]
  skipped: number
}

export function addResults(one: Result, other: Result): Result {
  return { passed: one.passed + other.passed, failed: [...one.failed, ...other.failed], skipped: one.skipped + other.skipped }
}

/** The end of a run: what failed, named once more where nobody has to look for it, and a last line for people and for programs. */
export function writeResult({ passed, failed, skipped }: Result): string {
  const named = failed.map((failure) => `failed: ${failure}\n`).join('')
  return `${named}${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** The first line of a message, without the colours of a terminal. */
export function firstLine(message = ''): string {
  return stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? ''
}
