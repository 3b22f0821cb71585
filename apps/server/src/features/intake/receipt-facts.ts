import { daySchema } from '@spizarka/contract/common'
import { dayInWarsaw } from '../../platform/clock/clock.ts'

const MAX_GROSZE = 10_000_000
const SHOP_LENGTH = 100

// A digit read wrongly must not cost the whole receipt: what cannot stand on one is taken for not readable.

/** Grosze as they were read; null where nobody pays that much for groceries, or less than nothing. */
export function groszeOf(read: number | null): number | null {
  return read !== null && Number.isInteger(read) && read >= 0 && read <= MAX_GROSZE ? read : null
}

/** The printed day, `YYYY-MM-DD`; null for one that has not come yet, or that there is not. */
export function dayOf(read: string | null, now: Date): string | null {
  return read !== null && daySchema.safeParse(read).success && read <= dayInWarsaw(now) ? read : null
}

/** The shop's name; null for an empty one. */
export function shopOf(read: string | null): string | null {
  return read?.trim().slice(0, SHOP_LENGTH) || null
}
