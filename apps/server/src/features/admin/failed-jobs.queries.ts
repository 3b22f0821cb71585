import type { Db } from '../../platform/db/connect.ts'

/** A page of the jobs that were given up, newest first; of one kind alone where `name` is given. */
export async function listFailedJobs(db: Db, name: string | undefined, window: { limit: number; offset: number }) {
  return failedJobs(db, name)
    .select(['id', 'name', 'created_at', 'failed_at', 'tries', 'error'])
    .orderBy('failed_at', 'desc')
    .orderBy('id')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}

export type FailedJobRow = Awaited<ReturnType<typeof listFailedJobs>>[number]

export async function countFailedJobs(db: Db, name: string | undefined): Promise<number> {
  const { count } = await failedJobs(db, name)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function failedJobs(db: Db, name: string | undefined) {
  const all = db.selectFrom('failed_jobs')
  return name === undefined ? all : all.where('name', '=', name)
}
