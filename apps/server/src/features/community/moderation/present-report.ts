import { DECISION_UNDO_SECONDS } from '@spizarka/contract/limits'
import type { ModeratedReport } from '@spizarka/contract/moderation'
import { EDITORS_NAME, GONE_AUTHOR_NAME } from '@spizarka/contract/recipe-parts'
import { heldForSchema } from '@spizarka/contract/reports'
import { presentPicture } from '../../recipes/index.ts'
import type { ReportRow, ReportTarget } from './reports.queries.ts'

// Made once: making a schema takes longer than reading with it.
const heldForAllSchema = heldForSchema.array()

/** A report as moderators see it. */
export function presentReport(report: ReportRow, target: ReportTarget | undefined, moderatorId: number, now: Date): ModeratedReport {
  return {
    id: String(report.id),
    kind: report.kind,
    target_id: String(report.target_id),
    reason: report.reason,
    text: report.text,
    state: report.state,
    decision: report.decision,
    created_at: report.created_at.toISOString(),
    decided_at: report.decided_at?.toISOString() ?? null,
    decision_reason: report.decision_reason,
    held_for: heldForAllSchema.parse(report.held_for),
    reporter: report.by_machine ? 'machine' : report.email === null ? 'user' : 'guest',
    target:
      target?.recipe_id == null || target.text === null
        ? null
        : {
            recipe_id: String(target.recipe_id),
            title: target.title ?? '',
            text: target.text,
            author_name: target.author_name ?? (report.kind === 'recipe' && target.source === 'base' ? EDITORS_NAME : GONE_AUTHOR_NAME),
            is_visible: target.is_visible ?? false,
            photo: presentPicture({ ...target, picture_kind: 'photo' }),
          },
    open_reports: target?.open_reports ?? 0,
    undo_until: undoUntil(report, moderatorId, now)?.toISOString() ?? null,
  }
}

/** Until when a moderator can take a decision back; null where they cannot. */
function undoUntil(report: ReportRow, moderatorId: number, now: Date): Date | null {
  if (!canUndoReport(report, moderatorId, now) || report.decided_at === null) return null
  return new Date(report.decided_at.getTime() + DECISION_UNDO_SECONDS * 1000)
}

/** Whether it is the moderator's own decision of the last minute. */
export function canUndoReport({ undo, decided_by, decided_at, state }: ReportRow, moderatorId: number, now: Date): boolean {
  if (undo === null || state !== 'decided' || decided_by !== moderatorId || decided_at === null) return false
  return now.getTime() - decided_at.getTime() <= DECISION_UNDO_SECONDS * 1000
}
