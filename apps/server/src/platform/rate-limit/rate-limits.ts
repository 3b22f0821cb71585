import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../db/connect.ts'
import type { Rate } from '../env/settings.ts'
import { AppError } from '../errors/app-error.ts'

/** Counts tries in the database, so that a limit holds across all processes. */
export interface RateLimits {
  /** Takes one try off the limit of `key`; throws AppError `too_many_requests` with the seconds to wait when none is left. */
  take(name: string, key: string, rate: Rate): Promise<void>
}

export function createRateLimits(pool: Pool): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterOf(name: string, { points, seconds }: Rate): RateLimiterPostgres {
    const id = `${name} ${points}/${seconds}`
    const limiter =
      limiters.get(id) ??
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
      })
    limiters.set(id, limiter)
    return limiter
  }

  return {
    async take(name, key, rate) {
      try {
        await limiterOf(name, rate).consume(fingerprint(key))
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new AppError('too_many_requests', { seconds: Math.ceil(error.msBeforeNext / 1000) })
        throw error
      }
    },
  }
}

/** Addresses and logins are nobody's business once the limit has passed: the table keeps hashes alone. */
function fingerprint(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** Takes one call off the pace of `key`; throws AppError `too_many_requests` with the seconds to wait when none is left. */
type Pace = (key: string | number) => Promise<void>

/** A brake on runaway clients, not an account of tries: each process counts for itself, without a query a call. */
export function createPace({ points, seconds }: Rate): Pace {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return async (key) => {
    try {
      await limiter.consume(key)
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new AppError('too_many_requests', { seconds: Math.ceil(error.msBeforeNext / 1000) })
      throw error
    }
  }
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
