import { readMe } from '@spizarka/contract/accounts'
import { cancelSubscription, resumeSubscription } from '@spizarka/contract/subscription'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../../test/factories.ts'
import { PRODUCT, signInAnew, startPaymentApp, subscriptionOf } from '../../../../test/fixtures/payment-app.ts'
import { addDays, dayInWarsaw } from '../../../platform/clock/clock.ts'
import { listDue, runDue } from './run-due.ts'

const app = await startPaymentApp()
const { bank } = app
afterAll(() => app.close())

let first = '2026-11-23'
beforeEach(async () => {
  first = '2026-11-23'
  await app.beginAt(first)
})

const meOf = async (user: MadeUser) => app.succeed(readMe, { token: await signInAnew(app, user) })
const planOf = async (user: MadeUser) => (await meOf(user)).plan
const pointsOf = async (user: MadeUser) => (await meOf(user)).ai_points
const chargesOf = ({ id }: MadeUser) =>
  app.db.selectFrom('payments').selectAll().where('user_id', '=', id).where('kind', '=', 'renewal').orderBy('id').execute()
const kinds = async () => (await app.run()).map(({ kind }) => kind)
const day = (after: number) => addDays(first, after)

/** Somebody with a month of Premium from the first day on, whose card does as it is said. */
async function subscriber(manner: 'pays' | 'declines' | 'silent' = 'pays', product: number = PRODUCT.premiumMonthly): Promise<MadeUser> {
  const user = await makeUser(app)
  await app.buy(user, product, { manner })
  await app.runJobs()
  return user
}

describe('a subscription that renews', () => {
  it('is reminded of once, seven days before the charge, and charged the day before its end', async () => {
    const user = await subscriber()
    app.goTo(day(21))
    expect(await kinds()).toEqual([])
    app.goTo(day(22))
    expect(await listDue(app.context)).toEqual([{ kind: 'reminder', user_id: user.id }])
    expect([await kinds(), await kinds()]).toEqual([['reminder'], []])
    app.goTo(day(28))
    expect(await kinds()).toEqual([])

    app.goTo(day(29))
    expect(await listDue(app.context)).toEqual([{ kind: 'charge', user_id: user.id }])
    expect([await kinds(), await kinds()]).toEqual([['charge'], []])
    await app.deliver()
    expect(await subscriptionOf(app, user)).toMatchObject({
      state: 'active',
      current_period_start: day(30),
      current_period_end: day(60),
      next_charge_on: day(59),
    })
    expect(await pointsOf(user)).toBe(250 + 2000 + 2000)
  })

  it('is charged once by two workers at once', async () => {
    const user = await subscriber()
    app.goTo(day(29))
    await Promise.all([runDue(app.context), runDue(app.context), runDue(app.context)])
    await app.deliver()
    expect(await chargesOf(user)).toMatchObject([{ state: 'completed' }])
    expect(await pointsOf(user)).toBe(4250)
  })

  it('is charged once after weeks of standing still, and nobody pays for days that are over', async () => {
    const [late, veryLate] = [await subscriber(), await subscriber()]
    app.goTo(day(36))
    await app.run()
    await app.deliver()
    expect(await subscriptionOf(app, late)).toMatchObject({ current_period_start: day(30), current_period_end: day(60) })
    app.goTo(day(130))
    await app.run()
    await app.deliver()
    expect(await chargesOf(veryLate)).toHaveLength(2)
    expect(await subscriptionOf(app, veryLate)).toMatchObject({ current_period_start: day(130), current_period_end: day(160) })
  })

  it('of a lost notification is settled an hour later by asking', async () => {
    const user = await subscriber()
    app.goTo(day(29))
    await app.run()
    bank.outbox.length = 0
    app.clock.advance({ minutes: 59 })
    await app.run()
    expect(await subscriptionOf(app, user)).toMatchObject({ current_period_end: day(30) })
    app.clock.advance({ minutes: 2 })
    expect(await kinds()).toEqual([])
    expect(await subscriptionOf(app, user)).toMatchObject({ current_period_end: day(60) })
  })

  it.each(['html', 'failure', 'silence'] as const)(
    'whose charge meets %s is neither failed nor charged again until the operator says',
    async (how) => {
      const user = await subscriber()
      app.goTo(day(29))
      bank.misbehave('charge', how)
      expect(await kinds()).toEqual(['charge'])
      expect(await kinds()).toEqual([])
      app.clock.advance({ hours: 2 })
      await app.run()
      expect(await chargesOf(user)).toMatchObject([{ state: 'failed' }])
      expect(await subscriptionOf(app, user)).toMatchObject({ state: 'past_due', attempts: 1, next_charge_on: day(30) })
    },
  )

  it.each(['html', 'failure', 'silence'] as const)(
    'whose registration meets %s has not been tried: it is charged with the next run',
    async (how) => {
      const user = await subscriber()
      app.goTo(day(29))
      bank.misbehave('register', how)
      await app.run()
      expect(await subscriptionOf(app, user)).toMatchObject({ state: 'active', attempts: 0 })
      app.clock.advance({ hours: 1 })
      expect(await kinds()).toEqual(['charge'])
      await app.deliver()
      expect(await subscriptionOf(app, user)).toMatchObject({ current_period_end: day(60) })
    },
  )
})

describe('a card that is declined', () => {
  it.each(['declines', 'silent'] as const)(
    '(%s) is tried again 1, 3 and 7 days later, the plan kept; then the account is Free',
    async (manner) => {
      const user = await subscriber(manner)
      const tried: string[] = []
      for (let after = 27; after <= 40; after++)
        for (const hour of [10, 12, 14]) {
          app.clock.setTo(`${day(after)}T${hour}:00:00Z`)
          for (const kind of await kinds()) tried.push(`${after}:${kind}`)
          if (after === 35) tried.push(await planOf(user))
        }
      expect(tried.filter((each) => !each.endsWith('reminder'))).toEqual([
        '29:charge',
        '30:retry',
        '32:retry',
        'premium',
        'premium',
        'premium',
        '36:retry',
        '36:end',
      ])
      expect(await planOf(user)).toBe('free')
      expect(await subscriptionOf(app, user)).toMatchObject({
        plan: 'free',
        state: 'ended',
        renews: false,
        next_charge_on: null,
        attempts: 4,
      })
      expect(new Set((await chargesOf(user)).map(({ session_id }) => session_id)).size).toBe(4)
      expect(bank.refunds).toEqual(expect.not.arrayContaining([expect.objectContaining({ amount: 0 })]))
    },
  )

  it('and paid after all, once the plan has been renewed by another try, is paid back', async () => {
    const user = await subscriber('silent')
    app.goTo(day(29))
    await app.run()
    app.clock.advance({ hours: 1 })
    await app.run()
    const [silent] = await chargesOf(user)
    for (const card of bank.cards.values()) card.manner = 'pays'
    app.goTo(day(30))
    await app.run()
    await app.deliver()
    expect(await subscriptionOf(app, user)).toMatchObject({ state: 'active', current_period_end: day(60) })

    const told = bank.payLate(silent?.session_id ?? '')
    expect((await app.notify(told)).status).toBe(200)
    await app.runJobs()
    expect(bank.refunds.filter(({ orderId }) => orderId === told.orderId)).toMatchObject([{ amount: 2999 }])
    expect(await pointsOf(user)).toBe(4250)
  })
})

describe('a year', () => {
  it('brings twelve packages of points, on days 0, 30 … 330, and missed ones once', async () => {
    const user = await subscriber('pays', PRODUCT.premiumYearly)
    app.goTo(day(29))
    expect(await kinds()).toEqual([])
    app.goTo(day(30))
    expect([await kinds(), await kinds()]).toEqual([['points'], []])
    app.goTo(day(100))
    expect(await kinds()).toEqual(['points', 'points'])
    app.goTo(day(350))
    expect((await kinds()).filter((kind) => kind === 'points')).toHaveLength(8)
    expect(await pointsOf(user)).toBe(250 + 12 * 2000)
    app.goTo(day(364))
    expect(await kinds()).toEqual(['charge'])
    await app.deliver()
    expect(await subscriptionOf(app, user)).toMatchObject({
      current_period_start: day(365),
      current_period_end: day(730),
      next_amount: '299.90',
    })
    expect(await pointsOf(user)).toBe(250 + 13 * 2000)
  })
})

describe('a subscription that is cancelled', () => {
  it('is kept to the end of what is paid, and can be resumed until then', async () => {
    const user = await subscriber()
    const { token } = user
    expect(await app.succeed(cancelSubscription, { token })).toEqual({ message: expect.stringContaining('22 grudnia 2026') })
    expect(await app.succeed(readMe, { token })).toMatchObject({ plan: 'premium', subscription_cancelled: true })
    expect(await subscriptionOf(app, user)).toMatchObject({ state: 'cancelled', renews: false, next_charge_on: null, next_amount: null })
    expect(await app.call(cancelSubscription, { token })).toMatchObject({ status: 400, body: { error: expect.any(String) } })

    expect(await app.call(resumeSubscription, { token })).toMatchObject({ status: 200 })
    expect(await app.call(resumeSubscription, { token })).toMatchObject({ status: 400, body: { error: expect.any(String) } })
    await app.succeed(cancelSubscription, { token })
    app.goTo(day(29))
    expect(await kinds()).toEqual([])
    app.goTo(day(30))
    expect([await kinds(), await kinds()]).toEqual([['end'], []])
    expect(await meOf(user)).toMatchObject({ plan: 'free', subscription_cancelled: false })
  })

  it('cannot be where there is none, or where it does not renew', async () => {
    const [nobody, given, once] = [await makeUser(app), await makeUser(app, { plan: 'premium' }), await makeUser(app)]
    await app.buy(once, PRODUCT.premiumMonthly, { recurring: false })
    for (const { token } of [nobody, given, once]) expect((await app.call(cancelSubscription, { token })).status).toBe(400)
  })
})

describe('an account', () => {
  it.each([
    ['blocked', { is_active: false }],
    ['deleted', { is_active: false, deleted_at: new Date() }],
  ])('that is %s is never charged; its plan runs out', async (_, changes) => {
    const user = await subscriber()
    await app.db.updateTable('users').set(changes).where('id', '=', user.id).execute()
    app.goTo(day(29))
    expect(await kinds()).toEqual([])
    app.goTo(day(30))
    expect(await kinds()).toEqual(['end'])
    expect(await chargesOf(user)).toEqual([])
  })
})

it('ends on its day in Warsaw, whatever the clocks do there', async () => {
  // Thirty days from 2 March to 1 April 2027, over the night in which an hour is missing.
  first = '2027-03-02'
  app.clock.setTo('2027-03-01T23:30:00Z')
  const user = await subscriber()
  expect(dayInWarsaw(app.clock.now())).toBe('2027-03-02')
  expect(await subscriptionOf(app, user)).toMatchObject({
    current_period_start: '2027-03-02',
    current_period_end: '2027-04-01',
    next_charge_on: '2027-03-31',
  })
  app.clock.setTo('2027-03-30T21:59:00Z')
  expect((await app.run()).map(({ kind }) => kind)).toEqual(['reminder'])
  app.clock.setTo('2027-03-30T22:00:00Z')
  expect(await kinds()).toEqual(['charge'])
})

it('counts 29 February as a day', async () => {
  first = '2028-02-10'
  app.goTo(first)
  const user = await subscriber()
  expect(await subscriptionOf(app, user)).toMatchObject({ current_period_end: '2028-03-11' })
})
