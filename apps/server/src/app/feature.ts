import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context.ts'
import type { Route } from '../platform/http/route.ts'
import type { JobBinding } from '../platform/jobs/binding.ts'

/** What a feature gives to the app. */
export interface Feature {
  /** Answers its endpoints of the contract. */
  readonly routes?: (route: Route, context: AppContext) => void
  /** Pages that are no part of the API. */
  readonly pages?: (app: FastifyInstance, context: AppContext) => void
  /** Its background work. */
  readonly jobs?: readonly JobBinding[]
}
