import type { JobBinding } from '../../platform/jobs/binding.ts'
import { prepareExportJob, purgeExpiredJob } from './request-data-export.ts'

export { routes } from './data-exports.routes.ts'
export { purgeExpired as purgeExports } from './request-data-export.ts'

export const jobs: readonly JobBinding[] = [prepareExportJob, purgeExpiredJob]
