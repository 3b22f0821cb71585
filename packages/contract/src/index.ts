import * as accountChanges from './account/account-changes.ts'
import * as accounts from './account/accounts.ts'
import * as billing from './account/billing.ts'
import * as devices from './account/devices.ts'
import * as fitness from './account/fitness.ts'
import * as notifications from './account/notifications.ts'
import * as onboarding from './account/onboarding.ts'
import * as points from './account/points.ts'
import * as preferences from './account/preferences.ts'
import * as privacy from './account/privacy.ts'
import * as profile from './account/profile.ts'
import * as push from './account/push.ts'
import * as secondFactor from './account/second-factor.ts'
import * as admin from './admin.ts'
import * as commentPhotos from './community/comment-photos.ts'
import * as comments from './community/comments.ts'
import * as moderation from './community/moderation.ts'
import * as publications from './community/publications.ts'
import * as reports from './community/reports.ts'
import * as choices from './kitchen/choices.ts'
import * as consumption from './kitchen/consumption.ts'
import * as diary from './kitchen/diary.ts'
import * as intake from './kitchen/intake.ts'
import * as learned from './kitchen/learned.ts'
import * as mealTexts from './kitchen/meal-texts.ts'
import * as pantry from './kitchen/pantry.ts'
import * as products from './kitchen/products.ts'
import * as receipts from './kitchen/receipts.ts'
import * as recipePhotos from './kitchen/recipe-photos.ts'
import * as recipeSessions from './kitchen/recipe-sessions.ts'
import * as recipes from './kitchen/recipes.ts'
import * as staples from './kitchen/staples.ts'
import * as typedProducts from './kitchen/typed-products.ts'
import * as adminInvoices from './payments/admin-invoices.ts'
import * as adminPayments from './payments/admin-payments.ts'
import * as discountCodes from './payments/discount-codes.ts'
import * as invoices from './payments/invoices.ts'
import * as payments from './payments/payments.ts'
import * as subscription from './payments/subscription.ts'
import * as subscriptionProducts from './payments/subscription-products.ts'
import type { Endpoint } from './shared/endpoint.ts'
import * as shopping from './shopping/lists.ts'
import * as shoppingSync from './shopping/sync.ts'
import * as system from './system.ts'

const AREAS = [
  accounts,
  accountChanges,
  devices,
  onboarding,
  choices,
  profile,
  staples,
  points,
  preferences,
  intake,
  receipts,
  learned,
  typedProducts,
  pantry,
  products,
  recipes,
  recipePhotos,
  recipeSessions,
  consumption,
  diary,
  mealTexts,
  fitness,
  publications,
  commentPhotos,
  comments,
  reports,
  moderation,
  shopping,
  shoppingSync,
  notifications,
  push,
  privacy,
  billing,
  invoices,
  subscriptionProducts,
  subscription,
  payments,
  discountCodes,
  admin,
  adminPayments,
  adminInvoices,
  secondFactor,
  system,
]

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every call of the API by its name; what is not here does not exist. */
export const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(
  AREAS.flatMap((area) => Object.entries(area).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))),
)
