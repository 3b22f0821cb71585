import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import {
  type listPublicationQueue,
  type listReports as listReportsEndpoint,
  type ModerationFigures,
  publicationChecksSchema,
  type QueuedPublication,
  type readQueuedPublication as readEndpoint,
} from '@spizarka/contract/moderation'
import { DECISION_REASONS, type DecisionReason } from '@spizarka/contract/publications'
import { HELD_FOR, type HeldFor, REPORT_REASONS, type ReportReason } from '@spizarka/contract/reports'
import { z } from 'zod'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../../platform/http/page.ts'
import { columnsOf, findRecipeRow, GUEST, presentPicture, presentRecipe, recipeTextSchema } from '../../recipes/index.ts'
import { kindOf, presentPublication } from '../publishing/present-publication.ts'
import { undoUntil } from './decide-publication.ts'
import { presentReport } from './present-report.ts'
import { countQueue, findQueued, listQueue, type QueuedRow, readFigures } from './queue.queries.ts'
import { countReports, listReports, listReportTargets } from './reports.queries.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'publicUrl'>

/** One page of what was sent to the library. */
export async function readQueue(
  { db, clock }: Context,
  moderatorId: number,
  query: QueryOut<typeof listPublicationQueue>,
  url: string,
): Promise<ResponseOf<typeof listPublicationQueue>> {
  const { state, appealed, ordering } = query
  const asked = { state, appealed, order: ordering, window: windowOf(query) }
  const [count, rows] = await Promise.all([countQueue(db, asked), listQueue(db, asked)])
  return toPage(url, query, { count, results: rows.map((row) => presentQueued(row, moderatorId, clock.now())) })
}

function presentQueued(row: QueuedRow, moderatorId: number, now: Date): QueuedPublication {
  return {
    ...presentPublication(row),
    version: row.version,
    kind: kindOf(row),
    picture: presentPicture(row),
    checks: publicationChecksSchema.parse(row.checks),
    risk: row.risk,
    appeal: row.appeal,
    author: {
      user_id: row.author_id,
      published: row.author_published,
      rejected: row.author_rejected,
      is_new: row.author_published + row.author_rejected === 0,
    },
    is_own: row.author_id === moderatorId,
    undo_until: undoUntil(row, moderatorId, now)?.toISOString() ?? null,
    before: row.before_state && {
      state: row.before_state,
      reason: row.before_reason,
      decided_at: row.before_decided_at?.toISOString() ?? null,
    },
  }
}

/** A text that was sent, as a guest would read it, and beside it the one that stands; throws `not_found`. */
export async function readQueuedPublication(context: Context, moderatorId: number, id: number): Promise<ResponseOf<typeof readEndpoint>> {
  const queued = await findQueued(context.db, id)
  if (!queued) throw new AppError('not_found')
  const row = await findRecipeRow(context.db, queued.recipe_id)
  // Its author deleted it: there is nothing left to decide.
  if (!row) throw new AppError('not_found')
  const text = recipeTextSchema.parse(queued.text)
  const sent = { ...row, ...columnsOf(text), content: text.content }
  const standing = queued.is_edit && row.published_at !== null ? row : null
  return {
    ...presentQueued(queued, moderatorId, context.clock.now()),
    recipe: await presentRecipe(context, sent, GUEST),
    standing: standing && (await presentRecipe(context, standing, GUEST)),
  }
}

/** One page of what was reported. */
export async function readReports(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  moderatorId: number,
  query: QueryOut<typeof listReportsEndpoint>,
  url: string,
): Promise<ResponseOf<typeof listReportsEndpoint>> {
  const [count, rows] = await Promise.all([countReports(db, query.state), listReports(db, query.state, windowOf(query))])
  const targets = await listReportTargets(
    db,
    rows.map(({ id }) => id),
  )
  return toPage(url, query, { count, results: rows.map((row) => presentReport(row, targets.get(row.id), moderatorId, clock.now())) })
}

const countsSchema = z.record(z.string(), z.number()).nullable()

/** What was sent, decided, reported and appealed in a month of Warsaw; the present one unless another is named. */
export async function readModerationFigures({ db, clock }: Context, asked: string | undefined): Promise<ModerationFigures> {
  const month = asked ?? dayInWarsaw(clock.now()).slice(0, 'YYYY-MM'.length)
  const found = await readFigures(db, month)
  const reasons = countsSchema.parse(found.by_reason) ?? {}
  const reports = countsSchema.parse(found.reports_by_reason) ?? {}
  const held = countsSchema.parse(found.held_for) ?? {}
  return {
    ...found,
    month,
    median_hours: round(found.median_hours),
    median_report_hours: round(found.median_report_hours),
    by_reason: countsOf(Object.keys(DECISION_REASONS) as DecisionReason[], reasons),
    reports_by_reason: countsOf(Object.keys(REPORT_REASONS) as ReportReason[], reports),
    held_for: countsOf(Object.keys(HELD_FOR) as HeldFor[], held),
  }
}

function countsOf<Key extends string>(keys: readonly Key[], counts: Readonly<Record<string, number>>): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, counts[key] ?? 0])) as Record<Key, number>
}

const TENTHS = 10
const round = (hours: number | null) => (hours === null ? null : Math.round(hours * TENTHS) / TENTHS)
