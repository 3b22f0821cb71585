import type { JobBinding } from '../../platform/jobs/binding.ts'
import { purgeLookupsJob, refreshProductJob } from './look-up-product.ts'

export const jobs: readonly JobBinding[] = [refreshProductJob, purgeLookupsJob]
