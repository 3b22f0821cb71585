import { runUnitTests } from '../tools/test/run-unit-tests.ts'
import { enumeration, loginBesideReads, signInBesideAttempts } from './accounts.ts'
import { backup } from './backup.ts'
import { choiceFaults } from './choosing/choice-faults.ts'
import { alikeDishes, endingMeat, wishes } from './choosing/choosing.ts'
import { fewProducts } from './choosing/few-products.ts'
import { composeSafety, composeTime, kitchenHold } from './composing.ts'
import { diaryReads, diarySums } from './diary/diary.ts'
import { diaryEnergy } from './diary/energy.ts'
import type { Measurement } from './figure.ts'
import { freshClone } from './fresh-clone.ts'
import { fuzz } from './fuzz.ts'
import { kills } from './kills.ts'
import { kitchenSense } from './kitchen-sense.ts'
import { languageModel } from './language-model.ts'
import { pantryList } from './pantry-list/pantry-list.ts'
import { pantryTruth } from './pantry-truth.ts'
import { paymentNotification } from './payment-notification.ts'
import { planQuality } from './plan-quality.ts'
import { planShopping } from './plan-shopping.ts'
import { productLookup } from './product-lookup/product-lookup.ts'
import { pantryConflicts, parseAccuracy, parseTime } from './reading/reading.ts'
import { receiptAccuracy, receiptLoad, receiptTime } from './receipts.ts'
import { recipeLibrary } from './recipe-list/recipe-library.ts'
import { recipeList, recipeSuggestions, recipesByPantry } from './recipe-list/recipe-list.ts'
import { openShoppingLists, shoppingSync } from './shopping/shopping.ts'
import { recipeLatency, submitLatency } from './submit-latency.ts'
import { subscriptionLives } from './subscription-lives.ts'
import { barcodeScan } from './web/barcode-scan.ts'
import { pageWeight } from './web/page-weight.ts'
import { tickToPaint } from './web/shopping-list.ts'
import { accessibility, lighthouseScores } from './web/web-quality.ts'

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
    const holds = passed > 0 && failed.length === 0
    return [{ measured: holds ? 'nothing lost, nothing charged twice, all finished' : 'its test fails', holds }]
  },
}

/** All figures, in the order of the table. */
export const MEASUREMENTS: readonly Measurement[] = [
  parseAccuracy,
  pantryConflicts,
  parseTime,
  composeTime,
  kitchenHold,
  composeSafety,
  wishes,
  endingMeat,
  alikeDishes,
  choiceFaults,
  fewProducts,
  kitchenSense,
  pantryTruth,
  planShopping,
  planQuality,
  languageModel,
  receiptAccuracy,
  receiptTime,
  receiptLoad,
  submitLatency,
  subscriptionLives,
  paymentNotification,
  recipeLatency,
  pantryList,
  productLookup,
  recipeList,
  recipeLibrary,
  recipesByPantry,
  recipeSuggestions,
  shoppingSync,
  openShoppingLists,
  diaryReads,
  diarySums,
  diaryEnergy,
  loginBesideReads,
  signInBesideAttempts,
  enumeration,
  barcodeScan,
  pageWeight,
  tickToPaint,
  lighthouseScores,
  accessibility,
  backup,
  fuzz,
  kill,
  kills,
  freshClone,
]
