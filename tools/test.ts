/** `npm test`: everything that proves that Spiżarka works. The last line sums it up. */
import { addResults, type Result, writeResult } from './test/result.ts'
import { runJourneys } from './test/run-journeys.ts'
import { runUnitTests } from './test/run-unit-tests.ts'

// Side by side: each waits for a third of its time, for a page, a process or the database, and the other works meanwhile.
const [units, journeys] = await Promise.all([runUnitTests().catch(toFailure), runJourneys().catch(toFailure)])
const result = addResults(units, journeys)
console.log(`\n${writeResult(result)}`)
process.exitCode = result.failed === 0 ? 0 : 1

/** What could not start, or told nothing, has failed. */
function toFailure(error: unknown): Result {
  console.error(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1, skipped: 0 }
}
