import type { PgBoss } from 'pg-boss'
import { z } from 'zod'

const namesSchema = z.array(z.object({ name: z.string() }))

/** Those of the queues called `names` in which a job is due that nobody has taken. One look at an index for each, however many jobs wait. */
export async function findDueQueues(boss: PgBoss, names: readonly string[]): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(
    `select queue.name from unnest($1::text[]) as queue (name)
     where exists (
       select from pgboss.job
       where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now()
     )`,
    [names],
  )
  return namesSchema.parse(rows).map(({ name }) => name)
}
