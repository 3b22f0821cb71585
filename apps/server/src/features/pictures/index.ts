import type { JobBinding } from '../../platform/jobs/binding.ts'
import { purgeOrphansJob } from './keep-picture.ts'

export { keepPicture, purgeOrphans } from './keep-picture.ts'
export { routes } from './pictures.routes.ts'
export const jobs: readonly JobBinding[] = [purgeOrphansJob]
