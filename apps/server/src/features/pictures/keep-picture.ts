import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../platform/context.ts'
import { insertPicture } from './pictures.queries.ts'

const PICTURE_TYPE = 'image/webp'

/** A picture of a dish. */
interface MadePicture {
  /** WebP. */
  image: Uint8Array
  width: number
  height: number
  kind: 'drawn' | 'generated'
}

/** Keeps a picture and gives its key, for a recipe to point at; one that none points at is purged after a day. */
export async function keepPicture({ db, clock, files }: AppContext, { image, ...about }: MadePicture): Promise<string> {
  const key = randomBytes(16).toString('hex')
  // The row first: a file without one would be found by nobody.
  await insertPicture(db, { key, ...about, bytes: image.length, created_at: clock.now() })
  await files.put(key, image, PICTURE_TYPE)
  return key
}
