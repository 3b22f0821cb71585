import { z } from 'zod'
import { bindJob } from '../../platform/jobs/binding.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { deletePicturesBefore } from './receipt-pictures.queries.ts'

const KEPT_MS = 24 * 3_600_000

/** Deletes pictures of receipts that are a day old, whatever became of their lists. */
export const purgePictures = defineJob({
  name: 'intake.purge-pictures',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
})

export const purgePicturesJob = bindJob({
  job: purgePictures,
  handle: ({ db, clock }) => deletePicturesBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
  // The next hour's job does it all.
  onExhausted: async () => {},
})
