import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { CALLS_WITH_ERROR, ERRORS, type ErrorCode } from '@spizarka/contract/errors'
import {
  type ConnectionError,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import helmet from 'helmet'
import type { AppContext } from '../context.ts'
import { isDatabaseAway, isPoolTimeout } from '../db/connect.ts'
import { AppError, describeError, FieldErrors } from '../errors/app-error.ts'
import { requestSeconds } from '../metrics/metrics.ts'
import { UNREADABLE_BODY } from './read-call.ts'

const BODY_LIMIT_BYTES = 1024 * 1024
// A big picture over a slow line takes long; a client that sends a byte a minute takes longer.
const REQUEST_TIMEOUT_MS = 120_000
/** The default `Retry-After`. */
const RETRY_SECONDS = 5

/** A Fastify that speaks our errors, reads JSON alone and sends the security headers; it has no routes yet. */
export function createServer({ settings, log }: Pick<AppContext, 'settings' | 'log'>): FastifyInstance {
  // At `info` the framework would log what main.ts already logs.
  const loggerInstance: FastifyBaseLogger = log.child({}, { level: settings.LOG_LEVEL === 'info' ? 'warn' : settings.LOG_LEVEL })
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Trusts only the proxy in front of us: entries further left in X-Forwarded-For were written by its callers.
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
  acceptOnlyJson(app)
  // Made once: the plugin for Fastify would make it again for every request.
  const setSecurityHeaders = helmet(securityHeaders(settings.PUBLIC_URL?.startsWith('https:') ?? false))
  app.addHook('onRequest', (request, reply, done) => setSecurityHeaders(request.raw, reply.raw, () => done()))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
  })
  if (!settings.TRUST_PROXY) app.addHook('onRequest', warnOnceAboutProxy(log))
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the address: addresses hold tokens and what people search for.
    const call = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    requestSeconds.observe(call, reply.elapsedTime / 1000)
    log[isForPeople(call.route) ? 'info' : 'debug']({ ...call, ms: Math.round(reply.elapsedTime), id: request.id }, 'request')
  })
  return app
}

/** Pages and calls; not the files of a page, and not what machines ask every few seconds. */
function isForPeople(route: string): boolean {
  return !['/metrics', '/api/health/', '/api/ready/', '/assets/*', '/*'].includes(route)
}

/** Callers can forge these headers too, which is harmless: it is logged once. */
function warnOnceAboutProxy(log: AppContext['log']): (request: FastifyRequest) => Promise<void> {
  let isTold = false
  return async ({ headers }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return
    isTold = true
    log.warn(
      'a call came through a proxy that is not trusted: all visitors share its address, and its limits; set TRUST_PROXY=true if it is yours',
    )
  }
}

/** Clients that take us for a proxy send `http://host/path` (RFC 9112, 3.2.2): it is reduced to the path. */
function pathOf(target: string): string {
  return target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*\/?/i, '/')
}

function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    // A malformed body is reported later, where the call is read: after the caller and the addressed row were checked.
    body === '' ? done(null, undefined) : parse(request, body, (error, read) => done(null, error ? UNREADABLE_BODY : read)),
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

interface Refusal {
  statusLine: string
  code: ErrorCode
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { statusLine: '431 Request Header Fields Too Large', code: 'payload_too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { statusLine: '408 Request Timeout', code: 'validation' },
}
const NO_HTTP: Refusal = { statusLine: '400 Bad Request', code: 'validation' }

/** Answers what never became a request, an address of a million digits for one, in the shape and words of every other refusal. */
function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { statusLine, code } = REFUSALS[error.code] ?? NO_HTTP
  const body = JSON.stringify({ detail: ERRORS[code].text })
  const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`
  if (socket.writable) socket.write(`HTTP/1.1 ${statusLine}\r\n${headers}\r\n\r\n${body}`)
  socket.destroy(error)
}

/** Turns whatever was thrown into an answer; what nobody expected is logged here, once. */
function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof FieldErrors) return reply.code(400).send(withError(request, { ...error.fields }))
  const expected = error instanceof AppError ? error : fromFramework(error)
  if (expected) return answer(expected, request, reply)
  if (isPoolTimeout(error) || isDatabaseAway(error)) {
    const reason = isPoolTimeout(error) ? 'no database connection became free' : 'the database is away'
    request.log.warn({ method: request.method, route: request.routeOptions.url }, reason)
    return answer(new AppError('not_ready'), request, reply)
  }
  request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'request failed')
  return answer(new AppError('internal'), request, reply)
}

function answer(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = describeError(error)
  if (status === 401) reply.header('www-authenticate', 'JWT realm="api"')
  if (status === 429 || status === 503) reply.header('retry-after', String(error.data['seconds'] ?? RETRY_SECONDS))
  return reply.code(status).send(withError(request, body))
}

/** Payment calls repeat every refusal in `error`. */
function withError(request: FastifyRequest, body: Record<string, unknown>): Record<string, unknown> {
  if (!CALLS_WITH_ERROR.test(request.url) || body['error'] !== undefined) return body
  const text = [body['detail'], ...Object.values(body)].map(firstText).find((each) => each !== undefined)
  return { error: text ?? ERRORS.validation.text, ...body }
}

function firstText(message: unknown): string | undefined {
  const first: unknown = Array.isArray(message) ? message[0] : message
  return typeof first === 'string' ? first : undefined
}

const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
}

/** What the framework refused before a handler saw it; its other refusals are all about an unreadable body. */
function fromFramework(error: unknown): AppError | undefined {
  if (!isClientError(error)) return undefined
  return new AppError(FRAMEWORK_CODES[error.code] ?? 'malformed_json')
}

function isClientError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500
}
