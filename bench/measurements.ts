import { accessibility } from './accessibility.ts'
import type { Measurement } from './figure.ts'
import { freshClone } from './fresh-clone.ts'
import { kill } from './kill.ts'
import { lighthouseScores } from './lighthouse.ts'
import { pageWeight } from './page-weight.ts'
import { pantryConflicts } from './pantry-conflicts.ts'
import { pantryList } from './pantry-list.ts'
import { parseAccuracy } from './parse-accuracy.ts'
import { parseTime } from './parse-time.ts'
import { submitLatency } from './submit-latency.ts'

/** All figures, in the order of the table. */
export const MEASUREMENTS: readonly Measurement[] = [
  parseAccuracy,
  pantryConflicts,
  parseTime,
  submitLatency,
  pantryList,
  pageWeight,
  lighthouseScores,
  accessibility,
  kill,
  freshClone,
]
