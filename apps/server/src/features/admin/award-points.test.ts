import { randomUUID } from 'node:crypto'
import { awardPointsAsAdmin, listAuditEntries } from '@spizarka/contract/admin'
import { listPointHistory } from '@spizarka/contract/points'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf, sumOfLedger } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { getBalance, reservePoints } from '../points/index.ts'

const app = await startTestApp()
afterAll(() => app.close())
let admin: MadeUser
beforeEach(async () => {
  admin = await makeUser(app, { admin: true })
})

const award = ({ id }: MadeUser, amount: number, options: { reason?: string; idempotencyKey?: string } = {}) =>
  app.call(awardPointsAsAdmin, {
    token: admin.token,
    params: { id: String(id) },
    body: { amount, reason: options.reason ?? 'za cierpliwość' },
    ...(options.idempotencyKey !== undefined && { idempotencyKey: options.idempotencyKey }),
  })
const spend = ({ id }: MadeUser, amount: number) =>
  app.db
    .transaction()
    .execute((trx) =>
      reservePoints(trx, { userId: id, reason: 'text_intake', reference: randomUUID(), amount, shortage: 'points_short_text' }),
    )
const entriesAbout = async ({ id }: MadeUser) => {
  const { results } = await app.succeed(listAuditEntries, { token: admin.token, query: { act: 'points_awarded', page_size: 200 } })
  return results.filter((entry) => entry.subject_user_id === id)
}

describe('POST /admin/users/:id/points/', () => {
  it('gives and takes points, with the reason in the user’s ledger and in the log', async () => {
    const user = await makeUser(app, { points: 10 })

    expect(await award(user, 30)).toMatchObject({ status: 200, body: { id: user.id, ai_points: 40 } })
    expect(await award(user, -40, { reason: ' pomyłka\u200b ' })).toMatchObject({ status: 200, body: { ai_points: 0 } })

    const { results } = await app.succeed(listPointHistory, { token: user.token })
    expect(results.slice(0, 2)).toMatchObject([
      { amount: -40, balance_after: 0, reason: 'admin_award', description: 'Przyznane przez administratora: pomyłka', pending: false },
      { amount: 30, balance_after: 40, description: 'Przyznane przez administratora: za cierpliwość' },
    ])
    expect(await entriesAbout(user)).toMatchObject([
      { admin: admin.username, details: { amount: -40, reason: 'pomyłka' } },
      { admin: admin.username, details: { amount: 30, reason: 'za cierpliwość' } },
    ])
  })

  it('gives an administrator none of their own hand', async () => {
    const before = await getBalance(app.db, admin.id)
    for (const amount of [100, -1])
      expect(await award(admin, amount)).toMatchObject({ status: 409, body: { detail: 'Sobie punktów nie przyznasz.' } })
    expect(await getBalance(app.db, admin.id)).toBe(before)
    expect(await entriesAbout(admin)).toEqual([])
  })

  it('never takes more than there is; the refused act is not in the log', async () => {
    const user = await makeUser(app, { points: 10 })
    expect(await award(user, -11)).toMatchObject({ status: 400, body: { amount: ['Na koncie jest mniej punktów.'] } })
    expect(await getBalance(app.db, user.id)).toBe(10)
    expect(await entriesAbout(user)).toEqual([])
  })

  it('never takes more than there is beside somebody who spends', async () => {
    const user = await makeUser(app, { points: 100 })

    const [answers, charges] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => award(user, -10))),
      Promise.allSettled(Array.from({ length: 10 }, () => spend(user, 10))),
    ])

    const taken = answers.filter(({ status }) => status === 200).length
    const spent = charges.filter(({ status }) => status === 'fulfilled').length
    expect(taken + spent).toBe(10)
    expect(new Set(statusesOf(answers))).toSatisfy((statuses: Set<number>) => [...statuses].every((status) => [200, 400].includes(status)))
    expect(await getBalance(app.db, user.id)).toBe(0)
    expect(await sumOfLedger(app.db, user.id)).toBe(0)
    expect(await entriesAbout(user)).toHaveLength(taken)
  })

  it('does it once however often the same call comes, with one entry in the log', async () => {
    const user = await makeUser(app, { points: 0 })
    const idempotencyKey = randomUUID()

    const answers = await Promise.all(Array.from({ length: 8 }, () => award(user, 5, { idempotencyKey })))

    expect(statusesOf(answers)).toEqual(Array(8).fill(200))
    expect(await getBalance(app.db, user.id)).toBe(5)
    expect(await entriesAbout(user)).toHaveLength(1)
    expect(await award(user, 6, { idempotencyKey })).toMatchObject({ status: 422 })
    expect(await award(await makeUser(app), 5, { idempotencyKey })).toMatchObject({ status: 422 })
  })

  it.each([
    ['nothing', { amount: 0, reason: 'x' }, { amount: ['Podaj liczbę różną od zera.'] }],
    ['half a point', { amount: 0.5, reason: 'x' }, { amount: [expect.any(String)] }],
    ['too much', { amount: 100_001, reason: 'x' }, { amount: [expect.any(String)] }],
    ['no reason', { amount: 1, reason: ' \u200b ' }, { reason: [expect.any(String)] }],
  ])('refuses %s', async (_, body, fields) => {
    const user = await makeUser(app)
    const answer = await app.call(awardPointsAsAdmin, { token: admin.token, params: { id: String(user.id) }, body })
    expect(answer).toMatchObject({ status: 400, body: fields })
  })

  it('finds nobody who is deleted', async () => {
    const user = await makeUser(app)
    await app.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', user.id).execute()
    expect(await award(user, 5)).toMatchObject({ status: 404 })
    expect(await getBalance(app.db, user.id)).toBe(250)
  })
})
