import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, sumOfLedger } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { awardPoints, getBalance, refundPoints, reservePoints, settlePoints } from './index.ts'

const app = await startTestApp()
afterAll(() => app.close())

const aCharge = (userId: number) =>
  ({ userId, reason: 'text_intake', reference: randomUUID(), amount: 2, shortage: 'points_short_text' }) as const
const inTransaction = app.db.transaction()

describe('reserving points', () => {
  it('takes them off the balance at once', async () => {
    const { id } = await makeUser(app, { points: 10 })

    await inTransaction.execute((trx) => reservePoints(trx, aCharge(id)))

    expect(await getBalance(app.db, id)).toBe(8)
    expect(await sumOfLedger(app.db, id)).toBe(8)
  })

  it('refuses with the given error and moves nothing when the balance is short', async () => {
    const { id } = await makeUser(app, { points: 1 })

    await expect(inTransaction.execute((trx) => reservePoints(trx, aCharge(id)))).rejects.toMatchObject({ code: 'points_short_text' })

    expect(await getBalance(app.db, id)).toBe(1)
    expect(await sumOfLedger(app.db, id)).toBe(1)
  })

  it('refuses somebody who never had any points', async () => {
    const { id } = await makeUser(app, { points: 0 })
    await app.db.deleteFrom('point_accounts').where('user_id', '=', id).execute()

    await expect(inTransaction.execute((trx) => reservePoints(trx, aCharge(id)))).rejects.toMatchObject({ code: 'points_short_text' })
  })

  it('finds the first reservation when it is repeated, even with an empty balance', async () => {
    const { id } = await makeUser(app, { points: 2 })
    const charge = aCharge(id)
    const first = await inTransaction.execute((trx) => reservePoints(trx, charge))

    const second = await inTransaction.execute((trx) => reservePoints(trx, charge))

    expect(second).toBe(first)
    expect(await getBalance(app.db, id)).toBe(0)
  })

  it('leaves no trace when the transaction around it fails', async () => {
    const { id } = await makeUser(app, { points: 10 })
    const failure = inTransaction.execute(async (trx) => {
      await reservePoints(trx, aCharge(id))
      throw new Error('later step')
    })

    await expect(failure).rejects.toThrow('later step')
    expect(await getBalance(app.db, id)).toBe(10)
  })
})

describe('a reservation', () => {
  it('keeps the points once settled: a refund afterwards does nothing', async () => {
    const { id } = await makeUser(app, { points: 10 })
    const charge = aCharge(id)
    await inTransaction.execute((trx) => reservePoints(trx, charge))

    expect(await inTransaction.execute((trx) => settlePoints(trx, charge))).toBe(true)
    expect(await inTransaction.execute((trx) => settlePoints(trx, charge))).toBe(false)
    expect(await inTransaction.execute((trx) => refundPoints(trx, { ...charge, refundReason: 'text_intake_refund' }))).toBe(false)
    expect(await getBalance(app.db, id)).toBe(8)
  })

  it('gives the points back once when refunded: settling afterwards does nothing', async () => {
    const { id } = await makeUser(app, { points: 10 })
    const charge = aCharge(id)
    const refund = { ...charge, refundReason: 'text_intake_refund' } as const
    await inTransaction.execute((trx) => reservePoints(trx, charge))

    expect(await inTransaction.execute((trx) => refundPoints(trx, refund))).toBe(true)
    expect(await inTransaction.execute((trx) => refundPoints(trx, refund))).toBe(false)
    expect(await inTransaction.execute((trx) => settlePoints(trx, charge))).toBe(false)
    expect(await getBalance(app.db, id)).toBe(10)
    expect(await sumOfLedger(app.db, id)).toBe(10)
  })

  it('is not made by settling or refunding what was never reserved', async () => {
    const key = { reason: 'text_intake', reference: randomUUID() } as const

    expect(await inTransaction.execute((trx) => settlePoints(trx, key))).toBe(false)
    expect(await inTransaction.execute((trx) => refundPoints(trx, { ...key, refundReason: 'text_intake_refund' }))).toBe(false)
  })
})

describe('awarding points', () => {
  it('credits once for a reason and reference', async () => {
    const { id } = await makeUser(app, { points: 0 })
    const award = { userId: id, reason: 'review_reward', reference: randomUUID(), amount: 2 } as const

    expect(await inTransaction.execute((trx) => awardPoints(trx, award))).toBe(true)
    expect(await inTransaction.execute((trx) => awardPoints(trx, award))).toBe(false)
    expect(await getBalance(app.db, id)).toBe(2)
    expect(await sumOfLedger(app.db, id)).toBe(2)
  })

  it('takes points with a negative amount, but never more than there are', async () => {
    const { id } = await makeUser(app, { points: 10 })
    const take = (amount: number) =>
      inTransaction.execute((trx) =>
        awardPoints(trx, { userId: id, reason: 'admin_award', reference: randomUUID(), amount, note: 'pomyłka' }),
      )

    expect(await take(-10)).toBe(true)
    await expect(take(-1)).rejects.toMatchObject({ code: 'balance_too_low' })

    expect(await getBalance(app.db, id)).toBe(0)
    expect(await sumOfLedger(app.db, id)).toBe(0)
  })

  it('never lets one person use up the reference of another in silence', async () => {
    const [one, other] = [await makeUser(app), await makeUser(app)]
    const award = { reason: 'review_reward', reference: randomUUID(), amount: 2 } as const
    await inTransaction.execute((trx) => awardPoints(trx, { ...award, userId: one.id }))

    await expect(inTransaction.execute((trx) => awardPoints(trx, { ...award, userId: other.id }))).rejects.toThrow(/duplicate key/)
  })
})
