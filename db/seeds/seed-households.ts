import { POINTS } from '@spizarka/contract/limits'
import { type Choice, CONDITIONS, DIETARY_STYLES, DIETS, EQUIPMENT } from '@spizarka/knowledge'
import { type ItemToStock, identifyProduct, putIntoPantry } from '../../apps/server/src/features/pantry/index.ts'
import { awardPoints } from '../../apps/server/src/features/points/index.ts'
import {
  type Profile,
  saveDiet,
  saveEquipment,
  saveExclusions,
  saveHealthConditions,
} from '../../apps/server/src/features/profile/index.ts'
import { dayInWarsaw } from '../../apps/server/src/platform/clock/clock.ts'
import type { AppContext } from '../../apps/server/src/platform/context.ts'
import type { Trx } from '../../apps/server/src/platform/db/connect.ts'
import { HOUSEHOLDS, type Household } from './households.ts'

const DAY_MS = 86_400_000

/** What seeding needs of the app. */
type Ground = Pick<AppContext, 'db' | 'sealing' | 'clock'>

/** Writes the households that are not there yet; whoever has the password signs in to any of them. */
export async function seedHouseholds(ground: Ground, passwordHash: string): Promise<void> {
  const now = ground.clock.now()
  for (const household of HOUSEHOLDS) {
    const newUserId = await ground.db.transaction().execute(async (trx) => {
      const userId = await insertCook(trx, household, passwordHash, now)
      if (userId === undefined) return undefined
      await awardPoints(trx, { userId, reason: 'activation', reference: String(userId), amount: POINTS.activation })
      if (household.extraPoints > 0)
        await awardPoints(trx, { userId, reason: 'admin_award', reference: `seed:${userId}`, amount: household.extraPoints })
      await putIntoPantry(trx, { ownerId: userId, source: 'manual', items: stockOf(household, now), now })
      return userId
    })
    if (newUserId !== undefined && household.profile) await tellProfile(ground, newUserId, household.profile)
  }
}

/** Undefined when the cook is there already. */
async function insertCook(
  trx: Trx,
  { username, email, plan, isAdmin }: Household,
  passwordHash: string,
  now: Date,
): Promise<number | undefined> {
  const inserted = await trx
    .insertInto('users')
    .values({ username, email, plan, is_admin: isAdmin, password_hash: passwordHash, is_active: true, activated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

function stockOf({ pantry }: Household, now: Date): ItemToStock[] {
  return pantry.map(([productName, quantity, unit, bestBeforeInDays]) => {
    const { productKey, foodId } = identifyProduct(productName)
    const bestBefore = bestBeforeInDays === undefined ? undefined : dayInWarsaw(new Date(now.getTime() + bestBeforeInDays * DAY_MS))
    const amount = quantity === undefined || unit === undefined ? null : { quantity, unit }
    return { productKey, productName, foodId, isSpice: amount === null, amount, bestBefore }
  })
}

async function tellProfile(ground: Ground, userId: number, profile: Profile): Promise<void> {
  await saveEquipment(ground, userId, idsOf(profile.equipment, EQUIPMENT))
  await saveExclusions(ground, userId, profile.exclusions)
  const [diet = null] = DIETS.filter(({ key }) => key === profile.diet)
  await saveDiet(ground, userId, { diet_id: diet?.id ?? null, style_ids: idsOf(profile.styles, DIETARY_STYLES) })
  await saveHealthConditions(ground, userId, {
    condition_ids: idsOf(profile.conditions, CONDITIONS),
    custom_conditions: profile.ownConditions,
    health_data_consent: true,
  })
}

function idsOf(keys: readonly string[], choices: readonly Choice[]): number[] {
  return choices.filter(({ key }) => keys.includes(key)).map(({ id }) => id)
}
