import type { BodyOut } from '@spizarka/contract/endpoint'
import type { decideReport as endpoint, ModeratedReport } from '@spizarka/contract/moderation'
import { EDITORS_NAME, GONE_AUTHOR_NAME } from '@spizarka/contract/recipe-parts'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { recordAct } from '../../audit/index.ts'
import { deletePictureJob } from '../../pictures/index.ts'
import { presentPicture } from '../../recipes/index.ts'
import { deleteCommentPhoto, updateCommentPhotoVisible } from '../comments/comment-photo.queries.ts'
import { lockComment, updateCommentState } from '../comments/comments.queries.ts'
import { tellRecipeAuthor } from '../comments/comments.ts'
import { nextState } from '../publishing/publication-state.ts'
import { lockPublicationOf, updatePublication } from '../publishing/publications.queries.ts'
import { unpublish } from '../publishing/publish-recipe.ts'
import { lockRecipe } from './queue.queries.ts'
import { findReported, listReportTargets, lockReport, type ReportRow, type ReportTarget, updateDecided } from './reports.queries.ts'
import { tell, tellByMail, tellDecision } from './tell.ts'

/**
 * Keeps what was reported or takes it away, with all open reports of it; whoever reported it is told, and its author where it goes. Throws
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
    // The comment before its report, as its author's changes go.
    if (reported?.kind === 'comment') await lockComment(trx, reported.target_id)
    const report = await lockReport(trx, id)
    if (!report) throw new AppError('not_found')
    const target = (await listReportTargets(trx, [id])).get(id)
    if (target?.author_id === moderatorId) throw new AppError('own_publication')
    if (report.state === 'decided') throw new AppError('report_decided')
    if (decision === 'remove' && report.kind === 'recipe' && target?.source === 'base') throw new AppError('report_of_base_recipe')
    const at = context.clock.now()
    const decided = await updateDecided(trx, report, { decision, reason, moderatorId, at })
    if (report.kind === 'recipe' && decision === 'remove') await removeRecipe(context, trx, report.target_id, { moderatorId, reason, at })
    if (report.kind === 'comment') await decideComment(context, trx, report, target, { decision, reason })
    for (const each of decided) await tellReporter(context, trx, each, target, { decision, reason })
    const details = { report: id, kind: report.kind, target: report.target_id, decision, reason }
    const subject = target?.author_id == null ? {} : { subjectId: target.author_id }
    await recordAct(trx, { adminId: moderatorId, act: 'report_decided', ...subject, details, at })
    return getReport(trx, id)
  })
}

async function getReport(trx: Trx, id: number): Promise<ModeratedReport> {
  const report = await lockReport(trx, id)
  if (!report) throw new AppError('not_found')
  return presentReport(report, (await listReportTargets(trx, [id])).get(id))
}

async function removeRecipe(
  context: AppContext,
  trx: Trx,
  recipeId: number,
  { moderatorId, reason, at }: { moderatorId: number; reason: string; at: Date },
): Promise<void> {
  const recipe = await lockRecipe(trx, recipeId)
  if (!recipe || recipe.published_at === null) return
  await unpublish(trx, recipe)
  const waits = await lockPublicationOf(trx, recipeId, 'submitted')
  if (waits) await updatePublication(trx, waits.id, { state: 'withdrawn', withdrawn_at: at })
  const stands = await lockPublicationOf(trx, recipeId, 'published')
  const state = stands && nextState(stands, 'remove')
  // Of an author who deleted their account there is nobody to tell.
  if (!stands || state !== 'removed') return
  const removed = { state, decided_at: at, decided_by: moderatorId, reason_code: 'other', reason, undo: null } as const
  // An appeal before was about another decision.
  const anew = { appeal: null, appealed_at: null, appeal_decided_at: null }
  await updatePublication(trx, stands.id, { ...removed, ...anew })
  await tellDecision(context, trx, { ...stands, ...removed, ...anew, state: 'removed' }, 'report')
}

async function decideComment(
  context: AppContext,
  trx: Trx,
  report: ReportRow,
  target: ReportTarget | undefined,
  { decision, reason }: { decision: 'keep' | 'remove'; reason: string },
): Promise<void> {
  await updateCommentState(trx, report.target_id, decision === 'keep' ? 'visible' : 'removed')
  if (decision === 'keep') {
    // Of another report the photo may be newer than what was read.
    if (report.by_machine) await updateCommentPhotoVisible(trx, report.target_id)
    // Held until now, it was read by nobody else.
    return tellRecipeAuthor(context, trx, report.target_id)
  }
  const key = await deleteCommentPhoto(trx, report.target_id)
  if (key !== undefined) await context.jobs.enqueue(trx, deletePictureJob, { key })
  if (target?.author_id == null) return
  const sentence = `Twój komentarz do przepisu „${target.title ?? ''}” został usunięty.`
  await tell(context, trx, {
    userId: target.author_id,
    reference: `comment-removed:${report.target_id}`,
    title: 'Komentarz usunięty',
    message: `${sentence} Powód: ${reason}`,
    paragraphs: [
      sentence,
      `Powód: ${reason}`,
      'Decyzję podjął człowiek na podstawie zasad publikacji. Nie zgadzasz się? Odpowiedz na tę wiadomość albo napisz komentarz jeszcze raz, bez tego, co go zatrzymało.',
    ],
    target: 'published_recipe',
    ...(target.recipe_id !== null && { targetId: String(target.recipe_id) }),
  })
}

const ABOUT = { recipe: 'przepisu', comment: 'komentarza' } as const

async function tellReporter(
  context: AppContext,
  trx: Trx,
  report: ReportRow,
  target: ReportTarget | undefined,
  { decision, reason }: { decision: 'keep' | 'remove'; reason: string },
): Promise<void> {
  if (report.by_machine) return
  const what = target?.title == null ? '' : report.kind === 'recipe' ? ` „${target.title}”` : ` do przepisu „${target.title}”`
  const sentence = `Dziękujemy za zgłoszenie ${ABOUT[report.kind]}${what}. ${decision === 'remove' ? 'Treść została usunięta.' : 'Treść zostaje.'}`
  const told = {
    title: 'Twoje zgłoszenie zostało rozpatrzone',
    paragraphs: [
      sentence,
      `Uzasadnienie: ${reason}`,
      'Decyzję podjął człowiek. Jeśli się z nią nie zgadzasz, możesz zgłosić treść ponownie i dopisać, dlaczego.',
    ],
  }
  if (report.reporter_id !== null)
    await tell(context, trx, {
      ...told,
      userId: report.reporter_id,
      reference: `report:${report.id}`,
      message: `${sentence} ${reason}`,
      target: 'published_recipe',
      ...(target?.recipe_id != null && { targetId: String(target.recipe_id) }),
    })
  else if (report.email !== null) await tellByMail(context, trx, report.email, told)
}

/** A report as moderators see it. */
export function presentReport(report: ReportRow, target: ReportTarget | undefined): ModeratedReport {
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
  }
}
