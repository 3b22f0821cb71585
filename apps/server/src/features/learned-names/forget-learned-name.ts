import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { deleteName } from './learned-names.queries.ts'

/** Forgets a name that the owner taught. */
export async function forgetLearnedName({ db }: AppContext, ownerId: number, id: number): Promise<void> {
  if (!(await deleteName(db, ownerId, id))) throw new AppError('not_found')
}
