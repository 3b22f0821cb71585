import type { FastifyInstance } from 'fastify'
import * as accounts from '../features/accounts/index.ts'
import * as intake from '../features/intake/index.ts'
import * as learnedNames from '../features/learned-names/index.ts'
import * as mail from '../features/mail/index.ts'
import * as mailbox from '../features/mailbox/index.ts'
import * as pantry from '../features/pantry/index.ts'
import * as points from '../features/points/index.ts'
import * as products from '../features/products/index.ts'
import type { AppContext } from '../platform/context.ts'
import { createRoute } from '../platform/http/create-route.ts'
import type { JobBinding } from '../platform/jobs/binding.ts'
import * as apiDocs from './api-docs/api-docs.routes.ts'
import type { Feature } from './feature.ts'
import * as metrics from './metrics.routes.ts'
import * as system from './system/index.ts'

/** Every feature of the app. */
export const FEATURES: readonly Feature[] = [
  system,
  apiDocs,
  metrics,
  accounts,
  points,
  pantry,
  products,
  intake,
  learnedNames,
  mail,
  mailbox,
]

/** The background work of every feature. */
export const JOBS: readonly JobBinding[] = FEATURES.flatMap((feature) => feature.jobs ?? [])

export function registerFeatures(app: FastifyInstance, context: AppContext, features: readonly Feature[]): void {
  const route = createRoute(app, context)
  for (const feature of features) {
    feature.routes?.(route, context)
    feature.pages?.(app, context)
  }
}
