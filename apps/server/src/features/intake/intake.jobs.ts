import type { JobBinding } from '../../platform/jobs/binding.ts'
import { parseTextIntakeJob } from './submit-text-intake.ts'
import { purgePicturesJob, readReceiptJob } from './submit-receipt.ts'
import { purgeSessionsJob } from './intake-session.ts'
import { readBarcodesJob } from './submit-barcodes.ts'

export const jobs: readonly JobBinding[] = [parseTextIntakeJob, readReceiptJob, readBarcodesJob, purgeSessionsJob, purgePicturesJob]
