import type { SecondFactor } from '@spizarka/contract/second-factor'
import type { AppContext } from '../../platform/context.ts'
import type { Caller } from '../../platform/http/route.ts'
import { findConfirmedFactor } from './second-factors.queries.ts'

/** Whether an administrator has a second factor, and has shown it in this session. */
export async function readSecondFactor(
  { db }: AppContext,
  { id, verifiedUntil }: Pick<Caller, 'id' | 'verifiedUntil'>,
): Promise<SecondFactor> {
  const factor = await findConfirmedFactor(db, id)
  return {
    enrolled: factor !== undefined,
    verified_until: verifiedUntil?.toISOString() ?? null,
    recovery_codes_left: factor?.recovery_hashes.length ?? 0,
  }
}
