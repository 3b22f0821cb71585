import type { Trx } from '../../platform/db/connect.ts'
import { CONSENT_TEXT_VERSIONS } from './consent-texts.ts'

export interface Consent {
  kind: keyof typeof CONSENT_TEXT_VERSIONS
  granted: boolean
}

/** Records what was agreed to or refused, in the wording of today. */
export async function insertConsents(trx: Trx, userId: number, consents: readonly Consent[], at: Date): Promise<void> {
  await trx
    .insertInto('consents')
    .values(
      consents.map(({ kind, granted }) => ({ user_id: userId, kind, granted, text_version: CONSENT_TEXT_VERSIONS[kind], created_at: at })),
    )
    .execute()
}
