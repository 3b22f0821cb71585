import { randomUUID } from 'node:crypto'
import type { PaymentNotification, PlacedPayment } from '../port.ts'
import { signNotification } from '../sign.ts'

export interface MerchantKeys {
  merchantId: number
  posId: number
  apiKey: string
  crc: string
}

export const SIMULATED_KEYS: MerchantKeys = { merchantId: 12_345, posId: 12_345, apiKey: 'simulated-api-key', crc: 'a123456789bcdef0' }

/** What happens to a saved card's charges: paid, refused at once, taken on and never paid. */
export type CardManner = 'pays' | 'declines' | 'silent'

/** 0 nothing paid, 1 paid, 2 verified, 3 given back: the operator's own numbers. */
type BankState = 0 | 1 | 2 | 3

export interface BankTransaction {
  sessionId: string
  token: string
  amount: number
  currency: string
  email: string
  returnUrl: string
  notifyUrl: string
  state: BankState
  orderId: number | null
  /** The saved card that is charged, or the one that it was paid with. */
  cardReference: string | null
  refunded: number
}

interface BankRefund {
  refundUuid: string
  orderId: number
  amount: number
}

/** What the bank does instead of answering as it should, once each: a page for people, a failure, silence, or a refusal. */
export type Misbehaviour = 'html' | 'failure' | 'silence' | 'refusal'
export type BankCall = 'register' | 'charge' | 'status' | 'verify' | 'refund' | 'card'

/** The other side of the counter: remembers payments, cards and refunds as the operator does. */
export class SimulatedBank {
  readonly keys: MerchantKeys
  readonly transactions = new Map<string, BankTransaction>()
  readonly cards = new Map<string, { manner: CardManner; mask: string; date: string }>()
  readonly refunds: BankRefund[] = []
  /** Notifications of charges that were paid with nobody there; whoever tests delivers them, or does not. */
  readonly outbox: PaymentNotification[] = []
  readonly #byToken = new Map<string, BankTransaction>()
  readonly #byOrder = new Map<number, BankTransaction>()
  readonly #misbehaviours = new Map<BankCall, Misbehaviour[]>()
  #orders = 3_000_000_000

  constructor(keys: MerchantKeys = SIMULATED_KEYS) {
    this.keys = keys
  }

  /** The next calls of a kind go wrong, one after another. */
  misbehave(call: BankCall, ...how: Misbehaviour[]): void {
    this.#misbehaviours.set(call, [...(this.#misbehaviours.get(call) ?? []), ...how])
  }

  nextMisbehaviour(call: BankCall): Misbehaviour | undefined {
    return this.#misbehaviours.get(call)?.shift()
  }

  behave(): void {
    this.#misbehaviours.clear()
  }

  /** Opens a transaction; undefined where the session was used before. */
  register(order: Omit<BankTransaction, 'token' | 'state' | 'orderId' | 'refunded'>): BankTransaction | undefined {
    if (this.transactions.has(order.sessionId)) return undefined
    const transaction: BankTransaction = { ...order, token: randomUUID(), state: 0, orderId: null, refunded: 0 }
    this.transactions.set(order.sessionId, transaction)
    this.#byToken.set(transaction.token, transaction)
    return transaction
  }

  byToken(token: string): BankTransaction | undefined {
    return this.#byToken.get(token)
  }

  byOrder(orderId: number): BankTransaction | undefined {
    return this.#byOrder.get(orderId)
  }

  /** Somebody pays, with a new card that later charges find as it is said here; gives what the shop is told. */
  pay(sessionId: string, { manner = 'pays', expires = '122032' }: { manner?: CardManner; expires?: string } = {}): PaymentNotification {
    const transaction = this.transactions.get(sessionId)
    if (!transaction) throw new Error(`there is no transaction ${sessionId}`)
    const reference = `ref-${randomUUID()}`
    this.cards.set(reference, { manner, mask: '411111XXXXXX4242', date: expires })
    return this.#settle(transaction, reference)
  }

  /** Charges the card of a transaction that was registered with one. */
  charge(token: string): 'accepted' | 'declined' {
    const transaction = this.byToken(token)
    const card = this.cards.get(transaction?.cardReference ?? '')
    if (!transaction || !card || card.manner === 'declines') return 'declined'
    if (card.manner === 'pays') this.outbox.push(this.#settle(transaction, transaction.cardReference))
    return 'accepted'
  }

  /** A charge that was taken on in silence is paid after all. */
  payLate(sessionId: string): PaymentNotification {
    const transaction = this.transactions.get(sessionId)
    if (!transaction) throw new Error(`there is no transaction ${sessionId}`)
    return this.#settle(transaction, transaction.cardReference)
  }

  verify({ sessionId, orderId, amount, currency }: PlacedPayment): boolean {
    const transaction = this.transactions.get(sessionId)
    if (!transaction || transaction.orderId !== orderId || transaction.amount !== amount || transaction.currency !== currency) return false
    if (transaction.state !== 1) return false
    transaction.state = 2
    return true
  }

  /** Gives money back once for an id; says what is wrong where it cannot. */
  refund({ refundUuid, orderId, amount }: BankRefund): string | undefined {
    if (this.refunds.some((refund) => refund.refundUuid === refundUuid)) return 'request already exists'
    const transaction = this.byOrder(orderId)
    if (!transaction || transaction.state < 2) return 'wrong status'
    if (transaction.refunded + amount > transaction.amount) return 'amount too high'
    transaction.refunded += amount
    if (transaction.refunded === transaction.amount) transaction.state = 3
    this.refunds.push({ refundUuid, orderId, amount })
    return undefined
  }

  /** What the shop is told of a paid transaction, as often as it is asked. */
  notificationOf(transaction: BankTransaction): PaymentNotification {
    const { merchantId, posId, crc } = this.keys
    const { sessionId, amount, currency, orderId } = transaction
    const notified = { merchantId, posId, sessionId, amount, originAmount: amount, currency, orderId: orderId ?? 0 }
    const whole = { ...notified, methodId: 218, statement: `p24-${orderId}` }
    return { ...whole, sign: signNotification(whole, crc) }
  }

  #settle(transaction: BankTransaction, cardReference: string | null): PaymentNotification {
    if (transaction.state === 0) {
      this.#orders += 1
      transaction.state = 1
      transaction.orderId = this.#orders
      this.#byOrder.set(this.#orders, transaction)
      transaction.cardReference = cardReference
    }
    return this.notificationOf(transaction)
  }
}
