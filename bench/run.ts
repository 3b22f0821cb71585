/**
 * `npm run bench`: measures the figures that Spiżarka promises and prints them as a table.
 * `npm run bench -- NAME…` measures some of them; `npm run bench -- --record` writes a whole run into bench/README.md.
 */

import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { locateBinaries } from '../apps/server/src/platform/db/embedded-postgres/cluster.ts'
import { type Measurement, NotMeasurable, type Outcome, type Threshold } from './figure.ts'
import { MEASUREMENTS } from './measurements.ts'

/** A figure with its outcome, or with the reason why it has none. */
type Line = Threshold & (Outcome | { notMeasured: string })

const README = path.resolve(import.meta.dirname, 'README.md')
const FIGURES = /(?<=<!-- figures -->\n)[\s\S]*(?=<!-- \/figures -->)/

const HEADER = ['Figure', 'Threshold', 'Measured', 'Holds']

/** The figures as a Markdown table that is also easy to read in a terminal. */
function renderTable(lines: readonly Line[]): string {
  const rows = [HEADER, ...lines.map(cells)]
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const render = (row: readonly string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  const [header = [], ...body] = rows
  return [render(header), rule, ...body.map(render)].join('\n')
}

function cells(line: Line): string[] {
  if ('notMeasured' in line) return [line.what, line.threshold, `not measured here: ${line.notMeasured}`, '–']
  return [line.what, line.threshold, line.measured, line.holds ? 'yes' : 'NO']
}

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
  const { name, thresholds } = measurement
  console.error(`measuring ${name} …`)
  try {
    const outcomes = await measurement.measure()
    return thresholds.map((threshold, at) => ({ ...threshold, ...(outcomes[at] ?? { notMeasured: 'no outcome' }) }))
  } catch (error) {
    if (error instanceof NotMeasurable) return thresholds.map((threshold) => ({ ...threshold, notMeasured: error.message }))
    // One that breaks does not take the others with it.
    console.error(error)
    return thresholds.map((threshold) => ({ ...threshold, measured: 'broke off', holds: false }))
  }
}

/** The machine that figures belong to, in one line: nothing that names it or its owner. */
async function describeMachine(): Promise<string> {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return [
    `${cpus().length} cores (${first?.model.trim() ?? 'unknown'})`,
    `${memory} GiB`,
    `${process.platform} ${process.arch}`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${await postgresVersion()}`,
  ].join(', ')
}

async function postgresVersion(): Promise<string> {
  const { postgres } = await locateBinaries()
  const { stdout } = await promisify(execFile)(postgres, ['--version'])
  return /\d+(?:\.\d+)?/.exec(stdout)?.[0] ?? 'unknown'
}

/** Puts the figures of a whole run into bench/README.md, in the place of those of the last one. */
async function recordFigures(table: string, machine: string): Promise<void> {
  const text = await readFile(README, 'utf8')
  const day = new Date().toISOString().slice(0, 10)
  await writeFile(
    README,
    text.replace(FIGURES, () => `\n${day}; ${machine}.\n\n${table}\n\n`),
  )
}
