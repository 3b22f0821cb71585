import type { Insertable } from 'kysely'
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
export async function takeFailedJob(trx: Trx, id: string) {
  return trx
    .deleteFrom('failed_jobs')
    .where('id', '=', id)
    .returning(['name', 'key_id as keyId', 'sealed_payload as bytes'])
    .executeTakeFirst()
}
