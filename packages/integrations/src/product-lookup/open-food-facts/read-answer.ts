import { z } from 'zod'
import type { LookedUpProduct } from '../port.ts'
import { codeAtOff } from './code-at-off.ts'
import { readOffProduct } from './read-product.ts'

const codeSchema = z.string().optional()
const foundSchema = z.union([
  z.object({ code: codeSchema, result: z.object({ id: z.literal('product_found') }), product: z.record(z.string(), z.unknown()) }),
  z.object({ code: codeSchema, status: z.literal(1), product: z.record(z.string(), z.unknown()) }),
])
const notFoundSchema = z.union([
  z.object({ result: z.object({ id: z.enum(['product_not_found', 'product_found_with_a_different_product_type']) }) }),
  z.object({ status: z.literal(0) }),
])

/**
 * Reads an answer of API v3 or v2 by its body, because the HTTP status of "not found" has changed between versions: the product,
 * null for one that is not there, undefined for what is no answer. Throws a ZodError for a product with fields of other types.
 */
export function readAnswer(gtin: string, body: unknown): LookedUpProduct | null | undefined {
  if (notFoundSchema.safeParse(body).success) return null
  const found = foundSchema.safeParse(body)
  if (!found.success) return undefined
  const { code, product } = found.data
  // Somebody else's product is worse than none.
  if (code !== undefined && codeAtOff(code) !== codeAtOff(gtin)) return undefined
  return readOffProduct(gtin, product)
}
