import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { createTill } from '../features/billing/index.ts'
import { createPasswords } from '../platform/auth/passwords.ts'
import { createTokens } from '../platform/auth/tokens.ts'
import { type Clock, systemClock } from '../platform/clock/clock.ts'
import type { AppContext } from '../platform/context.ts'
import type { Db } from '../platform/db/connect.ts'
import { createPreparedReads } from '../platform/db/prepared-reads.ts'
import { dataKeys, mailboxKey, secretKey } from '../platform/env/secrets.ts'
import type { Settings } from '../platform/env/settings.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { createRateLimits } from '../platform/rate-limit/rate-limits.ts'
import { createSealing } from '../platform/sealing/sealing.ts'

/** What is open already when the context is made. */
export interface Foundations {
  settings: Settings
  log: Logger
  db: Db
  pool: Pool
  jobs: Jobs
  /** Set by tests alone. */
  clock?: Clock
}

/** What is behind the ports to the world. */
export type Adapters = Pick<
  AppContext,
  'engine' | 'ksef' | 'mailer' | 'mailbox' | 'payments' | 'push' | 'productLookup' | 'webPages' | 'files'
>

/** Everything that commands reach, put together once a process. */
export async function buildContext(foundations: Foundations, adapters: Adapters): Promise<AppContext> {
  const { settings, log, db, pool, jobs, clock = systemClock } = foundations
  const publicUrl = (settings.PUBLIC_URL ?? `http://${hostInUrl(settings.HOST)}:${settings.PORT}`).replace(/(?<!\/)\/+$/, '')
  const secret = await secretKey(settings)
  const till = settings.payments === 'till' ? createTill({ db, jobs, clock, publicUrl }, secret) : undefined
  return {
    ...(till && { payments: till, till }),
    ...adapters,
    settings,
    log,
    db,
    jobs,
    clock,
    passwords: await createPasswords(),
    tokens: createTokens({ key: secret, accessSeconds: settings.ACCESS_TOKEN_SECONDS, clock }),
    ...(adapters.mailbox && settings.MAILBOX === 'key' && { mailboxKey: await mailboxKey(settings) }),
    sealing: createSealing(await dataKeys(settings)),
    ...createPreparedReads(pool),
    rateLimits: createRateLimits(pool),
    publicUrl,
  }
}

function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
