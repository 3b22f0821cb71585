import type { JobBinding } from '../../platform/jobs/binding.ts'
import { purgeLookupsJob } from './purge-lookups.job.ts'
import { refreshProductJob } from './refresh-product.handler.ts'

export const jobs: readonly JobBinding[] = [refreshProductJob, purgeLookupsJob]
