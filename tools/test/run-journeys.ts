import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres/start.ts'
import { startServer } from '../../apps/server/test/running-server.ts'
import { chromiumPath } from '../../e2e/support/chromium.ts'
import { firstLine, type Result } from './result.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

const specSchema = z.object({
  ok: z.boolean(),
  title: z.string(),
  file: z.string(),
  line: z.int(),
  tests: z.array(z.object({ results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })) })),
})

const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

const reportSchema = z.object({ stats: z.object({ expected: z.int(), skipped: z.int() }), suites: z.array(suiteSchema) })

/** Runs the browser journeys against the built app, on a server and a database of its own. `options` are Playwright's; `report` gets its report. */
export async function runJourneys(options: readonly string[] = [], report?: string): Promise<Result> {
  if (!existsSync(path.join(ROOT, 'apps/web/dist/index.html'))) throw new Error('The web app is not built: run `npm run build` first.')
  const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-e2e-'))
  const data = path.join(folder, 'data')
  // Ours, not the server's own: some journeys begin with what only an operator can do.
  const postgres = await startEmbeddedPostgres(path.join(data, 'postgres'))
  const server = await startServer({
    ...unlimitedRates(),
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: data,
    DATABASE_URL: postgres.url(),
    MIGRATE: 'yes',
    // A second of a core for every recipe that a journey makes: the one that looks at a picture orders it.
    DRAW_CARDS: 'none',
    // As an installation that is meant for others has them.
    SUPPORT_EMAIL: 'pomoc@kuchnia.test',
    PREMIUM_SUPPORT_EMAIL: 'premium@kuchnia.test',
    SELLER_NAME: 'Kuchnia Testowa sp. z o.o.',
    SELLER_ADDRESS: 'ul. Ogrodowa 1',
    SELLER_POSTAL_CODE: '00-001',
    SELLER_CITY: 'Warszawa',
  })
  let leftovers = folder
  try {
    const file = report ?? path.join(folder, 'report.json')
    const code = await runPlaywright(options, {
      E2E_BASE_URL: server.address,
      E2E_DATABASE_URL: postgres.url(),
      E2E_CHROMIUM: await chromiumPath(),
      E2E_OUTPUT: path.join(folder, 'results'),
      E2E_REPORT: file,
    })
    const { stats, suites } = reportSchema.parse(JSON.parse(await readFile(file, 'utf8')))
    if (code !== 0) {
      console.error(`${server.output()}\nPictures of what failed: ${folder}/results`)
      leftovers = data
    }
    const failed = suites.flatMap(failuresIn)
    // A run that broke off before its first journey has failed as well.
    if (code !== 0 && failed.length === 0) failed.push(`Playwright: ended with ${code}, in no journey`)
    return { passed: stats.expected, failed, skipped: stats.skipped }
  } finally {
    await server.end('SIGTERM')
    await postgres.stop()
    await rm(leftovers, { recursive: true })
  }
}

function failuresIn({ specs, suites = [] }: z.output<typeof suiteSchema>): string[] {
  const own = specs
    .filter((spec) => !spec.ok)
    .map(({ file, line, title, tests }) => {
      const error = tests.flatMap((test) => test.results).flatMap((result) => result.errors)[0]
      return `e2e/journeys/${file}:${line} › ${title}: ${firstLine(error?.message)}`
    })
  return [...own, ...suites.flatMap(failuresIn)]
}

// Every journey comes from one address: limits made for people would stop them.
function unlimitedRates(): Record<string, string> {
  const limits = [
    'LOGIN_ADDRESS',
    'LOGIN_ACCOUNT',
    'REGISTER_ADDRESS',
    'REGISTER_ACCOUNT',
    'LINK_ADDRESS',
    'RESET_ADDRESS',
    'PASSWORD_USER',
    'CODE_USER',
    'REFRESH_ADDRESS',
    'INTAKE_USER',
    'API_USER',
  ]
  return Object.fromEntries(limits.map((name) => [`RATE_${name}`, '100000/60']))
}

async function runPlaywright(options: readonly string[], environment: Record<string, string>): Promise<number> {
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js')
  const args = [cli, 'test', '--config', path.join(ROOT, 'e2e/playwright.config.ts'), ...options]
  const [code] = await once(spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...environment }, stdio: 'inherit' }), 'exit')
  return Number(code ?? 1)
}
