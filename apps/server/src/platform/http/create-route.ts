import { createHash } from 'node:crypto'
import type { Endpoint, Params } from '@spizarka/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { AppError, FieldErrors } from '../errors/app-error.ts'
import { authenticate, authenticateReading, readNamedSession } from './authenticate.ts'
import { possibleStatuses } from './possible-errors.ts'
import { identify, readInput, readParams } from './read-call.ts'
import { createUploadQueue, readUpload, takeUploads, type UploadedFile } from './read-upload.ts'
import type { Admit, Call, Caller, FindThing, Route } from './route.ts'

/** The one way from an endpoint of the contract to its handler: who calls, what they send, what they get. */
export function createRoute(app: FastifyInstance, context: AppContext): Route {
  const checksAnswers = context.settings.NODE_ENV !== 'production'
  const queueUpload = createUploadQueue()

  async function admit(endpoint: Endpoint, request: FastifyRequest): Promise<Caller | undefined> {
    if (endpoint.access === 'public') return undefined
    return letIn(endpoint, await authenticate(context, request.headers.authorization))
  }

  async function letIn(endpoint: Endpoint, caller: Caller): Promise<Caller> {
    await context.rateLimits.takeLocally('api', String(caller.id), context.settings.RATE_API_USER)
    admitTo(endpoint, caller)
    return caller
  }

  /** The file of the call goes to `answer`, when the caller has a free upload slot. */
  async function withUpload<T>(
    { upload }: Endpoint,
    request: FastifyRequest,
    user: Caller | undefined,
    answer: (file?: UploadedFile) => Promise<T>,
  ) {
    // Only users send files: their uploads and tries are counted by user.
    if (upload === undefined || !user) return answer()
    await context.rateLimits.take('upload', String(user.id), context.settings.RATE_UPLOAD_USER)
    return queueUpload(user.id, async () => answer(await readUpload(request, upload)))
  }

  function answerCalls(endpoint: Endpoint, answerTo: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>): void {
    const register = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url: `/api${endpoint.path}`,
        ...(checksAnswers && { onSend: requireDocumented(endpoint) }),
        async handler(request, reply) {
          // Everybody's answers are their own: no proxy and no browser keeps them.
          reply.header('cache-control', 'no-store')
          const answer = await answerTo(request, reply)
          if (checksAnswers) endpoint.response?.parse(answer)
          return sendAnswer(endpoint, request, reply, answer)
        },
      })
    if (endpoint.upload === undefined) register(app)
    else
      app.register(async (scope) => {
        await takeUploads(scope)
        register(scope)
      })
  }

  const route: Route = (endpoint, handler, ...[findThing]) =>
    answerCalls(endpoint, async (request, reply) => {
      const user = await admit(endpoint, request)
      return withUpload(endpoint, request, user, async (file) => {
        const input = await readInputOf(endpoint, { request, user, file }, findThing)
        return handler({
          user: user as Call<typeof endpoint>['user'],
          ...input,
          file,
          url: addressOf(context, request),
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          nameFile: (name) => void reply.header('content-disposition', `attachment; filename="${name}"`),
          request,
        })
      })
    })

  route.whileAdmitting = (endpoint, handler) =>
    answerCalls(endpoint, async (request) => {
      const named = readNamedSession(context, request.headers.authorization)
      let caller: Caller | undefined
      const admitReading: Admit = async (reading) => {
        const found = await authenticateReading(context, named, reading)
        caller = await letIn(endpoint, found.caller)
        return { caller, read: found.read }
      }
      try {
        const { params, query } = readInput(endpoint, request)
        const answer = await handler({ params, query, url: addressOf(context, request), userId: named.userId, admit: admitReading })
        if (!caller) throw new Error(`${endpoint.method} ${endpoint.path} answered without asking who calls`)
        return answer
      } catch (error) {
        // Validation errors are shown only to callers who may make the call.
        if (!caller) await admit(endpoint, request)
        throw error
      }
    })
  return route
}

interface Sent {
  request: FastifyRequest
  user: Caller | undefined
  file: UploadedFile | undefined
}

/** The input of a call; one that does not fit is refused once what it is about is known to be there. */
async function readInputOf<E extends Endpoint>(endpoint: E, { request, user, file }: Sent, findThing: FindThing<E> | undefined) {
  try {
    const input = readInput(endpoint, request)
    return { ...input, identity: identify(endpoint, request.headers['idempotency-key'], user?.id, { ...input, file }) }
  } catch (error) {
    const isUnreadable = error instanceof AppError && error.code === 'malformed_json'
    if ((error instanceof FieldErrors || isUnreadable) && findThing) {
      const userId = user?.id as Parameters<FindThing<E>>[0]['userId']
      await findThing({ userId, params: readParams(request.params) as Params<E>, body: request.body })
    }
    throw error
  }
}

/** While developing, and in every test: a status that the documentation does not name is a failure of ours. */
function requireDocumented(endpoint: Endpoint): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const statuses = possibleStatuses(endpoint)
  return async (_, reply) => {
    const { statusCode } = reply
    if (statuses.has(statusCode)) return
    reply.code(500)
    throw new Error(`${endpoint.method} ${endpoint.path} answers ${statusCode}, which it does not name`)
  }
}

/** What is not for every user is for administrators: those of the database now, whatever the token was issued for. */
function admitTo({ access }: Endpoint, caller: Caller): void {
  if (access === 'user') return
  if (!caller.isAdmin) throw new AppError('forbidden')
  if (access === 'admin' && !caller.verifiedUntil) throw new AppError('second_factor_required')
}

/** Without a public address the links lead where the client came from: `localhost` and `127.0.0.1` are two places to a browser. */
function addressOf({ settings, publicUrl }: AppContext, request: FastifyRequest): string {
  const seen = `${request.protocol}://${request.host}`
  const origin = settings.PUBLIC_URL || !URL.canParse(seen) ? publicUrl : seen
  return origin + request.url
}

const FOR_EVER = 'max-age=31536000, immutable'

/** Sends what a call answers: JSON, nothing, or the file that its endpoint mentions. */
function sendAnswer({ status, download }: Endpoint, request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  if (!download) return reply.code(status).send(answer)
  const disposition = download.inline ? 'inline' : 'attachment'
  reply.type(download.type)
  if (!reply.hasHeader('content-disposition')) reply.header('content-disposition', `${disposition}; filename="${download.fileName}"`)
  if (!download.inline || !(answer instanceof Uint8Array)) return reply.code(status).send(answer)
  const etag = `"${createHash('sha256').update(answer).digest('base64url')}"`
  reply.header('cache-control', `${download.inline}, ${FOR_EVER}`).header('etag', etag)
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.code(status).send(answer)
}
