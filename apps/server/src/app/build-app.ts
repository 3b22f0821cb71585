import { speakPolish } from '@spizarka/contract/messages'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { createServer } from '../platform/http/create-server.ts'
import { refuseOtherMethods } from '../platform/http/other-methods.ts'
import type { Feature } from './feature.ts'
import { FEATURES, registerFeatures } from './register-features.ts'

/** The whole application over HTTP, not listening yet. */
export async function buildApp(context: AppContext, features: readonly Feature[] = FEATURES): Promise<FastifyInstance> {
  speakPolish()
  const app = await createServer(context)
  const closePaths = refuseOtherMethods(app)
  registerFeatures(app, context, features)
  closePaths()
  app.setNotFoundHandler(() => {
    throw new AppError('not_found')
  })
  return app
}
