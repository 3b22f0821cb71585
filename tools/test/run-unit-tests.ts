import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import type { Result } from './result.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

const reportSchema = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numPendingTests: z.int(), numTodoTests: z.int() })

/** Everything that needs no browser: the kitchen, the engine, the API over a real PostgreSQL, the web app's parts. */
export async function runUnitTests(): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-vitest-'))
  try {
    const report = path.join(folder, 'report.json')
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const [code] = await once(spawn('vitest', args, { cwd: ROOT, stdio: 'inherit' }), 'exit')
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = reportSchema.parse(JSON.parse(await readFile(report, 'utf8')))
    // A file that cannot be loaded has no tests to fail, and an unhandled rejection belongs to none.
    return { passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1), skipped: numPendingTests + numTodoTests }
  } finally {
    await rm(folder, { recursive: true })
  }
}
