import type { JobDefinition } from '../../platform/jobs/define-job.ts'
import { purgeOrphans } from './save-picture.ts'

export { routes } from './pictures.routes.ts'
export { purgeOrphans, savePicture } from './save-picture.ts'
export const jobs: readonly JobDefinition[] = [purgeOrphans]
