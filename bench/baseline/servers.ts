import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { createTokens } from '../../apps/server/src/platform/auth/tokens.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { connect } from '../../apps/server/src/platform/db/connect.ts'
import { freePort } from '../../apps/server/src/platform/db/embedded-postgres/free-port.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres/start.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import type { DB } from '../../apps/server/src/platform/db/row-types.gen.ts'
import { startServer } from '../../apps/server/test/running-server.ts'

export const SECRET_KEY = 'a-key-for-measuring-that-protects-nothing'
// The disk is no part of what is measured, and the data are thrown away.
const FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((flag) => ['-c', flag])

/** Somebody who is signed in. */
export interface SignedIn {
  userId: number
  sessionId: string
}

/** A migrated database of its own, filled; `running` gets what must be stopped. */
export async function openFilledDatabase<Filled>(
  running: AsyncDisposableStack,
  fill: (db: Kysely<DB>) => Promise<Filled>,
): Promise<{ url: string; filled: Filled }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-bench-'))
  running.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'), FLAGS)
  running.defer(() => postgres.stop())
  const { db } = connect(postgres.url(), { max: 2, onError: console.error })
  await migrate(db)
  const filled = await fill(db)
  await db.destroy()
  return { url: postgres.url(), filled }
}

export async function signIn(db: Kysely<DB>, userId: number): Promise<SignedIn> {
  const sessionId = randomUUID()
  const expiresAt = new Date(Date.now() + 86_400_000)
  await db.insertInto('auth_sessions').values({ id: sessionId, user_id: userId, user_agent: 'bench', expires_at: expiresAt }).execute()
  return { userId, sessionId }
}

/** The app as `npm start` runs it, without the worker, for one user. */
export async function startApp(databaseUrl: string, user: SignedIn, running: AsyncDisposableStack) {
  const paces = { RATE_API_USER: '1000000/60', RATE_RECIPES_ADDRESS: '1000000/60', RATE_SYNC_USER: '1000000/60' }
  const settings = { ROLE: 'api', SECRET_KEY, ...paces, OFF_BASE_URL: 'none', LOG_LEVEL: 'warn' }
  const server = await startServer({ DATABASE_URL: databaseUrl, MIGRATE: 'yes', ...settings })
  running.defer(async () => void (await server.end('SIGTERM')))
  const tokens = createTokens({ key: SECRET_KEY, accessSeconds: 3_600, clock: systemClock })
  return { url: server.address, headers: { authorization: `JWT ${tokens.issueAccess(user)}` } }
}

/** A script of this folder that listens on the port it is given last, and says so. */
export async function startBaselineRoute(script: string, args: readonly string[], running: AsyncDisposableStack) {
  const port = await freePort()
  const file = path.join(import.meta.dirname, '..', script)
  const child = spawn(process.execPath, [file, ...args, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  running.defer(() => void child.kill())
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${script} ended before it listened`)))
  await Promise.race([once(child.stdout, 'data'), ended])
  // It is ended on the way out, and nobody waits for that any more.
  ended.catch(() => {})
  return { url: `http://127.0.0.1:${port}`, headers: {} }
}
