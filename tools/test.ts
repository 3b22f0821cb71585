/** `npm test`: everything that proves that Spiżarka works. The last line sums it up. */
import { addResults, type Result, writeResult } from './test/result.ts'
import { runJourneys } from './test/run-journeys.ts'
import { runUnitTests } from './test/run-unit-tests.ts'

const units = await runUnitTests()
const journeys = await runJourneys().catch(toFailure)
const result = addResults(units, journeys)
console.log(`\n${writeResult(result)}`)
process.exitCode = result.failed === 0 ? 0 : 1

/** Journeys that could not start have failed. */
function toFailure(error: unknown): Result {
  console.error(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1, skipped: 0 }
}
