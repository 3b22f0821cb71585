import { randomUUID } from 'node:crypto'
import { listPointHistory } from '@spizarka/contract/points'
import pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { awardPoints, refundPoints, reservePoints, settlePoints } from './index.ts'

const app = await startTestApp()
afterAll(() => app.close())

async function reserve(userId: number) {
  const charge = { userId, reason: 'text_intake', reference: randomUUID(), amount: 2, shortage: 'points_short_text' } as const
  await app.db.transaction().execute((trx) => reservePoints(trx, charge))
  return charge
}

async function fillHistory(userId: number, rows: number): Promise<void> {
  for (let row = 0; row < rows; row++) {
    const award = { userId, reason: 'admin_award', reference: randomUUID(), amount: 1 } as const
    await app.db.transaction().execute((trx) => awardPoints(trx, award))
  }
}

describe('GET /points/history/', () => {
  it('shows every movement, newest first, with a sentence and the balance after it', async () => {
    const { id, token } = await makeUser(app, { points: 250 })
    const charge = await reserve(id)
    await app.db.transaction().execute((trx) => refundPoints(trx, { ...charge, refundReason: 'text_intake_refund' }))

    const page = await app.succeed(listPointHistory, { token })

    expect(page.count).toBe(3)
    expect(page.results.map(({ amount, balance_after, reason, description }) => ({ amount, balance_after, reason, description }))).toEqual([
      { amount: 2, balance_after: 250, reason: 'text_intake_refund', description: 'Zwrot: nie udało się odczytać listy' },
      { amount: -2, balance_after: 248, reason: 'text_intake', description: 'Odczytanie listy zakupów' },
      { amount: 250, balance_after: 250, reason: 'activation', description: 'Punkty na start' },
    ])
  })

  it('shows an administrator’s own words behind the sentence', async () => {
    const { id, token } = await makeUser(app, { points: 0 })
    const award = { userId: id, reason: 'admin_award', amount: 5, note: 'za cierpliwość' } as const
    await app.db.transaction().execute((trx) => awardPoints(trx, { ...award, reference: randomUUID() }))

    const { results } = await app.succeed(listPointHistory, { token })

    expect(results[0]?.description).toBe('Przyznane przez administratora: za cierpliwość')
  })

  it('marks a charge as pending until it is settled or refunded', async () => {
    const { id, token } = await makeUser(app, { points: 250 })
    const [settled, refunded] = [await reserve(id), await reserve(id)]
    await reserve(id)
    await app.db.transaction().execute((trx) => settlePoints(trx, settled))
    await app.db.transaction().execute((trx) => refundPoints(trx, { ...refunded, refundReason: 'text_intake_refund' }))

    const { results } = await app.succeed(listPointHistory, { token })

    expect(results.map(({ amount, pending }) => [amount, pending])).toEqual([
      [2, false],
      [-2, true],
      [-2, false],
      [-2, false],
      [250, false],
    ])
  })

  it('comes in pages that link to each other', async () => {
    const { id, token } = await makeUser(app, { points: 0 })
    await fillHistory(id, 5)

    const first = await app.succeed(listPointHistory, { token, query: { page_size: 2 } })
    const last = await app.succeed(listPointHistory, { token, query: { page_size: 2, page: 3 } })

    expect(first).toMatchObject({ count: 5, previous: null, next: expect.stringMatching(/\/api\/points\/history\/\?page_size=2&page=2$/) })
    expect(first.results.map(({ balance_after }) => balance_after)).toEqual([5, 4])
    expect(last.next).toBeNull()
    expect(last.results.map(({ balance_after }) => balance_after)).toEqual([1])
  })

  it('has no page past the last one', async () => {
    const { token } = await makeUser(app)

    const answer = await app.call(listPointHistory, { token, query: { page: 2 } })

    expect(answer).toMatchObject({ status: 404, body: { detail: 'Niepoprawna strona.' } })
  })

  it('is empty for somebody without movements, and shows nothing of others', async () => {
    await makeUser(app, { points: 250 })
    const { token } = await makeUser(app, { points: 0 })

    expect(await app.succeed(listPointHistory, { token })).toEqual({ count: 0, next: null, previous: null, results: [] })
  })

  it('names what was paid for: the dish, the list with its first products; nothing of anybody else', async () => {
    const [{ id, token }, other] = [await makeUser(app, { points: 250 }), await makeUser(app, { points: 250 })]
    const addList = async (ownerId: number, reference: string, names: readonly string[]) => {
      await app.db
        .insertInto('intake_sessions')
        .values({ id: reference, owner_id: ownerId, source: 'text', state: 'ready', input: '' })
        .execute()
      const item = { session_id: reference, status: 'ready' as const, source_line: '' }
      const items = names.map((name, position) => ({ ...item, position, product_name: name, product_key: name }))
      await app.db.insertInto('pending_items').values(items).execute()
    }
    const mine = await reserve(id)
    await addList(id, mine.reference, ['mleko', 'jajka', 'chleb', 'ryż'])
    const strange = await reserve(id)
    await addList(other.id, strange.reference, ['tajemnica'])

    const { results } = await app.succeed(listPointHistory, { token })

    expect(results.map(({ object }) => object)).toEqual([null, { kind: 'list', id: mine.reference, name: 'mleko, jajka i 2 inne' }, null])
  })

  it('is for signed-in people', async () => {
    expect((await app.call(listPointHistory)).status).toBe(401)
  })

  it('asks the database equally often for two movements as for forty', async () => {
    const [short, long] = [await makeUser(app, { points: 0 }), await makeUser(app, { points: 0 })]
    await fillHistory(short.id, 2)
    await fillHistory(long.id, 40)

    expect(await countQueries(long.token)).toBe(await countQueries(short.token))
  })
})

async function countQueries(token: string): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await app.succeed(listPointHistory, { token })
  const count = query.mock.calls.length
  query.mockRestore()
  return count
}
