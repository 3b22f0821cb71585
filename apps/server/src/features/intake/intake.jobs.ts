import type { JobBinding } from '../../platform/jobs/binding.ts'
import { parseTextIntakeJob } from './parse-text-intake.handler.ts'
import { purgePicturesJob } from './purge-pictures.job.ts'
import { purgeSessionsJob } from './purge-sessions.job.ts'
import { readBarcodesJob } from './read-barcodes.handler.ts'
import { readReceiptJob } from './read-receipt.handler.ts'

export const jobs: readonly JobBinding[] = [parseTextIntakeJob, readReceiptJob, readBarcodesJob, purgeSessionsJob, purgePicturesJob]
