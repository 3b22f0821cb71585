import type { JobBinding } from '../../platform/jobs/binding.ts'
import { purgeOrphansJob } from './purge-orphans.job.ts'

export { keepPicture } from './keep-picture.ts'
export { routes } from './pictures.routes.ts'
export { purgeOrphans } from './purge-orphans.job.ts'

export const jobs: readonly JobBinding[] = [purgeOrphansJob]
