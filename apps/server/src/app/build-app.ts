import { installPolishMessages } from '@spizarka/contract/messages'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { createServer } from '../platform/http/create-server.ts'
import { refuseOtherMethods } from '../platform/http/request-guards.ts'
import { FEATURES, type Feature, registerFeatures } from './register-features.ts'
import { serveWeb } from './web.routes.ts'

export interface AppOptions {
  features?: readonly Feature[]
  /** Folder of the web app with its builds; without it the app is the API alone. */
  webFolder?: string
}

/** The whole application over HTTP, not listening yet. */
export async function buildApp(context: AppContext, { features = FEATURES, webFolder }: AppOptions = {}): Promise<FastifyInstance> {
  installPolishMessages()
  const app = createServer(context)
  const refuseOthers = refuseOtherMethods(app)
  registerFeatures(app, context, features)
  // Calls that take files are registered by then too.
  await app.after()
  refuseOthers()
  if (webFolder) await serveWeb(app, context, webFolder)
  else app.setNotFoundHandler(throwNotFound)
  return app
}

function throwNotFound(): never {
  throw new AppError('not_found')
}
