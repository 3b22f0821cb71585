import type { Endpoint } from '@spizarka/contract/endpoint'
import { ERRORS, type ErrorCode } from '@spizarka/contract/errors'
import { z } from 'zod'
import { possibleErrors } from '../../platform/http/possible-errors.ts'

type Schema = z.core.JSONSchema.BaseSchema

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
}

interface Response {
  description: string
  content?: Record<string, { schema: Schema }>
}

/** What calls are sent as: JSON, or a form with a file. */
type BodyType = 'application/json' | 'multipart/form-data'

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  security?: { jwt: [] }[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: { [Type in BodyType]?: { schema: Schema } } }
  responses: Record<string, Response>
}

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: object }
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi(endpoints: ReadonlyMap<string, Endpoint>): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const [name, endpoint] of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Spiżarka', version: '1', description: 'Every call of the API. Paths work with and without the last slash.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        jwt: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`JWT {access}`, with the token of `/auth/jwt/create/`.' },
      },
    },
  }
}

function operation(name: string, endpoint: Endpoint): Operation {
  return {
    operationId: name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.access !== 'public' && { security: [{ jwt: [] }] }),
    parameters: [...pathParameters(endpoint.path), ...queryParameters(endpoint.query), ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : [])],
    ...requestBody(endpoint),
    responses: { ...failures(endpoint), [endpoint.status]: success(endpoint) },
  }
}

function requestBody({ body, upload }: Endpoint): Pick<Operation, 'requestBody'> {
  if (upload !== undefined) {
    const schema: Schema = { type: 'object', properties: { [upload]: { type: 'string', format: 'binary' } }, required: [upload] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  return body ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } } } : {}
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Within 24 hours a repeat with the same key gets the first answer and has no second effect.',
  schema: { type: 'string', maxLength: 200 },
}

function pathParameters(path: string): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
}

function queryParameters(query: z.ZodType | undefined): Parameter[] {
  const schema = query && jsonSchema(query, 'input')
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema?.required?.includes(name) ?? false,
    schema: typeof property === 'boolean' ? {} : property,
  }))
}

function success({ response, download }: Endpoint): Response {
  if (download) return { description: 'The file.', content: { [download.type]: { schema: { type: 'string', format: 'binary' } } } }
  if (!response) return { description: 'Done; no body.' }
  return { description: 'Success.', content: { 'application/json': { schema: jsonSchema(response, 'output') } } }
}

const text: Schema = { type: 'string' }
const texts: Schema = { type: 'array', items: text }
const FIELD_ERRORS: Schema = {
  type: 'object',
  description: 'Messages by field.',
  additionalProperties: { anyOf: [texts, { type: 'object' }] },
}

function failures(endpoint: Endpoint): Record<string, Response> {
  const byStatus = Map.groupBy(possibleErrors(endpoint), (code) => ERRORS[code].status)
  return {
    ...(endpoint.download?.inline && { 304: { description: 'What `If-None-Match` names is still it; no body.' } }),
    ...Object.fromEntries([...byStatus].map(([status, codes]) => [status, failure(codes)])),
  }
}

function failure(codes: readonly ErrorCode[]): Response {
  const shapes = [...new Set(codes.map((code) => ERRORS[code].shape))].map(shapeSchema)
  const [only = FIELD_ERRORS] = shapes
  const schema = shapes.length === 1 ? only : { anyOf: shapes }
  return { description: codes.map((code) => `\`${code}\`: ${ERRORS[code].text}`).join('\n'), content: { 'application/json': { schema } } }
}

function shapeSchema(shape: (typeof ERRORS)[ErrorCode]['shape']): Schema {
  if (shape === 'fields') return FIELD_ERRORS
  const [beside, field] = shape.split(':')
  if (field && beside !== 'field') {
    const named = beside === 'error+field' ? 'error' : 'detail'
    return { type: 'object', properties: { [named]: text, [field]: texts }, required: [named, field] }
  }
  if (field) return { type: 'object', properties: { [field]: texts }, required: [field] }
  return { type: 'object', properties: { [shape]: text }, required: [shape] }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
