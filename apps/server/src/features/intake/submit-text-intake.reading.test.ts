import { addFromText, readPendingItems } from '@spizarka/contract/intake'
import { listPointHistory } from '@spizarka/contract/points'
import { type Engine, EngineError } from '@spizarka/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, sumOfLedger } from '../../../test/factories.ts'
import { readReview, readTypedList } from '../../../test/fixtures/intakes.ts'
import { readPantry, stockSpice } from '../../../test/fixtures/pantries.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { killLockWaiter } from '../../../test/lock-waiters.ts'
import { parseTextIntake } from './submit-text-intake.ts'

/** What happens while the engine reads a list of the app that has no worker. */
let whileReading: () => Promise<void> = async () => {}
const app = await startTestApp()
const engine: Engine = {
  ...app.context.engine,
  async extractProducts(request) {
    await whileReading()
    return app.context.engine.extractProducts(request)
  },
}
const idle = await startTestApp({ context: { engine } })
afterAll(() => Promise.all([app.close(), idle.close()]))

/** Submits a list and leaves it to the test to have it read. */
async function submit(to: TestApp, user: MadeUser, text: string): Promise<string> {
  const { session_id } = await to.succeed(addFromText, { token: user.token, body: { text } })
  return session_id
}
const read = (from: TestApp, user: MadeUser, sessionId: string) => from.call(readPendingItems, { token: user.token, params: { sessionId } })
const handle = (sessionId: string) => parseTextIntake.handle(idle.context, { sessionId })
const giveUp = (sessionId: string) => parseTextIntake.onExhausted(idle.context, { sessionId })
const failing = () => new EngineError('no answer', { retryable: true })
const reasonsOf = async (from: TestApp, user: MadeUser) => {
  const { results } = await from.succeed(listPointHistory, { token: user.token })
  return results.filter(({ reason }) => reason !== 'activation').map(({ reason, amount, pending }) => ({ reason, amount, pending }))
}

describe('a list that was read', () => {
  it('shows every product with its amount and the line it stands in, in order', async () => {
    const user = await makeUser(app)

    const { pending_items, source, recognized_spices } = await readTypedList(app, user, '2 kg ziemniaków\nmleko 1l\n10 jajek\nchleb')

    expect(source).toBe('text')
    expect(recognized_spices).toEqual([])
    expect(pending_items).toMatchObject([
      { product_name: 'ziemniaki', quantity_grams: 2000, quantity_ml: null, quantity_pieces: null, source_line: '2 kg ziemniaków' },
      { product_name: 'mleko', quantity_grams: null, quantity_ml: 1000, quantity_pieces: null, category: 'dairy' },
      { product_name: 'jajka', quantity_pieces: 10, status: 'ready', error_message: null, clarification_details: null },
      { product_name: 'chleb', quantity_grams: null, quantity_ml: null, quantity_pieces: null, status: 'ready' },
    ])
  })

  it('costs its 2 points for good', async () => {
    const user = await makeUser(app, { points: 10 })

    await readTypedList(app, user, 'mleko')

    expect(await reasonsOf(app, user)).toEqual([{ reason: 'text_intake', amount: -2, pending: false }])
    expect(await sumOfLedger(app.db, user.id)).toBe(8)
  })

  it('does not keep the text as a whole', async () => {
    const user = await makeUser(app)
    const { sessionId } = await readTypedList(app, user, 'mleko\nchleb')

    const session = await app.db.selectFrom('intake_sessions').where('id', '=', sessionId).selectAll().executeTakeFirstOrThrow()
    expect(session.input).toBe('')
  })

  it('marks what is no product as an error with a sentence', async () => {
    const user = await makeUser(app)

    const { pending_items } = await readTypedList(app, user, 'mleko 1 l\nxqzwv kjhgf')

    expect(pending_items).toMatchObject([
      { product_name: 'mleko', status: 'ready' },
      { status: 'error', error_message: expect.stringContaining('Nie rozpoznano produktu'), source_line: 'xqzwv kjhgf' },
    ])
  })
})

describe('spices of a list', () => {
  it('that the pantry keeps are marked as in stock at once and are no items', async () => {
    const user = await makeUser(app)
    const spice = await stockSpice(app, user, 'cynamon')
    await app.db.updateTable('pantry_products').set({ in_stock: false }).where('id', '=', Number(spice.id)).execute()

    const { pending_items, recognized_spices } = await readTypedList(app, user, 'mleko 1 l\ncynamon')

    expect(recognized_spices).toEqual([{ spice: { name: 'cynamon' } }])
    expect(pending_items.map(({ product_name }) => product_name)).toEqual(['mleko'])
    expect((await readPantry(app, user)).get('cynamon')).toMatchObject({ in_stock: true })
  })

  it('that are new become items without an amount', async () => {
    const user = await makeUser(app)

    const { pending_items } = await readTypedList(app, user, 'sól 1 kg')

    expect(pending_items).toMatchObject([
      { product_name: 'sól', is_spice: true, quantity_grams: null, status: 'ready', category: 'spices' },
    ])
  })
})

describe('a list with nothing readable', () => {
  it('fails with a sentence and the points come back', async () => {
    const user = await makeUser(app, { points: 10 })
    const sessionId = await submit(app, user, 'xqzwv kjhgf\n???')

    await app.runJobs()

    expect(await read(app, user, sessionId)).toMatchObject({ status: 422, body: { error: expect.stringContaining('Nie znaleźliśmy') } })
    expect(await reasonsOf(app, user)).toEqual([
      { reason: 'text_intake_refund', amount: 2, pending: false },
      { reason: 'text_intake', amount: -2, pending: false },
    ])
    expect(await sumOfLedger(app.db, user.id)).toBe(10)
  })

  it('of empty lines, marks and headings is one', async () => {
    const user = await makeUser(app)
    const sessionId = await submit(app, user, 'Zakupy:\n---\n')

    await app.runJobs()

    expect((await read(app, user, sessionId)).status).toBe(422)
  })
})

describe('when the engine fails', () => {
  it('every time, the session fails and the points come back once', async () => {
    const broken = await startTestApp({ context: { engine: { ...app.context.engine, extractProducts: () => Promise.reject(failing()) } } })
    const user = await makeUser(broken, { points: 10 })
    const sessionId = await submit(broken, user, 'mleko')

    await broken.runJobs()

    expect(await read(broken, user, sessionId)).toMatchObject({ status: 422, body: { error: expect.stringContaining('Punkty wróciły') } })
    expect(await sumOfLedger(broken.db, user.id)).toBe(10)
    await broken.close()
  })

  it('once, the next try reads the list', async () => {
    let tries = 0
    const flaky: Engine = {
      ...app.context.engine,
      async extractProducts(request) {
        if (tries++ === 0) throw failing()
        return app.context.engine.extractProducts(request)
      },
    }
    const unlucky = await startTestApp({ context: { engine: flaky } })
    const user = await makeUser(unlucky, { points: 10 })

    const list = await readTypedList(unlucky, user, 'mleko 1 l')

    expect(list.item('mleko')).toMatchObject({ quantity_ml: 1000 })
    expect(tries).toBe(2)
    expect(await sumOfLedger(unlucky.db, user.id)).toBe(8)
    await unlucky.close()
  })

  it('and the session was given up, a late success changes nothing', async () => {
    const user = await makeUser(idle, { points: 10 })
    const sessionId = await submit(idle, user, 'mleko')
    whileReading = () => giveUp(sessionId)

    await handle(sessionId)
    whileReading = async () => {}

    expect((await read(idle, user, sessionId)).status).toBe(422)
    expect(await sumOfLedger(idle.db, user.id)).toBe(10)
  })
})

describe('the worker', () => {
  it('may read a list twice: there are as many items as from once, and one charge', async () => {
    const user = await makeUser(idle, { points: 10 })
    const sessionId = await submit(idle, user, 'mleko\nchleb')

    await handle(sessionId)
    await handle(sessionId)

    expect((await readReview(idle, user, sessionId)).pending_items).toHaveLength(2)
    expect(await sumOfLedger(idle.db, user.id)).toBe(8)
  })

  it('may read a list four times at once', async () => {
    const user = await makeUser(idle, { points: 10 })
    await stockSpice(idle, user, 'pieprz')
    const sessionId = await submit(idle, user, 'mleko\nchleb\npieprz')

    await Promise.all([1, 2, 3, 4].map(() => handle(sessionId)))

    const { pending_items, recognized_spices } = await readReview(idle, user, sessionId)
    expect(pending_items).toHaveLength(2)
    expect(recognized_spices).toHaveLength(1)
    expect(await sumOfLedger(idle.db, user.id)).toBe(8)
  })

  it('takes nothing back when it gives up after the list was read', async () => {
    const user = await makeUser(idle, { points: 10 })
    const sessionId = await submit(idle, user, 'mleko')
    await handle(sessionId)

    await giveUp(sessionId)

    expect((await read(idle, user, sessionId)).status).toBe(200)
    expect(await sumOfLedger(idle.db, user.id)).toBe(8)
  })

  it('killed between reading and settling leaves nothing half done, and the next one finishes', async () => {
    const user = await makeUser(idle, { points: 10 })
    const spice = await stockSpice(idle, user, 'pieprz')
    await idle.db.updateTable('pantry_products').set({ in_stock: false }).where('id', '=', Number(spice.id)).execute()
    const sessionId = await submit(idle, user, 'mleko\npieprz')

    // Its last step waits for the reservation, and is cut off there.
    await idle.db.transaction().execute(async (trx) => {
      await trx.selectFrom('point_reservations').where('reference', '=', sessionId).selectAll().forUpdate().execute()
      const [attempt] = await Promise.allSettled([handle(sessionId), killLockWaiter(idle)])
      expect(attempt.status).toBe('rejected')
    })

    expect((await read(idle, user, sessionId)).status).toBe(404)
    expect((await readPantry(idle, user)).get('pieprz')).toMatchObject({ in_stock: false })
    expect(await reasonsOf(idle, user)).toMatchObject([{ reason: 'text_intake', pending: true }])

    await handle(sessionId)
    expect((await readReview(idle, user, sessionId)).pending_items).toHaveLength(1)
    expect((await readPantry(idle, user)).get('pieprz')).toMatchObject({ in_stock: true })
    expect(await reasonsOf(idle, user)).toMatchObject([{ reason: 'text_intake', pending: false }])
  })
})
