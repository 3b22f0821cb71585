import { randomUUID } from 'node:crypto'
import { addFromText, readPendingItems } from '@spizarka/contract/intake'
import { listPointHistory } from '@spizarka/contract/points'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, statusesOf, sumOfLedger } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp({ settings: { RATE_INTAKE_USER: '30/60' } })
afterAll(() => app.close())

const text = (value: unknown) => makeUser(app).then(({ token }) => app.call(addFromText, { token, body: { text: value } }))
const sessionsOf = (userId: number) => app.db.selectFrom('intake_sessions').where('owner_id', '=', userId).selectAll().execute()
const jobsFor = async (sessionId: string) => {
  const { rows } = await app.pool.query("select 1 from pgboss.job where data->>'sessionId' = $1", [sessionId])
  return rows.length
}

describe('submitting a list', () => {
  it('is accepted with a session that is not ready yet, and reserves 2 points', async () => {
    const user = await makeUser(app, { points: 10 })

    const answer = await app.call(addFromText, { token: user.token, body: { text: 'mleko' } })

    expect(answer).toMatchObject({ status: 202, body: { session_id: expect.any(String) } })
    const { session_id: sessionId } = await app.succeed(addFromText, { token: user.token, body: { text: 'chleb' } })
    expect((await app.call(readPendingItems, { token: user.token, params: { sessionId } })).status).toBe(404)
    expect(await jobsFor(sessionId)).toBe(1)
    const { results } = await app.succeed(listPointHistory, { token: user.token })
    expect(results.slice(0, 2)).toMatchObject([
      { amount: -2, balance_after: 6, reason: 'text_intake', pending: true },
      { amount: -2, balance_after: 8 },
    ])
  })

  it('without enough points is refused and leaves nothing', async () => {
    const user = await makeUser(app, { points: 1 })

    const answer = await app.call(addFromText, { token: user.token, body: { text: 'mleko' } })

    expect(answer).toMatchObject({ status: 402, body: { detail: expect.stringContaining('Potrzebujesz 2 punkty') } })
    expect(await sessionsOf(user.id)).toEqual([])
    expect(await sumOfLedger(app.db, user.id)).toBe(1)
  })

  it('charges as many as there are points for when many come at once', async () => {
    const user = await makeUser(app, { points: 9 })

    const answers = await Promise.all(
      Array.from({ length: 12 }, () => app.call(addFromText, { token: user.token, body: { text: 'mleko' } })),
    )

    expect(statusesOf(answers)).toEqual([...Array(4).fill(202), ...Array(8).fill(402)])
    expect(await sessionsOf(user.id)).toHaveLength(4)
    expect(await sumOfLedger(app.db, user.id)).toBe(1)
  })

  it('twenty times with one Idempotency-Key charges once and answers with one session', async () => {
    const user = await makeUser(app, { points: 250 })
    const call = { token: user.token, body: { text: 'mleko' }, idempotencyKey: randomUUID() }

    const answers = await Promise.all(Array.from({ length: 20 }, () => app.call(addFromText, call)))

    expect(answers.every(({ status }) => status === 202)).toBe(true)
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await sessionsOf(user.id)).toHaveLength(1)
    expect(await sumOfLedger(app.db, user.id)).toBe(248)
  })

  it('refuses an Idempotency-Key that came with another text', async () => {
    const user = await makeUser(app)
    const idempotencyKey = randomUUID()
    await app.succeed(addFromText, { token: user.token, body: { text: 'mleko' }, idempotencyKey })

    const answer = await app.call(addFromText, { token: user.token, body: { text: 'chleb' }, idempotencyKey })

    expect(answer).toMatchObject({ status: 422, body: { detail: expect.stringContaining('Idempotency-Key') } })
  })

  it('lets a key be used again after a refusal', async () => {
    const user = await makeUser(app, { points: 0 })
    const call = { token: user.token, body: { text: 'mleko' }, idempotencyKey: randomUUID() }
    expect((await app.call(addFromText, call)).status).toBe(402)
    await app.db.updateTable('point_accounts').set({ balance: 2 }).where('user_id', '=', user.id).execute()

    expect((await app.call(addFromText, call)).status).toBe(202)
  })

  it('too often is refused', async () => {
    const user = await makeUser(app)
    const submit = () => app.call(addFromText, { token: user.token, body: { text: 'mleko' } })
    for (let count = 0; count < 30; count++) await submit()

    expect(await submit()).toMatchObject({ status: 429, body: { detail: expect.stringContaining('Zbyt wiele prób') } })
  })
})

describe('the text', () => {
  it('has at most 500 UTF-16 units, counted before trimming', async () => {
    expect((await text('a'.repeat(500))).status).toBe(202)
    expect((await text('a'.repeat(501))).status).toBe(400)
    expect((await text(`a${' '.repeat(500)}`)).status).toBe(400)
    // Two units each.
    expect((await text('🍞'.repeat(250))).status).toBe(202)
    expect((await text('🍞'.repeat(251))).status).toBe(400)
  })

  it('is not empty once trimmed', async () => {
    for (const empty of ['', ' ', '\n\t \u00a0'])
      expect(await text(empty)).toMatchObject({ status: 400, body: { text: ['Pole tekstowe nie może być puste.'] } })
  })
})
