import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, sumOfLedger } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { awardPoints, getBalance, refundPoints, reservePoints, settlePoints } from './index.ts'

const app = await startTestApp()
afterAll(() => app.close())

const reserve = (userId: number, reference: string, amount = 2) =>
  app.db
    .transaction()
    .execute((trx) => reservePoints(trx, { userId, reason: 'text_intake', reference, amount, shortage: 'points_short_text' }))
const settle = (reference: string) => app.db.transaction().execute((trx) => settlePoints(trx, { reason: 'text_intake', reference }))
const refund = (reference: string) =>
  app.db.transaction().execute((trx) => refundPoints(trx, { reason: 'text_intake', reference, refundReason: 'text_intake_refund' }))
const award = (userId: number, reference: string, amount: number) =>
  app.db.transaction().execute((trx) => awardPoints(trx, { userId, reason: 'review_reward', reference, amount }))

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('simultaneous movements', () => {
  it('lets exactly 125 of 200 charges of 2 points through on a balance of 250', async () => {
    const { id } = await makeUser(app, { points: 250 })

    const charges = await Promise.allSettled(times(200).map(() => reserve(id, randomUUID())))

    expect(charges.filter(({ status }) => status === 'fulfilled')).toHaveLength(125)
    const refusals = charges.flatMap((charge) => (charge.status === 'rejected' ? [charge.reason] : []))
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['points_short_text']))
    expect(await getBalance(app.db, id)).toBe(0)
    expect(await sumOfLedger(app.db, id)).toBe(0)
  })

  it('make one reservation of the same charge sent twenty times', async () => {
    const { id } = await makeUser(app, { points: 250 })
    const reference = randomUUID()

    const ids = await Promise.all(times(20).map(() => reserve(id, reference)))

    expect(new Set(ids).size).toBe(1)
    expect(await getBalance(app.db, id)).toBe(248)
  })

  it('either settle or refund a reservation, never both', async () => {
    const { id } = await makeUser(app, { points: 250 })
    const references = times(30).map(() => randomUUID())
    await Promise.all(references.map((reference) => reserve(id, reference)))

    const outcomes = await Promise.all(
      references.map(async (reference) => {
        const [settled, refunded, again] = await Promise.all([settle(reference), refund(reference), refund(reference)])
        return { settled, refunds: Number(refunded) + Number(again) }
      }),
    )

    for (const { settled, refunds } of outcomes) expect(refunds).toBe(settled ? 0 : 1)
    const kept = outcomes.filter(({ settled }) => settled).length
    expect(await getBalance(app.db, id)).toBe(250 - 2 * kept)
    expect(await sumOfLedger(app.db, id)).toBe(250 - 2 * kept)
  })

  it('award once what is awarded twenty times at once', async () => {
    const { id } = await makeUser(app, { points: 0 })
    const reference = randomUUID()

    const credited = await Promise.all(times(20).map(() => award(id, reference, 2)))

    expect(credited.filter(Boolean)).toHaveLength(1)
    expect(await getBalance(app.db, id)).toBe(2)
  })
})

describe('whatever movements come, in whatever order', () => {
  const movement = fc.record({
    kind: fc.constantFrom('reserve', 'settle', 'refund', 'award', 'take'),
    user: fc.integer({ min: 0, max: 2 }),
    reference: fc.integer({ min: 0, max: 4 }),
    amount: fc.integer({ min: 1, max: 9 }),
  })

  it('the balance is the sum of the ledger and never negative', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { minLength: 5, maxLength: 40 }), async (movements) => {
        const users = await Promise.all(times(3).map(() => makeUser(app, { points: 12 })))
        const run = randomUUID()

        await Promise.allSettled(
          movements.map(({ kind, user, reference, amount }) => {
            const userId = users[user]?.id ?? 0
            const key = `${run}:${user}:${reference}`
            if (kind === 'reserve') return reserve(userId, key, amount)
            if (kind === 'award') return award(userId, key, amount)
            if (kind === 'take') return award(userId, `${key}:taken`, -amount)
            return kind === 'settle' ? settle(key) : refund(key)
          }),
        )

        for (const { id } of users) {
          const balance = await getBalance(app.db, id)
          expect(balance).toBeGreaterThanOrEqual(0)
          expect(await sumOfLedger(app.db, id)).toBe(balance)
          expect(await latestBalanceAfter(id)).toBe(balance)
        }
      }),
      { numRuns: 25 },
    )
  })
})

async function latestBalanceAfter(userId: number): Promise<number | undefined> {
  const ledger = app.db.selectFrom('point_ledger').select('balance_after').where('user_id', '=', userId)
  return (await ledger.orderBy('id', 'desc').limit(1).executeTakeFirst())?.balance_after
}
