import type { AppContext } from '../../platform/context.ts'
import { lockUser, updateMarketingConsent } from './accounts.queries.ts'
import { insertConsents } from './consents.queries.ts'

/** Gives or withdraws the marketing consent; a change is recorded, saying the same again is not. */
export async function changeMarketingConsent(context: AppContext, userId: number, granted: boolean): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId)
    if (!user || user.marketing_consent === granted) return
    await updateMarketingConsent(trx, userId, granted)
    await insertConsents(trx, userId, [{ kind: 'marketing', granted }], context.clock.now())
  })
}
