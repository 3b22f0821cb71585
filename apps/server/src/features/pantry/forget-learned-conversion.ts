import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { deleteConversion } from './conversions.queries.ts'

/** Forgets the unit and the rates that the owner taught about a product. */
export async function forgetLearnedConversion({ db }: AppContext, ownerId: number, productKey: string): Promise<void> {
  if (!(await deleteConversion(db, ownerId, productKey))) throw new AppError('not_found')
}
