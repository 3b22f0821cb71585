import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import type { Day } from '../subscriptions/life.ts'

/** What happened with somebody's money, told once, in the transaction in which it happened. */
export type BillingEvent =
  /** A purchase or a renewal is paid; `paymentId` is completed. */
  | { kind: 'paid'; userId: number; paymentId: number; subscriptionId: number; isRenewal: boolean }
  /** Money of a completed payment went back: `refundId` is done. */
  | { kind: 'refunded'; userId: number | null; paymentId: number; refundId: number }
  /** Money that bought nothing goes back in full: a second payment of a running plan, a code that gave out meanwhile. */
  | { kind: 'sent_back'; userId: number | null; paymentId: number; refundId: number }
  | { kind: 'reminded'; userId: number; subscriptionId: number; chargeOn: Day }
  /** `nextTryOn` is null where it was the last try, and the plan is over. */
  | { kind: 'charge_failed'; userId: number; subscriptionId: number; paymentId: number; nextTryOn: Day | null }
  | { kind: 'cancelled'; userId: number; subscriptionId: number; endsOn: Day }
  | { kind: 'resumed'; userId: number; subscriptionId: number }
  | { kind: 'withdrawn'; userId: number; subscriptionId: number; refundGrosze: number }
  /** The paid period is over, and nothing follows it. */
  | { kind: 'ended'; userId: number; subscriptionId: number }

/** Papers and mails that follow from an event: whatever is written here is written with it, or not at all. */
export async function followUp(_trx: Trx, _context: AppContext, _event: BillingEvent): Promise<void> {}
