import type { PantryItem } from '@spizarka/contract/pantry'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findProduct } from './pantry.queries.ts'
import { presentProduct } from './present-product.ts'

/** One product of the owner's pantry with its batches. */
export async function readProduct(context: AppContext, ownerId: number, productId: number): Promise<PantryItem> {
  const row = await findProduct(context.db, ownerId, productId)
  if (!row || row.removed_at !== null) throw new AppError('not_found')
  return presentProduct(row)
}
