import type { JobBinding } from '../../platform/jobs/binding.ts'
import { parseTextIntakeJob } from './parse-text-intake.handler.ts'
import { purgeSessionsJob } from './purge-sessions.job.ts'

export const jobs: readonly JobBinding[] = [parseTextIntakeJob, purgeSessionsJob]
