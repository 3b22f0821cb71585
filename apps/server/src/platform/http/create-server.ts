import { randomUUID } from 'node:crypto'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import helmet from 'helmet'
import type { AppContext } from '../context.ts'
import { requestSeconds } from '../metrics/metrics.ts'
import { answerUnreadable } from './answer-unreadable.ts'
import { handleError } from './error-handler.ts'

const BODY_LIMIT_BYTES = 1024 * 1024
// A big picture over a slow line takes long; a client that sends a byte a minute takes longer.
const REQUEST_TIMEOUT_MS = 120_000

/** A Fastify that speaks our errors, reads JSON alone and sends the security headers; it has no routes yet. */
export function createServer({ settings, log }: Pick<AppContext, 'settings' | 'log'>): FastifyInstance {
  // At `info` the framework would say what main.ts says in a friendlier way.
  const loggerInstance: FastifyBaseLogger = log.child({}, { level: settings.LOG_LEVEL === 'info' ? 'warn' : settings.LOG_LEVEL })
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // The one in front of us alone: what stands further left in X-Forwarded-For was written by whoever called it.
    trustProxy: settings.TRUST_PROXY && ((_, hop) => hop === 0),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    clientErrorHandler: answerUnreadable,
  })
  app.setErrorHandler(handleError)
  readJsonAlone(app)
  // Made once: the plugin for Fastify would make it anew for every request.
  const setSecurityHeaders = helmet(securityHeaders(settings.PUBLIC_URL?.startsWith('https:') ?? false))
  app.addHook('onRequest', (request, reply, done) => setSecurityHeaders(request.raw, reply.raw, () => done()))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the address: addresses hold tokens and what people search for.
    const call = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    requestSeconds.observe(call, reply.elapsedTime / 1000)
    request.log.debug({ ...call, ms: Math.round(reply.elapsedTime) }, 'request')
  })
  return app
}

/** Whoever takes us for a proxy asks for `http://host/path` (RFC 9112, 3.2.2): all that reads addresses sees the path. */
function pathOf(target: string): string {
  return target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*\/?/i, '/')
}

function readJsonAlone(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  )
}

function securityHeaders(isSecure: boolean) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The scanner is WebAssembly; workers and previews of pictures are made from blobs.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        workerSrc: ["'self'", 'blob:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isSecure,
    xFrameOptions: { action: 'deny' as const },
  }
}
