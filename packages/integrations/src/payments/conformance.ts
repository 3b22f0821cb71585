import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { PaymentError, type PaymentOperator, type PaymentOrder } from './port.ts'
import type { SimulatedBank } from './simulator/index.ts'

export interface OperatorUnderTest {
  operator: PaymentOperator
  /** The other side of it. */
  bank: SimulatedBank
}

export function anOrder(changes: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    sessionId: randomUUID(),
    amount: 2999,
    currency: 'PLN',
    description: 'Spiżarka Premium, miesięcznie',
    email: 'lucja@example.pl',
    returnUrl: 'https://spizarka.example/payment-status/1',
    notifyUrl: 'https://spizarka.example/api/payments/notifications/p24/',
    ...changes,
  }
}

const first = (changes: Partial<PaymentOrder> = {}) => ({ ...anOrder(changes), rememberCard: true })

/** What every adapter of the port does; `underTest` is asked inside each test. */
export function describePaymentOperator(underTest: () => OperatorUnderTest): void {
  it('opens a payment that is not paid until somebody pays, and then waits to be verified', async () => {
    const { operator, bank } = underTest()
    const order = first()
    expect((await operator.createFirst(order)).paymentLink).toMatch(/\/trnRequest\/[\w-]+$/)
    expect(await operator.status(order.sessionId)).toEqual({ state: 'unpaid', orderId: null, amount: 2999, currency: 'PLN' })

    const { orderId } = bank.pay(order.sessionId)
    expect(await operator.status(order.sessionId)).toMatchObject({ state: 'paid', orderId })

    const paid = { sessionId: order.sessionId, orderId, amount: 2999, currency: 'PLN' }
    expect(await operator.verify(paid)).toBe(true)
    expect(await operator.verify(paid)).toBe(true)
    expect(await operator.status(order.sessionId)).toMatchObject({ state: 'verified' })
  })

  it('knows nothing of a session that was never opened', async () => {
    const { operator } = underTest()
    expect(await operator.status(randomUUID())).toMatchObject({ state: 'unknown', orderId: null })
  })

  it('verifies no other amount than what was paid', async () => {
    const { operator, bank } = underTest()
    const order = first()
    await operator.createFirst(order)
    const { orderId } = bank.pay(order.sessionId)
    expect(await operator.verify({ sessionId: order.sessionId, orderId, amount: 1, currency: 'PLN' })).toBe(false)
  })

  it('tells the card that a payment was made with, by its last digits', async () => {
    const { operator, bank } = underTest()
    const order = first()
    await operator.createFirst(order)
    const { orderId } = bank.pay(order.sessionId, { expires: '042027' })
    expect(await operator.findCard(orderId)).toEqual({ reference: expect.any(String), mask: '**** 4242', expires: '2027-04' })
    expect(await operator.findCard(1)).toBeNull()
  })

  it.each([
    ['pays', 'accepted', 'paid'],
    ['declines', 'declined', 'unpaid'],
    ['silent', 'accepted', 'unpaid'],
  ] as const)('charges a saved card that %s', async (manner, kind, state) => {
    const { operator, bank } = underTest()
    const order = first()
    await operator.createFirst(order)
    const card = await operator.findCard(bank.pay(order.sessionId, { manner }).orderId)
    const renewal = anOrder()
    expect(await operator.chargeSaved({ ...renewal, cardReference: card?.reference ?? '' })).toMatchObject({ kind })
    expect(await operator.status(renewal.sessionId)).toMatchObject({ state })
  })

  it('gives money back once for an id, a part and then the rest, and never more than there was', async () => {
    const { operator, bank } = underTest()
    const order = first()
    await operator.createFirst(order)
    const { orderId } = bank.pay(order.sessionId)
    const back = (amount: number, refundUuid: string) => ({ refundUuid, amount, orderId, sessionId: order.sessionId, description: 'Zwrot' })
    await operator.verify({ sessionId: order.sessionId, orderId, amount: 2999, currency: 'PLN' })

    expect(await operator.findRefund({ refundUuid: 'a', orderId })).toBeNull()
    expect(await operator.refund(back(1000, 'a'))).toEqual({ kind: 'accepted' })
    expect(await operator.refund(back(1000, 'a'))).toEqual({ kind: 'accepted' })
    expect(await operator.findRefund({ refundUuid: 'a', orderId })).toEqual({ kind: 'accepted' })
    expect(await operator.refund(back(2000, 'b'))).toMatchObject({ kind: 'refused' })
    expect(await operator.refund(back(1999, 'c'))).toEqual({ kind: 'accepted' })
    expect(bank.refunds.filter((refund) => refund.orderId === orderId).map(({ amount }) => amount)).toEqual([1000, 1999])
    expect(await operator.status(order.sessionId)).toMatchObject({ state: 'returned' })
  })

  it('knows its own notifications from anything else', async () => {
    const { operator, bank } = underTest()
    const order = first()
    await operator.createFirst(order)
    const notification = bank.pay(order.sessionId)
    expect(operator.verifyNotification(notification)).toBe(true)
    for (const changes of [{ amount: 1 }, { currency: 'EUR' }, { merchantId: 1 }, { sessionId: randomUUID() }, { sign: '' }, { sign: 'ż' }])
      expect(operator.verifyNotification({ ...notification, ...changes })).toBe(false)
  })

  it('lists what was paid', async () => {
    const { operator, bank } = underTest()
    const order = first()
    await operator.createFirst(order)
    const { orderId } = bank.pay(order.sessionId)
    const now = new Date()
    expect(await operator.listPaid(now, now)).toContainEqual({ sessionId: order.sessionId, orderId, amount: 2999, currency: 'PLN' })
  })

  it.each(['html', 'failure', 'silence'] as const)('throws nothing but its port’s error where it gets %s for an answer', async (how) => {
    const { operator, bank } = underTest()
    const order = first()
    bank.misbehave('register', how)
    await expect(operator.createFirst(order)).rejects.toMatchObject({ constructor: PaymentError, mayHaveHappened: false })
    await operator.createFirst(order)
    const { orderId } = bank.pay(order.sessionId)
    const paid = { sessionId: order.sessionId, orderId, amount: 2999, currency: 'PLN' }

    bank.misbehave('verify', how)
    await expect(operator.verify(paid)).rejects.toMatchObject({ constructor: PaymentError, mayHaveHappened: true })
    bank.misbehave('status', how)
    await expect(operator.status(order.sessionId)).rejects.toThrow(PaymentError)
    bank.misbehave('charge', how)
    const card = await operator.findCard(orderId)
    const charge = operator.chargeSaved({ ...anOrder(), cardReference: card?.reference ?? '' })
    await expect(charge).rejects.toMatchObject({ constructor: PaymentError, mayHaveHappened: true })
    await operator.verify(paid)
    bank.misbehave('refund', how)
    const refund = { refundUuid: 'a', orderId, sessionId: order.sessionId, amount: 1, description: 'Zwrot' }
    await expect(operator.refund(refund)).rejects.toThrow(PaymentError)
  })
}
