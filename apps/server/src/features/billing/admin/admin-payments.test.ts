import { readMe } from '@spizarka/contract/accounts'
import { listAuditEntries } from '@spizarka/contract/admin'
import * as contract from '@spizarka/contract/admin-payments'
import { listInvoices } from '@spizarka/contract/invoices'
import { initiatePayment } from '@spizarka/contract/payments'
import { readSubscription } from '@spizarka/contract/subscription'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { makeUser, statusesOf } from '../../../../test/factories.ts'
import { PRODUCT, startPaymentApp } from '../../../../test/fixtures/payment-app.ts'

const app = await startPaymentApp({ direct: true })
const { bank } = app
afterAll(() => app.close())
afterEach(() => bank.behave())
const admin = await makeUser(app, { admin: true })
const { token } = admin

async function bought() {
  const user = await makeUser(app)
  const session = await app.buy(user)
  const { results } = await app.succeed(contract.listPaymentsAsAdmin, { token, query: { search: session } })
  return { user, session, id: results[0]?.id ?? '' }
}
const refund = (id: string, body: object, idempotencyKey?: string) =>
  app.call(contract.refundPaymentAsAdmin, { token, params: { id }, body, ...(idempotencyKey !== undefined && { idempotencyKey }) })
const refundsInLog = async () => (await app.succeed(listAuditEntries, { token, query: { act: 'payment_refunded' } })).results

describe('payments', () => {
  it('are found by state, payer, session and order, with what the operator said', async () => {
    const { user, session, id } = await bought()
    const [shown] = (await app.succeed(contract.listPaymentsAsAdmin, { token, query: { search: user.email.toUpperCase() } })).results
    expect(shown).toMatchObject({
      id,
      session_id: session,
      user_id: user.id,
      username: user.username,
      product_name: 'Premium, miesięcznie',
      amount: '29.99',
      refunded: '0.00',
      currency: 'PLN',
      state: 'completed',
    })
    const order = String(shown?.p24_order_id)
    expect((await app.succeed(contract.listPaymentsAsAdmin, { token, query: { search: order } })).count).toBe(1)
    const query = { search: user.username, state: 'pending' as const }
    expect((await app.succeed(contract.listPaymentsAsAdmin, { token, query })).count).toBe(0)
    expect(JSON.stringify(shown)).not.toMatch(/4242|ref-/)
  })
})

describe('a refund by hand', () => {
  it('gives a part back, corrects the invoice and leaves the plan', async () => {
    const { user, id } = await bought()
    const shown = await refund(id, { amount_grosze: 1000, reason: 'awaria' })
    await app.runJobs()

    expect(shown).toMatchObject({ status: 200, body: { refunded: '10.00', state: 'refunded' } })
    expect((await app.succeed(readMe, { token: user.token })).plan).toBe('premium')
    expect((await app.succeed(listInvoices, { token: user.token })).results.map(({ amount }) => amount)).toEqual(['-10.00', '29.99'])
    expect(await refundsInLog()).toMatchObject([
      { admin: admin.username, subject_user_id: user.id, details: { payment: Number(id), zloty: '10.00', reason: 'awaria' } },
    ])
  })

  it('of all that is left ends the plan that it paid for', async () => {
    const { user, id } = await bought()
    await refund(id, { amount_grosze: 999, reason: 'x' })
    expect(await refund(id, { reason: 'reszta' })).toMatchObject({ status: 200, body: { refunded: '29.99' } })
    expect((await app.succeed(readMe, { token: user.token })).plan).toBe('free')
    expect(await refund(id, { reason: 'jeszcze' })).toMatchObject({ status: 409 })
  })

  it('happens once under a key, and gives back no more than there is when ten ask at once', async () => {
    const { id } = await bought()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(id, { amount_grosze: 2000, reason: 'x' })))
    expect(statusesOf(answers).filter((status) => status === 200)).toHaveLength(1)
    const [first, second] = [
      await refund(id, { amount_grosze: 500, reason: 'y' }, 'k1'),
      await refund(id, { amount_grosze: 500, reason: 'y' }, 'k1'),
    ]
    expect([first, second]).toMatchObject([{ body: { refunded: '25.00' } }, { body: { refunded: '25.00' } }])
  })

  it('is refused where the operator refuses, and can be tried again', async () => {
    const { id } = await bought()
    bank.misbehave('refund', 'refusal')
    expect(await refund(id, { reason: 'x' })).toMatchObject({ status: 502, body: { detail: 'Operator płatności nie przyjął zwrotu.' } })
    expect(await refund(id, { reason: 'x' })).toMatchObject({ status: 200, body: { refunded: '29.99' } })
  })

  it('whose answer was lost is asked for once more by itself', async () => {
    const { id, session } = await bought()
    bank.misbehave('refund', 'silence')
    expect(await refund(id, { amount_grosze: 100, reason: 'x' })).toMatchObject({ status: 200, body: { refunded: '0.00' } })
    await app.runJobs()
    const { results } = await app.succeed(contract.listPaymentsAsAdmin, { token, query: { search: session } })
    expect(results).toMatchObject([{ refunded: '1.00' }])
  })

  it('ends the plan also where the operator’s answer to all of it was lost', async () => {
    const { user, id } = await bought()
    bank.misbehave('refund', 'silence')
    await refund(id, { reason: 'x' })
    expect((await app.succeed(readMe, { token: user.token })).plan).toBe('premium')
    await app.runJobs()
    expect((await app.succeed(readMe, { token: user.token })).plan).toBe('free')
  })

  it('leaves no more of what was paid for a higher plan or a withdrawal than was not given back', async () => {
    const { user, id } = await bought()
    await refund(id, { amount_grosze: 1000, reason: 'x' })
    expect(await app.succeed(readSubscription, { token: user.token })).toMatchObject({ withdrawal_refund: '19.99' })
    const body = { product_id: PRODUCT.superMonthly }
    expect(await app.succeed(initiatePayment, { token: user.token, body })).toMatchObject({ amount: '30.00', credit: '19.99' })
  })

  it('made while a higher plan is being paid sends that payment back: its credit is gone', async () => {
    const { user, id } = await bought()
    const body = { product_id: PRODUCT.superMonthly }
    const { session_id, credit } = await app.succeed(initiatePayment, { token: user.token, body })
    expect(credit).toBe('28.99')
    await refund(id, { amount_grosze: 1000, reason: 'x' })
    await app.notify(bank.pay(session_id))
    await app.runJobs()
    expect((await app.succeed(readMe, { token: user.token })).plan).toBe('premium')
    const { results } = await app.succeed(contract.listPaymentsAsAdmin, { token, query: { search: session_id } })
    expect(results).toMatchObject([{ state: 'failed', amount: '21.00', refunded: '21.00' }])
  })

  it.each([
    [{ reason: '' }, 400],
    [{ amount_grosze: 3000, reason: 'x' }, 400],
    [{ amount_grosze: 0, reason: 'x' }, 400],
    [{ amount_grosze: -1, reason: 'x' }, 400],
    [{ amount_grosze: 1.5, reason: 'x' }, 400],
  ])('refuses %j', async (body, status) => {
    const { id } = await bought()
    expect((await refund(id, body)).status).toBe(status)
  })

  it('is not of what was never paid, or is not there', async () => {
    expect((await refund('999999', { reason: 'x' })).status).toBe(404)
  })
})
