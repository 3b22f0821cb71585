import type { JobBinding } from '../../platform/jobs/binding.ts'
import { purgeSessionsJob } from './intake-session.ts'
import { readBarcodesJob } from './submit-barcodes.ts'
import { purgePicturesJob, readReceiptJob } from './submit-receipt.ts'
import { parseTextIntakeJob } from './submit-text-intake.ts'

export const jobs: readonly JobBinding[] = [parseTextIntakeJob, readReceiptJob, readBarcodesJob, purgeSessionsJob, purgePicturesJob]
