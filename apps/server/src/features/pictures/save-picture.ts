import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import { mayDeleteFiles } from '../../platform/db/backup-lock.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { deletePhotosRemovedBefore, deletePicture, insertPicture, isOrphan, listOrphans } from './pictures.queries.ts'

const PICTURE_TYPE = 'image/webp'

/** A picture of a dish. */
interface MadePicture {
  /** WebP. */
  image: Uint8Array
  width: number
  height: number
  kind: 'drawn' | 'generated' | 'photo'
}

/** Keeps a picture and gives its key, for a recipe to point at; one that none points at is purged after a day. */
export async function savePicture({ db, clock, files }: AppContext, { image, ...about }: MadePicture): Promise<string> {
  const key = randomBytes(16).toString('hex')
  // The row first: a file without one would be found by nobody.
  await insertPicture(db, { key, ...about, bytes: image.length, created_at: clock.now() })
  await files.put(key, image, PICTURE_TYPE)
  return key
}

/** Deletes a picture that nothing shows any more. */
export const deletePictureJob = defineJob({
  name: 'pictures.delete-picture',
  payload: z.object({ key: z.string() }),
  retries: 3,
  retryDelaySeconds: 30,
  expireSeconds: 60,
  concurrency: 1,
  handle: async (context, { key }) => {
    // Tried again: backups take seconds, and the nightly purge takes what is left.
    if (!(await deleteIfOrphan(context, key))) throw new Error('A backup is being made')
  },
  // It is an orphan, which the nightly purge takes.
  onExhausted: async () => {},
})

/** Who made a picture has this long to attach it, and who took a photo away to bring it back. */
const ORPHAN_GRACE_MS = 24 * 3_600_000
const BATCH_SIZE = 200

/** Deletes photos that were taken away, and pictures that no recipe has any more. */
export const purgeOrphans = defineJob({
  name: 'pictures.purge-orphans',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 900,
  concurrency: 1,
  handle: purge,
  // The next night's job does it all.
  onExhausted: async () => {},
})

async function purge(context: AppContext): Promise<void> {
  const { db, clock } = context
  const before = new Date(clock.now().getTime() - ORPHAN_GRACE_MS)
  await deletePhotosRemovedBefore(db, before)
  for (;;) {
    const keys = await listOrphans(db, before, BATCH_SIZE)
    // The next night's job goes on where a backup was in the way.
    for (const key of keys) if (!(await deleteIfOrphan(context, key))) return
    if (keys.length < BATCH_SIZE) return
  }
}

/** Deletes a picture that nothing shows; false when a backup is in the way, whose snapshot may name it. */
function deleteIfOrphan({ db, files }: AppContext, key: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await mayDeleteFiles(trx))) return false
    if (!(await isOrphan(trx, key))) return true
    // The file first: without its row nobody would find it any more.
    await files.delete(key)
    await deletePicture(trx, key)
    return true
  })
}
