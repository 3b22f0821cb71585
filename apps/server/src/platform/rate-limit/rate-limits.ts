import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
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
