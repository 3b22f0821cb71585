import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Rate } from '../env/settings.ts'

/** How patient a call is: how many may go out at once after a quiet time, and how long it would wait for its turn. */
export interface Patience {
  burst: number
  maxWaitMs: number
}

/**
 * Books a turn to call the service of that name, so that all processes together keep to its rate; gives the milliseconds to wait for
 * it, or null, with nothing booked, when that is longer than the call would wait. No window of `seconds` sees more than
 * `points + burst` calls (generic cell rate algorithm: the database keeps one time a service, and its clock alone counts).
 */
export async function bookTurn(db: Db, name: string, { points, seconds }: Rate, { burst, maxWaitMs }: Patience): Promise<number | null> {
  const spacing = sql`make_interval(secs => ${seconds / points})`
  const ahead = sql`make_interval(secs => ${((burst - 1) * seconds) / points})`
  const due = sql`greatest(outbound_paces.next_due_at, now())`
  const { rows } = await sql<{ wait_ms: number }>`
    insert into outbound_paces (name, next_due_at) values (${name}, now() + ${spacing})
    on conflict (name) do update set next_due_at = ${due} + ${spacing}
    where ${due} - ${ahead} <= now() + make_interval(secs => ${maxWaitMs / 1000})
    returning greatest(0, 1000 * extract(epoch from next_due_at - ${spacing} - ${ahead} - now()))::float8 as wait_ms
  `.execute(db)
  return rows[0]?.wait_ms ?? null
}
