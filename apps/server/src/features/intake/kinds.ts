import type { ErrorCode } from '@spizarka/contract/errors'
import { COSTS } from '@spizarka/contract/limits'
import type { PointReason } from '@spizarka/contract/points'
import type { IntakeSession } from './intake-sessions.queries.ts'

interface IntakeKind {
  /** In points. */
  cost: number
  reason: PointReason
  refundReason: PointReason
  /** Refuses who has too few points. */
  shortage: ErrorCode
  /** Why a session failed when it was nobody's fault but ours. */
  failure: ErrorCode
}

/** What each way of adding that ends in a review costs, and what is said when it does not work out. */
export const INTAKE_KINDS: Record<IntakeSession['source'], IntakeKind> = {
  text: {
    cost: COSTS.textIntake,
    reason: 'text_intake',
    refundReason: 'text_intake_refund',
    shortage: 'points_short_text',
    failure: 'intake_failed',
  },
  receipt: {
    cost: COSTS.receiptIntake,
    reason: 'receipt_intake',
    refundReason: 'receipt_intake_refund',
    shortage: 'points_short_receipt',
    failure: 'receipt_failed',
  },
  barcode: {
    cost: COSTS.barcodeIntake,
    reason: 'barcode_intake',
    refundReason: 'barcode_intake_refund',
    shortage: 'points_short_barcode',
    failure: 'barcodes_failed',
  },
}
