/** `npm test`: everything that proves that Spiżarka works. The last line sums it up. */
import { addResults, type Result, writeResult } from './test/result.ts'
import { runJourneys } from './test/run-journeys.ts'
import { runUnitTests } from './test/run-unit-tests.ts'

// One after the other: side by side they end no sooner, and on a busy machine what is timed (a sign-in, a stop) runs out of its time.
const units = await runUnitTests().catch(toFailure)
const result = addResults(units, await runJourneys().catch(toFailure))
console.log(`\n${writeResult(result)}`)
process.exitCode = result.failed.length === 0 ? 0 : 1

/** What could not start, or told nothing, has failed. */
function toFailure(error: unknown): Result {
  return { passed: 0, failed: [error instanceof Error ? error.message : String(error)], skipped: 0 }
}
