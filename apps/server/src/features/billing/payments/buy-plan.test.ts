import { randomUUID } from 'node:crypto'
import { readMe } from '@spizarka/contract/accounts'
import { initiateDiscountedPayment, initiatePayment, readPaymentStatus } from '@spizarka/contract/payments'
import { listSubscriptionProducts } from '@spizarka/contract/subscription-products'
import { type PaymentOperator, signNotification } from '@spizarka/integrations/payments'
import { SIMULATED_KEYS } from '@spizarka/integrations/payments/simulator'
import { afterAll, afterEach, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser, statusesOf, sumOfLedger } from '../../../../test/factories.ts'
import { PRODUCT, startPaymentApp, subscriptionOf } from '../../../../test/fixtures/payment-app.ts'
import { addDays, dayInWarsaw } from '../../../platform/clock/clock.ts'
import { connect } from '../../../platform/db/connect.ts'
import { receiveNotification } from './receive-notification.ts'

const app = await startPaymentApp()
const { bank } = app
afterAll(() => app.close())
afterEach(() => {
  bank.behave()
  app.clock.setTo(new Date())
})

const meOf = ({ token }: MadeUser) => app.succeed(readMe, { token })
const statusOf = ({ token }: MadeUser, sessionId: string) => app.call(readPaymentStatus, { token, params: { sessionId } })
const begin = (user: MadeUser, product_id: number = PRODUCT.premiumMonthly) =>
  app.succeed(initiatePayment, { token: user.token, body: { product_id } })
const paymentsOf = ({ id }: MadeUser) => app.db.selectFrom('payments').selectAll().where('user_id', '=', id).orderBy('id').execute()
const resign = (changed: Parameters<typeof signNotification>[0]) => ({ ...changed, sign: signNotification(changed, SIMULATED_KEYS.crc) })

describe('what is sold', () => {
  it('is told to anybody: four products with what they cost', async () => {
    const products = await app.succeed(listSubscriptionProducts)
    expect(
      products.map(({ plan_type, billing_cycle, price, ai_points_granted }) => [plan_type, billing_cycle, price, ai_points_granted]),
    ).toEqual([
      ['premium', 'monthly', '29.99', 2000],
      ['premium', 'yearly', '299.90', 2000],
      ['premium_super', 'monthly', '49.99', 5000],
      ['premium_super', 'yearly', '499.90', 5000],
    ])
    expect(products.map(({ lowest_price_30_days }) => lowest_price_30_days)).toEqual(['29.99', '299.90', '49.99', '499.90'])
  })

  it('names the lowest price of the thirty days before a reduction', async () => {
    const other = await startPaymentApp({ direct: true })
    const at = (days: number) => new Date(other.clock.now().getTime() - days * 86_400_000)
    await other.db
      .updateTable('subscription_prices')
      .set({ valid_to: at(20) })
      .where('product_id', '=', 1)
      .execute()
    const price = { product_id: 1 } as const
    await other.db
      .insertInto('subscription_prices')
      .values([
        { ...price, amount_grosze: 2799, valid_from: at(20), valid_to: at(5) },
        { ...price, amount_grosze: 1999, valid_from: at(5), valid_to: null },
      ])
      .execute()
    const [monthly] = await other.succeed(listSubscriptionProducts)
    expect(monthly).toMatchObject({ price: '19.99', lowest_price_30_days: '27.99' })
    await other.close()
  })
})

describe('a plan that is bought', () => {
  it('begins with the notification: plan, points, period, card, all of it once', async () => {
    const user = await makeUser(app)
    const { session_id, payment_link, amount, credit } = await begin(user)
    expect({ amount, credit }).toEqual({ amount: '29.99', credit: '0.00' })
    expect(payment_link).toContain('/trnRequest/')
    expect((await statusOf(user, session_id)).body).toMatchObject({
      p24_session_id: session_id,
      p24_order_id: null,
      status: 'pending',
      amount: '29.99',
      currency: 'PLN',
    })

    const notification = bank.pay(session_id)
    expect(await app.notify(notification)).toMatchObject({ status: 200 })
    await app.runJobs()

    expect((await statusOf(user, session_id)).body).toMatchObject({ status: 'completed', p24_order_id: notification.orderId })
    expect(await meOf(user)).toMatchObject({ plan: 'premium', ai_points: 2250, subscription_cancelled: false })
    const today = dayInWarsaw(app.clock.now())
    expect(await subscriptionOf(app, user)).toMatchObject({
      plan: 'premium',
      product_id: 1,
      billing_cycle: 'monthly',
      state: 'active',
      current_period_start: today,
      current_period_end: addDays(today, 30),
      renews: true,
      next_charge_on: addDays(today, 29),
      next_amount: '29.99',
      attempts: 0,
      card_mask: '**** 4242',
      can_withdraw_until: addDays(today, 14),
      withdrawal_refund: '28.99',
    })
    expect(bank.transactions.get(session_id)?.state).toBe(2)
  })

  it('is one grant, however many of two hundred notifications come at once', async () => {
    const user = await makeUser(app)
    const notification = bank.pay((await begin(user)).session_id)
    const answers = await Promise.all(Array.from({ length: 200 }, () => app.notify(notification)))

    expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
    expect(await meOf(user)).toMatchObject({ plan: 'premium', ai_points: 2250 })
    expect(await sumOfLedger(app.db, user.id)).toBe(2250)
    expect(await app.db.selectFrom('subscriptions').select('id').where('user_id', '=', user.id).execute()).toHaveLength(1)
  })

  it('is one grant also where two processes have verified it before either wrote it down', async () => {
    const user = await makeUser(app)
    const notification = bank.pay((await begin(user)).session_id)
    const other = connect(app.databaseUrl, { max: 2, onError: () => {} })
    const operator = app.context.payments
    if (!operator) throw new Error('no operator')
    const both = Promise.withResolvers<void>()
    let verifying = 0
    const payments: PaymentOperator = {
      ...operator,
      async verify(payment) {
        verifying += 1
        if (verifying === 2) both.resolve()
        await both.promise
        return operator.verify(payment)
      },
    }
    const processes = [app.db, other.db].map((db) => ({ ...app.context, db, payments }))
    const tellings = processes.flatMap((context) => Array.from({ length: 100 }, () => receiveNotification(context, notification)))
    await Promise.all(tellings)
    await other.db.destroy()

    expect(verifying).toBe(2)
    expect(await sumOfLedger(app.db, user.id)).toBe(2250)
    expect(await paymentsOf(user)).toMatchObject([{ state: 'completed', refunded_grosze: 0 }])
    expect(await meOf(user)).toMatchObject({ plan: 'premium' })
  })

  it('goes on once only where its buyer wants that', async () => {
    const user = await makeUser(app)
    await app.buy(user, PRODUCT.premiumMonthly, { recurring: false })
    expect(await subscriptionOf(app, user)).toMatchObject({ state: 'active', renews: false, next_charge_on: null, next_amount: null })
  })

  it('is found out by asking the operator where no notification came for ten seconds', async () => {
    const user = await makeUser(app)
    const { session_id } = await begin(user)
    bank.pay(session_id)
    expect((await statusOf(user, session_id)).body).toMatchObject({ status: 'pending' })

    app.clock.advance({ seconds: 11 })
    expect((await statusOf(user, session_id)).body).toMatchObject({ status: 'completed' })
    expect(await meOf(user)).toMatchObject({ plan: 'premium', ai_points: 2250 })
  })

  it('is failed a quarter of an hour after the start, and completes all the same when it is paid later', async () => {
    const user = await makeUser(app)
    const { session_id } = await begin(user)
    app.clock.advance({ minutes: 15, seconds: 1 })
    expect((await statusOf(user, session_id)).body).toMatchObject({ status: 'failed' })
    await app.run()
    expect((await paymentsOf(user))[0]).toMatchObject({ state: 'failed' })

    expect((await app.notify(bank.pay(session_id))).status).toBe(200)
    expect((await statusOf(user, session_id)).body).toMatchObject({ status: 'completed' })
    expect(await meOf(user)).toMatchObject({ plan: 'premium' })
  })

  it('twice, in two tabs: the second payment goes back in full, and is failed', async () => {
    const user = await makeUser(app)
    const [first, second] = [await begin(user), await begin(user)]
    const told = bank.pay(second.session_id)
    const notifications = [bank.pay(first.session_id), told]
    await Promise.all(notifications.map((each) => app.notify(each)))
    await app.runJobs()

    const states = (await paymentsOf(user)).map(({ state, refunded_grosze }) => [state, refunded_grosze])
    expect(states.toSorted(([a = ''], [b = '']) => String(a).localeCompare(String(b)))).toEqual([
      ['completed', 0],
      ['failed', 2999],
    ])
    expect(bank.refunds.filter(({ orderId }) => notifications.some((each) => each.orderId === orderId))).toMatchObject([{ amount: 2999 }])
    expect(await meOf(user)).toMatchObject({ plan: 'premium', ai_points: 2250 })
    expect((await app.notify(told)).status).toBe(200)
  })

  it('goes back when the account was deleted meanwhile', async () => {
    const user = await makeUser(app)
    const { session_id } = await begin(user)
    const notification = bank.pay(session_id)
    await app.db.deleteFrom('users').where('id', '=', user.id).execute()
    expect((await app.notify(notification)).status).toBe(200)
    await app.runJobs()
    expect(bank.refunds.filter(({ orderId }) => orderId === notification.orderId)).toMatchObject([{ amount: 2999 }])
    const row = await app.db.selectFrom('payments').selectAll().where('session_id', '=', session_id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ user_id: null, state: 'failed', refunded_grosze: 2999 })
  })
})

describe('a notification', () => {
  it('is refused for its signature first, then for what it speaks of', async () => {
    const user = await makeUser(app)
    const { session_id } = await begin(user)
    const told = bank.pay(session_id)
    const answers: [string, number, unknown][] = []
    const send = async (what: string, body: typeof told) => {
      const { status, body: answer } = await app.notify(body)
      answers.push([what, status, answer])
    }
    await send('signature', { ...told, sign: '0'.repeat(96) })
    await send('amount without a signature', { ...told, amount: 1 })
    await send('unknown session', resign({ ...told, sessionId: randomUUID() }))
    await send('no session of ours', resign({ ...told, sessionId: 'x' }))
    await send('amount', resign({ ...told, amount: 1 }))
    await send('original amount', resign({ ...told, originAmount: 1 }))
    await send('currency', resign({ ...told, currency: 'EUR' }))
    await send('merchant', resign({ ...told, merchantId: 2 }))
    await send('point of sale', resign({ ...told, posId: 2 }))
    expect(answers.map(([what, status]) => [what, status])).toEqual([
      ['signature', 400],
      ['amount without a signature', 400],
      ['unknown session', 404],
      ['no session of ours', 404],
      ['amount', 400],
      ['original amount', 400],
      ['currency', 400],
      ['merchant', 400],
      ['point of sale', 400],
    ])
    for (const [, , body] of answers) expect(body).toMatchObject({ error: expect.any(String) })
    expect(await meOf(user)).toMatchObject({ plan: 'free', ai_points: 250 })
    expect((await app.notify(told)).status).toBe(200)
  })

  it.each(['refusal', 'html', 'failure', 'silence'] as const)(
    'waits for a verification that meets %s, and is done the next time',
    async (how) => {
      const user = await makeUser(app)
      const told = bank.pay((await begin(user)).session_id)
      bank.misbehave('verify', how)
      expect(await app.notify(told)).toMatchObject({ status: 502, body: { error: expect.any(String) } })
      expect(await meOf(user)).toMatchObject({ plan: 'free', ai_points: 250 })
      expect((await app.notify(told)).status).toBe(200)
      expect(await meOf(user)).toMatchObject({ plan: 'premium', ai_points: 2250 })
    },
  )

  it('completes what was verified before we died', async () => {
    const user = await makeUser(app)
    const told = bank.pay((await begin(user)).session_id)
    bank.verify(told)
    expect((await app.notify(told)).status).toBe(200)
    expect(await meOf(user)).toMatchObject({ plan: 'premium' })
  })
})

describe('beginning a payment', () => {
  it('is refused for what is not sold, and for a plan that one has or is above', async () => {
    const [free, premium, best] = [
      await makeUser(app),
      await makeUser(app, { plan: 'premium' }),
      await makeUser(app, { plan: 'premium_super' }),
    ]
    const refuse = async ({ token }: MadeUser, product_id: unknown) => {
      const { status, body } = await app.call(initiatePayment, { token, body: { product_id } })
      return [status, body]
    }
    expect(await refuse(free, 99)).toEqual([400, { error: 'Wybierz plan z listy.', product_id: ['Wybierz plan z listy.'] }])
    for (const given of [undefined, null, 0, 1.5, 'x', {}])
      expect(await refuse(free, given)).toMatchObject([400, { error: expect.any(String), product_id: [expect.any(String)] }])
    for (const [user, product] of [
      [premium, 1],
      [premium, 2],
      [best, 1],
      [best, 4],
    ] as const)
      expect(await refuse(user, product)).toEqual([400, { error: 'Masz już ten plan albo wyższy.' }])
    expect(await app.call(initiatePayment, { body: { product_id: 1 } })).toMatchObject({ status: 401, body: { error: expect.any(String) } })
  })

  it('takes the number of a product also as text', async () => {
    const { token } = await makeUser(app)
    expect(await app.call(initiatePayment, { token, body: { product_id: '1', enable_recurring: true } })).toMatchObject({ status: 200 })
  })

  it.each(['refusal', 'html', 'failure', 'silence'] as const)(
    'meets %s: 502, nothing changed, and its key may be used again',
    async (how) => {
      const user = await makeUser(app)
      bank.misbehave('register', how)
      const send = () => app.call(initiatePayment, { token: user.token, body: { product_id: 1 }, idempotencyKey: 'k' })
      expect(await send()).toMatchObject({ status: 502, body: { error: 'Nie udało się rozpocząć płatności. Spróbuj ponownie.' } })
      expect(await subscriptionOf(app, user)).toMatchObject({ plan: 'free', state: 'none' })
      expect(await send()).toMatchObject({ status: 200, body: { payment_link: expect.stringContaining('/trnRequest/') } })
    },
  )

  it('under one key happens once, also ten times at once, and gives everybody the same link', async () => {
    const user = await makeUser(app)
    const send = () => app.call(initiatePayment, { token: user.token, body: { product_id: 1 }, idempotencyKey: 'k' })
    const answers = await Promise.all(Array.from({ length: 10 }, send))
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
    expect(await paymentsOf(user)).toHaveLength(1)
  })

  it('answers 503 where nobody takes money, and still shows what there is', async () => {
    const closed = await startPaymentApp({ direct: true, context: { payments: undefined } })
    const { token } = await makeUser(closed)
    expect(await closed.call(initiatePayment, { token, body: { product_id: 1 } })).toMatchObject({
      status: 503,
      body: { error: expect.any(String) },
    })
    expect(await closed.succeed(listSubscriptionProducts)).toHaveLength(4)
    await closed.close()
  })
})

describe('a higher plan', () => {
  it('costs less by the unused days after today, rounded down to a grosz', async () => {
    const user = await makeUser(app)
    await app.buy(user)
    const { amount, credit, session_id } = await begin(user, PRODUCT.superMonthly)
    expect({ amount, credit }).toEqual({ amount: '21.00', credit: '28.99' })
    expect((await app.notify(bank.pay(session_id))).status).toBe(200)
    expect(await meOf(user)).toMatchObject({ plan: 'premium_super', ai_points: 7250 })
    const { state, current_period_start, next_amount } = await subscriptionOf(app, user)
    expect({ state, current_period_start, next_amount }).toEqual({
      state: 'active',
      current_period_start: dayInWarsaw(app.clock.now()),
      next_amount: '49.99',
    })
  })

  it('is not sold by the month to whoever has paid for a year', async () => {
    const user = await makeUser(app)
    await app.buy(user, PRODUCT.premiumYearly)
    expect(await app.call(initiatePayment, { token: user.token, body: { product_id: PRODUCT.superMonthly } })).toMatchObject({
      status: 400,
    })
    expect(await begin(user, PRODUCT.superYearly)).toMatchObject({ credit: '299.07', amount: '200.83' })
  })

  it('gets no credit for a plan that was given', async () => {
    const user = await makeUser(app, { plan: 'premium' })
    expect(await begin(user, PRODUCT.superMonthly)).toMatchObject({ credit: '0.00', amount: '49.99' })
  })

  it('that was begun before the lower one was paid brings its unused days back', async () => {
    const user = await makeUser(app)
    const [low, high] = [await begin(user), await begin(user, PRODUCT.superMonthly)]
    await app.notify(bank.pay(low.session_id))
    const told = bank.pay(high.session_id)
    await app.notify(told)
    await app.runJobs()
    expect(await meOf(user)).toMatchObject({ plan: 'premium_super' })
    expect(bank.refunds.filter(({ orderId }) => orderId === told.orderId)).toMatchObject([{ amount: 2899 }])
  })

  it('is not had for the credit of a plan that was given back', async () => {
    const user = await makeUser(app)
    await app.buy(user)
    const { session_id } = await begin(user, PRODUCT.superMonthly)
    await app.db
      .updateTable('subscriptions')
      .set({ state: 'ended', ended_at: new Date(), ended_because: 'withdrawn' })
      .where('user_id', '=', user.id)
      .execute()
    await app.db.updateTable('users').set({ plan: 'free' }).where('id', '=', user.id).execute()
    const told = bank.pay(session_id)
    expect((await app.notify(told)).status).toBe(200)
    await app.runJobs()
    expect(await meOf(user)).toMatchObject({ plan: 'free' })
    expect(bank.refunds.filter(({ orderId }) => orderId === told.orderId)).toMatchObject([{ amount: 2100 }])
  })
})

test('another’s payment is not there', async () => {
  const [owner, stranger] = [await makeUser(app), await makeUser(app)]
  const { session_id } = await begin(owner)
  for (const id of [session_id, randomUUID(), 'x', '%00'])
    expect(await statusOf(stranger, id)).toMatchObject({ status: 404, body: { error: expect.stringContaining('Nie znaleziono') } })
})

test('a code that is left out is a refusal in `error`', async () => {
  const { token } = await makeUser(app)
  expect(await app.call(initiateDiscountedPayment, { token, body: { product_id: 1 } })).toMatchObject({
    status: 400,
    body: { error: expect.any(String) },
  })
})
