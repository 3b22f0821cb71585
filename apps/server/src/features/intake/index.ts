import type { JobDefinition } from '../../platform/jobs/define-job.ts'
import { purgeIntakeSessions } from './intake-session.ts'
import { purgePictures, readReceipt } from './receipt/submit-receipt.ts'
import { readBarcodes } from './submit-barcodes.ts'
import { parseTextIntake } from './submit-text-intake.ts'

export { routes } from './intake.routes.ts'
export { purgeIntakeSessions } from './intake-session.ts'
export { purgePictures } from './receipt/submit-receipt.ts'

export const jobs: readonly JobDefinition[] = [parseTextIntake, readReceipt, readBarcodes, purgeIntakeSessions, purgePictures]
