import type { Measurement } from './figure.ts'
import { pantryConflicts } from './pantry-conflicts.ts'
import { parseAccuracy } from './parse-accuracy.ts'
import { parseTime } from './parse-time.ts'

/** All figures, in the order of the table. */
export const MEASUREMENTS: readonly Measurement[] = [parseAccuracy, pantryConflicts, parseTime]
