import { randomUUID } from 'node:crypto'
import type { Unit } from '@spizarka/contract/common'
import { type Amount, formatAmount } from '@spizarka/culinary/units'
import { findFoodById } from '@spizarka/knowledge'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { lockPantry } from '../pantry/index.ts'
import { type BoughtItem, listBoughtItems } from '../shopping/index.ts'
import { deletePendingItems, insertIntakeSession, listPendingItems, lockShoppingReview, updateReadingFinished } from './intake.queries.ts'
import { addItemsToReview, type ItemToReview } from './store-items-for-review.ts'

/**
 * Opens a review of what was bought by a list and is not put away yet. A review of the list that already waits is reused with the current
 * items, and keeps the decisions about unchanged ones. Throws `not_found` and `shopping_nothing_bought`.
 */
export async function putShoppingAway({ db }: AppContext, call: CallIdentity, listId: number): Promise<{ session_id: string }> {
  return once(db, call, async (trx) => {
    const ownerId = call.userId
    // Locks are taken in this order everywhere: pantry, list, session.
    await lockPantry(trx, ownerId)
    const bought = await listBoughtItems(trx, ownerId, listId)
    if (bought.length === 0) throw new AppError('shopping_nothing_bought')
    const waiting = await lockShoppingReview(trx, ownerId, listId)
    const sessionId = waiting?.id ?? (await openReview(trx, ownerId, listId))
    await fillReview(trx, { id: sessionId, owner_id: ownerId }, bought.map(toReview))
    return { session_id: sessionId }
  })
}

async function openReview(trx: Trx, ownerId: number, listId: number): Promise<string> {
  const id = randomUUID()
  await insertIntakeSession(trx, { id, ownerId, source: 'shopping', input: '', reservationId: null, shoppingListId: listId })
  await updateReadingFinished(trx, id, { state: 'ready' })
  return id
}

async function fillReview(trx: Trx, session: { id: string; owner_id: number }, items: readonly ItemToReview[]): Promise<void> {
  const rows = await listPendingItems(trx, session.id)
  const byItem = new Map(items.map((item) => [item.shoppingItemId, item]))
  const kept = rows.filter((row) => byItem.get(row.shopping_item_id ?? undefined)?.sourceLine === row.source_line)
  const keptIds = new Set(kept.map((row) => row.shopping_item_id))
  await deletePendingItems(
    trx,
    rows.filter((row) => !kept.includes(row)).map(({ id }) => id),
  )
  const added = items.filter(({ shoppingItemId }) => !keptIds.has(shoppingItemId ?? null))
  await addItemsToReview(trx, session, added, (rows.at(-1)?.position ?? -1) + 1)
}

function toReview(item: BoughtItem): ItemToReview {
  const amount = item.isSpice ? null : boughtAmount(item)
  const of = (unit: Unit) => (amount?.unit === unit ? amount.value : null)
  return {
    productName: item.name,
    foodId: item.foodId,
    isSpice: item.isSpice,
    quantityGrams: of('grams'),
    quantityMl: of('ml'),
    quantityPieces: of('pieces'),
    problem: null,
    sourceLine: [item.name, amount && formatAmount(amount.value, UNIT_LABELS[amount.unit])].filter(Boolean).join(' '),
    shoppingItemId: item.id,
  }
}

const UNIT_LABELS: Record<Unit, string> = { grams: 'g', ml: 'ml', pieces: 'szt.' }

/** The amount bought: the list's own; for a number of packs, or without an amount, the usual pack; null where unknown. */
function boughtAmount({ quantity, unit, foodId }: BoughtItem): Amount | null {
  const food = foodId === null ? null : findFoodById(foodId)
  const pack = food?.packs?.[0]
  if (quantity === null || unit === null) {
    if (!food) return null
    return pack === undefined ? (food.unit === 'pieces' ? { value: 1, unit: 'pieces' } : null) : { value: pack, unit: food.unit }
  }
  // Two of what is sold in cartons are two cartons; two of what is counted are two.
  const isPacks = unit === 'pieces' && food && food.unit !== 'pieces' && pack !== undefined && food.gramsPerPiece === undefined
  return isPacks ? { value: quantity * pack, unit: food.unit } : { value: quantity, unit }
}
