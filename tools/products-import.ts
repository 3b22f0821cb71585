/**
 * `npm run products:import -- FILE [--country pl]`: reads a dump of Open Food Facts into the database, so that codes are known without
 * asking. Interrupted, it goes on where it stopped when it is called again.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readEnvironment, readSettings } from '../apps/server/src/platform/env/settings.ts'
import { openAppDatabase } from './app-database/open-app-database.ts'
import { importDump, readCountryTag } from './products-import/import-dump.ts'
import { openDump, UnusableFile } from './products-import/open-dump.ts'
import { progressReport, writeSummary } from './products-import/report.ts'

const USAGE =
  'Użycie: npm run products:import -- PLIK [--country pl]\n\nPLIK: zrzut Open Food Facts, .jsonl lub .csv, także spakowany (.gz).'

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UnusableFile)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function main(given: readonly string[]): Promise<void> {
  const { file, country } = readArguments(given)
  const dump = await openDump(file)
  await using running = new AsyncDisposableStack()
  const db = await openAppDatabase(readSettings(await readEnvironment(path.resolve(import.meta.dirname, '../.env'))), running)

  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort())
  const started = performance.now()
  try {
    const progress = await importDump(db, dump, { country, signal: interrupted.signal, onProgress: progressReport(console.log) })
    console.log(writeSummary(progress, performance.now() - started))
    process.exitCode = progress.finished ? 0 : 130
  } catch (error) {
    if (!isDamage(error)) throw error
    throw new UnusableFile('Plik jest uszkodzony lub niepełny. To, co dało się odczytać, zostało zapisane.', { cause: error })
  }
}

function readArguments(given: readonly string[]): { file: string; country?: { code: string; tag: string } } {
  try {
    const { values, positionals } = parseArgs({ args: [...given], options: { country: { type: 'string' } }, allowPositionals: true })
    const [file, ...more] = positionals
    const code = values.country?.toLowerCase()
    const tag = code === undefined ? undefined : readCountryTag(code)
    if (!file || more.length > 0 || (code !== undefined && !tag)) throw new UnusableFile(USAGE)
    // npm runs scripts in the project's folder, whatever folder it was called in.
    return { file: path.resolve(process.env['INIT_CWD'] ?? '.', file), country: code !== undefined && tag ? { code, tag } : undefined }
  } catch (error) {
    throw error instanceof UnusableFile ? error : new UnusableFile(USAGE, { cause: error })
  }
}

/** What a packed file that was cut off, or is none, makes of the unpacking. */
function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['Z_BUF_ERROR', 'Z_DATA_ERROR'].includes(String(error.code))
}
