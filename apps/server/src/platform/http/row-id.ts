import { idSchema } from '@spizarka/contract/common'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'

/** A row's id from a path; what cannot be one is simply not found. */
export function rowId(text: string): number {
  const id = Number(text)
  if (!idSchema.safeParse(text).success || !Number.isSafeInteger(id)) throw new AppError('not_found')
  return id
}

/** A row's UUID from a path; what cannot be one is simply not found. */
export function rowUuid(text: string): string {
  const id = z.uuid().safeParse(text)
  if (!id.success) throw new AppError('not_found')
  return id.data
}
