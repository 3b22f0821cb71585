import type { Unit } from '@spizarka/contract/common'
import type { PendingItem } from '@spizarka/contract/intake'
import type { AppContext } from '../../platform/context.ts'
import { fromThousandths, thousandths } from '../../platform/db/decimal.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { rememberConversion } from '../pantry/index.ts'
import { checkAgain } from './check-again.ts'
import { decideOnItem } from './decide-on-item.ts'
import { updatePendingItem } from './pending-items.queries.ts'
import { rateOf } from './rates.ts'

/** Restates an item in another unit, pieces against grams or millilitres; the rate that follows from it is remembered. */
export async function convertPendingItem(
  context: AppContext,
  ownerId: number,
  itemId: number,
  target: { unit: Unit; quantity: number },
): Promise<PendingItem> {
  return decideOnItem(context, ownerId, itemId, async (trx, row) => {
    const from = row.unit
    if (from === null || (from === 'pieces') === (target.unit === 'pieces')) throw new AppError('conversion_not_allowed')
    const rate = rateOf({ quantity: Number(row.quantity), unit: from }, target)
    if (!rate) throw new AppError('conversion_not_allowed')
    await rememberConversion(trx, ownerId, { productKey: row.product_key, productName: row.product_name, ...rate })
    const quantity = fromThousandths(thousandths(target.quantity))
    await updatePendingItem(trx, itemId, {
      quantity,
      unit: target.unit,
      stated_quantity: quantity,
      stated_unit: target.unit,
      decided: false,
      status: 'ready',
      clarification: null,
      doubtful: false,
    })
    await checkAgain(trx, ownerId, row.session_id, new Set([row.product_key]))
  })
}
