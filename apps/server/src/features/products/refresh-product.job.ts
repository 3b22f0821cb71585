import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Looks at the record of a product again. */
export const refreshProduct = defineJob({
  name: 'products.refresh-product',
  payload: z.object({ gtin: z.string() }),
  retries: 0,
  retryDelaySeconds: 0,
  expireSeconds: 60,
  concurrency: 1,
})
