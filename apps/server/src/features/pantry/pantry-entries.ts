import type { PantryEntry } from '@spizarka/culinary/matching'
import type { Trx } from '../../platform/db/connect.ts'
import { listConversions } from './conversions.queries.ts'
import { listProductsByKey } from './pantry.queries.ts'
import { stateOf } from './product-state.ts'

/**
 * What the pantry says about products, by key, for checking a read list: the unit each is kept in and the rates that its
 * owner taught. A product that is not there now but whose unit was decided on once counts as kept in that unit.
 */
export async function listPantryEntries(trx: Trx, ownerId: number, productKeys: readonly string[]): Promise<PantryEntry[]> {
  const keys = [...new Set(productKeys)]
  const present = (await listProductsByKey(trx, ownerId, keys)).filter((row) => row.removed_at === null)
  const rows = new Map(present.map((row) => [row.product_key, row]))
  const taught = new Map((await listConversions(trx, ownerId, keys)).map((conversion) => [conversion.productKey, conversion]))
  return keys.flatMap((key): PantryEntry[] => {
    const row = rows.get(key)
    const conversion = taught.get(key)
    const name = row?.product_name ?? conversion?.productName
    // Without batches the unit is a guess of ours: nothing disagrees with it.
    const kept = row && (row.is_spice || stateOf(row).batches.length > 0)
    const unit = kept ? row.canonical_unit : (conversion?.canonicalUnit ?? null)
    if (name === undefined || (unit === null && !row?.is_spice)) return []
    return [
      {
        name,
        productKey: key,
        // A spice has no unit; nothing is compared with it.
        unit: unit ?? 'pieces',
        canonicalUnitChosen: conversion?.canonicalUnit != null,
        gramsPerPiece: conversion?.gramsPerPiece ?? null,
        mlPerPiece: conversion?.mlPerPiece ?? null,
        gramsPerMl: conversion?.gramsPerMl ?? null,
        spice: row?.is_spice ?? false,
      },
    ]
  })
}
