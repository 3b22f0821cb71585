import type { Diet } from '@spizarka/contract/profile'
import { DIETARY_STYLES, DIETS } from '@spizarka/culinary/choices'
import { chosenIds } from './chosen-ids.ts'
import { lockProfile } from './profile-lock.queries.ts'
import { type ProfileContext, saveDocument } from './sealed-document.ts'

/** Puts a main diet and styles in the place of the user's; throws `diet_unknown` and `dietary_style_unknown`. */
export async function saveDiet(context: ProfileContext, userId: number, given: Diet): Promise<Diet> {
  const [diet = null] = chosenIds(given.diet_id === null ? [] : [given.diet_id], DIETS, 'diet_unknown')
  const saved = { diet_id: diet, style_ids: chosenIds(given.style_ids, DIETARY_STYLES, 'dietary_style_unknown') }
  await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, userId)
    await saveDocument(trx, context, userId, 'diet', saved)
  })
  return saved
}
