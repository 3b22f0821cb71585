/** `node tools/run-e2e.ts OPTIONS`: the browser journeys alone; the options are Playwright's. */
import { writeResult } from './test/result.ts'
import { runJourneys } from './test/run-journeys.ts'

const result = await runJourneys(process.argv.slice(2))
console.log(writeResult(result))
process.exitCode = result.failed.length === 0 ? 0 : 1
