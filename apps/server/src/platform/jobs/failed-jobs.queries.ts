import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '../db/connect.ts'
import type { FailedJobsRow } from '../db/row-types.gen.ts'

/** Place that a failed job's payload is sealed for. */
export function sealedPayloadOf(id: string): string {
  return `failed_jobs/${id}/sealed_payload`
}

/** Adds a job that was given up; one that is there already stays as it is. */
export async function insertFailedJob(db: Db, row: Insertable<FailedJobsRow>): Promise<void> {
  await db
    .insertInto('failed_jobs')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Deletes the jobs that were given up before a time. */
export async function deleteFailedJobs(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('failed_jobs').where('failed_at', '<', before).execute()
}

/** Takes a job out of those that were given up; its payload is still sealed. Undefined when it is not there. */
export async function deleteFailedJob(trx: Trx, id: string) {
  return trx
    .deleteFrom('failed_jobs')
    .where('id', '=', id)
    .returning(['name', 'key_id as keyId', 'sealed_payload as bytes'])
    .executeTakeFirst()
}

interface JobCounts {
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
