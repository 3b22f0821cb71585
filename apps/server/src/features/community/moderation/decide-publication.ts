import type { BodyOut } from '@spizarka/contract/endpoint'
import { DECISION_UNDO_SECONDS } from '@spizarka/contract/limits'
import type { decidePublication as endpoint } from '@spizarka/contract/moderation'
import type { Publication } from '@spizarka/contract/publications'
import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { recordAct } from '../../audit/index.ts'
import { takeNoticeBack } from '../../notifications/index.ts'
import { columnsOf, recipeTextSchema, replaceTextRuns, textOf, updateRow } from '../../recipes/index.ts'
import { presentPublication } from '../publishing/present-publication.ts'
import { nextState } from '../publishing/publication-state.ts'
import {
  findPublication,
  lockPublication,
  lockPublicationOf,
  type PublicationRow,
  updatePublication,
} from '../publishing/publications.queries.ts'
import { notifyOfDecision, notifyWithReasons } from './notify-with-reasons.ts'
import { deleteOwnRating, lockRecipe } from './queue.queries.ts'
import { type LockedRecipe, momentSchema, publicSnapshot, publicSnapshotSchema, redrawIfChanged, restoreRecipe } from './restore-recipe.ts'

const EVENTS = { approve: 'approve', request_changes: 'request_changes', reject: 'reject' } as const

/**
 * Decides what happens to a text that waits, or of a removed one whose author appealed; its author is told the reason and how to appeal. Of
 * two moderators the second is refused. Throws `not_found`, `own_publication`, `publication_decided`, `publication_changed`.
 */
export async function decidePublication(
  context: AppContext,
  moderatorId: number,
  id: number,
  { decision, reason_code, reason, version }: BodyOut<typeof endpoint>,
): Promise<Publication> {
  return context.db.transaction().execute(async (trx) => {
    const { publication, recipe } = await lockWithRecipe(trx, id)
    if (publication.author_id === moderatorId) throw new AppError('own_publication')
    const state = nextState(publication, EVENTS[decision])
    if (state === null || !recipe) throw new AppError('publication_decided')
    if (version !== undefined && version !== publication.version) throw new AppError('publication_changed')
    const at = context.clock.now()
    const undo: Undo = {
      state: publication.state,
      decided: decidedOf(publication),
      appealDecidedAt: publication.appeal_decided_at?.toISOString() ?? null,
      recipe: null,
      supersededId: null,
    }
    if (state === 'published') Object.assign(undo, await publish(context, trx, publication, recipe, at))
    const isApproval = decision === 'approve'
    await updatePublication(trx, id, {
      state,
      decided_at: at,
      decided_by: moderatorId,
      reason_code: isApproval ? null : (reason_code ?? null),
      reason: isApproval ? null : (reason ?? null),
      ...(publication.appealed_at !== null && { appeal_decided_at: at }),
      undo: JSON.stringify(undo),
    })
    const details = {
      publication: id,
      recipe: publication.recipe_id,
      decision,
      ...(reason_code && { reason_code }),
      ...(reason && { reason }),
    }
    await recordAct(trx, { adminId: moderatorId, act: 'publication_decided', subjectId: publication.author_id, details, at })
    const decided = await getLocked(trx, id)
    await notifyOfDecision(context, trx, { ...decided, state: announcedState(state) }, 'queue')
    return presentPublication(decided)
  })
}

type AnnouncedState = Parameters<typeof notifyOfDecision>[2]['state']

function announcedState(state: PublicationRow['state']): AnnouncedState {
  if (state === 'published' || state === 'changes_requested' || state === 'rejected' || state === 'removed') return state
  throw new Error(`Nobody is told that a text is ${state}`)
}

/** The same lock order as authors' commands: the recipe first. */
async function lockWithRecipe(trx: Trx, id: number) {
  const found = await findPublication(trx, id)
  if (!found) throw new AppError('not_found')
  const recipe = await lockRecipe(trx, found.recipe_id)
  return { publication: await getLocked(trx, id), recipe }
}

async function getLocked(trx: Trx, id: number): Promise<PublicationRow> {
  const publication = await lockPublication(trx, id)
  if (!publication) throw new AppError('not_found')
  return publication
}

const decidedSchema = z.object({
  at: momentSchema,
  by: z.int().nullable(),
  reasonCode: z.enum(['allergens', 'copied', 'unreadable', 'incomplete', 'offensive', 'unsafe', 'other']).nullable(),
  reason: z.string().nullable(),
})

/** What a decision changed, for taking it back. */
const undoSchema = z.object({
  state: z.enum(['submitted', 'removed', 'draft', 'published', 'changes_requested', 'rejected', 'withdrawn']),
  decided: decidedSchema,
  appealDecidedAt: momentSchema,
  /** The recipe as it was public before; null where the decision did not change it. */
  recipe: publicSnapshotSchema.nullable(),
  supersededId: z.int().nullable(),
})
type Undo = z.input<typeof undoSchema>

function decidedOf({ decided_at, decided_by, reason_code, reason }: PublicationRow): z.input<typeof decidedSchema> {
  return { at: decided_at?.toISOString() ?? null, by: decided_by, reasonCode: reason_code, reason }
}

/** Publishes the text; returns what was public before. */
async function publish(
  context: AppContext,
  trx: Trx,
  publication: PublicationRow,
  recipe: LockedRecipe,
  at: Date,
): Promise<Pick<Undo, 'recipe' | 'supersededId'>> {
  const text = recipeTextSchema.parse(publication.text)
  const before = publicSnapshot(recipe)
  const stands = await lockPublicationOf(trx, publication.recipe_id, 'published')
  if (stands) await updatePublication(trx, stands.id, { superseded_at: at })
  await updateRow(trx, recipe.id, { ...columnsOf(text), draft: null, published_at: recipe.published_at ?? at })
  await replaceTextRuns(trx, recipe.id, text)
  if (recipe.owner_id !== null) await deleteOwnRating(trx, recipe.id, recipe.owner_id)
  await redrawIfChanged(context, trx, recipe.id, textOf(recipe), text)
  return { recipe: before, supersededId: stands?.id ?? null }
}

/**
 * Undoes the moderator's own decision of the last minute: the text waits again, and the previous text is public again. Throws `not_found`,
 * `decision_undo_expired`.
 */
export async function undoDecision(context: AppContext, moderatorId: number, id: number): Promise<Publication> {
  return context.db.transaction().execute(async (trx) => {
    const { publication, recipe } = await lockWithRecipe(trx, id)
    const at = context.clock.now()
    if (!canUndo(publication, moderatorId, at) || !recipe) throw new AppError('decision_undo_expired')
    const undo = undoSchema.parse(publication.undo)
    // The author has sent a newer text meanwhile.
    if (await lockPublicationOf(trx, publication.recipe_id, 'submitted')) throw new AppError('decision_undo_expired')
    await updatePublication(trx, id, {
      state: undo.state,
      decided_at: undo.decided.at,
      decided_by: undo.decided.by,
      reason_code: undo.decided.reasonCode,
      reason: undo.decided.reason,
      appeal_decided_at: undo.appealDecidedAt,
      undo: null,
    })
    if (undo.supersededId !== null) await updatePublication(trx, undo.supersededId, { superseded_at: null })
    if (undo.recipe) await restoreRecipe(context, trx, recipe, undo.recipe)
    const details = { publication: id, recipe: publication.recipe_id, decision: publication.state }
    await recordAct(trx, { adminId: moderatorId, act: 'publication_decision_undone', subjectId: publication.author_id, details, at })
    await takeNoticeBack(trx, publication.author_id, `publication:${id}:${publication.decided_at?.getTime() ?? 0}`)
    await notifyWithReasons(context, trx, {
      userId: publication.author_id,
      reference: `publication-undone:${id}:${at.getTime()}`,
      title: 'Przepis znów czeka na decyzję',
      message: `Decyzja o przepisie „${recipeTextSchema.parse(publication.text).title}” została cofnięta. Poprzednia wiadomość jest nieaktualna.`,
      paragraphs: [
        `Decyzja o przepisie „${recipeTextSchema.parse(publication.text).title}” została cofnięta. Przepis znów czeka na moderatora, a poprzednia wiadomość jest nieaktualna.`,
      ],
      target: 'publications',
    })
    return presentPublication(await getLocked(trx, id))
  })
}

/** Until when a moderator can take a decision back; null where they cannot. */
export function undoUntil(publication: PublicationRow, moderatorId: number, now: Date): Date | null {
  if (!canUndo(publication, moderatorId, now) || publication.decided_at === null) return null
  return new Date(publication.decided_at.getTime() + DECISION_UNDO_SECONDS * 1000)
}

function canUndo({ undo, decided_by, decided_at, superseded_at, state }: PublicationRow, moderatorId: number, now: Date): boolean {
  const isDecided = state === 'published' || state === 'changes_requested' || state === 'rejected' || state === 'removed'
  if (undo === null || !isDecided || decided_by !== moderatorId || decided_at === null || superseded_at !== null) return false
  return now.getTime() - decided_at.getTime() <= DECISION_UNDO_SECONDS * 1000
}
