import type { HealthConsent } from '@spizarka/contract/profile'
import type { AppContext } from '../../platform/context.ts'
import { findConsent } from '../accounts/index.ts'

/** Whether the user's consent to the use of health data stands, in which wording and since when. */
export async function readHealthConsent({ db }: AppContext, userId: number): Promise<HealthConsent> {
  const consent = await findConsent(db, userId, 'health')
  if (!consent?.granted) return { granted: false, version: null, granted_at: null }
  return { granted: true, version: consent.text_version, granted_at: consent.created_at.toISOString() }
}
