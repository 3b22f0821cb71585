import type { HeldFor, ReportReason } from '@spizarka/contract/reports'
import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { ContentReportsRow } from '../../../platform/db/row-types.gen.ts'

export type ReportRow = Selectable<ContentReportsRow>
type Kind = ContentReportsRow['kind']

const MAX_TEXT_LENGTH = 1000

/** What the machine found, among the reasons that people give. */
const REASON_OF: Readonly<Record<HeldFor, ReportReason>> = { swearing: 'offensive', contacts: 'spam', photo: 'other', edited: 'other' }

/**
 * Replaces the machine's report of a held comment, or removes it. It is a new report each time, so that nobody decides on a text or photo
 * that they have not seen. The comment's row must be locked.
 */
export async function replaceMachineReport(
  trx: Trx,
  commentId: number,
  found: { heldFor: readonly HeldFor[]; words: string } | null,
  at: Date,
): Promise<void> {
  await trx
    .deleteFrom('content_reports')
    .where('kind', '=', 'comment')
    .where('target_id', '=', commentId)
    .where('by_machine', '=', true)
    .where('state', '=', 'open')
    .execute()
  if (found === null) return
  const [gravest] = found.heldFor
  const reason = gravest === undefined ? 'other' : REASON_OF[gravest]
  const report = { kind: 'comment', target_id: commentId, by_machine: true, reason, created_at: at } as const
  await trx
    .insertInto('content_reports')
    .values({ ...report, held_for: [...found.heldFor], text: found.words.slice(0, MAX_TEXT_LENGTH) })
    .execute()
}

interface NewReport {
  kind: Kind
  targetId: number
  reporter: { userId: number } | { email: string }
  reason: ReportReason
  text: string
  at: Date
}

/** Inserts a report, or updates the reporter's open one of the same content. Returns its id. */
export async function upsertReport(trx: Trx, { kind, targetId, reporter, reason, text, at }: NewReport): Promise<number> {
  const [userId, email] = 'userId' in reporter ? [reporter.userId, null] : [null, reporter.email]
  const whoReports =
    userId === null
      ? sql`email) where state = 'open' and email is not null`
      : sql`reporter_id) where state = 'open' and reporter_id is not null`
  const { rows } = await sql<{ id: number }>`
    insert into content_reports (kind, target_id, reporter_id, email, reason, text, created_at)
    values (${kind}, ${targetId}, ${userId}, ${email}, ${reason}, ${text}, ${at})
    on conflict (kind, target_id, ${whoReports} do update set reason = excluded.reason, text = excluded.text
    returning id
  `.execute(trx)
  const [row] = rows
  if (!row) throw new Error('A report was neither inserted nor updated')
  return row.id
}

/** Whether others read what is reported; undefined where there is no such thing. */
export async function findReportable(db: Db | Trx, kind: Kind, id: number): Promise<{ id: number } | undefined> {
  if (kind === 'recipe')
    return db.selectFrom('recipes').where('id', '=', id).where('published_at', 'is not', null).select('id').executeTakeFirst()
  return db
    .selectFrom('recipe_comments as comment')
    .innerJoin('recipes as recipe', 'recipe.id', 'comment.recipe_id')
    .where('comment.id', '=', id)
    .where('comment.state', '=', 'visible')
    .where('recipe.published_at', 'is not', null)
    .select('comment.id')
    .executeTakeFirst()
}

/** Deletes guests' addresses from reports decided before a time; that the reporter was a guest stays known. */
export async function updateGuestsForgotten(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('content_reports')
    .set({ email: '' })
    .where('email', '<>', '')
    .where('state', '=', 'decided')
    .where('decided_at', '<', before)
    .execute()
}

/** The reported content, in its current text. */
export interface ReportTarget {
  report_id: number
  recipe_id: number | null
  title: string | null
  text: string | null
  source: string | null
  author_id: number | null
  recipe_owner_id: number | null
  author_name: string | null
  is_visible: boolean | null
  picture_key: string | null
  width: number | null
  height: number | null
  open_reports: number
}

/** The targets of reports; columns are null where the content is gone. */
export async function listReportTargets(db: Db | Trx, reportIds: readonly number[]): Promise<Map<number, ReportTarget>> {
  const { rows } = await sql<ReportTarget>`
    select report.id as report_id, recipe.id as recipe_id, recipe.title, recipe.source, recipe.owner_id as recipe_owner_id,
      coalesce(comment.text, recipe.about) as text,
      case when report.kind = 'comment' then comment.author_id else recipe.owner_id end as author_id,
      author.name as author_name, picture.key as picture_key, picture.width, picture.height,
      recipe.published_at is not null and coalesce(comment.state, 'visible') = 'visible' as is_visible,
      (select count(*) from content_reports as other where other.kind = report.kind and other.target_id = report.target_id and other.state = 'open') as open_reports
    from content_reports as report
    left join recipe_comments as comment on report.kind = 'comment' and comment.id = report.target_id
    left join recipes as recipe on recipe.id = case when report.kind = 'comment' then comment.recipe_id else report.target_id end
    left join recipe_comment_photos as photo on photo.comment_id = comment.id
    left join pictures as picture on picture.key = photo.picture_key
    left join author_names as author on author.user_id = case when report.kind = 'comment' then comment.author_id else recipe.owner_id end
    where report.id = any(${[...reportIds]}::bigint[])
  `.execute(db)
  return new Map(rows.map((row) => [row.report_id, row]))
}

/** A page of reports: the open ones oldest first, the decided ones latest first. */
export async function listReports(
  db: Db,
  state: ReportRow['state'],
  { limit, offset }: { limit: number; offset: number },
): Promise<ReportRow[]> {
  const reports = db.selectFrom('content_reports').selectAll().where('state', '=', state)
  const ordered =
    state === 'open' ? reports.orderBy('created_at').orderBy('id') : reports.orderBy('decided_at', 'desc').orderBy('id', 'desc')
  return ordered.limit(limit).offset(offset).execute()
}

export async function countReports(db: Db, state: ReportRow['state']): Promise<number> {
  const { count } = await db
    .selectFrom('content_reports')
    .where('state', '=', state)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What a report is of; undefined where there is no such report. */
export async function findReported(db: Db | Trx, id: number): Promise<Pick<ReportRow, 'kind' | 'target_id'> | undefined> {
  return db.selectFrom('content_reports').where('id', '=', id).select(['kind', 'target_id']).executeTakeFirst()
}

/** Locks a report against other decisions. */
export async function lockReport(trx: Trx, id: number): Promise<ReportRow | undefined> {
  return trx.selectFrom('content_reports').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

interface ReportDecision {
  decision: 'keep' | 'remove'
  reason: string
  moderatorId: number
  at: Date
}

/**
 * Decides a report and, on removal, all other open reports of the same content; returns all decided ones. In order of ids, to avoid deadlocks
 * between moderators.
 */
export async function updateDecided(
  trx: Trx,
  report: ReportRow,
  { decision, reason, moderatorId, at }: ReportDecision,
): Promise<ReportRow[]> {
  const rows = await trx
    .selectFrom('content_reports')
    .select('id')
    .where('state', '=', 'open')
    .where((where) =>
      decision === 'remove'
        ? where.and([where('kind', '=', report.kind), where('target_id', '=', report.target_id)])
        : where('id', '=', report.id),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return trx
    .updateTable('content_reports')
    .set({ state: 'decided', decision, decision_reason: reason, decided_by: moderatorId, decided_at: at })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .returningAll()
    .execute()
}

/** What a decision changed, for taking it back. */
export async function updateReportUndo(trx: Trx, id: number, undo: object): Promise<void> {
  await trx
    .updateTable('content_reports')
    .set({ undo: JSON.stringify(undo) })
    .where('id', '=', id)
    .execute()
}

/** Whether a reporter of one of these has reported the same content again: a person has one open report per content. */
export async function isReportedAgain(trx: Trx, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from content_reports as decided join content_reports as open on open.state = 'open' and open.kind = decided.kind
        and open.target_id = decided.target_id
        and (open.reporter_id = decided.reporter_id or open.email = decided.email or (open.by_machine and decided.by_machine))
      where decided.id = any(${[...ids]}::bigint[])
    ) as is
  `.execute(trx)
  return rows[0]?.is === true
}

/** Opens reports that were decided. */
export async function updateReopened(trx: Trx, ids: readonly number[]): Promise<ReportRow[]> {
  return trx
    .updateTable('content_reports')
    .set({ state: 'open', decision: null, decision_reason: null, decided_by: null, decided_at: null, undo: null })
    .where('id', 'in', [...ids])
    .returningAll()
    .execute()
}
