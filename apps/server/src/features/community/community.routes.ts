import * as photos from '@spizarka/contract/comment-photos'
import * as comments from '@spizarka/contract/comments'
import * as moderation from '@spizarka/contract/moderation'
import * as publications from '@spizarka/contract/publications'
import * as recipes from '@spizarka/contract/recipes'
import * as reports from '@spizarka/contract/reports'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context.ts'
import { authenticate } from '../../platform/http/authenticate.ts'
import type { Route } from '../../platform/http/route.ts'
import { rowId } from '../../platform/http/row-id.ts'
import { networkOf } from '../../platform/rate-limit/rate-limits.ts'
import { removeCommentPhoto, saveCommentPhoto } from './comments/comment-photo.ts'
import { createComment, deleteComment, deleteReply, readComments, saveReply, updateComment } from './comments/comments.ts'
import { copyRecipe } from './library/copy-recipe.ts'
import { decidePublication, undoDecision } from './moderation/decide-publication.ts'
import { decideReport } from './moderation/decide-report.ts'
import { readModerationFigures, readQueue, readQueuedPublication, readReports } from './moderation/read-queue.ts'
import { reportContent } from './moderation/report-content.ts'
import { undoReportDecision } from './moderation/undo-report-decision.ts'
import { appealDecision, changeRecipe, deletePublishedRecipe, publishRecipe, withdrawRecipe } from './publishing/publish-recipe.ts'
import { previewPublicationOf, readAuthor, readMyPublications, readPublishingOf } from './publishing/read-publications.ts'
import {
  requireAnswerable,
  requireOwnComment,
  requireOwnPublication,
  requireOwnRecipe,
  requirePublication,
  requirePublishedRecipe,
  requireReport,
  requireReportable,
} from './required-things.ts'

/** The calls of the library: what authors send, what readers say of it, what moderators decide. */
export function routes(route: Route, context: AppContext): void {
  const { db, rateLimits, settings } = context
  const limitLineReadings = (userId: number) => rateLimits.takeLocally('recipe-lines', String(userId), settings.RATE_RECIPE_LINES_USER)

  async function limitComments(userId: number): Promise<void> {
    await rateLimits.take('comment', String(userId), settings.RATE_COMMENT_USER)
    await rateLimits.take('comment-day', String(userId), settings.RATE_COMMENT_DAY_USER)
  }

  /** The reader of public content. */
  async function readerOf({ request: { headers }, address }: { request: FastifyRequest; address: string }): Promise<number | null> {
    const user = headers.authorization === undefined ? undefined : await authenticate(context, headers.authorization)
    await rateLimits.takeLocally('recipes', user ? String(user.id) : networkOf(address), settings.RATE_RECIPES_ADDRESS)
    return user?.id ?? null
  }

  // Registered here, because changing a published recipe starts moderation.
  route(
    recipes.updateRecipe,
    async ({ user, params, body }) => {
      await limitLineReadings(user.id)
      return changeRecipe(context, user, rowId(params.id), body)
    },
    ({ userId, params }) => requireOwnRecipe(db, userId, rowId(params.id)),
  )
  route(recipes.deleteRecipe, ({ user, params }) => deletePublishedRecipe(context, user.id, rowId(params.id)))

  route(
    publications.publishRecipe,
    async ({ user, params, body, identity }) => {
      await limitLineReadings(user.id)
      return publishRecipe(context, user, rowId(params.id), body, identity)
    },
    ({ userId, params }) => requireOwnRecipe(db, userId, rowId(params.id)),
  )
  route(publications.withdrawRecipe, ({ user, params, identity }) => withdrawRecipe(context, user.id, rowId(params.id), identity))
  route(publications.readPublishing, ({ user, params }) => readPublishingOf(context, user.id, rowId(params.id)))
  route(publications.previewPublication, ({ user, params }) => previewPublicationOf(context, user.id, rowId(params.id)))
  route(publications.listMyPublications, ({ user, query, url }) => readMyPublications(context, user.id, query, url))
  route(
    publications.appealDecision,
    ({ user, params, body }) => appealDecision(context, user.id, rowId(params.id), body.text),
    ({ userId, params }) => requireOwnPublication(db, userId, rowId(params.id)),
  )
  route(publications.readAuthor, async (call) => {
    const reader = await readerOf(call)
    return readAuthor(context, call.params.name, reader)
  })
  route(publications.copyRecipe, ({ user, params, identity }) => copyRecipe(context, user, rowId(params.id), identity))

  route(
    comments.listComments,
    async (call) => {
      const reader = await readerOf(call)
      return readComments(context, rowId(call.params.id), reader, call.query, call.url)
    },
    ({ params }) => requirePublishedRecipe(db, rowId(params.id)),
  )
  route(
    comments.createComment,
    async ({ user, params, body, identity }) => {
      await limitComments(user.id)
      return createComment(context, user, rowId(params.id), body, identity)
    },
    ({ params }) => requirePublishedRecipe(db, rowId(params.id)),
  )
  route(
    comments.updateComment,
    async ({ user, params, body }) => {
      await limitComments(user.id)
      return updateComment(context, user.id, rowId(params.id), body.text)
    },
    ({ userId, params }) => requireOwnComment(db, userId, rowId(params.id)),
  )
  route(comments.deleteComment, ({ user, params }) => deleteComment(context, user.id, rowId(params.id)))
  route(photos.saveCommentPhoto, ({ user, params, file }) => saveCommentPhoto(context, user.id, rowId(params.id), file))
  route(photos.removeCommentPhoto, ({ user, params }) => removeCommentPhoto(context, user.id, rowId(params.id)))
  route(
    comments.saveReply,
    async ({ user, params, body }) => {
      await limitComments(user.id)
      return saveReply(context, user.id, rowId(params.id), body.text)
    },
    ({ userId, params }) => requireAnswerable(db, userId, rowId(params.id)),
  )
  route(comments.deleteReply, ({ user, params }) => deleteReply(context, user.id, rowId(params.id)))

  route(
    reports.createReport,
    async ({ request: { headers }, address, body }) => {
      const user = headers.authorization === undefined ? undefined : await authenticate(context, headers.authorization)
      await rateLimits.take('report', user ? `user:${user.id}` : networkOf(address), settings.RATE_REPORT_ADDRESS)
      return reportContent(context, user?.id ?? null, body)
    },
    ({ body }) => requireReportable(db, body),
  )

  route(moderation.listPublicationQueue, ({ user, query, url }) => readQueue(context, user.id, query, url))
  route(moderation.readQueuedPublication, ({ user, params }) => readQueuedPublication(context, user.id, rowId(params.id)))
  route(
    moderation.decidePublication,
    ({ user, params, body }) => decidePublication(context, user.id, rowId(params.id), body),
    ({ params }) => requirePublication(db, rowId(params.id)),
  )
  route(moderation.undoDecision, ({ user, params }) => undoDecision(context, user.id, rowId(params.id)))
  route(moderation.listReports, ({ user, query, url }) => readReports(context, user.id, query, url))
  route(
    moderation.decideReport,
    ({ user, params, body }) => decideReport(context, user.id, rowId(params.id), body),
    ({ params }) => requireReport(db, rowId(params.id)),
  )
  route(moderation.undoReportDecision, ({ user, params }) => undoReportDecision(context, user.id, rowId(params.id)))
  route(moderation.readModerationFigures, ({ query }) => readModerationFigures(context, query.month))
}
