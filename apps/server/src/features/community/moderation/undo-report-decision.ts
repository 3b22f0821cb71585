import type { ModeratedReport } from '@spizarka/contract/moderation'
import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { recordAct } from '../../audit/index.ts'
import { takeNoticeBack } from '../../notifications/index.ts'
import { insertCommentPhoto, updateCommentPhotoState } from '../comments/comment-photo.queries.ts'
import { lockComment, updateCommentState } from '../comments/comments.queries.ts'
import { lockPublication, updatePublication } from '../publishing/publications.queries.ts'
import { mailReasons, notifyWithReasons } from './notify-with-reasons.ts'
import { canUndoReport, presentReport } from './present-report.ts'
import { lockRecipe } from './queue.queries.ts'
import {
  findReported,
  isReportedAgain,
  listReportTargets,
  lockReport,
  type ReportRow,
  type ReportTarget,
  updateReopened,
} from './reports.queries.ts'
import { momentSchema, publicSnapshotSchema, restoreRecipe } from './restore-recipe.ts'

/** What a decision on a report changed, for taking it back. */
const undoSchema = z.object({
  /** All that were decided by it. */
  reports: z.array(z.int()),
  comment: z
    .object({
      state: z.enum(['visible', 'held', 'removed']),
      photo: z.object({ key: z.string(), authorId: z.int(), state: z.enum(['held', 'visible']), addedAt: momentSchema }).nullable(),
    })
    .nullable(),
  recipe: z
    .object({
      before: publicSnapshotSchema,
      /** The published text, with its decision. */
      standing: z.object({ id: z.int(), decidedAt: momentSchema, decidedBy: z.int().nullable() }),
      /** An edit of it that waited. */
      waitingId: z.int().nullable(),
    })
    .nullable(),
})
export type ReportUndo = z.input<typeof undoSchema>
type Undone = z.output<typeof undoSchema>

/**
 * Takes back one's own decision of the last minute on a report: what was reported is as it was, and the reports are open. Throws `not_found`,
 * `decision_undo_expired`.
 */
export async function undoReportDecision(context: AppContext, moderatorId: number, id: number): Promise<ModeratedReport> {
  return context.db.transaction().execute(async (trx) => {
    const reported = await findReported(trx, id)
    if (!reported) throw new AppError('not_found')
    // Locks in the same order as deciding does.
    const comment = reported.kind === 'comment' ? await lockComment(trx, reported.target_id) : undefined
    const report = await lockReport(trx, id)
    if (!report) throw new AppError('not_found')
    const at = context.clock.now()
    if (!canUndoReport(report, moderatorId, at)) throw new AppError('decision_undo_expired')
    const undo = undoSchema.parse(report.undo)
    const target = (await listReportTargets(trx, [id])).get(id)
    // It was reported again meanwhile: that report has to be decided.
    if (await isReportedAgain(trx, undo.reports)) throw new AppError('decision_undo_expired')
    if (undo.comment && comment) await restoreComment(trx, report, comment.state, undo.comment)
    if (undo.recipe) await restoreRemoved(context, trx, report.target_id, undo.recipe)
    const reopened = await updateReopened(trx, undo.reports)
    await retractNotices(context, trx, { report, reopened, target, at })
    const details = { report: id, kind: report.kind, target: report.target_id, decision: report.decision }
    const subject = target?.author_id == null ? {} : { subjectId: target.author_id }
    await recordAct(trx, { adminId: moderatorId, act: 'report_decision_undone', ...subject, details, at })
    const open = await lockReport(trx, id)
    if (!open) throw new AppError('not_found')
    return presentReport(open, (await listReportTargets(trx, [id])).get(id), moderatorId, at)
  })
}

/** The author may have changed a kept comment: a newer text is moderated by itself. */
async function restoreComment(
  trx: Trx,
  { target_id, decision }: ReportRow,
  now: string,
  { state, photo }: NonNullable<Undone['comment']>,
): Promise<void> {
  if (now !== (decision === 'keep' ? 'visible' : 'removed')) throw new AppError('decision_undo_expired')
  await updateCommentState(trx, target_id, state)
  if (!photo) return
  if (decision === 'keep') await updateCommentPhotoState(trx, target_id, photo.key, photo.state)
  else
    await insertCommentPhoto(trx, {
      comment_id: target_id,
      author_id: photo.authorId,
      picture_key: photo.key,
      state: photo.state,
      added_at: photo.addedAt ?? new Date(0),
    })
}

async function restoreRemoved(
  context: AppContext,
  trx: Trx,
  recipeId: number,
  { before, standing, waitingId }: NonNullable<Undone['recipe']>,
): Promise<void> {
  const recipe = await lockRecipe(trx, recipeId)
  const publication = await lockPublication(trx, standing.id)
  // The recipe was deleted or its author sent a newer text.
  if (!recipe || publication?.state !== 'removed' || publication.superseded_at !== null) throw new AppError('decision_undo_expired')
  await updatePublication(trx, standing.id, {
    state: 'published',
    decided_at: standing.decidedAt,
    decided_by: standing.decidedBy,
    reason_code: null,
    reason: null,
    appeal: null,
    appealed_at: null,
    appeal_decided_at: null,
  })
  if (waitingId !== null) await updatePublication(trx, waitingId, { state: 'submitted', withdrawn_at: null })
  await restoreRecipe(context, trx, recipe, before)
  if (publication.decided_at !== null)
    await takeNoticeBack(trx, publication.author_id, `publication:${publication.id}:${publication.decided_at.getTime()}`)
}

interface Retraction {
  report: ReportRow
  reopened: readonly ReportRow[]
  target: ReportTarget | undefined
  at: Date
}

/** Notifies everybody who was notified of the decision that it is undone, and deletes the old notices. */
async function retractNotices(context: AppContext, trx: Trx, { report, reopened, target, at }: Retraction): Promise<void> {
  const about = target?.title == null ? '' : ` „${target.title}”`
  const where = { target: 'published_recipe', ...(target?.recipe_id != null && { targetId: String(target.recipe_id) }) } as const
  for (const { id, by_machine, reporter_id, email } of reopened) {
    if (by_machine) continue
    const sentence = `Decyzja o Twoim zgłoszeniu${about} została cofnięta. Moderator rozpatrzy je jeszcze raz, a poprzednia wiadomość jest nieaktualna.`
    const notice = { title: 'Twoje zgłoszenie znów czeka na decyzję', paragraphs: [sentence] }
    if (reporter_id !== null) {
      await takeNoticeBack(trx, reporter_id, `report:${id}`)
      const reference = `report-undone:${id}:${at.getTime()}`
      await notifyWithReasons(context, trx, { ...notice, userId: reporter_id, reference, message: sentence, ...where })
    } else if (email !== null) await mailReasons(context, trx, email, notice)
  }
  const authorId = target?.author_id ?? null
  if (report.decision === 'keep') {
    // Nobody but its author reads it any more.
    if (target?.recipe_owner_id != null && report.by_machine)
      await takeNoticeBack(trx, target.recipe_owner_id, `comment:${report.target_id}`)
    return
  }
  if (authorId === null) return
  if (report.kind === 'comment') await takeNoticeBack(trx, authorId, `comment-removed:${report.target_id}`)
  const thing = report.kind === 'comment' ? `komentarza do przepisu${about}` : `przepisu${about}`
  const sentence = `Usunięcie ${thing} zostało cofnięte. Poprzednia wiadomość jest nieaktualna.`
  await notifyWithReasons(context, trx, {
    userId: authorId,
    reference: `report-undone:${report.id}:${at.getTime()}`,
    title: report.kind === 'comment' ? 'Komentarz przywrócony' : 'Przepis przywrócony',
    message: sentence,
    paragraphs: [sentence],
    ...where,
  })
}
