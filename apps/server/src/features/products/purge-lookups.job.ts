import { z } from 'zod'
import { bindJob } from '../../platform/jobs/binding.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { deleteLookupsBefore } from './product-lookups.queries.ts'

/** Forgets what came of asking about codes once it holds no longer. */
export const purgeLookups = defineJob({
  name: 'products.purge-lookups',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
})

export const purgeLookupsJob = bindJob({
  job: purgeLookups,
  handle: ({ db, clock }) => deleteLookupsBefore(db, clock.now()),
  // The next day's job does it all.
  onExhausted: async () => {},
})
