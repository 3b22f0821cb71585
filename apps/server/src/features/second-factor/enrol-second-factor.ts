import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Caller } from '../../platform/http/route.ts'
import { recordAct } from '../audit/index.ts'
import { hashRecoveryCode, newRecoveryCodes, newSecret, presentSecret, stepOfCode } from './codes.ts'
import {
  deleteFactor,
  findConfirmedFactor,
  getUsername,
  lockSecondFactors,
  placeOfSecret,
  updateAuthSessionsUnverified,
  updateAuthSessionVerified,
  updateFactorConfirmed,
  upsertPendingFactor,
} from './second-factors.queries.ts'

/** Makes a secret that waits for its first code. Throws AppError `second_factor_required` while an old one has not been shown. */
export async function enrolSecondFactor(
  { db, sealing, clock }: AppContext,
  caller: Caller,
): Promise<{ secret: string; otpauth_url: string }> {
  if (!caller.verifiedUntil && (await findConfirmedFactor(db, caller.id))) throw new AppError('second_factor_required')
  const secret = newSecret()
  await upsertPendingFactor(db, caller.id, sealing.seal(secret, placeOfSecret(caller.id)), clock.now())
  return presentSecret(secret, await getUsername(db, caller.id))
}

/**
 * Puts the secret that waits into force, in place of the old one, and gives back its recovery codes. Other sessions must show the new
 * one. Throws AppError `second_factor_missing`, `second_factor_required`, `second_factor_code_wrong`.
 */
export async function confirmSecondFactor({ db, sealing, clock }: AppContext, caller: Caller, code: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await db.transaction().execute(async (trx) => {
    const { confirmed, waiting } = await lockSecondFactors(trx, caller.id)
    if (!waiting) throw new AppError('second_factor_missing')
    if (confirmed && !caller.verifiedUntil) throw new AppError('second_factor_required')
    const at = clock.now()
    const step = stepOfCode(sealing.open(waiting, placeOfSecret(caller.id)), code, at)
    if (step === undefined) throw new AppError('second_factor_code_wrong')
    if (confirmed) await deleteFactor(trx, confirmed.id)
    await updateFactorConfirmed(trx, waiting.id, { step, recoveryHashes: codes.map(hashRecoveryCode), at })
    await updateAuthSessionsUnverified(trx, caller.id)
    await updateAuthSessionVerified(trx, caller.sessionId, at)
    await recordAct(trx, { adminId: caller.id, act: 'second_factor_set', at })
  })
  return codes
}
