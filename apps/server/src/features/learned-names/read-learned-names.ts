import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { listLearnedNames } from '@spizarka/contract/intake'
import type { AppContext } from '../../platform/context.ts'
import { toNumber } from '../../platform/db/decimal.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import { countNames, deleteName, listNames } from './learned-names.queries.ts'

/** One page of the names that the owner taught, last used first. */
export async function readLearnedNames(
  { db }: AppContext,
  ownerId: number,
  query: QueryOut<typeof listLearnedNames>,
  url: string,
): Promise<ResponseOf<typeof listLearnedNames>> {
  const [count, rows] = await Promise.all([countNames(db, ownerId), listNames(db, ownerId, windowOf(query))])
  const results = rows.map(({ id, shop, receipt_name, product_name, quantity, unit, used_at }) => ({
    id: String(id),
    shop,
    receipt_name,
    product_name,
    quantity: toNumber(quantity),
    unit,
    used_at: used_at.toISOString(),
  }))
  return toPage(url, query, { count, results })
}

/** Forgets a name that the owner taught. */
export async function forgetLearnedName({ db }: AppContext, ownerId: number, id: number): Promise<void> {
  if (!(await deleteName(db, ownerId, id))) throw new AppError('not_found')
}
