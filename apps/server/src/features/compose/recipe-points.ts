import { COSTS } from '@spizarka/contract/limits'
import type { Trx } from '../../platform/db/connect.ts'
import { refundPoints, reservePoints, settlePoints } from '../points/index.ts'

interface Ordered {
  userId: number
  sessionId: string
}

/** Takes the points of a recipe, and of its picture, off the balance until they are made; throws AppError when there are too few. */
export async function reserveCompose(trx: Trx, { userId, sessionId, withPicture }: Ordered & { withPicture: boolean }): Promise<void> {
  const shortage = withPicture ? 'points_short_recipe_with_picture' : 'points_short_recipe'
  await reservePoints(trx, { userId, reason: 'recipe_compose', reference: sessionId, amount: COSTS.recipe, shortage })
  if (!withPicture) return
  await reservePoints(trx, { userId, reason: 'recipe_picture', reference: sessionId, amount: COSTS.recipeImage, shortage })
}

/** Takes the points of a picture alone. */
export async function reservePicture(trx: Trx, { userId, sessionId }: Ordered): Promise<void> {
  const shortage = 'points_short_picture'
  await reservePoints(trx, { userId, reason: 'recipe_picture', reference: sessionId, amount: COSTS.recipeImage, shortage })
}

/** Charges for good what the recipe of a session cost. */
export async function settleCompose(trx: Trx, sessionId: string): Promise<void> {
  await settlePoints(trx, { reason: 'recipe_compose', reference: sessionId })
}

/** Charges for good what the picture of a session cost. */
export async function settlePicture(trx: Trx, sessionId: string): Promise<void> {
  await settlePoints(trx, { reason: 'recipe_picture', reference: sessionId })
}

/** Gives back what the picture of a session cost, if it is still reserved. */
export async function refundPicture(trx: Trx, sessionId: string): Promise<void> {
  await refundPoints(trx, { reason: 'recipe_picture', reference: sessionId, refundReason: 'recipe_picture_refund' })
}

/** Gives back whatever is still reserved for a session. */
export async function refundAll(trx: Trx, sessionId: string): Promise<void> {
  await refundPoints(trx, { reason: 'recipe_compose', reference: sessionId, refundReason: 'recipe_compose_refund' })
  await refundPicture(trx, sessionId)
}
