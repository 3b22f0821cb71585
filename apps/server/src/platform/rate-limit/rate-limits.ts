import type { Rate } from '../env/settings.ts'

/** Counts tries in the database, so that a limit holds across all processes. */
export interface RateLimits {
  /** Takes one try off the limit of `key`; throws AppError `too_many_requests` with the seconds to wait when none is left. */
  take(name: string, key: string, rate: Rate): Promise<void>
}
