import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'

/** A row's UUID from a path; what cannot be one is simply not found. */
export function rowUuid(text: string): string {
  const id = z.uuid().safeParse(text)
  if (!id.success) throw new AppError('not_found')
  return id.data
}
