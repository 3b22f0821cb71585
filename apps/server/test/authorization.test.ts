import { randomUUID } from 'node:crypto'
import { ENDPOINTS } from '@spizarka/contract'
import type { Endpoint } from '@spizarka/contract/endpoint'
import { ERRORS } from '@spizarka/contract/errors'
import { afterAll, expect, test } from 'vitest'
import { makeUser } from './factories.ts'
import {
  aComment,
  aCommentOnOwnRecipe,
  aCommentPhoto,
  aCommentToPhotograph,
  aConfirmedList,
  aConsumption,
  aDataExport,
  aDevice,
  aDiaryEntry,
  aLearnedConversion,
  aLearnedName,
  aLostItem,
  aMealSession,
  anInvoice,
  aPayment,
  aProduct,
  aReadItem,
  aReadList,
  aReadReceipt,
  aRecipe,
  aRecipeHelp,
  aRecipePhoto,
  aRecipeSession,
  aRecipeToPhotograph,
  aRejectedPublication,
  aRepliedComment,
  aSentReceipt,
  aSentRecipe,
  aShoppingList,
  aWholeRecipe,
  type OwnedBy,
  type OwnedObject,
} from './fixtures/owned-objects.ts'
import { type Answer, startTestApp } from './harness.ts'

// Who may make each call of the contract, said once more on purpose: the contract's own word on it is what is tested here.
const MATRIX: Record<string, 'everyone' | 'users' | 'admins' | 'admins before their second factor' | OwnedBy> = {
  activate: 'everyone',
  confirmEmailChange: 'everyone',
  confirmPasswordReset: 'everyone',
  refreshAccess: 'everyone',
  register: 'everyone',
  requestPasswordReset: 'everyone',
  resendActivation: 'everyone',
  signIn: 'everyone',
  signOut: 'everyone',
  readHealth: 'everyone',
  readReadiness: 'everyone',
  listConditionChoices: 'everyone',
  listDietChoices: 'everyone',
  listDietaryStyleChoices: 'everyone',
  listEquipmentChoices: 'everyone',
  readPicture: 'everyone',
  readPhoto: 'everyone',

  readMe: 'users',
  updateMe: 'users',
  changePassword: 'users',
  deleteAccount: 'users',
  requestEmailChange: 'users',
  listDevices: 'users',
  signOutDevice: aDevice,
  signOutOtherDevices: 'users',
  listConsents: 'users',
  requestDataExport: 'users',
  readLatestDataExport: 'users',
  downloadDataExport: aDataExport,
  readBillingProfile: 'users',
  saveBillingProfile: 'users',
  listInvoices: 'users',
  downloadInvoice: anInvoice,
  downloadInvoices: 'users',

  listSubscriptionProducts: 'everyone',
  receiveP24Notification: 'everyone',
  readSubscription: 'users',
  cancelSubscription: 'users',
  resumeSubscription: 'users',
  withdrawFromSubscription: 'users',
  initiatePayment: 'users',
  initiateDiscountedPayment: 'users',
  validateDiscountCode: 'users',
  readPaymentStatus: aPayment,

  finishOnboarding: 'users',
  readOnboarding: 'users',
  recordOnboardingStep: 'users',
  readConsideredProfile: 'users',
  readDiet: 'users',
  readEquipment: 'users',
  readExclusions: 'users',
  readHealthConditions: 'users',
  readHealthConsent: 'users',
  saveDiet: 'users',
  saveEquipment: 'users',
  saveExclusions: 'users',
  saveHealthConditions: 'users',
  suggestFoods: 'users',
  readStaples: 'users',
  saveStaples: 'users',
  markStaple: 'users',
  withdrawHealthConsent: 'users',

  listPointHistory: 'users',
  claimInstallReward: 'users',
  countNotifications: 'users',
  listNotifications: 'users',
  markNotificationsRead: 'users',
  readPushSubscription: 'users',
  savePushSubscription: 'users',
  deletePushSubscription: 'users',
  readPreferences: 'users',
  updatePreferences: 'users',

  addFromBarcodes: 'users',
  addFromReceipt: 'users',
  addFromText: 'users',
  listIntakeSessions: 'users',
  readPendingItems: aReadList,
  confirmItems: aReadList,
  undoConfirmation: aConfirmedList,
  discardIntakeSession: aReadList,
  readIntakeProgress: aReadList,
  readReceiptPicture: aSentReceipt,
  setReceiptList: aReadReceipt,
  updatePendingItem: aReadItem({ product_name: 'kefir', quantity_ml: 1000 }),
  correctPendingItem: aLostItem,
  convertPendingItemUnit: aReadItem({ target_unit: 'pieces', target_quantity: 1 }),
  deletePendingItem: aReadItem(),
  listLearnedNames: 'users',
  forgetLearnedName: aLearnedName,

  listPantry: 'users',
  createPantryItem: 'users',
  readTypedProducts: 'users',
  suggestProducts: 'users',
  suggestShoppingItems: 'users',
  addPantryItems: 'users',
  listPantryHistory: 'users',
  readPantrySummary: 'users',
  changePantryItems: 'users',
  undoPantryChanges: 'users',
  reportWaste: 'users',
  readPantryItem: aProduct(),
  listPrices: aProduct(),
  updatePantryItem: aProduct({ product_name: 'kefir' }),
  consumePantryItem: aProduct({ quantity: 1 }),
  restockPantryItem: aProduct({ quantity: 1 }),
  restorePantryItem: aProduct(),
  deletePantryItem: aProduct(),
  listLearnedConversions: 'users',
  forgetLearnedConversion: aLearnedConversion,
  listRecipes: 'users',
  listRecipeSuggestions: 'users',
  listFavorites: 'users',
  listPublishedRecipes: 'everyone',
  readRecipe: aRecipe(),
  readPublishedRecipe: 'everyone',
  readSharedRecipe: 'everyone',
  createRecipe: 'users',
  readIngredientLines: 'users',
  updateRecipe: aRecipe({ title: 'Omlet', servings: 1, ingredients: ['2 jajka'], steps: ['Usmaż.'] }),
  markFavorite: aRecipe(),
  unmarkFavorite: aRecipe(),
  rateRecipe: aRecipe({ rating: 4 }),
  saveRecipePhoto: aRecipeToPhotograph,
  removeRecipePhoto: aRecipePhoto,
  restoreRecipePhoto: aRecipePhoto,
  shareRecipe: aRecipe(),
  stopSharingRecipe: aRecipe(),
  deleteRecipe: aRecipe(),
  generateRecipe: 'users',
  illustrateRecipe: aRecipe(),
  importRecipe: 'users',
  readRecipeSession: aRecipeSession,
  readRecipeHelp: aRecipeHelp,
  takeRecipeWay: aRecipeHelp,
  proposeConsumption: aRecipe(),
  confirmConsumption: aRecipe({ servings: 2, deductions: [], portion_percent: 100, meal_type: 'dinner' }),
  undoConsumption: aConsumption,
  listConsumptions: 'users',
  readDiaryDay: 'users',
  createDiaryEntry: 'users',
  changeDiaryEntry: aDiaryEntry({ meal_type: 'snack' }),
  deleteDiaryEntry: aDiaryEntry(),
  restoreDiaryEntry: aDiaryEntry(),
  copyDiary: 'users',
  readDiarySummary: 'users',
  exportDiary: 'users',
  searchFoods: 'users',
  listDiarySuggestions: 'users',
  logMealText: 'users',
  readMealSession: aMealSession,
  confirmMeal: aMealSession,
  previewDeductions: aMealSession,
  readFitnessProfile: 'users',
  previewFitnessProfile: 'users',
  saveFitnessProfile: 'users',
  deleteFitnessProfile: 'users',
  listWeights: 'users',
  saveWeight: 'users',
  deleteWeight: 'users',
  listShoppingLists: 'users',
  createShoppingList: 'users',
  readShoppingList: aShoppingList(),
  readShoppingListVersion: aShoppingList(),
  readShoppingListText: aShoppingList(),
  updateShoppingList: aShoppingList({ name: 'Na sobotę' }),
  deleteShoppingList: aShoppingList(),
  restoreShoppingList: aShoppingList(),
  syncShoppingList: aShoppingList({ since: 0, operations: [] }),
  putShoppingAway: aShoppingList(),
  addMissing: aRecipe({ list_id: null }),
  createProduct: 'users',
  lookUpProduct: 'users',

  publishRecipe: aWholeRecipe,
  withdrawRecipe: aSentRecipe,
  readPublishing: aRecipe(),
  previewPublication: aRecipe(),
  listMyPublications: 'users',
  appealDecision: aRejectedPublication,
  readAuthor: 'everyone',
  copyRecipe: 'users',
  listComments: 'everyone',
  createComment: 'users',
  updateComment: aComment,
  deleteComment: aComment,
  saveCommentPhoto: aCommentToPhotograph,
  removeCommentPhoto: aCommentPhoto,
  saveReply: aCommentOnOwnRecipe,
  deleteReply: aRepliedComment,
  createReport: 'everyone',

  listPublicationQueue: 'admins',
  readQueuedPublication: 'admins',
  decidePublication: 'admins',
  undoDecision: 'admins',
  listReports: 'admins',
  decideReport: 'admins',
  undoReportDecision: 'admins',
  readModerationFigures: 'admins',
  listUsers: 'admins',
  readUserAsAdmin: 'admins',
  changePlan: 'admins',
  awardPointsAsAdmin: 'admins',
  sendBroadcast: 'admins',
  listBroadcasts: 'admins',
  readJobHealth: 'admins',
  listFailedJobs: 'admins',
  retryFailedJob: 'admins',
  listAuditEntries: 'admins',
  listPaymentsAsAdmin: 'admins',
  refundPaymentAsAdmin: 'admins',
  listDiscountCodes: 'admins',
  createDiscountCode: 'admins',
  updateDiscountCode: 'admins',
  listProductPrices: 'admins',
  changeProductPrice: 'admins',
  listReconciliations: 'admins',
  listPaymentAlarms: 'admins',
  resolvePaymentAlarm: 'admins',
  listInvoicesAsAdmin: 'admins',
  downloadInvoiceAsAdmin: 'admins',
  downloadKsefFile: 'admins',
  downloadKsefReceipt: 'admins',
  sendInvoiceToKsef: 'admins',
  recordKsefNumber: 'admins',
  readSecondFactor: 'admins before their second factor',
  enrolSecondFactor: 'admins before their second factor',
  confirmSecondFactor: 'admins before their second factor',
  verifySecondFactor: 'admins before their second factor',
}

const CALLS = [...ENDPOINTS]

const app = await startTestApp({ settings: { RATE_INTAKE_USER: '1000/60', RATE_COMMENT_USER: '1000/60' } })
afterAll(() => app.close())
const somebody = await makeUser(app)
const free = await makeUser(app, { plan: 'free' })
const premium = await makeUser(app, { plan: 'premium' })
const admin = await makeUser(app, { admin: true })
const newAdmin = await makeUser(app, { admin: true, unverified: true })

type Outcome = 'in' | 'signs in first' | 'forbidden' | 'shows the second factor first' | 'finds nothing'

const RIGHTS = {
  everyone: { anonymous: 'in', somebody: 'in', free: 'in', premium: 'in', admin: 'in', newAdmin: 'in' },
  users: { anonymous: 'signs in first', somebody: 'in', free: 'in', premium: 'in', admin: 'in', newAdmin: 'in' },
  admins: {
    anonymous: 'signs in first',
    somebody: 'forbidden',
    free: 'forbidden',
    premium: 'forbidden',
    admin: 'in',
    newAdmin: 'shows the second factor first',
  },
  'admins before their second factor': {
    anonymous: 'signs in first',
    somebody: 'forbidden',
    free: 'forbidden',
    premium: 'forbidden',
    admin: 'in',
    newAdmin: 'in',
  },
} as const satisfies Record<string, Record<string, Outcome>>

const REFUSALS = new Map<string, Outcome>([
  [ERRORS.not_authenticated.text, 'signs in first'],
  [ERRORS.forbidden.text, 'forbidden'],
  [ERRORS.second_factor_required.text, 'shows the second factor first'],
])

function refusalIn({ status, body }: Answer): Outcome | undefined {
  if (status !== 401 && status !== 403) return undefined
  return typeof body === 'object' && body && 'detail' in body ? REFUSALS.get(String(body.detail)) : undefined
}

/** Whoever was let in may still be told that what they sent is no good; that nobody answers the call would be another matter. */
function outcomeOf(answer: Answer): Outcome | Answer {
  // Only our handlers forbid keeping their answers: neither the router's 404 nor its 405 does.
  const isHandled = answer.headers['cache-control'] === 'no-store' && answer.status < 500
  return isHandled ? (refusalIn(answer) ?? 'in') : answer
}

const PARAMS = {
  id: '1',
  key: '0'.repeat(32),
  recipeId: '1',
  sessionId: randomUUID(),
  productKey: 'x',
  gtin: '1',
  token: 'x',
  name: 'x',
  day: '2025-01-02',
}

/** The same call for a thing that there is not. */
function withoutThing({ params, ...sent }: OwnedObject): OwnedObject {
  return { params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, missingLike(value)])), ...sent }
}

function missingLike(id: string): string {
  if (/^[\da-f-]{36}$/.test(id)) return randomUUID()
  return /^\d+$/.test(id) ? '999999999' : 'czego nie ma'
}

test('the matrix speaks of every call of the contract, and of no other', () => {
  expect(Object.keys(MATRIX).toSorted()).toEqual(CALLS.map(([name]) => name).toSorted())
})

/** The same call with nothing right in it but what it is about. */
function wronglySent(
  { body, query, upload }: Endpoint,
  params: OwnedObject['params'],
): { sent: OwnedObject & { query?: Record<string, string> }; canBeWrong: boolean } {
  const sent = { params, ...(body && { body: [] }), ...(query && { query: { wrong: '\0' } }) }
  return { sent, canBeWrong: Boolean(body ?? query ?? upload) }
}

const rows = CALLS.map(([name, endpoint]) => ({ name, endpoint, whose: MATRIX[name] }))
const open = rows.flatMap(({ whose, ...row }) => (typeof whose === 'string' ? [{ ...row, whose }] : []))
const owned = rows.flatMap(({ whose, ...row }) => (typeof whose === 'function' ? [{ ...row, make: whose }] : []))

test.each(open)('$name is for $whose', async ({ endpoint, whose }) => {
  const outcomes: Record<string, Outcome | Answer> = { anonymous: outcomeOf(await app.call(endpoint, { params: PARAMS })) }
  for (const [caller, { token }] of Object.entries({ somebody, free, premium, admin, newAdmin }))
    outcomes[caller] = outcomeOf(await app.call(endpoint, { params: PARAMS, token }))
  expect(outcomes).toEqual(RIGHTS[whose])
})

const named = open.filter(({ endpoint }) => endpoint.path.includes(':') && wronglySent(endpoint, {}).canBeWrong)

test.each(named)('$name says that there is no such thing before what is wrong with the call', async ({ endpoint }) => {
  const { sent } = wronglySent(endpoint, { ...PARAMS, id: '999999999', recipeId: '999999999', day: 'x', foodId: 'x' })
  expect(await app.call(endpoint, { ...sent, token: admin.token })).toMatchObject({ status: 404 })
})

test.each(owned)('$name is for the owner of the thing; for others there is no such thing', async ({ endpoint, make }) => {
  for (const plan of ['free', 'premium'] as const) {
    const owner = await makeUser(app, { plan })
    const thing = await make(app, owner)
    expect(outcomeOf(await app.call(endpoint, thing))).toBe('signs in first')
    for (const { token } of [somebody, free, premium, admin, newAdmin]) {
      const { status, body } = await app.call(endpoint, { ...thing, token })
      const missing = await app.call(endpoint, { ...withoutThing(thing), token })
      expect([status, body]).toEqual([404, missing.body])
      // Nor is there for who sends something wrong besides.
      const wrong = await app.call(endpoint, { ...wronglySent(endpoint, thing.params).sent, token })
      expect([wrong.status, wrong.body]).toEqual([404, missing.body])
    }
    const { sent, canBeWrong } = wronglySent(endpoint, thing.params)
    const refused = canBeWrong ? (await app.call(endpoint, { ...sent, token: owner.token })).status : 400
    expect(refused).toBe(400)
    // Last, so that it also says that nobody changed the thing before.
    const answer = await app.call(endpoint, { ...thing, token: owner.token })
    expect({ status: answer.status, refusal: answer.status < 400 ? null : answer.body }).toEqual({ status: endpoint.status, refusal: null })
  }
})
