import { runUnitTests } from '../tools/test/run-unit-tests.ts'
import { enumeration } from './accounts/enumeration.ts'
import { loginBesideReads } from './accounts/login-beside-reads.ts'
import { composeSafety, composeTime } from './composing.ts'
import type { Measurement } from './figure.ts'
import { freshClone } from './fresh-clone.ts'
import { pantryList } from './pantry-list/pantry-list.ts'
import { productLookup } from './product-lookup/product-lookup.ts'
import { pantryConflicts } from './reading/pantry-conflicts.ts'
import { parseAccuracy, parseTime } from './reading/parsing.ts'
import { receiptAccuracy } from './receipts/receipt-accuracy.ts'
import { receiptLoad } from './receipts/receipt-load.ts'
import { receiptTime } from './receipts/receipt-time.ts'
import { recipeList } from './recipe-list/recipe-list.ts'
import { recipeLatency } from './submit-latency/recipe-latency.ts'
import { submitLatency } from './submit-latency/submit-latency.ts'
import { accessibility } from './web/accessibility.ts'
import { barcodeScan } from './web/barcode-scan.ts'
import { lighthouseScores } from './web/lighthouse.ts'
import { pageWeight } from './web/page-weight.ts'

/** A power failure among submits: a test tells whether anything was lost or charged twice. */
const kill: Measurement = {
  name: 'kill',
  thresholds: [
    {
      what: '`kill -9` of the whole tree during 200 concurrent submits',
      threshold: 'no accepted session lost, no double charge, all finish after restart',
    },
  ],
  async measure() {
    const { passed, failed } = await runUnitTests(['apps/server/test/kill.test.ts'])
    const holds = passed > 0 && failed === 0
    return [{ measured: holds ? 'nothing lost, nothing charged twice, all finished' : 'its test fails', holds }]
  },
}

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
