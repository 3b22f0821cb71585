import type { Plan } from '@spizarka/contract/accounts'
import type { BodyOut, Endpoint, Params, QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from './read-upload.ts'

/** The signed-in user of a request. */
export interface Caller {
  id: number
  sessionId: string
  plan: Plan
  isAdmin: boolean
  /** Until then this session may use the calls of administrators; null when the second factor has yet to be shown. */
  verifiedUntil: Date | null
}

/** Identifies a call for idempotency; `key` is undefined when the client sent none. */
export interface CallIdentity {
  userId: number
  key: string | undefined
  endpoint: string
  /** Hash of path parameters, body and file: the same key with another hash is refused. */
  requestHash: string
}

/** One checked call, as a handler sees it. */
export interface Call<E extends Endpoint> {
  /** Present unless the endpoint is public. */
  user: E['access'] extends 'public' ? undefined : Caller
  params: Params<E>
  query: QueryOut<E>
  body: BodyOut<E>
  /** The file in the endpoint's `upload` field; undefined when the client sent none. */
  file: UploadedFile | undefined
  /** The caller's network address. */
  address: string
  /** The absolute address of the call, query included: what the links of a page are made from. */
  url: string
  userAgent: string
  identity: CallIdentity
  /** Names the file that is answered, for whoever saves it: letters of ASCII, digits, dots and hyphens. Without it its endpoint's name stands. */
  readonly nameFile: (name: string) => void
  /** Only for what the contract cannot describe. */
  request: FastifyRequest
}

/** Answers one endpoint of the contract; one without a response body returns nothing. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<undefined extends ResponseOf<E> ? void : ResponseOf<E>>

/**
 * Throws `not_found` where what a call is about is not its caller's. Asked when what was sent does not fit the contract, so that what is not there
 * is said before what is wrong with the call.
 */
export type FindThing<E extends Endpoint> = (call: {
  /** Undefined for public calls. */
  userId: E['access'] extends 'public' ? undefined : number
  params: Params<E>
  body: unknown
}) => Promise<unknown>

/** A call whose caller is looked up while its answer is read. */
export interface ReadingCall<E extends Endpoint> extends Pick<Call<E>, 'params' | 'query' | 'url'> {
  /** Whose token it is; what that token may is known once `admit` has answered. */
  userId: number
  admit: Admit
}

/** Waits for what is being read and for the session, looked up beside it; rejects as any call does where that session does not stand. */
export type Admit = <Read>(reading: Promise<Read>) => Promise<{ caller: Caller; read: Read }>

/** A call that addresses something and can be invalid must say how that is found, or the route does not compile. */
type Finding<E extends Endpoint> = [keyof Params<E>] extends [never]
  ? [findThing?: FindThing<E>]
  : [E['query'], E['body']] extends [undefined, undefined]
    ? [findThing?: FindThing<E>]
    : [findThing: FindThing<E>]

/** Registers a handler for an endpoint: authentication, checking, paging links and errors are the platform's. */
export interface Route {
  <E extends Endpoint>(endpoint: E, handler: Handler<E>, ...finding: Finding<E>): void
  /** For what is read by nearly every call: the database is asked who calls and for the answer at once. The handler must `admit`, or the call fails. */
  whileAdmitting<E extends Endpoint>(endpoint: E, handler: (call: ReadingCall<E>) => Promise<ResponseOf<E>>): void
}
