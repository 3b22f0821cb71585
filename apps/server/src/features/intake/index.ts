import type { JobDefinition } from '../../platform/jobs/define-job.ts'
import { purgeSessions } from './intake-session.ts'
import { readBarcodes } from './submit-barcodes.ts'
import { purgePictures, readReceipt } from './submit-receipt.ts'
import { parseTextIntake } from './submit-text-intake.ts'

export { routes } from './intake.routes.ts'
export { purgeSessions } from './intake-session.ts'
export { purgePictures } from './submit-receipt.ts'

export const jobs: readonly JobDefinition[] = [parseTextIntake, readReceipt, readBarcodes, purgeSessions, purgePictures]
