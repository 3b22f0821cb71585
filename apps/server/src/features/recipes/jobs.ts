import type { JobBinding } from '../../platform/jobs/binding.ts'
import { drawCardsJob } from './draw-cards.job.ts'
import { syncBaseJob } from './sync-base.job.ts'

export { drawCards } from './draw-cards.job.ts'
export { syncBase } from './sync-base.job.ts'

export const jobs: readonly JobBinding[] = [syncBaseJob, drawCardsJob]
