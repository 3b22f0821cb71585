import { readMe } from '@spizarka/contract/accounts'
import { listInvoices } from '@spizarka/contract/invoices'
import { initiateDiscountedPayment, initiatePayment, readPaymentStatus } from '@spizarka/contract/payments'
import { cancelSubscription } from '@spizarka/contract/subscription'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../../test/factories.ts'
import { PRODUCT, signInAnew, startPaymentApp, subscriptionOf } from '../../../../test/fixtures/payment-app.ts'
import { addDays } from '../../../platform/clock/clock.ts'

// A renewal that failed, and what its owner can do about it but wait for the next try.
const app = await startPaymentApp()
const { bank } = app
afterAll(() => app.close())

const FIRST = '2026-11-23'
const day = (after: number) => addDays(FIRST, after)
beforeEach(() => app.beginAt(FIRST))

const tokenOf = (user: MadeUser) => signInAnew(app, user)
const paymentsOf = ({ id }: MadeUser) => app.db.selectFrom('payments').selectAll().where('user_id', '=', id).orderBy('id').execute()
const cardOf = async ({ id }: MadeUser) =>
  (
    await app.db
      .selectFrom('subscriptions')
      .select('card_reference')
      .where('user_id', '=', id)
      .where('state', '<>', 'ended')
      .executeTakeFirst()
  )?.card_reference

/** Somebody whose month of Premium could not be renewed on its 29th day. */
async function debtor(manner: 'declines' | 'silent' = 'declines'): Promise<MadeUser> {
  const user = await makeUser(app)
  await app.buy(user, PRODUCT.premiumMonthly, { manner })
  await app.runJobs()
  app.goTo(day(29))
  await app.run()
  await app.runJobs()
  return user
}

async function payNow(user: MadeUser, body: { product_id?: number; change_card?: boolean; enable_recurring?: boolean } = {}) {
  return app.call(initiatePayment, { token: await tokenOf(user), body: { product_id: PRODUCT.premiumMonthly, ...body } })
}
async function beginToPay(user: MadeUser, body = {}): Promise<string> {
  const begun = await app.succeed(initiatePayment, {
    token: await tokenOf(user),
    body: { product_id: PRODUCT.premiumMonthly, ...body },
  })
  expect(begun).toMatchObject({ amount: '29.99', credit: '0.00' })
  return begun.session_id
}
const pay = async (sessionId: string) => {
  const told = bank.pay(sessionId)
  expect(await app.notify(told)).toMatchObject({ status: 200 })
  await app.runJobs()
  return told
}

describe('a renewal that failed', () => {
  it('is paid by hand: the period follows the last one, with points, an invoice and the same contract', async () => {
    const user = await debtor()
    expect(await subscriptionOf(app, user)).toMatchObject({ state: 'past_due', attempts: 1, is_charging: false, next_charge_on: day(30) })
    const sessionId = await beginToPay(user)
    await pay(sessionId)
    expect(await subscriptionOf(app, user)).toMatchObject({
      state: 'active',
      attempts: 0,
      renews: true,
      current_period_start: day(30),
      current_period_end: day(60),
      next_charge_on: day(59),
      next_amount: '29.99',
    })
    const token = await tokenOf(user)
    expect(await app.succeed(readMe, { token })).toMatchObject({ plan: 'premium', ai_points: 250 + 2000 + 2000 })
    expect(await app.succeed(readPaymentStatus, { token, params: { sessionId } })).toMatchObject({ status: 'completed' })
    expect((await app.succeed(listInvoices, { token })).count).toBe(2)
    app.goTo(day(30))
    expect(await app.run()).toEqual([])
  })

  it('is told by a mail that leads to where it is paid', async () => {
    await debtor()
    const told = app.mails.find(({ subject }) => subject.startsWith('Nie udało się pobrać'))
    expect(told?.text).toContain('Możesz też zapłacić od razu')
    expect(told?.text).toContain('/settings/subscription')
  })

  it('that is paid with another card is charged to that one from then on', async () => {
    const user = await debtor()
    const before = await cardOf(user)
    await pay(await beginToPay(user))
    const after = await cardOf(user)
    expect(after).not.toBe(before)
    app.goTo(day(59))
    expect((await app.run()).map(({ kind }) => kind)).toEqual(['charge'])
    await app.deliver()
    expect(await subscriptionOf(app, user)).toMatchObject({ state: 'active', current_period_end: day(90) })
  })

  it('that is paid by any means keeps its card', async () => {
    const user = await debtor()
    const before = await cardOf(user)
    await pay(await beginToPay(user, { change_card: false }))
    expect(await cardOf(user)).toBe(before)
    expect(await subscriptionOf(app, user)).toMatchObject({ state: 'active', renews: true })
  })

  it('that is paid for one period alone does not go on', async () => {
    const user = await debtor()
    await pay(await beginToPay(user, { enable_recurring: false }))
    expect(await subscriptionOf(app, user)).toMatchObject({
      state: 'active',
      renews: false,
      next_charge_on: null,
      current_period_end: day(60),
    })
  })

  it('that a late charge has paid first sends the second money back, and goes on no more where its owner paid for one period alone', async () => {
    const user = await debtor('silent')
    app.clock.advance({ hours: 2 })
    await app.run()
    const [, silent] = await paymentsOf(user)
    const session = await beginToPay(user, { enable_recurring: false })
    const paidByHand = bank.pay(session)
    expect(await app.notify(bank.payLate(silent?.session_id ?? ''))).toMatchObject({ status: 200 })
    expect(await app.notify(paidByHand)).toMatchObject({ status: 200 })
    await app.runJobs()

    expect(await subscriptionOf(app, user)).toMatchObject({ state: 'active', renews: false, current_period_end: day(60) })
    expect(bank.transactions.get(session)).toMatchObject({ refunded: 2999 })
  })

  it('costs what the contract says, whatever the plan costs by now', async () => {
    const user = await debtor()
    await app.db.updateTable('subscriptions').set({ price_grosze: 1999 }).where('user_id', '=', user.id).execute()
    expect(await payNow(user)).toMatchObject({ status: 200, body: { amount: '19.99' } })
  })

  it('leaves what else can be bought as it is: the same plan by the year and with a code is refused, the higher one sold', async () => {
    const user = await debtor()
    const token = await tokenOf(user)
    expect(await payNow(user, { product_id: PRODUCT.premiumYearly })).toMatchObject({
      status: 400,
      body: { error: 'Masz już ten plan albo wyższy.' },
    })
    const body = { product_id: PRODUCT.premiumMonthly, discount_code: 'LATO' }
    expect(await app.call(initiateDiscountedPayment, { token, body })).toMatchObject({ status: 400 })
    expect(await payNow(user, { product_id: PRODUCT.superMonthly })).toMatchObject({ status: 200 })
  })

  it('that its owner cancelled is not paid for', async () => {
    const user = await debtor()
    await app.succeed(cancelSubscription, { token: await tokenOf(user) })
    expect(await payNow(user)).toMatchObject({ status: 400 })
  })
})

describe('paying by hand and charging the card', () => {
  it.each([1, 2, 3, 4, 5])('at once is one payment (%i)', async () => {
    const user = await debtor()
    for (const card of bank.cards.values()) card.manner = 'pays'
    app.goTo(day(30))
    const [answer] = await Promise.all([payNow(user), app.run(), app.run()])
    const begun = (await paymentsOf(user)).find(({ kind }) => kind === 'overdue')?.session_id
    expect(answer.status).toBe(begun === undefined ? 409 : 200)
    if (begun !== undefined) await pay(begun)
    await app.deliver()
    await app.runJobs()
    const made = await paymentsOf(user)
    expect(made.filter(({ completed_at }) => completed_at !== null)).toHaveLength(2)
    // What the bank keeps of this payer is the first month and the second.
    const kept = made.flatMap(({ session_id }) => bank.transactions.get(session_id) ?? []).filter(({ state }) => state > 0)
    expect(kept.map(({ amount, refunded }) => amount - refunded)).toEqual([2999, 2999])
    expect(await subscriptionOf(app, user)).toMatchObject({ state: 'active', current_period_end: day(60) })
  })

  it('is refused while nobody knows what became of a charge, and says so beforehand', async () => {
    const user = await debtor('silent')
    expect(await subscriptionOf(app, user)).toMatchObject({ state: 'active', is_charging: true })
    app.clock.advance({ hours: 1 })
    await app.run()
    app.goTo(day(30))
    await app.run()
    expect(await subscriptionOf(app, user)).toMatchObject({ state: 'past_due', is_charging: true })
    expect(await payNow(user)).toMatchObject({ status: 409 })
  })

  it('waits on the day of the try for who is at the till, and a quarter of an hour at most', async () => {
    const user = await debtor()
    app.goTo(day(30))
    await beginToPay(user)
    expect(await app.run()).toEqual([])
    app.clock.advance({ minutes: 16 })
    expect((await app.run()).map(({ kind }) => kind)).toEqual(['retry'])
    expect((await paymentsOf(user)).map(({ kind, state }) => [kind, state])).toEqual([
      ['purchase', 'completed'],
      ['renewal', 'failed'],
      ['overdue', 'failed'],
      ['renewal', 'failed'],
    ])
  })

  it('is put off by nobody who keeps beginning to pay', async () => {
    const user = await debtor()
    const states: string[] = []
    for (let after = 30; after <= 40; after++)
      for (const hour of ['09', '12', '15']) {
        app.clock.setTo(`${day(after)}T${hour}:00:00Z`)
        const { status } = await payNow(user)
        if (status !== 200) states.push(`${after}:${status}`)
        await app.run()
        await app.runJobs()
      }
    expect(await subscriptionOf(app, user)).toMatchObject({ plan: 'free', state: 'ended', attempts: 4 })
    expect((await paymentsOf(user)).filter(({ kind }) => kind === 'renewal')).toHaveLength(4)
  })

  it('that was paid and never told of is found before the card is charged', async () => {
    const user = await debtor()
    for (const card of bank.cards.values()) card.manner = 'pays'
    app.clock.setTo(`${day(30)}T05:00:00Z`)
    bank.pay(await beginToPay(user))
    app.clock.advance({ minutes: 1 })
    expect(await app.run()).toEqual([])
    expect(await subscriptionOf(app, user)).toMatchObject({ state: 'active', current_period_end: day(60) })
    expect((await paymentsOf(user)).filter(({ kind }) => kind === 'renewal')).toHaveLength(1)
  })
})

describe('money for a period that is due', () => {
  it('that comes twice, from two tabs, goes back once', async () => {
    const user = await debtor()
    const sessions = [await beginToPay(user), await beginToPay(user)]
    await Promise.all(sessions.map((session) => app.notify(bank.pay(session))))
    await app.runJobs()
    const states = (await paymentsOf(user))
      .filter(({ kind }) => kind === 'overdue')
      .map(({ state, refunded_grosze }) => `${state} ${refunded_grosze}`)
    expect(states.toSorted()).toEqual(['completed 0', 'failed 2999'])
    expect(await subscriptionOf(app, user)).toMatchObject({ current_period_end: day(60) })
  })

  it('that comes after the last try begins the plan anew', async () => {
    const user = await debtor()
    app.goTo(day(36))
    const sessionId = await beginToPay(user)
    for (let after = 36; after <= 40; after++) {
      app.goTo(day(after))
      app.clock.advance({ hours: 1 })
      await app.run()
    }
    expect(await subscriptionOf(app, user)).toMatchObject({ plan: 'free', state: 'ended' })
    await pay(sessionId)
    expect(await subscriptionOf(app, user)).toMatchObject({ plan: 'premium', state: 'active', current_period_start: day(40), renews: true })
  })

  it('that comes after somebody withdrew from nothing else than the next period is kept for that period', async () => {
    const user = await debtor()
    const sessionId = await beginToPay(user)
    await app.succeed(cancelSubscription, { token: await tokenOf(user) })
    await pay(sessionId)
    expect(await subscriptionOf(app, user)).toMatchObject({
      plan: 'premium',
      state: 'cancelled',
      current_period_end: day(60),
      renews: false,
    })
  })
})
