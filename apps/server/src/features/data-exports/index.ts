import type { JobDefinition } from '../../platform/jobs/define-job.ts'
import { prepareExport, purgeExpired } from './request-data-export.ts'

export { routes } from './data-exports.routes.ts'
export { purgeExpired as purgeExports } from './request-data-export.ts'
export { csvHeader, csvLines, withoutFormula } from './table-files.ts'

export const jobs: readonly JobDefinition[] = [prepareExport, purgeExpired]
