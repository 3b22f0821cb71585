import { sql } from 'kysely'
import type { Trx } from '../../platform/db/connect.ts'
import { inChunks } from '../../platform/db/in-chunks.ts'

/** What one owner should use soon: how many products, the first few by name. */
export interface UseSoon {
  ownerId: number
  count: number
  names: string[]
}

/** The owners, in chunks, with food whose best-before day lies between two days in Warsaw, both included. */
export function listUseSoon(trx: Trx, { from, until }: { from: string; until: string }): AsyncGenerator<UseSoon[]> {
  return inChunks(
    trx,
    sql<UseSoon>`
      select owner_id as "ownerId", count(*) as count,
        (array_agg(product_name order by earliest_best_before, product_name collate "pl-x-icu", id))[1:3] as names
      from pantry_products
      where removed_at is null and not is_spice and earliest_best_before between ${from} and ${until}
      group by owner_id
      order by owner_id
    `,
  )
}
