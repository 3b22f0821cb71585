import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Db } from '../db/connect.ts'
import type { Rate } from '../env/settings.ts'
import { AppError } from '../errors/app-error.ts'

/** How often somebody may try; each method throws AppError `too_many_requests` with the seconds to wait when no try is left. */
export interface RateLimits {
  /** Takes one try off the limit of `key`, counted in the database: the limit holds across all processes. */
  take(name: string, key: string, rate: Rate): Promise<void>
  /** The same without a query, a brake on runaway clients: each process counts for itself. */
  takeLocally(name: string, key: string, rate: Rate): Promise<void>
}

export function createRateLimits(pool: Pool): RateLimits {
  const shared = { storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false }
  const takeShared = createTake((options) => new RateLimiterPostgres({ ...shared, ...options }))
  return {
    take: (name, key, rate) => takeShared(name, fingerprint(key), rate),
    takeLocally: createTake((options) => new RateLimiterMemory(options)),
  }
}

type LimiterOptions = Required<Pick<IRateLimiterOptions, 'keyPrefix' | 'points' | 'duration'>>

/** Keeps one limiter for each limit and rate. */
function createTake(createLimiter: (options: LimiterOptions) => RateLimiterAbstract): RateLimits['take'] {
  const limiters = new Map<string, RateLimiterAbstract>()
  return async (name, key, { points, seconds }) => {
    const id = `${name} ${points}/${seconds}`
    const limiter = limiters.get(id) ?? createLimiter({ keyPrefix: name, points, duration: seconds })
    limiters.set(id, limiter)
    try {
      await limiter.consume(key)
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new AppError('too_many_requests', { seconds: Math.ceil(error.msBeforeNext / 1000) })
      throw error
    }
  }
}

/** Addresses and logins are not needed once the limit has passed: the table keeps hashes alone. */
function fingerprint(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** Deletes the counts whose time is over; `expire` is in milliseconds since 1970. */
export async function deleteExpiredLimits(db: Db): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute()
}

const NETWORK_BYTES = 8

/**
 * Whose a network address is, as far as it tells: an IPv4 address is one customer's, and so is a whole /64 of IPv6 (RFC 6177 hands out
 * no less), in which anybody has more addresses than there could be tries. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${networkAddress(parsed.toByteArray())}/64`
}

function networkAddress(bytes: number[]): string {
  return ipaddr.fromByteArray(bytes.map((byte, at) => (at < NETWORK_BYTES ? byte : 0))).toString()
}

/** How many calls may go out at once after a quiet time, and how long a call waits at most. */
export interface OutboundCallOptions {
  burst: number
  maxWaitMs: number
}

/**
 * Reserves a call to the service of that name, so that all processes together keep to its rate; gives the milliseconds to wait for
 * it, or null, with nothing reserved, when that is longer than the call would wait. No window of `seconds` sees more than
 * `points + burst` calls (generic cell rate algorithm: the database keeps one time a service, and its clock alone counts).
 */
export async function reserveOutboundCall(
  db: Db,
  name: string,
  { points, seconds }: Rate,
  { burst, maxWaitMs }: OutboundCallOptions,
): Promise<number | null> {
  const spacing = sql`make_interval(secs => ${seconds / points})`
  const ahead = sql`make_interval(secs => ${((burst - 1) * seconds) / points})`
  const due = sql`greatest(outbound_paces.next_due_at, now())`
  const { rows } = await sql<{ wait_ms: number }>`
    insert into outbound_paces (name, next_due_at) values (${name}, now() + ${spacing})
    on conflict (name) do update set next_due_at = ${due} + ${spacing}
    where ${due} - ${ahead} <= now() + make_interval(secs => ${maxWaitMs / 1000})
    returning greatest(0, 1000 * extract(epoch from next_due_at - ${spacing} - ${ahead} - now()))::float8 as wait_ms
  `.execute(db)
  return rows[0]?.wait_ms ?? null
}
