import type { SecondFactor } from '@spizarka/contract/second-factor'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { verifiedUntil } from '../../platform/http/authenticate.ts'
import type { Caller } from '../../platform/http/route.ts'
import { recordAct } from '../audit/index.ts'
import { hashRecoveryCode, stepOfCode } from './codes.ts'
import {
  findConfirmedFactor,
  lockSecondFactors,
  placeOfSecret,
  updateAuthSessionVerified,
  updateLastStep,
  updateRecoveryHashes,
} from './second-factors.queries.ts'

type ConfirmedFactor = NonNullable<Awaited<ReturnType<typeof lockSecondFactors>>['confirmed']>

/**
 * Takes a code or a recovery code, each once; the session then counts as verified. Throws AppError `second_factor_missing`,
 * `second_factor_code_wrong`.
 */
export async function verifySecondFactor(context: AppContext, caller: Caller, typed: string): Promise<SecondFactor> {
  const at = context.clock.now()
  await context.db.transaction().execute(async (trx) => {
    const { confirmed } = await lockSecondFactors(trx, caller.id)
    if (!confirmed) throw new AppError('second_factor_missing')
    const code = typed.replaceAll(/\s/g, '')
    const isFromApp = /^\d{6}$/.test(code)
    if (isFromApp) await useCode(trx, confirmed, context.sealing.open(confirmed, placeOfSecret(caller.id)), code, at)
    else await useRecoveryCode(trx, confirmed, typed)
    await updateAuthSessionVerified(trx, caller.sessionId, at)
    await recordAct(trx, { adminId: caller.id, act: 'second_factor_shown', details: { by: isFromApp ? 'code' : 'recovery_code' }, at })
  })
  return readSecondFactor(context, { id: caller.id, verifiedUntil: verifiedUntil(at, at) })
}

async function useCode(trx: Trx, { id, last_step }: ConfirmedFactor, secret: Uint8Array, code: string, now: Date): Promise<void> {
  const step = stepOfCode(secret, code, now)
  if (step === undefined || (last_step !== null && step <= last_step)) throw new AppError('second_factor_code_wrong')
  await updateLastStep(trx, id, step)
}

async function useRecoveryCode(trx: Trx, { id, recovery_hashes }: ConfirmedFactor, typed: string): Promise<void> {
  const used = hashRecoveryCode(typed)
  if (!recovery_hashes.includes(used)) throw new AppError('second_factor_code_wrong')
  const left = recovery_hashes.filter((hash) => hash !== used)
  await updateRecoveryHashes(trx, id, left)
}

/** Whether an administrator has a second factor, and has shown it in this session. */
export async function readSecondFactor({ db }: AppContext, caller: Pick<Caller, 'id' | 'verifiedUntil'>): Promise<SecondFactor> {
  const factor = await findConfirmedFactor(db, caller.id)
  return {
    enrolled: factor !== undefined,
    verified_until: caller.verifiedUntil?.toISOString() ?? null,
    recovery_codes_left: factor?.recovery_hashes.length ?? 0,
  }
}
