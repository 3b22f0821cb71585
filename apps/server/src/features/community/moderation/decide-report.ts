import type { BodyOut } from '@spizarka/contract/endpoint'
import { DECISION_UNDO_SECONDS } from '@spizarka/contract/limits'
import type { decideReport as endpoint, ModeratedReport } from '@spizarka/contract/moderation'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { recordAct } from '../../audit/index.ts'
import { deletePictureJob } from '../../pictures/index.ts'
import { deleteCommentPhoto, findCommentPhoto, updateCommentPhotoState } from '../comments/comment-photo.queries.ts'
import { lockComment, updateCommentState } from '../comments/comments.queries.ts'
import { notifyRecipeAuthor } from '../comments/comments.ts'
import { nextState } from '../publishing/publication-state.ts'
import { lockPublicationOf, updatePublication } from '../publishing/publications.queries.ts'
import { unpublish } from '../publishing/publish-recipe.ts'
import { asSentence, mailReasons, notifyOfDecision, notifyWithReasons } from './notify-with-reasons.ts'
import { presentReport } from './present-report.ts'
import { lockRecipe } from './queue.queries.ts'
import {
  findReported,
  listReportTargets,
  lockReport,
  type ReportRow,
  type ReportTarget,
  updateDecided,
  updateReportUndo,
} from './reports.queries.ts'
import { publicSnapshot } from './restore-recipe.ts'
import type { ReportUndo } from './undo-report-decision.ts'

/**
 * Keeps or removes what was reported, and closes all open reports of it; reporters are notified, and the author of removed content. Throws
 * `not_found`, `own_publication`, `report_decided`, `report_of_base_recipe`.
 */
export async function decideReport(
  context: AppContext,
  moderatorId: number,
  id: number,
  { decision, reason }: BodyOut<typeof endpoint>,
): Promise<ModeratedReport> {
  return context.db.transaction().execute(async (trx) => {
    const reported = await findReported(trx, id)
    // Locks the comment before its report, in the order of its author's commands.
    if (reported?.kind === 'comment') await lockComment(trx, reported.target_id)
    const report = await lockReport(trx, id)
    if (!report) throw new AppError('not_found')
    const target = (await listReportTargets(trx, [id])).get(id)
    if (target?.author_id === moderatorId) throw new AppError('own_publication')
    if (report.state === 'decided') throw new AppError('report_decided')
    if (decision === 'remove' && report.kind === 'recipe' && target?.source === 'base') throw new AppError('report_of_base_recipe')
    const at = context.clock.now()
    const decided = await updateDecided(trx, report, { decision, reason, moderatorId, at })
    const isRemoved = report.kind === 'recipe' && decision === 'remove'
    const undo: ReportUndo = {
      reports: decided.map((each) => each.id),
      recipe: isRemoved ? await removeRecipe(context, trx, report.target_id, { moderatorId, reason, at }) : null,
      comment: report.kind === 'comment' ? await decideComment(context, trx, report, target, { decision, reason }) : null,
    }
    await updateReportUndo(trx, id, undo)
    for (const each of decided) await notifyReporter(context, trx, each, target, { decision, reason })
    const details = { report: id, kind: report.kind, target: report.target_id, decision, reason }
    const subject = target?.author_id == null ? {} : { subjectId: target.author_id }
    await recordAct(trx, { adminId: moderatorId, act: 'report_decided', ...subject, details, at })
    const kept = await lockReport(trx, id)
    if (!kept) throw new AppError('not_found')
    return presentReport(kept, (await listReportTargets(trx, [id])).get(id), moderatorId, at)
  })
}

/** Removes a recipe from the library; returns what was public. */
async function removeRecipe(
  context: AppContext,
  trx: Trx,
  recipeId: number,
  { moderatorId, reason, at }: { moderatorId: number; reason: string; at: Date },
): Promise<ReportUndo['recipe']> {
  const recipe = await lockRecipe(trx, recipeId)
  if (!recipe || recipe.published_at === null) return null
  const before = publicSnapshot(recipe)
  await unpublish(trx, recipe)
  const waits = await lockPublicationOf(trx, recipeId, 'submitted')
  if (waits) await updatePublication(trx, waits.id, { state: 'withdrawn', withdrawn_at: at })
  const stands = await lockPublicationOf(trx, recipeId, 'published')
  const state = stands && nextState(stands, 'remove')
  // An author who deleted their account is not notified.
  if (!stands || state !== 'removed') return null
  const removed = { state, decided_at: at, decided_by: moderatorId, reason_code: 'other', reason, undo: null } as const
  // An appeal before was about another decision.
  const anew = { appeal: null, appealed_at: null, appeal_decided_at: null }
  await updatePublication(trx, stands.id, { ...removed, ...anew })
  await notifyOfDecision(context, trx, { ...stands, ...removed, ...anew, state: 'removed' }, 'report')
  const standing = { id: stands.id, decidedAt: stands.decided_at?.toISOString() ?? null, decidedBy: stands.decided_by }
  return { before, standing, waitingId: waits?.id ?? null }
}

/** Shows or removes a comment; returns its previous state. */
async function decideComment(
  context: AppContext,
  trx: Trx,
  report: ReportRow,
  target: ReportTarget | undefined,
  { decision, reason }: { decision: 'keep' | 'remove'; reason: string },
): Promise<ReportUndo['comment']> {
  const comment = await lockComment(trx, report.target_id)
  if (!comment) return null
  const photo = await findCommentPhoto(trx, report.target_id)
  const before = {
    state: comment.state,
    photo: photo && { key: photo.picture_key, authorId: photo.author_id, state: photo.state, addedAt: photo.added_at.toISOString() },
  }
  await updateCommentState(trx, report.target_id, decision === 'keep' ? 'visible' : 'removed')
  if (decision === 'keep') {
    // For a report by a person the photo may be newer than what the moderator saw.
    if (report.by_machine && photo) await updateCommentPhotoState(trx, report.target_id, photo.picture_key, 'visible')
    // It was held until now, so its recipe's author has not been notified yet.
    await notifyRecipeAuthor(context, trx, report.target_id)
    return before
  }
  const key = await deleteCommentPhoto(trx, report.target_id)
  // The file is kept while the decision can be undone.
  if (key !== undefined) await context.jobs.enqueue(trx, deletePictureJob, { key }, FILE_RETENTION_SECONDS)
  await notifyOfRemoval(context, trx, report, target, reason)
  return before
}

/** Somewhat longer than a decision can be taken back. */
const FILE_RETENTION_SECONDS = DECISION_UNDO_SECONDS + 30

async function notifyOfRemoval(
  context: AppContext,
  trx: Trx,
  report: ReportRow,
  target: ReportTarget | undefined,
  reason: string,
): Promise<void> {
  if (target?.author_id == null) return
  const sentence = `Twój komentarz do przepisu „${target.title ?? ''}” został usunięty.`
  await notifyWithReasons(context, trx, {
    userId: target.author_id,
    reference: `comment-removed:${report.target_id}`,
    title: 'Komentarz usunięty',
    message: `${sentence} Powód: ${asSentence(reason)}`,
    paragraphs: [
      sentence,
      `Powód: ${asSentence(reason)}`,
      'Decyzję podjął człowiek na podstawie zasad publikacji. Nie zgadzasz się? Odpowiedz na tę wiadomość albo napisz komentarz jeszcze raz, bez tego, co go zatrzymało.',
    ],
    target: 'published_recipe',
    ...(target.recipe_id !== null && { targetId: String(target.recipe_id) }),
  })
}

const ABOUT = { recipe: 'przepisu', comment: 'komentarza' } as const

async function notifyReporter(
  context: AppContext,
  trx: Trx,
  report: ReportRow,
  target: ReportTarget | undefined,
  { decision, reason }: { decision: 'keep' | 'remove'; reason: string },
): Promise<void> {
  if (report.by_machine) return
  const isRemoved = decision === 'remove'
  const what = target?.title == null ? '' : report.kind === 'recipe' ? ` „${target.title}”` : ` do przepisu „${target.title}”`
  const sentence = `Dziękujemy za zgłoszenie ${ABOUT[report.kind]}${what}. ${isRemoved ? 'Treść została usunięta.' : 'Treść zostaje.'}`
  const notice = {
    title: 'Twoje zgłoszenie zostało rozpatrzone',
    paragraphs: [
      sentence,
      `Uzasadnienie: ${asSentence(reason)}`,
      // Removed content cannot be reported again, so no appeal is mentioned.
      `Decyzję podjął człowiek.${isRemoved ? '' : ' Jeśli się z nią nie zgadzasz, możesz zgłosić treść ponownie i dopisać, dlaczego.'}`,
    ],
  }
  if (report.reporter_id !== null)
    await notifyWithReasons(context, trx, {
      ...notice,
      userId: report.reporter_id,
      reference: `report:${report.id}`,
      message: `${sentence} Uzasadnienie: ${asSentence(reason)}`,
      ...linkOfReport(report, target, isRemoved),
    })
  else if (report.email !== null) await mailReasons(context, trx, report.email, notice)
}

/** The recipe that it is about, or was written under; a recipe that was taken away has no page any more. */
function linkOfReport({ kind }: ReportRow, target: ReportTarget | undefined, isRemoved: boolean) {
  if (target?.recipe_id == null || (kind === 'recipe' && isRemoved)) return { target: null }
  return { target: 'published_recipe', targetId: String(target.recipe_id) } as const
}
