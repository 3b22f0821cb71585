import type { JobBinding } from '../../platform/jobs/binding.ts'
import { parseTextIntakeJob } from './parse-text-intake.handler.ts'

export const jobs: readonly JobBinding[] = [parseTextIntakeJob]
