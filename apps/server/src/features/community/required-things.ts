import { idSchema } from '@spizarka/contract/common'
import { reportKindSchema } from '@spizarka/contract/reports'
import { z } from 'zod'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { rowId } from '../../platform/http/row-id.ts'
import { findPublishedRecipe, findVisibleRecipe } from '../recipes/index.ts'
import { findComment } from './comments/comments.queries.ts'
import { findReportable, listReportTargets } from './moderation/reports.queries.ts'
import { findPublication } from './publishing/publications.queries.ts'

// Checks that run before a call is validated: each throws `not_found` where the caller has no such row.

function require(isThere: boolean): void {
  if (!isThere) throw new AppError('not_found')
}

export async function requireOwnRecipe(db: Db, userId: number, id: number): Promise<void> {
  require((await findVisibleRecipe(db, id, userId))?.owner_id === userId)
}

export async function requirePublishedRecipe(db: Db, id: number): Promise<void> {
  require((await findPublishedRecipe(db, id, null)) !== undefined)
}

/** A comment of the user's that moderators did not take away. */
export async function requireOwnComment(db: Db, userId: number, id: number): Promise<void> {
  const comment = await findComment(db, id)
  require(comment?.author_id === userId && comment.state !== 'removed')
}

/** A comment that everybody reads, on a published recipe of the user's. */
export async function requireAnswerable(db: Db, userId: number, id: number): Promise<void> {
  const comment = await findComment(db, id)
  const recipe = comment && (await findPublishedRecipe(db, comment.recipe_id, null))
  require(comment?.state === 'visible' && recipe?.owner_id === userId)
}

export async function requireOwnPublication(db: Db, userId: number, id: number): Promise<void> {
  require((await findPublication(db, id))?.author_id === userId)
}

export async function requirePublication(db: Db, id: number): Promise<void> {
  require((await findPublication(db, id)) !== undefined)
}

export async function requireReport(db: Db, id: number): Promise<void> {
  require((await listReportTargets(db, [id])).has(id))
}

const reportedSchema = z.object({ kind: reportKindSchema, id: idSchema })

/** What a report names, where it names anything. */
export async function requireReportable(db: Db, body: unknown): Promise<void> {
  const named = reportedSchema.safeParse(body)
  if (named.success) require((await findReportable(db, named.data.kind, rowId(named.data.id))) !== undefined)
}
