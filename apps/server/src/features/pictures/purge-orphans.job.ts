import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import { bindJob } from '../../platform/jobs/binding.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { deletePicture, listOrphans } from './pictures.queries.ts'

/** Who made a picture has this long to hang it up. */
const SPARED_MS = 24 * 3_600_000
const AT_ONCE = 200

/** Deletes pictures that no recipe has any more. */
export const purgeOrphans = defineJob({
  name: 'pictures.purge-orphans',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 900,
  concurrency: 1,
})

export const purgeOrphansJob = bindJob({
  job: purgeOrphans,
  handle: purge,
  // The next night's job does it all.
  onExhausted: async () => {},
})

async function purge({ db, clock, files }: AppContext): Promise<void> {
  const before = new Date(clock.now().getTime() - SPARED_MS)
  for (;;) {
    const keys = await listOrphans(db, before, AT_ONCE)
    for (const key of keys) {
      // The file first: without its row nobody would find it any more.
      await files.delete(key)
      await deletePicture(db, key)
    }
    if (keys.length < AT_ONCE) return
  }
}
