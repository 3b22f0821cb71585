import type { Exclusion } from '@spizarka/contract/profile'
import { lockProfile } from './profile-lock.queries.ts'
import { type ProfileContext, saveDocument } from './sealed-document.ts'
import { withoutRepeats } from './without-repeats.ts'

/** Puts products in the place of those that the user wants in no dish. */
export async function saveExclusions(context: ProfileContext, userId: number, given: readonly string[]): Promise<Exclusion[]> {
  const names = withoutRepeats(given)
  await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, userId)
    await saveDocument(trx, context, userId, 'exclusions', { product_names: names })
  })
  return names.map((name) => ({ product_name: name }))
}
