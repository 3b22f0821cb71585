import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { listLearnedConversions } from '@spizarka/contract/learned'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../../platform/http/page.ts'
import { countConversions, deleteConversion, listConversionPage } from './conversions.queries.ts'

/** One page of the units and rates that the owner taught, last changed first. */
export async function readLearnedConversions(
  { db }: AppContext,
  ownerId: number,
  query: QueryOut<typeof listLearnedConversions>,
  url: string,
): Promise<ResponseOf<typeof listLearnedConversions>> {
  const [count, taught] = await Promise.all([countConversions(db, ownerId), listConversionPage(db, ownerId, windowOf(query))])
  const results = taught.map((each) => ({
    product_key: each.productKey,
    product_name: each.productName,
    canonical_unit: each.canonicalUnit,
    grams_per_piece: each.gramsPerPiece,
    ml_per_piece: each.mlPerPiece,
    grams_per_ml: each.gramsPerMl,
    updated_at: each.updatedAt.toISOString(),
  }))
  return toPage(url, query, { count, results })
}

/** Forgets the unit and the rates that the owner taught about a product. */
export async function forgetLearnedConversion({ db }: AppContext, ownerId: number, productKey: string): Promise<void> {
  if (!(await deleteConversion(db, ownerId, productKey))) throw new AppError('not_found')
}
