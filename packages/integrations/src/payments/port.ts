/** One try to take money. Amounts are grosze; a try has a session of its own. */
export interface PaymentOrder {
  /** ASCII, at most 100 characters, never used twice. */
  sessionId: string
  amount: number
  currency: 'PLN'
  /** What the payer reads. */
  description: string
  email: string
  /** Where the browser comes back to, paid or not. */
  returnUrl: string
  /** Where the operator tells that money came. */
  notifyUrl: string
}

/** A payment as the operator names it. */
export interface PlacedPayment {
  sessionId: string
  orderId: number
  amount: number
  currency: string
}

/** What the operator says when money came; the signature is checked by `verifyNotification`. */
export interface PaymentNotification extends PlacedPayment {
  merchantId: number
  posId: number
  originAmount: number
  methodId: number
  statement: string
  sign: string
}

/**
 * How the operator sees a session: unknown to it, not paid, refused by the bank, paid and waiting to be verified, verified, given back.
 * Not every operator tells what was refused from what has not come; what was refused may still be paid.
 */
interface OperatorStatus {
  state: 'unknown' | 'unpaid' | 'declined' | 'paid' | 'verified' | 'returned'
  /** Null until money came. */
  orderId: number | null
  amount: number
  currency: string
}

/** A card that may be charged again; its number is never among it. */
export interface SavedCard {
  reference: string
  /** `**** 4242`. */
  mask: string
  /** `YYYY-MM`, the last month in which it is good; null where the operator does not say. */
  expires: string | null
}

export type ChargeOutcome =
  /** Taken on; whether it was paid is told by a notification, or by `status`. */
  | { kind: 'accepted' }
  /** The operator will not charge this card. */
  | { kind: 'declined'; says: string }

export interface RefundOrder {
  /** Asked twice under one of these, the operator pays once. At most 35 characters. */
  refundUuid: string
  sessionId: string
  orderId: number
  amount: number
  /** At most 35 characters. */
  description: string
}

export type RefundOutcome = { kind: 'accepted' } | { kind: 'refused'; says: string }

/**
 * Nobody knows the result of a call: no answer, or none that makes sense. `mayHaveHappened` is false where the operator cannot have
 * taken it on. The message names neither keys nor persons.
 */
export class PaymentError extends Error {
  readonly mayHaveHappened: boolean
  /** Of the answer, where there was one. */
  readonly status: number | undefined
  constructor(message: string, options: { mayHaveHappened: boolean; status?: number; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.mayHaveHappened = options.mayHaveHappened
    this.status = options.status
  }
}

/** Whoever moves the money. Throws nothing but PaymentError. */
export interface PaymentOperator {
  /** Our account at the operator. */
  readonly merchant: { merchantId: number; posId: number }
  /** Opens a payment that somebody makes in a browser; `rememberCard` asks for one that can be charged again. Gives its page. */
  createFirst(order: PaymentOrder & { rememberCard: boolean }): Promise<{ paymentLink: string }>
  /** Charges a saved card with nobody there. */
  chargeSaved(order: PaymentOrder & { cardReference: string }): Promise<ChargeOutcome>
  status(sessionId: string): Promise<OperatorStatus>
  /** Takes paid money over; false where the operator refuses. Repeated, it says the same. */
  verify(payment: PlacedPayment): Promise<boolean>
  /** The card that a payment was made with; null where there is none to charge again. */
  findCard(orderId: number): Promise<SavedCard | null>
  refund(order: RefundOrder): Promise<RefundOutcome>
  /** What is known of a refund whose answer was lost: null where the operator has not got it. */
  findRefund(order: Pick<RefundOrder, 'refundUuid' | 'orderId'>): Promise<RefundOutcome | null>
  /** Whether the operator said this. */
  verifyNotification(notification: PaymentNotification): boolean
  /** Payments that were made from one moment until another, for holding them against our own. */
  listPaid(from: Date, until: Date): Promise<readonly PlacedPayment[]>
  close(): Promise<void>
}
