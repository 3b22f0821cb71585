import type { BodyOut } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import { type publishRecipe as endpoint, PUBLICATION_DEMANDS, type Publication } from '@spizarka/contract/publications'
import type { AppContext } from '../../../platform/context.ts'
import { type Trx, uniqueViolation } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Caller, CallIdentity } from '../../../platform/http/route.ts'
import { once } from '../../../platform/idempotency/once.ts'
import {
  type ChangedRecipe,
  columnsOf,
  deleteRecipe,
  lockOwnRecipe,
  type RecipeText,
  recipeTextSchema,
  replaceTextRuns,
  textOf,
  updateRecipe,
  updateRow,
} from '../../recipes/index.ts'
import { findAuthorName } from './author-names.queries.ts'
import { takeAuthorName } from './author-names.ts'
import { checkText, missingIn } from './check-text.ts'
import { presentPublication } from './present-publication.ts'
import { nextState } from './publication-state.ts'
import {
  countWaiting,
  findPublication,
  insertPublication,
  lockPublication,
  lockPublicationOf,
  updateDecidedSuperseded,
  updatePublication,
  updateWithdrawn,
} from './publications.queries.ts'

/**
 * Sends one of the author's recipes to the library, signed; what is published stands until the new text is decided. Throws `not_found`,
 * `publication_incomplete`, `author_name_taken`, `author_name_reserved`, `publication_imported`, `publications_waiting_limit`,
 * `publication_waiting`, `publication_unchanged`.
 */
export async function publishRecipe(
  context: AppContext,
  author: Caller,
  recipeId: number,
  { author_name: name }: BodyOut<typeof endpoint>,
  identity: CallIdentity,
): Promise<Publication> {
  const at = context.clock.now()
  return once(context.db, identity, async (trx) => {
    const recipe = await lockOwnRecipe(trx, recipeId, author.id)
    if (!recipe) throw new AppError('not_found')
    const text = recipe.draft === null ? textOf(recipe) : recipeTextSchema.parse(recipe.draft)
    const missing = missingIn(text)
    if (missing.length > 0)
      throw new AppError('publication_incomplete', { missing: missing.map((each) => PUBLICATION_DEMANDS[each]).join(', ') })
    await takeAuthorName(trx, author.id, name, at)
    if (recipe.source === 'imported' && recipe.source_url !== null) throw new AppError('publication_imported')
    const waits = await lockPublicationOf(trx, recipeId, 'submitted')
    if (!waits && (await countWaiting(trx, author.id)) >= LIMITS.waitingPublications) throw new AppError('publications_waiting_limit')
    if (waits) throw new AppError('publication_waiting')
    if (recipe.published_at !== null && recipe.draft === null) throw new AppError('publication_unchanged')
    return submit(trx, { recipeId, authorId: author.id, text, isEdit: recipe.published_at !== null, at })
  })
}

async function submit(
  trx: Trx,
  { recipeId, authorId, text, isEdit, at }: { recipeId: number; authorId: number; text: RecipeText; isEdit: boolean; at: Date },
): Promise<Publication> {
  await updateDecidedSuperseded(trx, recipeId, at)
  const checked = await checkText(trx, text, authorId)
  return getPublication(trx, await insertPublication(trx, { recipeId, authorId, isEdit, text, checked, at }))
}

async function getPublication(trx: Trx, id: number): Promise<Publication> {
  const row = await findPublication(trx, id)
  if (!row) throw new AppError('not_found')
  return presentPublication(row)
}

/**
 * Writes one of the author's recipes again. What waits for a decision waits with the new text; what is published stands, and the new text is
 * sent to be decided, however much waits already: a moderator has let each of these in once. A text that has too little to be read by others
 * is kept and not sent.
 */
export async function changeRecipe(context: AppContext, author: Caller, id: number, draft: Parameters<typeof updateRecipe>[3]) {
  return updateRecipe(context, author, id, draft, (trx, changed) => followChange(context, trx, author.id, changed))
}

async function followChange(context: AppContext, trx: Trx, authorId: number, { id, text, isPublished }: ChangedRecipe): Promise<void> {
  const at = context.clock.now()
  const waits = await lockPublicationOf(trx, id, 'submitted')
  if (!waits && !isPublished) return
  const isComplete = missingIn(text).length === 0
  if (waits) {
    const event = isComplete ? 'change' : 'withdraw'
    const state = nextState(waits, event)
    if (state === null) return
    const { checks, risk } = await checkText(trx, text, authorId)
    const sent = { text: JSON.stringify(text), version: waits.version + 1, checks: JSON.stringify(checks), risk }
    await updatePublication(trx, waits.id, { state, ...sent, ...(event === 'withdraw' && { withdrawn_at: at }) })
    return
  }
  const name = await findAuthorName(trx, authorId)
  if (!isComplete || name === undefined) return
  // Locks the author, so that the count of waiting texts is exact.
  await takeAuthorName(trx, authorId, name, at)
  await submit(trx, { recipeId: id, authorId, text, isEdit: true, at })
}

/** Takes a recipe out of the library, and back what waits for a decision; its author keeps it as they last wrote it. Throws `not_found`. */
export async function withdrawRecipe({ db, clock }: AppContext, authorId: number, recipeId: number, identity: CallIdentity): Promise<void> {
  const at = clock.now()
  await once(db, identity, async (trx) => {
    const recipe = await lockOwnRecipe(trx, recipeId, authorId)
    if (!recipe || (await updateWithdrawn(trx, recipeId, at)) === 0) throw new AppError('not_found')
    if (recipe.published_at !== null) await unpublish(trx, recipe)
    return {}
  })
}

/** The recipe's lock must be held: nobody but its owner reads it any more, who keeps it as they last wrote it. */
export async function unpublish(trx: Trx, recipe: { id: number; draft: unknown }): Promise<void> {
  const written = recipe.draft === null ? {} : { ...columnsOf(recipeTextSchema.parse(recipe.draft)), draft: null }
  await updateRow(trx, recipe.id, { ...written, published_at: null })
  await replaceTextRuns(trx, recipe.id, null)
}

/** Deletes one of the author's recipes, which takes it out of the library. Throws `not_found`. */
export async function deletePublishedRecipe(context: AppContext, authorId: number, recipeId: number): Promise<void> {
  await deleteRecipe(context, authorId, recipeId, async (trx) => {
    await updateWithdrawn(trx, recipeId, context.clock.now())
  })
}

/**
 * Asks for another look at a rejected or removed recipe, once. A rejected one waits again, a removed one stays removed until it is decided.
 * Throws `not_found`, `appeal_not_open`, `appeal_repeated`, `publication_waiting`.
 */
export async function appealDecision({ db, clock }: AppContext, authorId: number, id: number, appeal: string): Promise<Publication> {
  return db.transaction().execute(async (trx) => {
    const found = await findPublication(trx, id)
    if (found?.author_id !== authorId) throw new AppError('not_found')
    const recipe = await lockOwnRecipe(trx, found.recipe_id, authorId)
    const publication = await lockPublication(trx, id, authorId)
    if (!publication) throw new AppError('not_found')
    const state = nextState(publication, 'appeal')
    if (state === null) throw new AppError(publication.appealed_at === null ? 'appeal_not_open' : 'appeal_repeated')
    const at = clock.now()
    // A recipe that is gone cannot be looked at again.
    if (!recipe) throw new AppError('appeal_not_open')
    await withOneWaiting(() => updatePublication(trx, id, { state, appeal, appealed_at: at }))
    return getPublication(trx, id)
  })
}

/** The database allows one waiting text per recipe. */
async function withOneWaiting(send: () => Promise<void>): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (uniqueViolation(error) === 'recipe_publications_waiting_uq') throw new AppError('publication_waiting')
    throw error
  }
}
