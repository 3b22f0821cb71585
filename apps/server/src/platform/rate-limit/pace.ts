import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Rate } from '../env/settings.ts'
import { AppError } from '../errors/app-error.ts'

/** Takes one call off the pace of `key`; throws AppError `too_many_requests` with the seconds to wait when none is left. */
export type Pace = (key: string | number) => Promise<void>

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
