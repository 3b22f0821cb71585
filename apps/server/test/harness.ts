import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BodyIn, Endpoint, Params, ResponseOf } from '@spizarka/contract/endpoint'
import type { Engine } from '@spizarka/engine'
import type { MailMessage } from '@spizarka/integrations/mail'
import { openLocalFolder } from '@spizarka/integrations/storage'
import { createPageReader } from '@spizarka/integrations/web-page'
import type { FastifyInstance } from 'fastify'
import pg, { type Pool } from 'pg'
import type { Logger } from 'pino'
import { buildApp } from '../src/app/build-app.ts'
import { buildContext } from '../src/app/build-context.ts'
import { FEATURES, type Feature } from '../src/app/register-features.ts'
import { drawOwnCard } from '../src/features/recipes/index.ts'
import type { Clock } from '../src/platform/clock/clock.ts'
import type { AppContext } from '../src/platform/context.ts'
import { connect, type Db } from '../src/platform/db/connect.ts'
import { readSettings } from '../src/platform/env/settings.ts'
import type { JobDefinition } from '../src/platform/jobs/define-job.ts'
import { type JobQueue, openJobQueue } from '../src/platform/jobs/job-queue.ts'
import { deadLettersOf } from '../src/platform/jobs/start-workers.ts'
import { createLogger } from '../src/platform/logger/logger.ts'
import { cloneDatabase } from './clone-database.ts'

export interface Overrides {
  /** Settings as the environment would give them. */
  settings?: Record<string, string>
  /** Parts of the context, such as an engine that fails. */
  context?: Partial<AppContext>
  /** Instead of the app's own features. */
  features?: readonly Feature[]
  /** Folder of a web build to serve; none otherwise. */
  webFolder?: string
  /** The database of another test app, for tests with several processes. */
  databaseUrl?: string
}

interface CallArguments<E extends Endpoint> {
  token?: string
  params?: Params<E>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  /** Sent as a form instead of a body. */
  file?: SentFile
  idempotencyKey?: string
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  body: unknown
}

export interface TestApp {
  app: FastifyInstance
  context: AppContext
  db: Db
  pool: Pool
  databaseUrl: string
  clock: TestClock
  /** Every mail that was sent, oldest first. */
  mails: MailMessage[]
  /** Calls an endpoint, with whatever input, and returns whatever came. */
  call<E extends Endpoint>(endpoint: E, input?: CallArguments<E>): Promise<Answer>
  /** Calls an endpoint as the contract says and returns the body of the success; fails the test on any other answer. */
  succeed<E extends Endpoint>(endpoint: E, input?: Omit<CallArguments<E>, 'body'> & { body?: BodyIn<E> }): Promise<ResponseOf<E>>
  /** Does all jobs that are due, their retries without delay, and those that they enqueue. */
  runJobs(): Promise<void>
  /** Does jobs from now on, as they come. */
  startWorker(): Promise<void>
  close(): Promise<void>
}

/** The real app over a database of its own; only the mail server is a fake. */
export async function startTestApp({
  settings: given,
  context: replaced,
  features = FEATURES,
  databaseUrl,
  webFolder,
}: Overrides = {}): Promise<TestApp> {
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    DATA_DIR: tmpdir(),
    SECRET_KEY: 'a-key-for-tests-that-protects-nothing',
    DATA_KEYS: `test:${'A'.repeat(43)}`,
    ...given,
  })
  const log = createLogger(settings.LOG_LEVEL)
  const url = databaseUrl ?? (await cloneDatabase())
  const { db, pool } = connect(url, {
    max: settings.DATABASE_POOL,
    onError: (error) => log.error({ err: error }, 'database connection lost'),
    // Hundreds that come at once stand in line for as long as a busy machine takes.
    waitMs: 60_000,
  })
  const jobs = await openTestJobs(url, log, features)
  const clock = new TestClock()
  const folder = await mkdtemp(join(tmpdir(), 'spizarka-files-'))
  const mails: MailMessage[] = []
  const adapters = {
    mailer: { send: async (message: MailMessage) => void mails.push(message), close: async () => {} },
    engine: lateEngine(),
    webPages: createPageReader({ userAgent: 'Spizarka/test' }),
    files: openLocalFolder(folder),
  }
  const context: AppContext = {
    ...(await buildContext({ settings, log, db, pool, jobs: jobs.queue, clock }, adapters)),
    ...replaced,
  }
  const app = await buildApp(context, { features, webFolder })
  await app.ready()

  async function call<E extends Endpoint>(endpoint: E, input: CallArguments<E> = {}): Promise<Answer> {
    const form = input.file && formOf(endpoint, input.file)
    const response = await app.inject({
      method: endpoint.method,
      url: pathOf(endpoint, input),
      headers: {
        ...(input.token !== undefined && { authorization: `JWT ${input.token}` }),
        ...(input.idempotencyKey !== undefined && { 'idempotency-key': input.idempotencyKey }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...form?.headers,
        ...input.headers,
      },
      ...(form && { payload: form.payload }),
      ...(input.body !== undefined && { payload: typeof input.body === 'string' ? input.body : JSON.stringify(input.body) }),
    })
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return { status: response.statusCode, headers: response.headers, body: isJson ? response.json() : response.body }
  }

  return {
    app,
    context,
    db,
    pool,
    databaseUrl: url,
    clock,
    mails,
    call,
    async succeed(endpoint, input = {}) {
      const answer = await call(endpoint, input)
      if (answer.status !== endpoint.status)
        throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      return endpoint.response?.parse(answer.body) as ResponseOf<typeof endpoint>
    },
    runJobs: () => jobs.runAll(context),
    startWorker: () => jobs.startWorker(context),
    async close() {
      await app.close()
      await jobs.stop()
      await adapters.engine.close()
      await db.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Where a call goes on the server. */
export function pathOf<E extends Endpoint>(endpoint: E, { params, query }: Pick<CallArguments<E>, 'params' | 'query'>): string {
  const given: Record<string, string> = params ?? {}
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.append(name, String(value))
  return `/api${path}${search.size > 0 ? `?${search.toString()}` : ''}`
}

/** The built-in engine; loading its food table is left to the tests that read something. */
function lateEngine(): Engine {
  let made: Promise<Engine> | undefined
  const make = () => (made ??= import('@spizarka/engine').then(({ createEngine }) => createEngine({ provider: 'none' }, () => {})))
  return {
    extractProducts: async (request, signal) => (await make()).extractProducts(request, signal),
    readReceipt: async (request, signal) => (await make()).readReceipt(request, signal),
    composeRecipes: async (request, signal) => (await make()).composeRecipes(request, signal),
    planShopping: async (request, signal) => (await make()).planShopping(request, signal),
    swapMeal: async (request, signal) => (await make()).swapMeal(request, signal),
    analyseMeal: async (request, signal) => (await make()).analyseMeal(request, signal),
    illustrate: async (request, signal) => (await make()).illustrate(request, signal),
    warmUp: async () => (await make()).warmUp(),
    close: async () => (await made)?.close(),
  }
}

/** A clock that runs, and can be put forward. */
export class TestClock implements Clock {
  #ahead = 0

  now(): Date {
    return new Date(Date.now() + this.#ahead)
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    this.#ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
  }

  setTo(time: Date | string): void {
    this.#ahead = new Date(time).getTime() - Date.now()
  }
}

/** Less than a test may take, so that it says what it waited for. */
const TIMEOUT_MS = 100_000

/**
 * The real queue of a test app: workers start when they are first needed, and retries wait for nothing. Cards of users' recipes stay in it: each takes a
 * second or more of one core, and nearly every test of recipes would draw some.
 */
export async function openTestJobs(url: string, log: Logger, features: readonly Feature[]) {
  const jobs = features.flatMap((feature) => feature.jobs ?? []).map((job) => ({ ...job, retryDelaySeconds: 0 }))
  const options = { url, log, jobs, pollSeconds: 0.5 }
  const queue = await openJobQueue({ ...options, works: false })
  let worker: Promise<JobQueue> | undefined
  // A card of a user's recipe is drawn by nobody here.
  const toStart = new Set(jobs.filter(({ name }) => name !== drawOwnCard.name))

  async function start(context: AppContext, some: readonly JobDefinition[]): Promise<void> {
    for (const job of some) toStart.delete(job)
    const opened = await (worker ??= openJobQueue({ ...options, works: true }))
    await opened.startWorker(context, some)
  }

  return {
    queue,
    startWorker: (context: AppContext) => start(context, [...toStart]),
    // Only the workers of what waits: a hundred for each of hundreds of apps take longer than what they do.
    async runAll(context: AppContext): Promise<void> {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await sleep(10)) {
          const waiting = await waitingJobs(client)
          if (waiting.size === 0) return
          const unstarted = [...toStart].filter((job) => waiting.has(job.name) || waiting.has(deadLettersOf(job)))
          if (unstarted.length > 0) await start(context, unstarted)
        }
      } finally {
        await client.end()
      }
      throw new Error(`There was still work in the queue after ${TIMEOUT_MS / 1000} s`)
    },
    async stop(): Promise<void> {
      await (await worker)?.stop()
      await queue.stop()
    },
  }
}

/** The queues in which something waits or is done. */
async function waitingJobs(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct name from pgboss.job
     where state in ('created', 'retry', 'active') and start_after <= now() + interval '1 second' and name not like '\\_\\_pgboss%' and name <> $1`,
    [drawOwnCard.name],
  )
  return new Set(rows.map(({ name }) => name))
}

/** A file as a client sends it; everything but its bytes may be a lie. */
export interface SentFile {
  bytes: Uint8Array
  /** `paragon.jpg` unless said otherwise. */
  name?: string
  /** `image/jpeg` unless said otherwise; none where it is null. */
  type?: string | null
  /** The endpoint's unless said otherwise. */
  field?: string
}

const BOUNDARY = 'a-boundary-of-tests'

/** The form that a browser would send the file in. */
export function formOf({ upload = '' }: Endpoint, { bytes, name = 'paragon.jpg', type = 'image/jpeg', field = upload }: SentFile) {
  const disposition = `content-disposition: form-data; name="${field}"; filename="${name.replace(/["\\]/g, '\\$&')}"`
  const head = `--${BOUNDARY}\r\n${disposition}\r\n${type === null ? '' : `content-type: ${type}\r\n`}\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  }
}
