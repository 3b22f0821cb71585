import type { PublicationState } from '@spizarka/contract/publication-states'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { PicturesRow } from '../../../platform/db/row-types.gen.ts'
import type { PublicationRow } from '../publishing/publications.queries.ts'

/** A text in the queue, with what is known of its author. */
export interface QueuedRow extends PublicationRow {
  picture_key: string | null
  picture_kind: PicturesRow['kind'] | null
  width: number | null
  height: number | null
  author_published: number
  author_rejected: number
  /** Of the previous text, where it was returned or rejected. */
  before_state: 'changes_requested' | 'rejected' | null
  before_reason: string | null
  before_decided_at: Date | null
}

interface QueueQuery {
  state: PublicationState
  appealed: boolean | undefined
  order: 'submitted_at' | '-submitted_at' | '-risk'
  window: { limit: number; offset: number }
}

const columns = sql`
  publication.*, author.name as author_name, picture.key as picture_key, picture.kind as picture_kind, picture.width, picture.height,
  (select count(*) from recipe_publications as other
    where other.author_id = publication.author_id and other.state = 'published' and other.superseded_at is null) as author_published,
  (select count(*) from recipe_publications as other
    where other.author_id = publication.author_id and other.state in ('rejected', 'removed')) as author_rejected,
  before.state as before_state, before.reason as before_reason, before.decided_at as before_decided_at
`

/** The public picture of a recipe is the drawn one, never its author's photo. */
const queued = sql`
  recipe_publications as publication
  left join author_names as author on author.user_id = publication.author_id
  left join recipes as recipe on recipe.id = publication.recipe_id
  left join pictures as picture on picture.key = recipe.picture_key
  left join lateral (
    select state, reason, decided_at from recipe_publications as sent
    where sent.recipe_id = publication.recipe_id and sent.id < publication.id and sent.state in ('changes_requested', 'rejected')
    order by sent.id desc limit 1
  ) as before on publication.state = 'submitted'
`

const ORDERS = {
  submitted_at: sql`publication.submitted_at, publication.id`,
  '-submitted_at': sql`publication.submitted_at desc, publication.id desc`,
  '-risk': sql`publication.risk desc, publication.submitted_at, publication.id`,
} as const

function matchingState({ state, appealed }: Pick<QueueQuery, 'state' | 'appealed'>) {
  const open = sql`(publication.appealed_at is not null and publication.appeal_decided_at is null)`
  const current = sql`publication.state = ${state} and publication.superseded_at is null`
  return appealed === undefined ? current : sql`${current} and ${open} = ${appealed}`
}

/** A page of what was sent and is in one state. */
export async function listQueue(db: Db, asked: QueueQuery): Promise<QueuedRow[]> {
  const { rows } = await sql<QueuedRow>`
    select ${columns} from ${queued}
    where ${matchingState(asked)} order by ${ORDERS[asked.order]} limit ${asked.window.limit} offset ${asked.window.offset}
  `.execute(db)
  return rows
}

export async function countQueue(db: Db, asked: Pick<QueueQuery, 'state' | 'appealed'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from recipe_publications as publication where ${matchingState(asked)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

export async function findQueued(db: Db, id: number): Promise<QueuedRow | undefined> {
  const { rows } = await sql<QueuedRow>`
    select ${columns} from ${queued} where publication.id = ${id}
  `.execute(db)
  return rows[0]
}

/** Locks a recipe, whoever's it is. */
export async function lockRecipe(trx: Trx, id: number) {
  return trx.selectFrom('recipes').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Authors cannot rate their published recipes: a rating from before publication is deleted. */
export async function deleteOwnRating(trx: Trx, recipeId: number, ownerId: number): Promise<void> {
  await trx.deleteFrom('recipe_ratings').where('recipe_id', '=', recipeId).where('user_id', '=', ownerId).execute()
}

/** What happened in a month of Warsaw, `YYYY-MM`. */
export async function readFigures(db: Db, month: string) {
  const first = sql`(${month} || '-01')::timestamp`
  const from = sql`${first} at time zone 'Europe/Warsaw'`
  const until = sql`(${first} + interval '1 month') at time zone 'Europe/Warsaw'`
  const within = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until}`
  const publications = await sql<{
    submitted: number
    withdrawn: number
    removed: number
    appeals: number
    appeals_granted: number
    approved: number
    changes_requested: number
    rejected: number
    median_hours: number | null
    by_reason: Record<string, number> | null
  }>`
    select count(*) filter (where ${within('submitted_at')}) as submitted,
      count(*) filter (where state = 'withdrawn' and ${within('withdrawn_at')}) as withdrawn,
      count(*) filter (where state = 'removed' and ${within('decided_at')}) as removed,
      count(*) filter (where ${within('appealed_at')}) as appeals,
      count(*) filter (where state = 'published' and appealed_at is not null and ${within('decided_at')}) as appeals_granted,
      count(*) filter (where state = 'published' and ${within('decided_at')}) as approved,
      count(*) filter (where state = 'changes_requested' and ${within('decided_at')}) as changes_requested,
      count(*) filter (where state = 'rejected' and ${within('decided_at')}) as rejected,
      percentile_cont(0.5) within group (order by extract(epoch from decided_at - submitted_at) / 3600) filter (where ${within('decided_at')}) as median_hours,
      (select jsonb_object_agg(reason_code, count) from (
        select reason_code, count(*) as count from recipe_publications where reason_code is not null and ${within('decided_at')} group by reason_code
      ) as reasons) as by_reason
    from recipe_publications
  `.execute(db)
  const reports = await sql<{
    reports: number
    reports_by_machine: number
    reports_kept: number
    reports_removed: number
    median_report_hours: number | null
    reports_by_reason: Record<string, number> | null
    held_for: Record<string, number> | null
    comments: number
  }>`
    select count(*) filter (where not by_machine and ${within('created_at')}) as reports,
      count(*) filter (where by_machine and ${within('created_at')}) as reports_by_machine,
      count(*) filter (where decision = 'keep' and ${within('decided_at')}) as reports_kept,
      count(*) filter (where decision = 'remove' and ${within('decided_at')}) as reports_removed,
      percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at) / 3600) filter (where ${within('decided_at')}) as median_report_hours,
      (select jsonb_object_agg(reason, count) from (
        select reason, count(*) as count from content_reports where not by_machine and ${within('created_at')} group by reason
      ) as reasons) as reports_by_reason,
      (select jsonb_object_agg(finding, count) from (
        select finding, count(*) as count from content_reports, unnest(held_for) as finding where ${within('created_at')} group by finding
      ) as findings) as held_for,
      (select count(*) from recipe_comments where ${within('created_at')}) as comments
    from content_reports
  `.execute(db)
  const [publication] = publications.rows
  const [report] = reports.rows
  if (!publication || !report) throw new Error('Figures have one row each')
  return { ...publication, ...report }
}
