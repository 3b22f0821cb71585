import { z } from 'zod'
import { pictureSchema } from '../kitchen/recipe-parts.ts'
import { idSchema, pageOf, pageQuerySchema, proseSchema, timestampSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'
import { authorNameSchema } from './publications.ts'

const tag = 'community'

/** Plain text: what looks like markup is shown as it was typed. */
const commentTextSchema = proseSchema.trim().min(1).max(LIMITS.comment)

export const commentSchema = z.object({
  id: idSchema,
  /** `Autor usunął konto` where the account is gone. */
  author_name: z.string(),
  text: z.string(),
  /** `held`: seen by its author alone until a moderator looked at it. */
  state: z.enum(['visible', 'held']),
  created_at: timestampSchema,
  /** Null unless it was changed. */
  edited_at: timestampSchema.nullable(),
  is_own: z.boolean(),
  /** By the recipe's author. */
  reply: z.object({ text: z.string(), created_at: timestampSchema }).nullable(),
  /** How its author rates the recipe. */
  rating: z.int().nullable(),
  /** Its author cooked the recipe with Spiżarka. */
  cooked: z.boolean(),
  /** Of its author's plate; `held`: seen by its author alone until a moderator looked at it. */
  photo: pictureSchema.extend({ state: z.enum(['visible', 'held']) }).nullable(),
})
export type Comment = z.output<typeof commentSchema>

const TOKEN_ERRORS = ['bad_authorization_header', 'token_not_valid', 'user_not_found', 'user_inactive'] as const

export const listComments = endpoint({
  method: 'GET',
  path: '/published-recipes/:id/comments/',
  access: 'public',
  tag,
  summary: 'Comments on a published recipe, newest first.',
  query: pageQuerySchema,
  response: pageOf(commentSchema),
  errors: ['not_found', 'invalid_page', ...TOKEN_ERRORS],
})

export const createComment = endpoint({
  method: 'POST',
  path: '/published-recipes/:id/comments/',
  tag,
  summary: 'Comment on a published recipe; one with links or telephone numbers is held until a moderator looked at it.',
  status: 201,
  body: z.object({
    text: commentTextSchema,
    /** Needed once, from who has never signed anything; afterwards it changes the name. */
    author_name: authorNameSchema.optional(),
  }),
  response: commentSchema,
  errors: ['not_found', 'author_name_missing', 'author_name_taken', 'author_name_reserved'],
  idempotent: true,
})

export const updateComment = endpoint({
  method: 'PATCH',
  path: '/comments/:id/',
  tag,
  summary: "Change one of the caller's comments.",
  body: z.object({ text: commentTextSchema }),
  response: commentSchema,
  errors: ['not_found'],
})

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/comments/:id/',
  tag,
  summary: "Delete one of the caller's comments, with the reply to it.",
  errors: ['not_found'],
})

export const saveReply = endpoint({
  method: 'PUT',
  path: '/comments/:id/reply/',
  tag,
  summary: "Answer a comment on the caller's recipe; what was answered before gives way.",
  body: z.object({ text: commentTextSchema }),
  response: commentSchema,
  errors: ['not_found', 'reply_refused'],
})

export const deleteReply = endpoint({
  method: 'DELETE',
  path: '/comments/:id/reply/',
  tag,
  summary: "Take the answer to a comment on the caller's recipe back.",
  errors: ['not_found'],
})
