import type { JobBinding } from '../../platform/jobs/binding.ts'

export const jobs: readonly JobBinding[] = []
