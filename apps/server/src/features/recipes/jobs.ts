import type { JobDefinition } from '../../platform/jobs/define-job.ts'
import { drawCards } from './base/recipe-pictures.ts'
import { syncBase } from './base/sync-base.ts'

export { drawCards } from './base/recipe-pictures.ts'
export { syncBase } from './base/sync-base.ts'

export const jobs: readonly JobDefinition[] = [syncBase, drawCards]
