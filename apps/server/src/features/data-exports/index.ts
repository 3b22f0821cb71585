import type { JobBinding } from '../../platform/jobs/binding.ts'
import { prepareExportJob } from './prepare-export.handler.ts'
import { purgeExpiredJob } from './purge-expired.job.ts'

export { routes } from './data-exports.routes.ts'
export { purgeExpired as purgeExports } from './purge-expired.job.ts'

export const jobs: readonly JobBinding[] = [prepareExportJob, purgeExpiredJob]
