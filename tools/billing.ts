/**
 * `npm run billing -- due | run [--at ISO] [--json]`: what is due of the subscriptions at that instant, or does it with that clock. May run beside
 * the app; a time to come is for trying things out, and refused in production.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readEnvironment, readSettings } from '../apps/server/src/platform/env/settings.ts'
import { readInstant } from './billing/read-instant.ts'

const USAGE = 'Użycie: npm run billing -- due | run [--at 2026-12-22T12:00:00Z] [--json]'
const options = { at: { type: 'string' }, json: { type: 'boolean', default: false } } as const
const given = readArguments()
if (given) await main(given)
else {
  console.error(USAGE)
  process.exitCode = 2
}

interface Given {
  does: boolean
  at: string | undefined
  json: boolean
}

function readArguments(): Given | undefined {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const [command, ...rest] = positionals
    if (rest.length > 0 || (command !== 'due' && command !== 'run')) return undefined
    return { does: command === 'run', at: values.at, json: values.json }
  } catch {
    return undefined
  }
}

async function main({ does, at: instantText, json }: Given): Promise<void> {
  const settings = readSettings(await readEnvironment(path.resolve(import.meta.dirname, '../.env')))
  const at = readInstant(instantText, { now: new Date(), isProduction: settings.NODE_ENV === 'production' })
  if (typeof at === 'string') {
    console.error(at)
    process.exitCode = 2
    return
  }
  // Only now: whoever has mistyped something need not wait for the whole server to be read.
  const { bill } = await import('./billing/bill.ts')
  await bill(settings, { at, does, json })
}
