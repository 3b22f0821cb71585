import { setImmediate as turn } from 'node:timers/promises'
import { PaymentError, type PaymentOperator, type PaymentOrder } from '../port.ts'
import { isSigned } from '../sign.ts'
import type { BankCall, BankTransaction, SimulatedBank } from './bank.ts'

const STATES = ['unpaid', 'paid', 'verified', 'returned'] as const

/** The simulated bank behind the port itself, without a network between: for as many payments as a test likes. */
export function createSimulatedOperator(bank: SimulatedBank): PaymentOperator {
  const { merchantId, posId } = bank.keys

  /** True where the bank refuses on purpose; silence is what an answer would be that never came. */
  async function isRefusing(call: BankCall): Promise<boolean> {
    await turn()
    const how = bank.nextMisbehaviour(call)
    if (how === undefined || how === 'refusal') return how === 'refusal'
    throw new PaymentError(`${call}: ${how}`, { mayHaveHappened: call !== 'register' })
  }

  function open(order: PaymentOrder, cardReference: string | null): BankTransaction {
    const { sessionId, amount, currency, email, returnUrl, notifyUrl } = order
    const opened = bank.register({ sessionId, amount, currency, email, returnUrl, notifyUrl, cardReference })
    if (!opened) throw new PaymentError('register: session used', { mayHaveHappened: false, status: 400 })
    return opened
  }

  return {
    merchant: { merchantId, posId },
    async createFirst(order) {
      if (await isRefusing('register')) throw new PaymentError('register: 400', { mayHaveHappened: false, status: 400 })
      return { paymentLink: `https://simulated.example/trnRequest/${open(order, null).token}` }
    },
    async chargeSaved({ cardReference, ...order }) {
      if (await isRefusing('register')) return { kind: 'declined', says: '400 refused' }
      const { token } = open(order, cardReference)
      if ((await isRefusing('charge')) || bank.charge(token) === 'declined') return { kind: 'declined', says: '400 declined' }
      return { kind: 'accepted' }
    },
    async status(sessionId) {
      await isRefusing('status')
      const found = bank.transactions.get(sessionId)
      if (!found) return { state: 'unknown', orderId: null, amount: 0, currency: '' }
      return { state: STATES[found.state], orderId: found.orderId, amount: found.amount, currency: found.currency }
    },
    async verify(payment) {
      if (await isRefusing('verify')) return false
      return bank.verify(payment) || bank.transactions.get(payment.sessionId)?.state === 2
    },
    async findCard(orderId) {
      if (await isRefusing('card')) return null
      const reference = bank.byOrder(orderId)?.cardReference
      const card = bank.cards.get(reference ?? '')
      if (!reference || !card) return null
      return { reference, mask: `**** ${card.mask.slice(-4)}`, expires: `${card.date.slice(2)}-${card.date.slice(0, 2)}` }
    },
    async refund(order) {
      if (await isRefusing('refund')) return { kind: 'refused', says: '409 refused' }
      const wrong = bank.refund(order)
      if (wrong === undefined || wrong === 'request already exists') return { kind: 'accepted' }
      return { kind: 'refused', says: `409 ${wrong}` }
    },
    async findRefund({ refundUuid }) {
      return bank.refunds.some((refund) => refund.refundUuid === refundUuid) ? { kind: 'accepted' } : null
    },
    verifyNotification: (notification) => isSigned(notification, bank.keys.crc),
    async listPaid() {
      return [...bank.transactions.values()]
        .filter(({ state }) => state > 0)
        .map(({ sessionId, orderId, amount, currency }) => ({ sessionId, orderId: orderId ?? 0, amount, currency }))
    },
    close: async () => {},
  }
}
