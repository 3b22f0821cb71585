import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context.ts'
import { createRoute } from '../platform/http/create-route.ts'
import type { JobBinding } from '../platform/jobs/binding.ts'
import type { Feature } from './feature.ts'
import * as system from './system.routes.ts'

/** Every feature of the app. */
export const FEATURES: readonly Feature[] = [system]

/** The background work of every feature. */
export const JOBS: readonly JobBinding[] = FEATURES.flatMap((feature) => feature.jobs ?? [])

export function registerFeatures(app: FastifyInstance, context: AppContext, features: readonly Feature[]): void {
  const route = createRoute(app, context)
  for (const feature of features) {
    feature.routes?.(route, context)
    feature.pages?.(app, context)
  }
}
