import type { AdminDiscountCode, createDiscountCode, updateDiscountCode } from '@spizarka/contract/admin-payments'
import type { BodyOut } from '@spizarka/contract/endpoint'
import type { AppContext } from '../../../platform/context.ts'
import { type Trx, uniqueViolation } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { recordAct } from '../../audit/index.ts'
import {
  type CodeFields,
  type CodeRow,
  countProducts,
  insertCode,
  lockCode,
  replaceCodeProducts,
  updateCode,
} from './discount-codes-admin.queries.ts'

/** Makes a discount code; throws AppError `discount_code_taken`, `discount_code_products`. */
export async function makeCode(context: AppContext, adminId: number, form: BodyOut<typeof createDiscountCode>): Promise<AdminDiscountCode> {
  return writeCode(context, async (trx) => {
    await requireProducts(trx, form.product_ids)
    const id = await insertCode(trx, fieldsOf(form))
    await replaceCodeProducts(trx, id, form.product_ids ?? [])
    await recordAct(trx, { adminId, act: 'discount_code_created', details: detailsOf(form), at: context.clock.now() })
    return id
  })
}

/** Changes a discount code for payments that begin from now on; throws AppError `not_found` and those of `makeCode`, `discount_code_percent`. */
export async function changeCode(
  context: AppContext,
  adminId: number,
  id: number,
  changes: BodyOut<typeof updateDiscountCode>,
): Promise<AdminDiscountCode> {
  return writeCode(context, async (trx) => {
    const before = await lockCode(trx, id)
    if (!before) throw new AppError('not_found')
    const { uses: _, ...shown } = presentCode(before)
    const after = { ...shown, ...changes }
    if (after.kind === 'percent' && after.value > 100) throw new AppError('discount_code_percent')
    await requireProducts(trx, after.product_ids)
    await updateCode(trx, id, fieldsOf(after))
    await replaceCodeProducts(trx, id, after.product_ids ?? [])
    await recordAct(trx, { adminId, act: 'discount_code_changed', details: detailsOf(after), at: context.clock.now() })
    return id
  })
}

async function writeCode({ db }: AppContext, write: (trx: Trx) => Promise<number>): Promise<AdminDiscountCode> {
  try {
    return await db.transaction().execute(async (trx) => {
      const written = await lockCode(trx, await write(trx))
      if (!written) throw new AppError('not_found')
      return presentCode(written)
    })
  } catch (error) {
    throw uniqueViolation(error) === 'discount_codes_code_key' ? new AppError('discount_code_taken') : error
  }
}

async function requireProducts(trx: Trx, ids: readonly number[] | null): Promise<void> {
  const wanted = new Set(ids)
  if ((await countProducts(trx, [...wanted])) !== wanted.size) throw new AppError('discount_code_products')
}

type CodeForm = Omit<AdminDiscountCode, 'id' | 'uses'>

const moment = (text: string | null) => (text === null ? null : new Date(text))

function fieldsOf({ code, kind, value, valid_from, valid_to, max_uses, once_per_user }: CodeForm): CodeFields {
  return { code, kind, value, valid_from: moment(valid_from), valid_to: moment(valid_to), max_uses, once_per_user }
}

/** What the log says of a code as it is now. */
function detailsOf({ code, kind, value, valid_to, max_uses }: CodeForm) {
  return { code, kind, value, valid_to, max_uses }
}

export function presentCode({ id, product_ids, valid_from, valid_to, ...row }: CodeRow): AdminDiscountCode {
  return {
    ...row,
    id: String(id),
    product_ids: product_ids.length > 0 ? product_ids : null,
    valid_from: valid_from?.toISOString() ?? null,
    valid_to: valid_to?.toISOString() ?? null,
  }
}
