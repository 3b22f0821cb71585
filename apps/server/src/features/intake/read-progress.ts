import type { ResponseOf } from '@spizarka/contract/endpoint'
import { readIntakeProgress } from '@spizarka/contract/intake'
import type { ReceiptItem } from '@spizarka/engine'
import { findFoodById } from '@spizarka/knowledge'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { categoryOf } from '../pantry/index.ts'
import { findIntakeSession } from './intake.queries.ts'
import { fromEngine } from './item-amounts.ts'

type Progress = ResponseOf<typeof readIntakeProgress>

/** What has been found on a list so far; polling its items answers 404 until all of it has been read. */
export async function readProgress(context: AppContext, ownerId: number, sessionId: string): Promise<Progress> {
  const session = await findIntakeSession(context.db, ownerId, sessionId)
  if (!session) throw new AppError('not_found')
  return { state: session.state, ...progressSchema.parse(session.found) }
}

// Empty before the first lines are read; an earlier version stored the list alone.
const progressSchema = readIntakeProgress.response.pick({ share: true, found: true }).catch({ share: 0, found: [] })

/** A receipt line as shown while the rest is still being read. */
export function describeFound(item: ReceiptItem): Progress['found'][number] {
  const { quantity, unit } = fromEngine(item)
  const food = item.foodId === null ? null : findFoodById(item.foodId)
  return {
    product_name: item.productName,
    category: categoryOf(item),
    tile: food?.look?.tile ?? null,
    quantity: quantity === null ? null : Number(quantity),
    unit,
    places: item.places,
  }
}
