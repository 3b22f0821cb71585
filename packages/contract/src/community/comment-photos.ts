import { endpoint } from '../shared/endpoint.ts'
import { PICTURE_ERRORS } from '../shared/errors.ts'
import { commentSchema } from './comments.ts'

const tag = 'community'

/** One photo a comment; the one before is gone. Its content counts, not its declared type, and nothing of it but the pixels is kept. */
export const saveCommentPhoto = endpoint({
  method: 'PUT',
  path: '/comments/:id/photo/',
  tag,
  summary: "Put a photo of one's plate beside one's comment; others see it once a moderator looked at it.",
  upload: 'file',
  response: commentSchema,
  errors: ['not_found', 'photo_missing', ...PICTURE_ERRORS, 'comment_photo_limit'],
})

export const removeCommentPhoto = endpoint({
  method: 'DELETE',
  path: '/comments/:id/photo/',
  tag,
  summary: "Take the photo beside one's comment away.",
  errors: ['not_found'],
})
