import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export interface JobCounts {
  name: string
  queued: number
  active: number
  failed: number
  waiting_seconds: number
}

/** How each kind of work stands, those with failures first; one without a job has zeros. */
export async function countJobs(db: Db, names: readonly string[]): Promise<JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select kind.name, coalesce(waiting.queued, 0) as queued, coalesce(waiting.active, 0) as active, coalesce(given_up.failed, 0) as failed,
      greatest(coalesce(floor(extract(epoch from now() - waiting.due_since)), 0), 0)::int as waiting_seconds
    from unnest(${names}::text[]) as kind (name)
    left join (
      select name, (count(*) filter (where state < 'active'))::int as queued, (count(*) filter (where state = 'active'))::int as active,
        min(start_after) filter (where state < 'active') as due_since
      from pgboss.job where state < 'completed' group by name
    ) as waiting using (name)
    left join (select name, count(*)::int as failed from failed_jobs group by name) as given_up using (name)
    order by failed desc, kind.name`.execute(db)
  return rows
}
