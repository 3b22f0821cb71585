import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { readHealth, readReadiness } from '@spizarka/contract/system'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { register } from 'prom-client'
import type { AppContext } from '../../platform/context.ts'
import { isDatabaseWritable } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isSameSecret, requireLocalCaller } from '../../platform/http/request-guards.ts'
import type { Route } from '../../platform/http/route.ts'
import { countJobs } from '../../platform/jobs/failed-jobs.queries.ts'
import { jobsByState, jobWaitSeconds } from '../../platform/metrics/metrics.ts'

/** Below this much room on the disk of the data folder nothing that is written is sure to be kept. */
const MIN_FREE_BYTES = 64 * 1024 * 1024
/** What does not answer within it is not ready either. */
const CHECK_TIMEOUT_MS = 3_000
/** One look serves all who ask within it: it writes, and anybody may ask. */
const CACHE_MS = 1_000

export function routes(route: Route, context: AppContext): void {
  const isReady = atMostEvery(CACHE_MS, () => Promise.race([canWork(context), sleep(CHECK_TIMEOUT_MS, false, { ref: false })]))

  route(readHealth, async () => ({ status: 'ok' }) as const)

  route(readReadiness, async () => {
    if (!(await isReady())) throw new AppError('not_ready')
    return { status: 'ok', database: 'ok', queue: 'ok' } as const
  })
}

async function canWork({ db, jobs, settings }: AppContext): Promise<boolean> {
  const found = await Promise.all([isDatabaseWritable(db), jobs.isReachable(), hasRoom(settings.DATA_DIR)])
  return found.every(Boolean)
}

/** A folder that is not there yet is made by whoever writes first. */
async function hasRoom(folder: string): Promise<boolean> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize >= MIN_FREE_BYTES,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  )
}

function atMostEvery<T>(ms: number, look: () => Promise<T>): () => Promise<T> {
  let last: { at: number; found: Promise<T> } | undefined
  return () => {
    if (!last || performance.now() - last.at > ms) last = { at: performance.now(), found: look() }
    return last.found
  }
}

/** Figures for Prometheus: for whoever shows the token; without one, while developing, for programs of this machine. */
export function pages(app: FastifyInstance, context: AppContext): void {
  const { METRICS_TOKEN: token, NODE_ENV } = context.settings
  if (token === undefined && NODE_ENV === 'production') return
  const requireToken = async ({ headers }: FastifyRequest): Promise<void> => {
    if (!isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) throw new AppError('not_found')
  }
  app.get('/metrics', { onRequest: token === undefined ? requireLocalCaller : requireToken }, async (_, reply) => {
    await measureJobs(context)
    return reply.type(register.contentType).send(await register.metrics())
  })
}

/** Figures of a database that is away are left out: those of the process itself are wanted most then. */
async function measureJobs({ db, jobs }: AppContext): Promise<void> {
  jobsByState.reset()
  jobWaitSeconds.reset()
  for (const { name: job, queued, active, failed, waiting_seconds } of await countJobs(db, jobs.names).catch(() => [])) {
    jobsByState.set({ job, state: 'queued' }, queued)
    jobsByState.set({ job, state: 'active' }, active)
    jobsByState.set({ job, state: 'failed' }, failed)
    jobWaitSeconds.set({ job }, waiting_seconds)
  }
}
