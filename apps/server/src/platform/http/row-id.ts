import { idSchema } from '@spizarka/contract/common'
import { AppError } from '../errors/app-error.ts'

/** A row's id from a path; what cannot be one is simply not found. */
export function rowId(text: string): number {
  const id = Number(text)
  if (!idSchema.safeParse(text).success || !Number.isSafeInteger(id)) throw new AppError('not_found')
  return id
}
