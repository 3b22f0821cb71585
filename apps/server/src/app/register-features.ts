import type { FastifyInstance } from 'fastify'
import * as accounts from '../features/accounts/index.ts'
import * as admin from '../features/admin/index.ts'
import * as billing from '../features/billing/index.ts'
import * as choices from '../features/choices/index.ts'
import * as community from '../features/community/index.ts'
import * as compose from '../features/compose/index.ts'
import * as consumption from '../features/consumption/index.ts'
import * as dataExports from '../features/data-exports/index.ts'
import * as diary from '../features/diary/index.ts'
import * as fitness from '../features/fitness/index.ts'
import * as intake from '../features/intake/index.ts'
import * as invoices from '../features/invoices/index.ts'
import * as learnedNames from '../features/learned-names/index.ts'
import * as legal from '../features/legal/index.ts'
import * as mail from '../features/mail/index.ts'
import * as mailbox from '../features/mailbox/index.ts'
import * as notifications from '../features/notifications/index.ts'
import * as onboarding from '../features/onboarding/index.ts'
import * as pantry from '../features/pantry/index.ts'
import * as pictures from '../features/pictures/index.ts'
import * as points from '../features/points/index.ts'
import * as preferences from '../features/preferences/index.ts'
import * as products from '../features/products/index.ts'
import * as profile from '../features/profile/index.ts'
import * as recipes from '../features/recipes/index.ts'
import * as secondFactor from '../features/second-factor/index.ts'
import * as shopping from '../features/shopping/index.ts'
import * as staples from '../features/staples/index.ts'
import type { AppContext } from '../platform/context.ts'
import { createRoute } from '../platform/http/create-route.ts'
import type { Route } from '../platform/http/route.ts'
import type { JobDefinition } from '../platform/jobs/define-job.ts'
import * as apiDocs from './api-docs/api-docs.routes.ts'
import * as system from './system/index.ts'

/** Every feature of the app. */
export const FEATURES: readonly Feature[] = [
  system,
  apiDocs,
  accounts,
  points,
  pantry,
  products,
  intake,
  learnedNames,
  choices,
  recipes,
  community,
  compose,
  pictures,
  consumption,
  diary,
  profile,
  fitness,
  staples,
  shopping,
  onboarding,
  notifications,
  preferences,
  billing,
  invoices,
  dataExports,
  secondFactor,
  admin,
  legal,
  mail,
  mailbox,
]

/** The background work of every feature. */
export const JOBS: readonly JobDefinition[] = FEATURES.flatMap((feature) => feature.jobs ?? [])

export function registerFeatures(app: FastifyInstance, context: AppContext, features: readonly Feature[]): void {
  const route = createRoute(app, context)
  for (const feature of features) {
    feature.routes?.(route, context)
    feature.pages?.(app, context)
  }
}

/** What a feature gives to the app. */
export interface Feature {
  /** Answers its endpoints of the contract. */
  readonly routes?: (route: Route, context: AppContext) => void
  /** Pages that are no part of the API. */
  readonly pages?: (app: FastifyInstance, context: AppContext) => void
  /** Its background work. */
  readonly jobs?: readonly JobDefinition[]
}
