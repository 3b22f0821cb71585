import type { Db, Trx } from '../../platform/db/connect.ts'

/** How asking outside about a code stands. */
export type LookupState = 'asking' | 'found' | 'missing' | 'failed'

/** Claims the right to ask about a code; when somebody else asks, or asked a while ago, says how that stands instead. */
export async function insertLookupClaim(
  db: Db,
  gtin: string,
  { now, until }: { now: Date; until: Date },
): Promise<LookupState | 'claimed'> {
  const claim = { state: 'asking', until } as const
  const claimed = await db
    .insertInto('product_lookups')
    .values({ gtin, ...claim })
    .onConflict((conflict) => conflict.column('gtin').doUpdateSet(claim).where('product_lookups.until', '<=', now))
    .returning('gtin')
    .executeTakeFirst()
  if (claimed) return 'claimed'
  const lookup = await db.selectFrom('product_lookups').select('state').where('gtin', '=', gtin).executeTakeFirst()
  // Given back a moment ago: the next look finds it free.
  return lookup?.state ?? 'asking'
}

/** Says the result of asking, and for how long that holds. */
export async function updateLookup(
  db: Db | Trx,
  gtin: string,
  outcome: { state: Exclude<LookupState, 'asking'>; until: Date },
): Promise<void> {
  await db.updateTable('product_lookups').set(outcome).where('gtin', '=', gtin).execute()
}

/** Gives the right to ask back unused. */
export async function deleteLookupClaim(db: Db, gtin: string): Promise<void> {
  await db.deleteFrom('product_lookups').where('gtin', '=', gtin).where('state', '=', 'asking').execute()
}

export async function deleteLookupsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('product_lookups').where('until', '<', before).execute()
}
