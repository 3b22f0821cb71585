import type { Unit } from '@spizarka/contract/common'
import { AppError } from '../../platform/errors/app-error.ts'

const UNIT_IN_WORDS: Record<Unit, string> = { grams: 'g', ml: 'ml', pieces: 'szt.' }

/** What is put in is in another unit than the pantry's. */
export function unitConflict(pantryUnit: Unit): AppError {
  return new AppError('pantry_unit_conflict', { unit: UNIT_IN_WORDS[pantryUnit] })
}
