import type { BodyOut } from '@spizarka/contract/endpoint'
import { consentWording } from '@spizarka/contract/legal'
import type { saveHealthConditions as call, HealthConditions, HealthConsent } from '@spizarka/contract/profile'
import { CONDITIONS } from '@spizarka/knowledge'
import { dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findConsent, recordConsents } from '../accounts/index.ts'
import { deleteSealed, lockProfile, updateDataExportsExpired } from './profile.queries.ts'
import { chosenIds, withoutRepeats } from './save-profile.ts'
import { type ProfileContext, saveDocument } from './sealed-document.ts'

/**
 * Puts conditions in the place of the user's, and records the consent to it when one is given. Throws `condition_unknown`, and
 * `health_consent_missing` when there is something to keep and no consent to keep it.
 */
export async function saveHealthConditions(
  context: ProfileContext,
  userId: number,
  given: BodyOut<typeof call>,
): Promise<HealthConditions> {
  const saved = {
    predefined_conditions: chosenIds(given.condition_ids, CONDITIONS, 'condition_unknown'),
    custom_conditions: withoutRepeats(given.custom_conditions),
  }
  const isEmpty = saved.predefined_conditions.length === 0 && saved.custom_conditions.length === 0
  await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, userId)
    const isGranted = await agreeToHealthData(trx, userId, given.health_data_consent ?? false, context.clock.now())
    if (isGranted) await saveDocument(trx, context, userId, 'health_conditions', saved)
    else if (!isEmpty) throw new AppError('health_consent_missing')
  })
  return saved
}

/** Whether a consent stands, once the one that was given here is recorded; saying the same again is not recorded. */
export async function agreeToHealthData(trx: Trx, userId: number, agreesNow: boolean, now: Date): Promise<boolean> {
  const standing = await findConsent(trx, userId, 'health')
  const isOfToday = standing?.granted === true && standing.text_version === consentWording('health', dayInWarsaw(now))
  if (agreesNow && !isOfToday) await recordConsents(trx, userId, [{ kind: 'health', granted: true }], now)
  return agreesNow || standing?.granted === true
}

/** Whether the user's consent to the use of health data stands, in which wording and since when. */
export async function readHealthConsent({ db }: AppContext, userId: number): Promise<HealthConsent> {
  const consent = await findConsent(db, userId, 'health')
  if (!consent?.granted) return { granted: false, version: null, granted_at: null }
  return { granted: true, version: consent.text_version, granted_at: consent.created_at.toISOString() }
}

/** What is kept by the consent alone. */
const HEALTH_DATA = ['health_conditions', 'fitness', 'weights'] as const

/**
 * Withdraws the consent to the use of health data and deletes all that is kept by it, also in a copy that could still be fetched.
 * Exclusions and diet stay: they say what somebody does not eat and not why.
 */
export async function withdrawHealthConsent({ db, clock }: AppContext, userId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockProfile(trx, userId)
    const standing = await findConsent(trx, userId, 'health')
    if (!standing?.granted) return
    const now = clock.now()
    await recordConsents(trx, userId, [{ kind: 'health', granted: false }], now)
    for (const kind of HEALTH_DATA) await deleteSealed(trx, userId, kind)
    await updateDataExportsExpired(trx, userId, now)
  })
}
