/** How many tests of a run went how. */
export interface Result {
  passed: number
  failed: number
  skipped: number
}

export function addResults(one: Result, other: Result): Result {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed, skipped: one.skipped + other.skipped }
}

/** The last line of a run, for people and for programs. */
export function writeResult({ passed, failed, skipped }: Result): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
