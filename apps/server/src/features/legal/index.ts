import type { JobDefinition } from '../../platform/jobs/define-job.ts'
import { announceDocuments } from './announce-documents.ts'

export { announceDocuments } from './announce-documents.ts'
export { recipientsInWords, recipientsOf } from './recipients.ts'

export const jobs: readonly JobDefinition[] = [announceDocuments]
