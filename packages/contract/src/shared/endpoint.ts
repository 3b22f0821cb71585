import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: anyone, anyone who is signed in, administrators who have shown their second factor in this session, or
 * administrators who have yet to show it.
 */
export type Access = 'public' | 'user' | 'admin' | 'unverified-admin'

type Schema = z.ZodType | undefined

/** One call of the API: the only description of it that server, web and documentation read. */
export interface Endpoint<P extends string = string, Q extends Schema = Schema, B extends Schema = Schema, R extends Schema = Schema> {
  method: Method
  /** Below `/api`, with a trailing slash and `:name` parameters. */
  path: P
  access: Access
  /** Group in the documentation: the contract file's area. */
  tag: string
  /** One English sentence for the documentation. */
  summary: string
  /** Status of success; 204 where there is no response body. */
  status: 200 | 201 | 202 | 204
  query: Q
  body: B
  /** Field of a multipart form that carries a file; such a call has no other body. */
  upload: string | undefined
  response: R
  /** What a success is where it is a file, with `fileSchema` as its response. */
  download: Download | undefined
  /** Expected failures beyond the ones that every call shares (400 fields, 401, 429, 500). */
  errors: readonly ErrorCode[]
  /** The call takes an `Idempotency-Key`: a repeat within 24 h gets the first answer and has no second effect. */
  idempotent: boolean
}

interface Download {
  type: string
  fileName: string
  /** Shown rather than saved, and the same forever: whoever fetched it may keep it, caches in between only where it is the same for everybody. */
  inline?: 'public' | 'private'
}

interface Description<P extends string, Q extends Schema, B extends Schema, R extends Schema> {
  method: Method
  path: P
  tag: string
  summary: string
  access?: Access
  status?: 200 | 201 | 202 | 204
  query?: Q
  body?: B
  upload?: string
  response?: R
  download?: Download
  errors?: readonly ErrorCode[]
  idempotent?: boolean
}

/** Describes one call; `access` is `user` unless said otherwise, `status` 200 with a response schema and 204 without. */
export function endpoint<const P extends string, Q extends Schema = undefined, B extends Schema = undefined, R extends Schema = undefined>(
  description: Description<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return {
    access: 'user',
    status: description.response ? 200 : 204,
    errors: [],
    idempotent: false,
    query: undefined as Q,
    body: undefined as B,
    upload: undefined,
    download: undefined,
    response: undefined as R,
    ...description,
  }
}

type ParamNames<P extends string> = P extends `${string}:${infer N}/${infer Rest}` ? N | ParamNames<Rest> : never
type In<S> = S extends z.ZodType ? z.input<S> : never
type Out<S> = S extends z.ZodType ? z.output<S> : undefined

/** The path parameters of a call, as strings. */
export type Params<E extends Endpoint> = Record<ParamNames<E['path']>, string>
/** What a client sends as the body. */
export type BodyIn<E extends Endpoint> = In<E['body']>
/** What the server sees of the body once it has been checked. */
export type BodyOut<E extends Endpoint> = Out<E['body']>
export type QueryIn<E extends Endpoint> = In<E['query']>
export type QueryOut<E extends Endpoint> = Out<E['query']>
/** The body of a successful answer. */
export type ResponseOf<E extends Endpoint> = Out<E['response']>
