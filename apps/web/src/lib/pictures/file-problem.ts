import { ERRORS } from '@spizarka/contract/errors'
import { LIMITS } from '@spizarka/contract/limits'

const KINDS = ['jpeg', 'jpg', 'png', 'webp', 'gif', 'bmp', 'tiff', 'heic', 'heif'] as const
const MIME_TYPES: ReadonlySet<string> = new Set(KINDS.map((kind) => `image/${kind}`))
const EXTENSION = new RegExp(`\\.(?:${KINDS.join('|')})$`, 'i')
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORBIDDEN_CHARACTERS = /[<>:"/\\|?*\u0000-\u001f]/

/** What the file picker offers; the extensions are for systems that do not know the newer types. */
export const ACCEPTED = [...MIME_TYPES, '.heic', '.heif'].join(',')

/** Why a file cannot be sent as a picture, or null; checked in the order of SPEC section 5. */
export function fileProblem({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null {
  if (!MIME_TYPES.has(typeOf(name, type))) return ERRORS.picture_format.text
  if (!EXTENSION.test(name)) return ERRORS.picture_extension.text
  if (FORBIDDEN_CHARACTERS.test(name)) return ERRORS.picture_name_characters.text
  if (name.length > LIMITS.pictureFileName) return ERRORS.picture_name_too_long.text
  if (size === 0) return ERRORS.picture_empty.text
  if (size > LIMITS.pictureBytes) return ERRORS.picture_too_big.text
  return null
}

// Browsers name a type by the extension; many do not know that of HEIC, and then say nothing.
function typeOf(name: string, type: string): string {
  if (type === '' && /\.hei[cf]$/i.test(name)) return 'image/heic'
  return type.toLowerCase()
}
