import { REPEAT_HOURS } from '@spizarka/contract/limits'
import { addHours, timeInWarsaw } from '../../platform/clock/clock.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findConsumptionSince } from '../recipes/index.ts'

/**
 * Throws `consumption_repeated` where the cook confirmed this recipe a short while ago, on another phone or in another tab. The pantry's
 * lock must be held: of two at once the second then sees the first.
 */
export async function refuseRepeat(trx: Trx, ownerId: number, recipeId: number, now: Date): Promise<void> {
  const before = await findConsumptionSince(trx, recipeId, ownerId, addHours(now, -REPEAT_HOURS))
  if (before) throw new AppError('consumption_repeated', { time: timeInWarsaw(before.createdAt) })
}
