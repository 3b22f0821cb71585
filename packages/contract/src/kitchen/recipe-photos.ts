import { fileSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { PICTURE_ERRORS } from '../shared/errors.ts'
import { pictureSchema } from './recipe-parts.ts'

const tag = 'recipes'

/** One photo a recipe and user; the one before is gone. Its content counts, not its declared type, and nothing of it but the pixels is kept. */
export const saveRecipePhoto = endpoint({
  method: 'PUT',
  path: '/recipes/:id/photo/',
  tag,
  summary: "Show the caller a photo of their own plate instead of a recipe's picture; nobody else sees it.",
  upload: 'file',
  response: pictureSchema,
  errors: ['not_found', 'photo_missing', ...PICTURE_ERRORS, 'photo_limit'],
})

export const removeRecipePhoto = endpoint({
  method: 'DELETE',
  path: '/recipes/:id/photo/',
  tag,
  summary: "Take the caller's photo away, and show the drawn picture again; for 24 hours it can be brought back.",
  errors: ['not_found'],
})

export const restoreRecipePhoto = endpoint({
  method: 'POST',
  path: '/recipes/:id/photo/restore/',
  tag,
  summary: 'Bring back the photo that was taken away last.',
  response: pictureSchema,
  errors: ['not_found', 'photo_limit'],
})

export const readPhoto = endpoint({
  method: 'GET',
  path: '/photos/:key/',
  access: 'public',
  tag,
  summary: "A user's photo of their plate at its unguessable address, for as long as they keep it.",
  response: fileSchema,
  download: { type: 'image/webp', fileName: 'talerz.webp', inline: 'private' },
  errors: ['not_found', 'not_ready'],
})
