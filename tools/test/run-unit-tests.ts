import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { firstLine, type Result } from './result.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

const reportSchema = z.object({
  numPassedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullable() })),
    }),
  ),
})

/** Everything that needs no browser: the kitchen, the engine, the API over a real PostgreSQL, the web app's parts; or the `files` of it. */
export async function runUnitTests(files: readonly string[] = []): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-vitest-'))
  try {
    const report = path.join(folder, 'report.json')
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files]
    // Of each process that the tests start, compiling is half of the start: it is done once.
    const env = { NODE_COMPILE_CACHE: path.join(tmpdir(), 'spizarka-compile-cache'), ...process.env }
    const [code] = await once(spawn('vitest', args, { cwd: ROOT, env, stdio: 'inherit' }), 'exit')
    const { numPassedTests, numPendingTests, numTodoTests, testResults } = reportSchema.parse(JSON.parse(await readFile(report, 'utf8')))
    const failed = testResults.flatMap(failuresIn)
    // An unhandled rejection belongs to no test and fails the run all the same.
    if (code !== 0 && failed.length === 0) failed.push(`vitest: ended with ${code}, in no test`)
    return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A file that cannot be loaded has no tests, and has failed. */
function failuresIn({ name, status, message, assertionResults }: z.output<typeof reportSchema>['testResults'][number]): string[] {
  const file = path.relative(ROOT, name)
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages?.[0])}`)
  return status === 'failed' && tests.length === 0 ? [`${file}: ${firstLine(message)}`] : tests
}
