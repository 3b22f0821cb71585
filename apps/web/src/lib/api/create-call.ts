import type { BodyIn, Endpoint, Params, QueryIn, ResponseOf } from '@spizarka/contract/endpoint'
import { ApiError } from './api-error.ts'

const BASE = '/api'

type ParamsOption<E extends Endpoint> = [keyof Params<E>] extends [never] ? { params?: undefined } : { params: Params<E> }
type QueryOption<E extends Endpoint> = [QueryIn<E>] extends [never] ? { query?: undefined } : { query?: QueryIn<E> }
type BodyOption<E extends Endpoint> = [BodyIn<E>] extends [never] ? { body?: undefined } : { body: BodyIn<E> }

/** What a call of an endpoint is made with; the contract says which parts there are. */
type CallOptions<E extends Endpoint> = ParamsOption<E> &
  QueryOption<E> &
  BodyOption<E> & {
    /** Repeats with the same key have one effect (see `useIdempotencyKey`). */
    idempotencyKey?: string
    signal?: AbortSignal
    /** The call outlives the page. */
    keepalive?: boolean
    /** For an endpoint that takes an upload. */
    file?: File
  }

/** The options of a call, which may be left out where none of them is needed. */
export type CallArguments<E extends Endpoint> =
  Partial<CallOptions<E>> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]

/** Calls an endpoint and resolves to its answer, or throws an ApiError; without an answer it throws what `fetch` throws. */
export type Call = <E extends Endpoint>(endpoint: E, ...options: CallArguments<E>) => Promise<ResponseOf<E>>

/** How calls prove who makes them. */
interface Identity {
  accessToken: () => string | null
  /** Asked after a 401 with the token it refused; true when there is another one to try once more with. */
  recover: (rejected: string | null) => Promise<boolean>
  /** Told of every answer before it is read. */
  onResponse?: (response: Response) => void
}

const anonymous: Identity = { accessToken: () => null, recover: () => Promise.resolve(false) }

/** The typed client of the API; calls are anonymous without an identity. */
export function createCall(identity: Identity = anonymous): Call {
  return <E extends Endpoint>(endpoint: E, ...[options]: CallArguments<E>) => send(identity, endpoint, options ?? {}, 'first')
}

type AnyOptions = Partial<{
  params: Record<string, string>
  query: unknown
  body: unknown
  idempotencyKey: string
  signal: AbortSignal
  keepalive: boolean
  file: File
}>

async function send<E extends Endpoint>(
  identity: Identity,
  endpoint: E,
  options: AnyOptions,
  attempt: 'first' | 'last',
): Promise<ResponseOf<E>> {
  const token = identity.accessToken()
  const response = await fetch(addressOf(endpoint, options), {
    method: endpoint.method,
    headers: headersOf(options, token),
    body: bodyOf(endpoint, options),
    signal: options.signal,
    keepalive: options.keepalive,
  })
  identity.onResponse?.(response)
  if (response.status === 401 && attempt === 'first' && (await identity.recover(token))) return send(identity, endpoint, options, 'last')
  return readAnswer(endpoint, response)
}

function bodyOf({ upload }: Endpoint, { body, file }: AnyOptions): FormData | string | undefined {
  if (upload === undefined || file === undefined) return body === undefined ? undefined : JSON.stringify(body)
  const form = new FormData()
  form.append(upload, file)
  return form
}

function addressOf(endpoint: Endpoint, { params, query }: AnyOptions): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = new URLSearchParams()
  const parameters: [string, string | number | boolean | null | undefined][] = Object.entries(query ?? {})
  for (const [name, value] of parameters) if (value !== undefined && value !== null) search.append(name, String(value))
  return `${BASE}${path}${search.size > 0 ? `?${search}` : ''}`
}

function headersOf({ body, idempotencyKey }: AnyOptions, token: string | null): Headers {
  const headers = new Headers({ Accept: 'application/json' })
  if (token !== null) headers.set('Authorization', `JWT ${token}`)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey)
  return headers
}

async function readAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<ResponseOf<E>> {
  const body = response.ok && endpoint.download ? new Uint8Array(await response.arrayBuffer()) : await readJson(response)
  // A success without the promised body comes from something in between, a hotspot's login page for one.
  if (!response.ok || (endpoint.response !== undefined && body === undefined)) throw new ApiError(response.status, body)
  return asAnswer(endpoint, body)
}

async function readJson(response: Response): Promise<unknown> {
  return response.status === 204 ? undefined : response.json().catch(() => undefined)
}

/** A body as the answer of an endpoint: checked in development and tests, trusted in production, whose bundle has no schemas. */
export function asAnswer<E extends Endpoint>(endpoint: E, body: unknown): ResponseOf<E> {
  if (import.meta.env.PROD) return body as ResponseOf<E>
  return endpoint.response?.parse(body) as ResponseOf<E>
}
