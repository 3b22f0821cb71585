/**
 * `npm run bench`: measures the figures that Spiżarka promises and prints them as a table.
 * `npm run bench -- NAME…` measures some of them; `npm run bench -- --record` writes a whole run into bench/README.md.
 */
import type { Measurement } from './figure.ts'
import { NotMeasurable } from './figure.ts'
import { MEASUREMENTS } from './measurements.ts'
import { describeMachine } from './report/machine.ts'
import { recordFigures } from './report/record.ts'
import { type Line, renderTable } from './report/table.ts'

await main(process.argv.slice(2))

async function main(given: readonly string[]): Promise<void> {
  const { chosen, records } = readArguments(given)
  const lines: Line[] = []
  for (const measurement of chosen) lines.push(...(await linesOf(measurement)))

  const [table, machine] = [renderTable(lines), await describeMachine()]
  console.log(`\n${machine}\n\n${table}`)
  if (records) await recordFigures(table, machine)
  process.exitCode = lines.some((line) => 'holds' in line && !line.holds) ? 1 : 0
}

function readArguments(given: readonly string[]): { chosen: readonly Measurement[]; records: boolean } {
  const names = given.filter((argument) => argument !== '--record')
  const records = given.includes('--record')
  const chosen = names.length === 0 ? MEASUREMENTS : MEASUREMENTS.filter(({ name }) => names.includes(name))
  const isUnderstood = names.every((name) => MEASUREMENTS.some((measurement) => measurement.name === name))
  if (isUnderstood && !(records && names.length > 0)) return { chosen, records }
  console.error(`Usage: npm run bench -- [--record | NAME…]\n\nNames: ${MEASUREMENTS.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

async function linesOf(measurement: Measurement): Promise<Line[]> {
  const { name, bars } = measurement
  console.error(`measuring ${name} …`)
  try {
    const outcomes = await measurement.measure()
    return bars.map((bar, at) => ({ ...bar, ...(outcomes[at] ?? { notMeasured: 'no outcome' }) }))
  } catch (error) {
    if (error instanceof NotMeasurable) return bars.map((bar) => ({ ...bar, notMeasured: error.message }))
    // One that breaks does not take the others with it.
    console.error(error)
    return bars.map((bar) => ({ ...bar, measured: 'broke off', holds: false }))
  }
}
