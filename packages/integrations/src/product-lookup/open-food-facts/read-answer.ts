import { z } from 'zod'
import type { LookedUpProduct } from '../port.ts'
import { readNutrition } from './read-nutrition.ts'
import { readMeasuredQuantity, readQuantity } from './read-quantity.ts'

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

const NAME_LENGTH = 50
const BRANDS_LENGTH = 100

const textSchema = z.string().nullish()
const numberSchema = z.union([z.number(), z.string()]).nullish()

/** What we read of a record, in answers of API v2 and v3 and in the nightly export alike; absent data is an absent key. */
const recordSchema = z.object({
  product_name: textSchema,
  product_name_pl: textSchema,
  generic_name_pl: textSchema,
  brands: textSchema,
  quantity: textSchema,
  product_quantity: numberSchema,
  product_quantity_unit: textSchema,
  categories_tags: z.array(z.string()).nullish(),
  last_modified_t: numberSchema,
  // In two shapes, and never worth refusing the product for.
  nutriments: z.unknown().optional(),
  nutrition: z.unknown().optional(),
})
type OffRecord = z.output<typeof recordSchema>

/** The fields to ask for: a whole record has a hundred kilobytes. */
export const FIELDS: readonly string[] = ['code', ...Object.keys(recordSchema.shape)]

/** The product of an Open Food Facts record; null when it has no name that one could show. Throws a ZodError for what is no record. */
export function readOffProduct(gtin: string, record: unknown): LookedUpProduct | null {
  const off = recordSchema.parse(record)
  const name = nameOf(off)
  if (name === '') return null
  return {
    gtin,
    name,
    brands: cut(brandsOf(off).slice(0, 2).join(', '), BRANDS_LENGTH) || null,
    quantity: quantityOf(off),
    nutrition: readNutrition(off),
    modifiedAt: modifiedAt(off),
  }
}

function nameOf(off: OffRecord): string {
  const names = [off.product_name_pl, off.product_name, off.generic_name_pl].map(tidy)
  return cut(names.find((name) => /\p{L}/u.test(name)) ?? nameByKind(off), NAME_LENGTH)
}

/** "Młyn Przykładowy rolled oats": better than nothing for whoever holds the pack. */
function nameByKind(off: OffRecord): string {
  const [brand] = brandsOf(off)
  const kind = tidy(
    off.categories_tags
      ?.at(-1)
      ?.replace(/^[a-z]{2,3}:/, '')
      .replaceAll('-', ' '),
  )
  return brand && kind ? `${brand} ${kind}` : ''
}

function brandsOf(off: OffRecord): string[] {
  return tidy(off.brands)
    .split(',')
    .map((brand) => brand.trim())
    .filter((brand) => brand !== '')
}

function quantityOf(off: OffRecord): string | null {
  const measured = Number(off.product_quantity ?? Number.NaN)
  const worked = off.product_quantity_unit ? readMeasuredQuantity(measured, off.product_quantity_unit) : null
  return worked ?? readQuantity(off.quantity ?? '')
}

function modifiedAt(off: OffRecord): Date | null {
  const time = new Date(Number(off.last_modified_t || Number.NaN) * 1000)
  return Number.isNaN(time.getTime()) ? null : time
}

const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&#39;': "'", '&amp;': '&' }

/** The database escapes some characters for HTML, and takes whatever people paste. */
function tidy(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/&(?:quot|lt|gt|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function cut(text: string, length: number): string {
  // Half of an emoji is no character.
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

/** A code as Open Food Facts keeps it: without leading zeros, then filled up to an EAN-8 or an EAN-13; a case code as it is. */
export function codeAtOff(code: string): string {
  const significant = code.replace(/^0+/, '')
  return significant.padStart(significant.length <= 8 ? 8 : 13, '0')
}
