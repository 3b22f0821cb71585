import type { JobDefinition } from '../../platform/jobs/define-job.ts'
import { purgeOrphans } from './keep-picture.ts'

export { keepPicture, purgeOrphans } from './keep-picture.ts'
export { routes } from './pictures.routes.ts'
export const jobs: readonly JobDefinition[] = [purgeOrphans]
