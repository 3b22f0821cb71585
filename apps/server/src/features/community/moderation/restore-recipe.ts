import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import {
  columnsOf,
  drawOwnCard,
  looksOf,
  type RecipeText,
  recipeTextSchema,
  replaceTextRuns,
  textOf,
  updateRow,
} from '../../recipes/index.ts'
import type { lockRecipe } from './queue.queries.ts'

/** A moment, or that there was none, as a decision's undo keeps it. */
export const momentSchema = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .nullable()

/** A recipe as others read it before a decision, with what its owner made of it meanwhile. */
export const publicSnapshotSchema = z.object({ text: recipeTextSchema, draft: recipeTextSchema.nullable(), publishedAt: momentSchema })

export type LockedRecipe = NonNullable<Awaited<ReturnType<typeof lockRecipe>>>

/** A snapshot of the published recipe, to restore it from. */
export function publicSnapshot(recipe: LockedRecipe): z.input<typeof publicSnapshotSchema> {
  const draft = recipe.draft === null ? null : recipeTextSchema.parse(recipe.draft)
  return { text: textOf(recipe), draft, publishedAt: recipe.published_at?.toISOString() ?? null }
}

/** Restores the public text of a recipe; what its author wrote since stays as their draft. */
export async function restoreRecipe(
  context: AppContext,
  trx: Trx,
  recipe: LockedRecipe,
  { text, draft, publishedAt }: z.output<typeof publicSnapshotSchema>,
): Promise<void> {
  const written = draftSince(recipe, { text, draft }) ?? draft
  const isPublished = publishedAt !== null
  await updateRow(trx, recipe.id, {
    ...columnsOf(isPublished ? text : (written ?? text)),
    draft: isPublished && written ? JSON.stringify(written) : null,
    published_at: publishedAt,
  })
  await replaceTextRuns(trx, recipe.id, isPublished ? text : null)
  await redrawIfChanged(context, trx, recipe.id, textOf(recipe), text)
}

/** What a recipe's owner made of it since a decision: beside the text that all read, or where nobody else reads it, of the text itself. */
function draftSince(recipe: LockedRecipe, before: { text: RecipeText; draft: RecipeText | null }): RecipeText | null {
  if (recipe.published_at !== null) return recipe.draft === null ? null : recipeTextSchema.parse(recipe.draft)
  const left = before.draft ?? before.text
  const now = textOf(recipe)
  return JSON.stringify(recipeTextSchema.parse(now)) === JSON.stringify(recipeTextSchema.parse(left)) ? null : now
}

/** Queues a new drawing if the dish would look different. */
export async function redrawIfChanged(
  { jobs }: AppContext,
  trx: Trx,
  recipeId: number,
  before: RecipeText,
  after: RecipeText,
): Promise<void> {
  if (looksOf(before.title, before.kind, before.content) !== looksOf(after.title, after.kind, after.content))
    await jobs.enqueue(trx, drawOwnCard, { recipeId })
}
