import { randomUUID } from 'node:crypto'
import { readMe } from '@spizarka/contract/accounts'
import { recordKsefNumber } from '@spizarka/contract/admin-invoices'
import {
  changeProductPrice,
  createDiscountCode,
  listPaymentsAsAdmin,
  refundPaymentAsAdmin,
  resolvePaymentAlarm,
  updateDiscountCode,
} from '@spizarka/contract/admin-payments'
import { validateDiscountCode } from '@spizarka/contract/discount-codes'
import { listInvoices } from '@spizarka/contract/invoices'
import { initiateDiscountedPayment, initiatePayment, readPaymentStatus } from '@spizarka/contract/payments'
import { cancelSubscription, resumeSubscription, withdrawFromSubscription } from '@spizarka/contract/subscription'
import { listSubscriptionProducts } from '@spizarka/contract/subscription-products'
import { signNotification } from '@spizarka/integrations/payments'
import { SIMULATED_KEYS } from '@spizarka/integrations/payments/simulator'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf } from '../../../test/factories.ts'
import { PRODUCT, signInAnew, startPaymentApp, subscriptionOf } from '../../../test/fixtures/payment-app.ts'
import { addDays } from '../../platform/clock/clock.ts'

// What is settled of plans and payments, said by calls alone, and with an operator that does what operators do.
const app = await startPaymentApp()
const { bank } = app
afterAll(() => app.close())
const FIRST = '2027-03-01'
const day = (after: number) => addDays(FIRST, after)
beforeEach(() => app.beginAt(FIRST))

/** Calls of administrators about one thing that have something to say about it. */
const NAMED = [refundPaymentAsAdmin, updateDiscountCode, changeProductPrice, resolvePaymentAlarm, recordKsefNumber] as const

const tokenOf = (user: MadeUser) => signInAnew(app, user)
const begin = async (user: MadeUser, product_id: number = PRODUCT.premiumMonthly, more: object = {}) =>
  app.call(initiatePayment, { token: await tokenOf(user), body: { product_id, ...more } })
const sessionOf = async (user: MadeUser, product_id?: number) => {
  const { body } = await begin(user, product_id)
  return (body as { session_id: string }).session_id
}
const me = async (user: MadeUser) => app.succeed(readMe, { token: await tokenOf(user) })
const resign = (changed: Parameters<typeof signNotification>[0]) => ({ ...changed, sign: signNotification(changed, SIMULATED_KEYS.crc) })
const anError = { error: expect.any(String) }

describe('what is read', () => {
  it('has the fields that are settled, and amounts as text', async () => {
    const products = await app.succeed(listSubscriptionProducts)
    expect(products).toHaveLength(4)
    for (const product of products)
      expect(Object.keys(product)).toEqual(
        expect.arrayContaining([
          'id',
          'plan_type',
          'billing_cycle',
          'price',
          'currency',
          'name',
          'ai_points_granted',
          'lowest_price_30_days',
        ]),
      )
    const user = await makeUser(app)
    expect(await subscriptionOf(app, user)).toMatchObject({
      plan: 'free',
      state: 'none',
      product_id: null,
      renews: false,
      next_charge_on: null,
    })
    await app.buy(user)
    await app.runJobs()
    expect(await subscriptionOf(app, user)).toMatchObject({
      plan: 'premium',
      product_id: 1,
      billing_cycle: 'monthly',
      state: 'active',
      current_period_start: day(0),
      current_period_end: day(30),
      renews: true,
      next_charge_on: day(29),
      next_amount: '29.99',
      attempts: 0,
      card_mask: '**** 4242',
      can_withdraw_until: day(14),
    })
    const { results } = await app.succeed(listInvoices, { token: await tokenOf(user) })
    expect(results).toEqual([
      {
        id: expect.any(String),
        number: expect.stringMatching(/^FV\/2027\/03\/\d{4}$/),
        issued_on: day(0),
        amount: '29.99',
        currency: 'PLN',
        kind: 'invoice',
        product_name: 'Premium, miesięcznie',
        refunded: '0.00',
      },
    ])
  })

  it('of a plan that an administrator gave is `none`, and counts as active', async () => {
    const user = await makeUser(app, { plan: 'premium' })
    expect(await subscriptionOf(app, user)).toMatchObject({ plan: 'premium', state: 'none' })
    expect(await begin(user)).toMatchObject({ status: 400, body: anError })
    expect(await begin(user, PRODUCT.superMonthly)).toMatchObject({ status: 200, body: { credit: '0.00', amount: '49.99' } })
  })

  it('by an administrator names the session, the order and the operator’s word, and no card', async () => {
    const user = await makeUser(app)
    const session = await app.buy(user)
    const admin = await makeUser(app, { admin: true })
    const { results } = await app.succeed(listPaymentsAsAdmin, { token: admin.token, query: { search: session } })
    expect(results).toMatchObject([{ session_id: session, user_id: user.id, amount: '29.99', currency: 'PLN', state: 'completed' }])
    expect(JSON.stringify(results)).not.toMatch(/4242|411111/)
  })
})

describe('a refusal', () => {
  it('comes in its order: who calls, what is not there, what is wrong', async () => {
    const user = await makeUser(app)
    expect(await app.call(initiatePayment, { body: 'nonsense' })).toMatchObject({ status: 401, body: anError })
    expect(await app.call(readPaymentStatus, { params: { sessionId: 'x' } })).toMatchObject({ status: 401 })
    const others = await sessionOf(user)
    const { token } = await makeUser(app)
    for (const sessionId of [others, randomUUID(), 'x'])
      expect((await app.call(readPaymentStatus, { token, params: { sessionId } })).status).toBe(404)
    for (const body of [undefined, {}, [], { product_id: null }, { product_id: 99 }, { product_id: 1, enable_recurring: 'maybe' }])
      expect(await app.call(initiatePayment, { token, body })).toMatchObject({ status: 400, body: anError })
  })

  it.each(NAMED)('of $path says that there is no such thing before what is wrong with what was sent', async (endpoint) => {
    const { token } = await makeUser(app, { admin: true })
    const params = { id: '999999' }
    for (const body of [[], { nonsense: true, amount_grosze: -1, note: '', reason: '', value: 'x', ksef_number: 1 }, '{']) {
      expect((await app.call(endpoint, { params, body })).status).toBe(401)
      expect((await app.call(endpoint, { token, params, body })).status).toBe(404)
    }
  })

  it('meets who wants down, a year for a month, or what is had', async () => {
    const [monthly, yearly, best] = [await makeUser(app), await makeUser(app), await makeUser(app)]
    await app.buy(monthly)
    await app.buy(yearly, PRODUCT.premiumYearly)
    await app.buy(best, PRODUCT.superMonthly)
    const statuses = await Promise.all([
      begin(monthly),
      begin(monthly, PRODUCT.premiumYearly),
      begin(yearly, PRODUCT.superMonthly),
      begin(best, PRODUCT.premiumMonthly),
      begin(best, PRODUCT.superYearly),
    ])
    expect(statusesOf(statuses)).toEqual([400, 400, 400, 400, 400])
    expect((await begin(yearly, PRODUCT.superYearly)).status).toBe(200)
  })

  it('uses up no key, whatever it was for', async () => {
    const user = await makeUser(app)
    const token = await tokenOf(user)
    for (const endpoint of [cancelSubscription, resumeSubscription, withdrawFromSubscription])
      expect(await app.call(endpoint, { token, idempotencyKey: `k-${endpoint.path}` })).toMatchObject({ status: 400, body: anError })
    await app.buy(user)
    for (const endpoint of [cancelSubscription, resumeSubscription, withdrawFromSubscription])
      expect(await app.call(endpoint, { token, idempotencyKey: `k-${endpoint.path}` })).toMatchObject({ status: 200 })
  })
})

describe('a key', () => {
  it.each([cancelSubscription, withdrawFromSubscription])('of $path makes it happen once', async (endpoint) => {
    const user = await makeUser(app)
    await app.buy(user)
    const token = await tokenOf(user)
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.call(endpoint, { token, idempotencyKey: 'k' })))
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body])))).toHaveLength(1)
    expect(answers[0]?.status).toBe(200)
    await app.runJobs()
    const told = app.mails.filter(({ to, subject }) => to.address === user.email && /rezygnacji|odstąp/i.test(subject))
    expect(told).toHaveLength(1)
  })

  it('with another body is refused', async () => {
    const user = await makeUser(app)
    const token = await tokenOf(user)
    const send = (product_id: number) => app.call(initiatePayment, { token, idempotencyKey: 'k', body: { product_id } })
    expect([await send(1), await send(1), await send(3)].map(({ status }) => status)).toEqual([200, 200, 422])
  })
})

describe('an operator that tells', () => {
  it('of what is done says it in vain: 200, and whatever is wrong with it is wrong first', async () => {
    const user = await makeUser(app)
    const session = await sessionOf(user)
    const told = bank.pay(session)
    expect((await app.notify(told)).status).toBe(200)
    const sendings = [
      told,
      resign({ ...told, amount: 1, originAmount: 1 }),
      { ...told, sign: 'f'.repeat(96) },
      resign({ ...told, sessionId: randomUUID() }),
      { ...resign({ ...told, sessionId: randomUUID() }), sign: told.sign },
    ]
    const answers = []
    for (const body of sendings) answers.push(await app.notify(body))
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 404, 400])
    expect(await me(user)).toMatchObject({ plan: 'premium', ai_points: 2250 })
  })

  it('in reverse, of the higher plan first, has the lower one paid back', async () => {
    const user = await makeUser(app)
    const [lower, higher] = [await sessionOf(user), await sessionOf(user, PRODUCT.superMonthly)]
    const [first, second] = [bank.pay(lower), bank.pay(higher)]
    for (const told of [second, second, first, first]) expect((await app.notify(told)).status).toBe(200)
    await app.runJobs()
    expect(await me(user)).toMatchObject({ plan: 'premium_super', ai_points: 5250 })
    const token = await tokenOf(user)
    const statuses = await Promise.all([lower, higher].map((sessionId) => app.succeed(readPaymentStatus, { token, params: { sessionId } })))
    expect(statuses.map(({ status }) => status)).toEqual(['failed', 'completed'])
    expect(bank.transactions.get(lower)).toMatchObject({ refunded: 2999 })
  })

  it('of a renewal twice, late and after the next try, is believed once', async () => {
    const user = await makeUser(app)
    await app.buy(user)
    await app.runJobs()
    app.goTo(day(29))
    await app.run()
    const [told] = bank.outbox.splice(0)
    if (!told) throw new Error('nothing was charged')
    app.clock.advance({ hours: 2 })
    await app.run()
    for (let time = 0; time < 3; time++) expect((await app.notify(told)).status).toBe(200)
    expect(await subscriptionOf(app, user)).toMatchObject({ state: 'active', current_period_start: day(30), current_period_end: day(60) })
    expect(await me(user)).toMatchObject({ ai_points: 4250 })
  })

  it('nothing at all is asked, by who looks and by the hourly work', async () => {
    const [looks, waits] = [await makeUser(app), await makeUser(app)]
    const [looked, waited] = [await sessionOf(looks), await sessionOf(waits)]
    bank.pay(looked)
    bank.pay(waited)
    app.clock.advance({ seconds: 11 })
    expect(await app.succeed(readPaymentStatus, { token: await tokenOf(looks), params: { sessionId: looked } })).toMatchObject({
      status: 'completed',
    })
    app.clock.advance({ minutes: 15 })
    await app.run()
    expect(await me(waits)).toMatchObject({ plan: 'premium' })
  })
})

describe('a withdrawal', () => {
  it('is possible for fourteen days after a renewal, too, by the days of the new period', async () => {
    const user = await makeUser(app)
    await app.buy(user)
    await app.runJobs()
    app.goTo(day(22))
    await app.run()
    app.goTo(day(29))
    await app.run()
    await app.deliver()
    expect(await subscriptionOf(app, user)).toMatchObject({ can_withdraw_until: day(43) })
    app.goTo(day(43))
    expect(await app.call(withdrawFromSubscription, { token: await tokenOf(user) })).toMatchObject({
      status: 200,
      body: { refund: '15.99' },
    })
    expect(await subscriptionOf(app, user)).toMatchObject({ plan: 'free', state: 'ended' })
  })
})

describe('a code', () => {
  it('is answered with what it makes of the price, and its refusals in their words', async () => {
    const admin = await makeUser(app, { admin: true })
    const code = { code: 'wiosna20', kind: 'percent', value: 20 } as const
    await app.succeed(createDiscountCode, { token: admin.token, body: code })
    expect(await app.call(createDiscountCode, { token: admin.token, body: { ...code, code: 'WIOSNA20' } })).toMatchObject({
      status: 400,
      body: { code: [expect.any(String)] },
    })
    const user = await makeUser(app)
    const token = await tokenOf(user)
    const ask = (query: Record<string, string | number>) => app.call(validateDiscountCode, { token, query })
    expect(await ask({ code: ' Wiosna20 ', product_id: 1 })).toMatchObject({
      status: 200,
      body: { message: expect.any(String), pricing: { next_amount: '29.99' } },
    })
    for (const query of [
      { code: 'NIC', product_id: 1 },
      { product_id: 1 },
      { code: 'WIOSNA20' },
      { code: 'WIOSNA20', product_id: 99 },
    ] as Record<string, string | number>[])
      expect(await ask(query)).toMatchObject({ status: 400, body: anError })
    const body = { product_id: 1, discount_code: 'wiosna20' }
    const begun = await app.succeed(initiateDiscountedPayment, { token, body })
    expect(begun).toMatchObject({ amount: '23.99', credit: '0.00' })
    // A try does not use it up; the payment does, and the next period costs what the plan costs.
    expect((await ask({ code: 'WIOSNA20', product_id: 1 })).status).toBe(200)
    await app.notify(bank.pay(begun.session_id))
    expect((await ask({ code: 'WIOSNA20', product_id: 3 })).status).toBe(400)
    expect(await subscriptionOf(app, user)).toMatchObject({ next_amount: '29.99' })
  })
})
