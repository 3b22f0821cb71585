import { readMe } from '@spizarka/contract/accounts'
import { listAuditEntries } from '@spizarka/contract/admin'
import * as contract from '@spizarka/contract/admin-payments'
import { listInvoices } from '@spizarka/contract/invoices'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { makeUser, statusesOf } from '../../../../test/factories.ts'
import { startPaymentApp } from '../../../../test/fixtures/payment-app.ts'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const app = await startPaymentApp({ direct: true })
const { bank } = app
afterAll(() => app.close())
afterEach(() => bank.behave())
let admin = await makeUser(app, { admin: true })
let { token } = admin

async function bought() {
  const user = await makeUser(app)
  const session = await app.buy(user)
  const { results } = await app.succeed(contract.listPaymentsAsAdmin, { token, query: { search: session } })
  return { user, session, id: results[0]?.id ?? '' }
}
const refund = (id: string, body: object, idempotencyKey?: string) =>
  app.call(contract.refundPaymentAsAdmin, { token, params: { id }, body, ...(idempotencyKey !== undefined && { idempotencyKey }) })
const acts = async (
  act: 'payment_refunded' | 'discount_code_created' | 'discount_code_changed' | 'price_changed' | 'payment_alarm_resolved',
) => (await app.succeed(listAuditEntries, { token, query: { act } })).results

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
    expect(await acts('payment_refunded')).toMatchObject([
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

describe('discount codes', () => {
  const code = (changes: object = {}) => ({ code: `kod-${Math.random().toString(36).slice(2, 8)}`, kind: 'percent', value: 20, ...changes })
  const make = (body: object) => app.call(contract.createDiscountCode, { token, body })
  const change = (id: string, body: object) => app.call(contract.updateDiscountCode, { token, params: { id }, body })

  it('are made in capitals and changed field by field, and the log tells of both', async () => {
    const made = await make(code({ code: ' lato-26 ', product_ids: [2, 4], max_uses: 10, valid_to: '2027-01-01T00:00:00Z' }))
    expect(made).toMatchObject({
      status: 201,
      body: { code: 'LATO-26', kind: 'percent', value: 20, product_ids: [2, 4], max_uses: 10, once_per_user: true, uses: 0 },
    })
    const { id } = contract.adminDiscountCodeSchema.parse(made.body)
    expect(await change(id, { max_uses: null, product_ids: null })).toMatchObject({
      status: 200,
      body: { code: 'LATO-26', product_ids: null, max_uses: null, value: 20, valid_to: '2027-01-01T00:00:00.000Z' },
    })
    expect((await app.succeed(contract.listDiscountCodes, { token })).results[0]).toMatchObject({ id, product_ids: null })
    expect(await acts('discount_code_created')).toMatchObject([{ details: { code: 'LATO-26', value: 20 } }])
    expect(await acts('discount_code_changed')).toMatchObject([{ details: { code: 'LATO-26', max_uses: null } }])
  })

  it('are one of a name, also when two are made at once or one is renamed', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => make(code({ code: 'JEDEN' }))))
    expect(statusesOf(answers)).toEqual([201, 400, 400])
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({ code: ['Taki kod już jest.'] })
    const { id } = contract.adminDiscountCodeSchema.parse((await make(code())).body)
    expect(await change(id, { code: 'jeden' })).toMatchObject({ status: 400, body: { code: ['Taki kod już jest.'] } })
  })

  it.each([
    [{ value: 101 }, 'value'],
    [{ value: 0 }, 'value'],
    [{ code: 'ż' }, 'code'],
    [{ product_ids: [77] }, 'product_ids'],
    [{ max_uses: 0 }, 'max_uses'],
  ])('refuse %j', async (changes, field) => {
    expect(await make(code(changes))).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
  })

  it('do not become more than a hundred per cent by a change of kind', async () => {
    const { id } = contract.adminDiscountCodeSchema.parse((await make(code({ kind: 'amount', value: 2000 }))).body)
    expect(await change(id, { kind: 'percent' })).toMatchObject({ status: 400, body: { value: ['Procent musi być od 1 do 100.'] } })
    expect((await change('999999', {})).status).toBe(404)
  })
})

describe('prices', () => {
  it('change from now on, keep their history, and are one at a time when several change them at once', async () => {
    const set = (amount_grosze: number) => app.call(contract.changeProductPrice, { token, params: { id: '4' }, body: { amount_grosze } })
    expect(statusesOf(await Promise.all([39_990, 44_990, 41_990].map(set)))).toEqual([201, 201, 201])
    const { prices } = (await app.succeed(contract.listProductPrices, { token })).find(({ id }) => id === 4) ?? { prices: [] }

    expect(prices).toHaveLength(4)
    expect(prices.filter(({ valid_to }) => valid_to === null)).toHaveLength(1)
    for (const [at, { valid_from }] of prices.entries()) expect(prices[at + 1]?.valid_to ?? valid_from).toBe(valid_from)
    expect(await acts('price_changed')).toHaveLength(3)
    await set(49_990)
    await set(49_990)
    expect(await acts('price_changed')).toHaveLength(4)
    expect((await app.call(contract.changeProductPrice, { token, params: { id: '9' }, body: { amount_grosze: 100 } })).status).toBe(404)
  })
})

describe('the nightly look at the operator’s list', () => {
  const look = async () => {
    await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, reconcilePayments, {}))
    await app.runJobs()
  }
  const alarms = async (open: 'true' | 'false' = 'true') =>
    (await app.succeed(contract.listPaymentAlarms, { token, query: { open } })).results
  const told = () => app.mails.filter(({ to, subject }) => to.address === admin.email && subject.startsWith('Płatności:'))

  it('raises what is paid there and not here, the reverse, and other amounts, each once, and is silent of the rest', async () => {
    const [fine, gone, other] = [await bought(), await bought(), await bought()]
    const back = await bought()
    await refund(back.id, { reason: 'x' })
    const unheard = await bought()
    await app.db
      .updateTable('payments')
      .set({ state: 'pending', completed_at: null, p24_order_id: null })
      .where('session_id', '=', unheard.session)
      .execute()
    bank.transactions.delete(gone.session)
    const changed = bank.transactions.get(other.session)
    if (changed) changed.amount = 100
    const day = dayInWarsaw(app.clock.now())
    app.clock.advance({ days: 1 })
    admin = await makeUser(app, { admin: true })
    token = admin.token
    await look()
    await look()

    const raised = new Map((await alarms()).map((alarm) => [alarm.session_id, alarm]))
    expect(raised.get(gone.session)).toMatchObject({ kind: 'paid_here_not_there', day, resolved_at: null })
    expect(raised.get(other.session)).toMatchObject({ kind: 'amount_differs', details: expect.stringContaining('1,00 zł') })
    expect(raised.get(unheard.session)).toMatchObject({ kind: 'paid_there_not_here' })
    for (const { session } of [fine, back]) expect(raised.has(session)).toBe(false)
    expect(told()).toHaveLength(1)
  })

  it('is answered by an administrator, once', async () => {
    const [alarm] = await alarms()
    const resolve = () =>
      app.call(contract.resolvePaymentAlarm, { token, params: { id: alarm?.id ?? '' }, body: { note: 'Operator poprawił raport.' } })
    expect(statusesOf(await Promise.all([resolve(), resolve()]))).toEqual([200, 409])
    expect((await alarms()).map(({ id }) => id)).not.toContain(alarm?.id)
    expect((await alarms('false')).find(({ id }) => id === alarm?.id)).toMatchObject({ note: 'Operator poprawił raport.' })
    expect(await acts('payment_alarm_resolved')).toHaveLength(1)
  })
})
