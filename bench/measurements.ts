import { accessibility } from './accessibility.ts'
import { barcodeScan } from './barcode-scan.ts'
import { composeSafety } from './compose-safety.ts'
import { composeTime } from './compose-time.ts'
import { enumeration } from './enumeration.ts'
import type { Measurement } from './figure.ts'
import { freshClone } from './fresh-clone.ts'
import { kill } from './kill.ts'
import { lighthouseScores } from './lighthouse.ts'
import { loginBesideReads } from './login-beside-reads.ts'
import { pageWeight } from './page-weight.ts'
import { pantryConflicts } from './pantry-conflicts.ts'
import { pantryList } from './pantry-list.ts'
import { parseAccuracy } from './parse-accuracy.ts'
import { parseTime } from './parse-time.ts'
import { productLookup } from './product-lookup.ts'
import { receiptAccuracy } from './receipt-accuracy.ts'
import { receiptLoad } from './receipt-load.ts'
import { receiptTime } from './receipt-time.ts'
import { recipeLatency } from './recipe-latency.ts'
import { recipeList } from './recipe-list.ts'
import { submitLatency } from './submit-latency.ts'

/** All figures, in the order of the table. */
export const MEASUREMENTS: readonly Measurement[] = [
  parseAccuracy,
  pantryConflicts,
  parseTime,
  composeTime,
  composeSafety,
  receiptAccuracy,
  receiptTime,
  receiptLoad,
  submitLatency,
  recipeLatency,
  pantryList,
  productLookup,
  recipeList,
  loginBesideReads,
  enumeration,
  barcodeScan,
  pageWeight,
  lighthouseScores,
  accessibility,
  kill,
  freshClone,
]
