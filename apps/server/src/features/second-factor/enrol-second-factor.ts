import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Caller } from '../../platform/http/route.ts'
import { findConfirmedFactor, getUsername, placeOfSecret, upsertWaitingFactor } from './second-factors.queries.ts'
import { newSecret, presentSecret } from './totp.ts'

/** Makes a secret that waits for its first code. Throws AppError `second_factor_required` while an old one has not been shown. */
export async function enrolSecondFactor(
  { db, sealing, clock }: AppContext,
  caller: Caller,
): Promise<{ secret: string; otpauth_url: string }> {
  if (!caller.verifiedUntil && (await findConfirmedFactor(db, caller.id))) throw new AppError('second_factor_required')
  const secret = newSecret()
  await upsertWaitingFactor(db, caller.id, sealing.seal(secret, placeOfSecret(caller.id)), clock.now())
  return presentSecret(secret, await getUsername(db, caller.id))
}
