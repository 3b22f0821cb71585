import type { JobBinding } from '../../platform/jobs/binding.ts'
import { drawCardsJob } from './base/recipe-pictures.ts'
import { syncBaseJob } from './base/sync-base.ts'

export { drawCards } from './base/recipe-pictures.ts'
export { syncBase } from './base/sync-base.ts'

export const jobs: readonly JobBinding[] = [syncBaseJob, drawCardsJob]
