/** `npm test`: everything that proves that Spiżarka works. The last line sums it up. */
import { PassThrough } from 'node:stream'
import { addResults, type Result, writeResult } from './test/result.ts'
import { runJourneys } from './test/run-journeys.ts'
import { runUnitTests } from './test/run-unit-tests.ts'

/** More than a run of journeys says: a browser waits for nobody who reads. */
const MOST_SAID = 2 ** 24

// Beside each other: what journeys look at takes its time to come, and leaves a third of the machine to others.
const said = new PassThrough({ highWaterMark: MOST_SAID })
const [units, journeys] = await Promise.all([
  runUnitTests().finally(() => said.pipe(process.stdout)),
  runJourneys([], { output: said }).catch(toFailure),
])
const result = addResults(units, journeys)
said.end(`\n${writeResult(result)}\n`)
process.exitCode = result.failed === 0 ? 0 : 1

/** Journeys that could not start have failed. */
function toFailure(error: unknown): Result {
  console.error(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1, skipped: 0 }
}
