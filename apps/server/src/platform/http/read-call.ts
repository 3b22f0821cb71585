import { createHash } from 'node:crypto'
import type { BodyOut, Endpoint, Params, QueryOut } from '@spizarka/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError, FieldErrors, type FieldErrorTree } from '../errors/app-error.ts'
import type { UploadedFile } from './read-upload.ts'
import type { CallIdentity } from './route.ts'

// PostgreSQL refuses what is not a UUID; ids of rows are read by `rowId`.
const paramSchemas: Readonly<Record<string, z.ZodType>> = { sessionId: z.uuid() }
const paramsSchema = z.record(z.string(), z.string())
const keySchema = z.string().min(1).max(200)

/** Stands for a body that is no JSON until somebody asks for it. */
export const UNREADABLE_BODY = Symbol('unreadable body')

/** The input of a call, checked against the contract. What does not fit is a field error, a malformed id is not found. */
export function readInput<E extends Endpoint>(endpoint: E, request: FastifyRequest) {
  if (request.body === UNREADABLE_BODY) throw new AppError('malformed_json')
  refuseNullCharacters(request.query)
  refuseNullCharacters(request.body)
  // The schemas are the endpoint's own, which TypeScript cannot see through the generic.
  return {
    params: readParams(request.params) as Params<E>,
    query: readQuery(endpoint, request.query) as QueryOut<E>,
    body: readBody(endpoint, request.body) as BodyOut<E>,
  }
}

export function readParams(given: unknown): Record<string, string> {
  const params = paramsSchema.parse(given)
  for (const [name, value] of Object.entries(params))
    if (value.includes('\0') || paramSchemas[name]?.safeParse(value).success === false) throw new AppError('not_found')
  return params
}

function readQuery(endpoint: Endpoint, given: unknown): unknown {
  const result = endpoint.query?.safeParse(given)
  if (!result || result.success) return result?.data
  if (endpoint.errors.includes('invalid_page') && result.error.issues.some((issue) => issue.path[0] === 'page'))
    throw new AppError('invalid_page')
  throw fieldErrors(result.error.issues)
}

function readBody(endpoint: Endpoint, given: unknown): unknown {
  // Nothing sent is an object without its fields, so that each of them is named.
  const result = endpoint.body?.safeParse(given ?? {})
  if (!result || result.success) return result?.data
  throw fieldErrors(result.error.issues)
}

/** What makes a repeat of this call the same call: its checked input, for what was sent besides may be nested without end. */
export function identify(
  endpoint: Endpoint,
  header: string | string[] | undefined,
  userId: number | undefined,
  { params, body, file }: { params: unknown; body: unknown; file: UploadedFile | undefined },
): CallIdentity {
  const name = `${endpoint.method} ${endpoint.path}`
  if (!endpoint.idempotent || header === undefined || userId === undefined)
    return { userId: userId ?? 0, key: undefined, endpoint: name, requestHash: '' }
  const key = keySchema.safeParse(header)
  if (!key.success) throw new FieldErrors({ 'Idempotency-Key': ['Nieprawidłowa wartość.'] })
  const requestHash = hash(JSON.stringify([params, body, file && hash(file.bytes)]))
  return { userId, key: key.data, endpoint: name, requestHash }
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url')
}

const MESSAGE = 'Znaki zerowe są niedozwolone.'

/** PostgreSQL keeps no null character: refuses one anywhere in the strings of `input`. Iterative, for input nested without end. */
function refuseNullCharacters(input: unknown): void {
  const pending: { value: unknown; field: string }[] = [{ value: input, field: 'non_field_errors' }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, field } = next
    if (typeof value === 'string' && value.includes('\0')) throw new FieldErrors({ [field]: [MESSAGE] })
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      // The outermost name is the one that a form knows.
      pending.push({ value: inner, field: value === input && !Array.isArray(value) ? key : field })
    }
  }
}

const NON_FIELD_ERRORS = 'non_field_errors'

interface MutableTree {
  [field: string]: string[] | MutableTree
}

/** What a schema refused, in Django's shape: `{name: [text], items: {1: {quantity: [text]}}, non_field_errors: [text]}`. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const tree: MutableTree = Object.create(null)
  for (const issue of issues) add(tree, issue.path.length > 0 ? issue.path.map(String) : [NON_FIELD_ERRORS], issue.message)
  return new FieldErrors(tree satisfies FieldErrorTree)
}

function add(tree: MutableTree, [field = NON_FIELD_ERRORS, ...deeper]: readonly string[], message: string): void {
  const there = tree[field]
  if (deeper.length === 0) {
    if (Array.isArray(there)) there.push(message)
    else if (there) add(there, [NON_FIELD_ERRORS], message)
    else tree[field] = [message]
    return
  }
  // A field refused as a whole and in its parts: the former moves beside the latter.
  const below: MutableTree = Array.isArray(there) ? { [NON_FIELD_ERRORS]: there } : (there ?? Object.create(null))
  tree[field] = below
  add(below, deeper, message)
}
