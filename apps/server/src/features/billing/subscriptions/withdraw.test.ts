import { readMe } from '@spizarka/contract/accounts'
import { initiatePayment } from '@spizarka/contract/payments'
import { withdrawFromSubscription } from '@spizarka/contract/subscription'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf, sumOfLedger } from '../../../../test/factories.ts'
import { PRODUCT, signInAnew, startPaymentApp, subscriptionOf } from '../../../../test/fixtures/payment-app.ts'
import { reservePoints, settlePoints } from '../../points/index.ts'

const app = await startPaymentApp()
const { bank } = app
afterAll(() => app.close())
afterEach(() => {
  bank.behave()
  app.clock.setTo(new Date())
})

const withdraw = async (user: MadeUser, idempotencyKey?: string) =>
  app.call(withdrawFromSubscription, { token: await signInAnew(app, user), ...(idempotencyKey && { idempotencyKey }) })
const meOf = async (user: MadeUser) => app.succeed(readMe, { token: await signInAnew(app, user) })
const refundsOf = async ({ id }: MadeUser) => {
  const rows = await app.db.selectFrom('payments').select('p24_order_id').where('user_id', '=', id).execute()
  return bank.refunds.filter(({ orderId }) => rows.some(({ p24_order_id }) => p24_order_id === orderId)).map(({ amount }) => amount)
}

async function buyer(product?: number): Promise<MadeUser> {
  const user = await makeUser(app)
  await app.buy(user, product)
  return user
}

describe('withdrawing from the contract', () => {
  it('pays the unused days back, ends the plan at once and takes the unspent points', async () => {
    const user = await buyer()
    await app.db.transaction().execute(async (trx) => {
      const key = { reason: 'recipe_compose', reference: `w${user.id}` } as const
      await reservePoints(trx, { ...key, userId: user.id, amount: 60, shortage: 'points_short_recipe' })
      await settlePoints(trx, key)
    })
    expect(await withdraw(user)).toMatchObject({ status: 200, body: { refund: '28.99' } })
    expect(await meOf(user)).toMatchObject({ plan: 'free', ai_points: 250 })
    expect(await sumOfLedger(app.db, user.id)).toBe(250)
    expect(await refundsOf(user)).toEqual([2899])
    expect(await subscriptionOf(app, user)).toMatchObject({ plan: 'free', state: 'ended', can_withdraw_until: null })
    expect(await withdraw(user)).toMatchObject({ status: 400, body: { error: expect.any(String) } })
  })

  it('is possible on the fourteenth day, and on the fifteenth no more', async () => {
    const [inTime, late] = [await buyer(), await buyer()]
    app.clock.advance({ days: 14 })
    expect(await withdraw(inTime)).toMatchObject({ status: 200, body: { refund: '14.99' } })
    app.clock.advance({ days: 1 })
    expect(await withdraw(late)).toMatchObject({ status: 400 })
  })

  it.each(['refusal', 'html', 'failure', 'silence'] as const)(
    'meets %s: 502, the plan stays, and it may be asked for again',
    async (how) => {
      const user = await buyer()
      bank.misbehave('refund', how)
      expect(await withdraw(user, 'k')).toMatchObject({ status: 502, body: { error: expect.any(String) } })
      expect(await meOf(user)).toMatchObject({ plan: 'premium', ai_points: 2250 })
      expect(await withdraw(user, 'k')).toMatchObject({ status: 200, body: { refund: '28.99' } })
      expect(await refundsOf(user)).toEqual([2899])
    },
  )

  it('whose answer was lost is found out within the hour', async () => {
    const user = await buyer()
    const { payments } = app.context
    // The operator pays, and we never hear of it.
    const [payment] = await app.db.selectFrom('payments').selectAll().where('user_id', '=', user.id).execute()
    bank.misbehave('refund', 'silence')
    await withdraw(user)
    const [asked] = await app.db
      .selectFrom('refunds')
      .selectAll()
      .where('payment_id', '=', payment?.id ?? 0)
      .execute()
    await payments?.refund({
      refundUuid: asked?.refund_uuid ?? '',
      orderId: payment?.p24_order_id ?? 0,
      sessionId: payment?.session_id ?? '',
      amount: asked?.amount_grosze ?? 0,
      description: 'Zwrot',
    })
    app.clock.advance({ hours: 2 })
    await app.run()
    expect(await meOf(user)).toMatchObject({ plan: 'free', ai_points: 250 })
    expect(await refundsOf(user)).toEqual([2899])
  })

  it('pays back once, however many ask at once', async () => {
    const user = await buyer()
    const answers = await Promise.all(Array.from({ length: 12 }, () => withdraw(user)))
    expect(statusesOf(answers).filter((status) => status !== 200 && status !== 400)).toEqual([])
    expect(statusesOf(answers)).toContain(200)
    expect(await refundsOf(user)).toEqual([2899])
    expect(await meOf(user)).toMatchObject({ plan: 'free', ai_points: 250 })
  })

  it('frees the account to buy again', async () => {
    const user = await buyer(PRODUCT.premiumYearly)
    expect(await withdraw(user)).toMatchObject({ body: { refund: '299.07' } })
    expect(await app.call(initiatePayment, { token: user.token, body: { product_id: 1 } })).toMatchObject({
      status: 200,
      body: { amount: '29.99', credit: '0.00' },
    })
  })

  it('is nothing for who has bought nothing', async () => {
    for (const user of [await makeUser(app), await makeUser(app, { plan: 'premium' })]) expect((await withdraw(user)).status).toBe(400)
  })
})
