import type { BodyIn } from '@spizarka/contract/endpoint'
import {
  confirmItems,
  convertPendingItemUnit,
  deletePendingItem,
  discardIntakeSession,
  type PendingItem,
  readIntakeProgress,
  readPendingItems,
  updatePendingItem,
} from '@spizarka/contract/intake'
import { listPointHistory } from '@spizarka/contract/points'
import { readReceiptPicture as showPicture } from '@spizarka/contract/receipts'
import { type Engine, EngineError, type Receipt } from '@spizarka/engine'
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser, sumOfLedger } from '../../../../test/factories.ts'
import { confirm, readReview } from '../../../../test/fixtures/intakes.ts'
import { readPantry, stock, stockSpice } from '../../../../test/fixtures/pantries.ts'
import { anEngineThatReads, aReceipt, aReceiptItem, readReceiptPicture, sendReceipt } from '../../../../test/fixtures/receipts.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { purgePictures, readReceipt } from './submit-receipt.ts'

/** What the engine makes of whatever picture it gets. */
let read: Engine['readReceipt'] = async () => aReceipt()
const reading = (changes: Partial<Receipt>) => {
  read = async () => aReceipt(changes)
}
const engine = anEngineThatReads((request) => read(request))
const app = await startTestApp({ context: { engine } })
/** Has no worker: its receipts are read when a test says so. */
const idle = await startTestApp({ context: { engine } })
afterAll(() => Promise.all([app.close(), idle.close()]))
beforeEach(() => reading({ items: [aReceiptItem()] }))

const answerOf = (user: MadeUser, sessionId: string, from = app) =>
  from.call(readPendingItems, { token: user.token, params: { sessionId } })
const picturesOf = (sessionId: string, from = app) =>
  from.db.selectFrom('receipt_pictures').where('session_id', '=', sessionId).select('jpeg').execute()
const handle = (sessionId: string) => readReceipt.handle(idle.context, { sessionId })
const movementsOf = async (user: MadeUser) => {
  const { results } = await app.succeed(listPointHistory, { token: user.token })
  return results.filter(({ reason }) => reason !== 'activation').map(({ reason, amount, pending }) => ({ reason, amount, pending }))
}

describe('a receipt that is being read', () => {
  it('tells what has been found so far to its owner alone, and forgets it once it has been read', async () => {
    const user = await makeUser(idle)
    const progressOf = (who: MadeUser, sessionId: string) => idle.call(readIntakeProgress, { token: who.token, params: { sessionId } })
    let half: unknown
    const sessionId = await sendReceipt(idle, user)
    read = async ({ onFound }) => {
      onFound?.([aReceiptItem({ quantityPieces: null, quantityMl: 2000 })], 0.4)
      await expect.poll(async () => (half = (await progressOf(user, sessionId)).body)).toMatchObject({ found: [{}] })
      return aReceipt({ items: [aReceiptItem()] })
    }
    expect((await progressOf(user, sessionId)).body).toEqual({ state: 'processing', share: 0, found: [] })
    await handle(sessionId)

    expect(half).toMatchObject({
      state: 'processing',
      share: 0.4,
      found: [{ product_name: 'mleko', category: 'dairy', quantity: 2000, unit: 'ml' }],
    })
    expect((await progressOf(user, sessionId)).body).toEqual({ state: 'ready', share: 0, found: [] })
    expect((await progressOf(await makeUser(idle), sessionId)).status).toBe(404)
  })
})

describe('a receipt that was read', () => {
  it('shows its items with their prices and doubts, and what stands beside them', async () => {
    const user = await makeUser(app)
    reading({
      items: [
        aReceiptItem({ quantityPieces: null, quantityMl: 2000, priceGrosze: 698, sourceLine: 'MLEKO UHT 2 x3,49 6,98C' }),
        aReceiptItem({ productName: 'bulgotka', foodId: null, doubtful: true, priceGrosze: null, receiptName: 'BULG' }),
      ],
      totalGrosze: 1200,
      sumsAgree: false,
    })

    const { pending_items, source, receipt } = await readReceiptPicture(app, user)

    expect({ source, receipt }).toEqual({
      source: 'receipt',
      receipt: { shop: 'Biedronka', bought_on: '2026-11-20', total_grosze: 1200, sums_agree: false },
    })
    expect(pending_items).toMatchObject<Partial<PendingItem>[]>([
      {
        product_name: 'mleko',
        quantity_ml: 2000,
        price_grosze: 698,
        doubtful: false,
        learned: false,
        source_line: 'MLEKO UHT 2 x3,49 6,98C',
      },
      { product_name: 'bulgotka', quantity_pieces: 1, price_grosze: null, doubtful: true, learned: false },
    ])
  })

  it('was shown to the engine as the picture that is kept', async () => {
    const user = await makeUser(app)
    let seen: Uint8Array | undefined
    read = async ({ image }) => {
      seen = image
      return aReceipt({ items: [aReceiptItem()] })
    }

    const { sessionId } = await readReceiptPicture(app, user)

    const [kept] = await picturesOf(sessionId)
    expect(seen && kept?.jpeg.equals(seen)).toBe(true)
  })

  it('costs its 6 points for good', async () => {
    const user = await makeUser(app, { points: 10 })

    await readReceiptPicture(app, user)

    expect(await movementsOf(user)).toEqual([{ reason: 'receipt_intake', amount: -6, pending: false }])
  })

  it('is held against the pantry like any other list, and goes there', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 1000, 'ml')
    await stockSpice(app, user, 'pieprz')
    reading({
      items: [
        aReceiptItem({ quantityPieces: 2 }),
        aReceiptItem({ productName: 'pieprz', foodId: 'pieprz', isSpice: true, quantityPieces: null }),
      ],
    })

    const review = await readReceiptPicture(app, user)

    expect(review.recognized_spices).toEqual([{ spice: { name: 'pieprz' } }])
    expect(review.item('mleko')).toMatchObject({ status: 'needs_clarification', clarification_details: { current_unit_in_db: 'ml' } })
  })

  it.each([
    ['a day that has not come', '2099-01-01'],
    ['a day before there were euros', '1999-12-31'],
    ['no day at all', 'wczoraj'],
  ])('keeps no date when it was read as %s', async (_, boughtOn) => {
    const user = await makeUser(app)
    reading({ items: [aReceiptItem()], boughtOn })

    expect((await readReceiptPicture(app, user)).receipt?.bought_on).toBeNull()
  })

  it.each([
    [123_456_789_012, null],
    [-349, null],
    [349.5, null],
    [0, 0],
  ])('keeps %s grosze as %s: a digit read wrongly does not cost the receipt', async (priceGrosze, kept) => {
    const user = await makeUser(app)
    reading({ items: [aReceiptItem({ priceGrosze })], totalGrosze: priceGrosze })

    const { receipt, pending_items } = await readReceiptPicture(app, user)

    expect([receipt?.total_grosze, pending_items[0]?.price_grosze]).toEqual([kept, kept])
  })

  it('is not doubted any more where its owner has had a second look', async () => {
    const user = await makeUser(app)
    reading({ items: [aReceiptItem({ doubtful: true }), aReceiptItem({ productName: 'kefir', doubtful: true })] })
    const list = await readReceiptPicture(app, user)
    const put = (id: string, body: BodyIn<typeof updatePendingItem>) =>
      app.succeed(updatePendingItem, { token: user.token, params: { id }, body })

    expect(await put(list.item('mleko').id, { product_name: 'mleko', quantity_pieces: 1 })).toMatchObject({ doubtful: false })
    const body = { target_unit: 'ml' as const, target_quantity: 400 }
    expect(await app.succeed(convertPendingItemUnit, { token: user.token, params: { id: list.item('kefir').id }, body })).toMatchObject({
      doubtful: false,
    })
  })

  it('is nobody else’s', async () => {
    const [user, stranger] = [await makeUser(app), await makeUser(app)]
    const { sessionId, pending_items } = await readReceiptPicture(app, user)

    expect((await answerOf(stranger, sessionId)).status).toBe(404)
    expect((await app.call(confirmItems, { token: stranger.token, params: { sessionId } })).status).toBe(404)
    expect((await app.call(discardIntakeSession, { token: stranger.token, params: { sessionId } })).status).toBe(404)
    expect((await app.call(deletePendingItem, { token: stranger.token, params: { id: pending_items[0]?.id ?? '' } })).status).toBe(404)
  })
})

describe('a picture that gives nothing', () => {
  test.each<[string, Partial<Receipt>, string]>([
    ['is not readable', { legibility: 'unreadable' }, 'Nie udało się odczytać tego zdjęcia'],
    ['shows no receipt', { legibility: 'no_receipt' }, 'Na tym zdjęciu nie widać paragonu'],
    ['shows a receipt without products', {}, 'nie znaleźliśmy żadnych produktów'],
    ['shows a receipt with nothing that is a product', { items: [aReceiptItem({ problem: 'not_a_product' })] }, 'nie znaleźliśmy żadnych'],
  ])('because it %s: the session says so and the points come back', async (_, receipt, text) => {
    const user = await makeUser(app, { points: 10 })
    reading(receipt)
    const sessionId = await sendReceipt(app, user)

    await app.runJobs()

    expect(await answerOf(user, sessionId)).toMatchObject({ status: 422, body: { error: expect.stringContaining(text) } })
    expect(await movementsOf(user)).toEqual([
      { reason: 'receipt_intake_refund', amount: 6, pending: false },
      { reason: 'receipt_intake', amount: -6, pending: false },
    ])
    expect(await sumOfLedger(app.db, user.id)).toBe(10)
  })

  it('because the engine failed every time: the session says so and the points come back once', async () => {
    const user = await makeUser(app, { points: 10 })
    let tries = 0
    read = async () => {
      tries += 1
      throw new EngineError('no answer', { retryable: true })
    }
    const sessionId = await sendReceipt(app, user)

    await app.runJobs()

    expect(await answerOf(user, sessionId)).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('przeanalizować paragonu') },
    })
    expect(tries).toBe(4)
    expect(await sumOfLedger(app.db, user.id)).toBe(10)
  })

  it('because the engine failed once is read by the next try', async () => {
    const user = await makeUser(app, { points: 10 })
    let tries = 0
    read = async () => {
      if (tries++ === 0) throw new EngineError('no answer', { retryable: true })
      return aReceipt({ items: [aReceiptItem()] })
    }

    expect((await readReceiptPicture(app, user)).pending_items).toHaveLength(1)
    expect(await sumOfLedger(app.db, user.id)).toBe(4)
  })
})

describe('the worker', () => {
  it('may read a receipt four times, one after another and at once', async () => {
    const user = await makeUser(idle, { points: 10 })
    const sessionId = await sendReceipt(idle, user)

    await Promise.all([1, 2, 3].map(() => handle(sessionId)))
    await handle(sessionId)

    expect((await readReview(idle, user, sessionId)).pending_items).toHaveLength(1)
    expect(await sumOfLedger(idle.db, user.id)).toBe(4)
  })

  it('that gave up meanwhile is not overruled by a late success', async () => {
    const user = await makeUser(idle, { points: 10 })
    const sessionId = await sendReceipt(idle, user)
    read = async () => {
      await readReceipt.onExhausted(idle.context, { sessionId })
      return aReceipt({ items: [aReceiptItem()] })
    }

    await handle(sessionId)

    expect((await answerOf(user, sessionId, idle)).status).toBe(422)
    expect(await sumOfLedger(idle.db, user.id)).toBe(10)
  })

  it('takes nothing back when it gives up after the receipt was read', async () => {
    const user = await makeUser(idle, { points: 10 })
    const sessionId = await sendReceipt(idle, user)
    await handle(sessionId)

    await readReceipt.onExhausted(idle.context, { sessionId })

    expect((await answerOf(user, sessionId, idle)).status).toBe(200)
    expect(await sumOfLedger(idle.db, user.id)).toBe(4)
  })
})

describe('the picture', () => {
  const place = { x: 0.5, y: 0.75, width: 0.9, height: 0.04, angle: -1.5 }

  it('can be looked at by its owner while the list waits, and says where each item stands', async () => {
    const user = await makeUser(app)
    reading({ items: [aReceiptItem({ places: [place] })] })
    const { sessionId } = await readReceiptPicture(app, user)
    const { pending_items: items } = await app.succeed(readPendingItems, { token: user.token, params: { sessionId } })
    expect(items[0]?.places).toEqual([place])

    const [stored] = await picturesOf(sessionId)
    const look = (who: MadeUser) => app.call(showPicture, { token: who.token, params: { sessionId } })
    const shown = await look(user)
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(shown.headers['cache-control']).toContain('no-store')
    expect(stored?.jpeg.length).toBeGreaterThan(0)
    expect((await look(await makeUser(app))).status).toBe(404)

    await confirm(app, user, sessionId)
    expect((await look(user)).status).toBe(404)
  })

  it('is kept until the list is confirmed', async () => {
    const user = await makeUser(app)
    const { sessionId } = await readReceiptPicture(app, user)
    expect(await picturesOf(sessionId)).toHaveLength(1)

    await confirm(app, user, sessionId)

    expect(await picturesOf(sessionId)).toEqual([])
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity: 1 })
  })

  it('goes when the reading fails', async () => {
    const user = await makeUser(app)
    reading({ legibility: 'unreadable' })
    const sessionId = await sendReceipt(app, user)

    await app.runJobs()

    expect(await picturesOf(sessionId)).toEqual([])
  })

  it('goes when the list is thrown away', async () => {
    const user = await makeUser(app)
    const { sessionId } = await readReceiptPicture(app, user)

    await app.succeed(discardIntakeSession, { token: user.token, params: { sessionId } })

    expect(await picturesOf(sessionId)).toEqual([])
  })

  it('goes when the account is deleted', async () => {
    const user = await makeUser(app)
    const { sessionId } = await readReceiptPicture(app, user)

    await app.db.deleteFrom('users').where('id', '=', user.id).execute()

    expect(await picturesOf(sessionId)).toEqual([])
  })

  it('goes after a day, whatever became of the list; one that waited so long is refunded', async () => {
    const user = await makeUser(idle, { points: 20 })
    const [waiting, unread, fresh] = [await sendReceipt(idle, user), await sendReceipt(idle, user), await sendReceipt(idle, user)]
    await handle(waiting)
    const age = (hours: number, ...sessions: string[]) =>
      idle.pool.query(`update receipt_pictures set created_at = now() - $1 * interval '1 hour' where session_id = any($2)`, [
        hours,
        sessions,
      ])
    await age(24.1, waiting, unread)
    await age(23.9, fresh)

    await purgePictures.handle(idle.context, {})

    const left = await Promise.all([waiting, unread, fresh].map((sessionId) => picturesOf(sessionId, idle)))
    expect(left.map((found) => found.length)).toEqual([0, 0, 1])
    expect((await answerOf(user, waiting, idle)).status).toBe(200)
    await handle(unread)
    expect(await answerOf(user, unread, idle)).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('analizować paragonu') },
    })
    expect(await sumOfLedger(idle.db, user.id)).toBe(8)
  })
})
