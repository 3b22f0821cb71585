import type { JobDefinition } from '../../platform/jobs/define-job.ts'
import { deletePictureJob, purgeOrphans } from './save-picture.ts'

export { routes } from './pictures.routes.ts'
export { readPictureFile } from './read-picture-file.ts'
export { deletePictureJob, purgeOrphans, savePicture } from './save-picture.ts'
export const jobs: readonly JobDefinition[] = [deletePictureJob, purgeOrphans]
