import type { Unit } from '@spizarka/contract/common'
import { createPantryItem, listPantry, type PantryItem } from '@spizarka/contract/pantry'
import type { MadeUser } from './factories.ts'
import type { TestApp } from './harness.ts'

const FIELDS = { grams: 'quantity_grams', ml: 'quantity_ml', pieces: 'quantity_pieces' } as const

/** What the form of adding by hand sends for an amount. */
export function byHand(name: string, quantity: number, unit: Unit, bestBefore?: string | null) {
  return {
    product_name: name,
    canonical_unit: unit,
    is_spice: false,
    [FIELDS[unit]]: quantity,
    ...(bestBefore !== undefined && { best_before: bestBefore }),
  }
}

/** Puts a product into a pantry by hand. */
export function stock(app: TestApp, { token }: MadeUser, name: string, quantity: number, unit: Unit, bestBefore?: string | null) {
  return app.succeed(createPantryItem, { token, body: byHand(name, quantity, unit, bestBefore) })
}

/** Puts a spice into a pantry. */
export function stockSpice(app: TestApp, { token }: MadeUser, name: string) {
  return app.succeed(createPantryItem, { token, body: { product_name: name, is_spice: true } })
}

/** Writes that many products of 100 g straight into the database. */
export async function fillPantry({ db }: TestApp, owner: MadeUser, count: number): Promise<void> {
  const batch = { id: 1, amount: 100_000, bestBefore: null, estimated: false, addedAt: '2026-01-01T10:00:00.000Z' }
  const products = Array.from({ length: count }, (_, number) => ({
    owner_id: owner.id,
    product_key: `przetwór ${number}`,
    product_name: `przetwór ${number}`,
    category: 'other' as const,
    canonical_unit: 'grams' as const,
    batches: JSON.stringify([batch]),
  }))
  await db.insertInto('pantry_products').values(products).execute()
}

/** The whole pantry, by product name. */
export async function readPantry(app: TestApp, { token }: MadeUser): Promise<Map<string, PantryItem>> {
  const { results } = await app.succeed(listPantry, { token, query: { page_size: 200 } })
  return new Map(results.map((item) => [item.product_name, item]))
}

/** The product of that name; undefined when it is not in the pantry. */
export async function readProduct(app: TestApp, user: MadeUser, name: string): Promise<PantryItem | undefined> {
  return (await readPantry(app, user)).get(name)
}
