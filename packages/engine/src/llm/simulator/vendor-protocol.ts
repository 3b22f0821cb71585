import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'

/** What the vendor's wire format makes of a request or an answer. */
export interface HttpAnswer {
  status: number
  headers?: Record<string, string>
  body: unknown
}

export type FinishReason = 'stop' | 'length' | 'refusal' | 'filter'

/** One vendor's wire format. */
export interface VendorProtocol {
  path: string
  /** The prompts of a well-formed request, or the error with which the vendor meets a bad one. */
  read(headers: IncomingHttpHeaders, body: unknown): { system: string; user: string; pictures: number } | { error: HttpAnswer }
  answer(text: string, finish: FinishReason, body: unknown): HttpAnswer
  fail(status: number, code: string | undefined, message: string): HttpAnswer
}

/** A rough count; the real ones come from the vendors' tokenisers. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

const nodeSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
})

const FORBIDDEN = ['allOf', 'not', 'if', 'then', 'else', 'oneOf', 'default', 'dependentRequired', 'dependentSchemas']
const MAX_DEPTH = 5

/** Why a vendor's strict mode would refuse the schema; null when it would not. The lowest common rules of the known vendors. */
export function strictModeObjection(schema: unknown, depth = 1): string | null {
  const node = nodeSchema.safeParse(schema)
  if (!node.success) return 'a schema must be an object'
  const { type, properties, required = [], additionalProperties, items, anyOf } = node.data
  const forbidden = FORBIDDEN.find((keyword) => keyword in node.data)
  if (forbidden) return `'${forbidden}' is not permitted`
  if (depth > MAX_DEPTH) return `nested deeper than ${MAX_DEPTH} levels`
  if (depth === 1 && (type !== 'object' || anyOf)) return 'the root must be an object'
  if (type === 'object') {
    if (additionalProperties !== false) return `'additionalProperties' must be false`
    const missing = Object.keys(properties ?? {}).find((key) => !required.includes(key))
    if (missing) return `'required' must list every property; '${missing}' is missing`
  }
  const children = [...Object.values(properties ?? {}), ...(anyOf ?? []), ...(items === undefined ? [] : [items])]
  // Scalars add no level of their own.
  const level = type === 'object' || type === 'array' ? depth + 1 : depth
  for (const child of children) {
    const objection = strictModeObjection(child, isScalar(child) ? Math.min(level, MAX_DEPTH) : level)
    if (objection) return objection
  }
  return null
}

function isScalar(schema: unknown): boolean {
  const node = nodeSchema.safeParse(schema)
  return node.success && node.data.properties === undefined && node.data.items === undefined
}
