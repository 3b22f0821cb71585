import { correctPendingItem } from '@spizarka/contract/intake'
import { afterAll, expect, it } from 'vitest'
import { makeUser } from '../../../../test/factories.ts'
import { confirm, readReview, readTypedList } from '../../../../test/fixtures/intakes.ts'
import { readPantry, stock } from '../../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

it('a line in which no product was found becomes one, held against the pantry, and the list can be confirmed', async () => {
  const user = await makeUser(app)
  await stock(app, user, 'kefir', 500, 'ml')
  const list = await readTypedList(app, user, 'chleb\nasdfghjkl qwrtp')
  const lost = list.pending_items.find(({ status }) => status === 'error')
  const params = { id: lost?.id ?? '' }
  const correct = (body: { product_name: string; quantity_ml?: number; quantity_pieces?: number }) =>
    app.call(correctPendingItem, { token: user.token, params, body })

  expect(lost?.nearest).toBeNull()
  expect((await correct({ product_name: '' })).status).toBe(400)
  expect(await correct({ product_name: 'kefir', quantity_pieces: 2 })).toMatchObject({ body: { status: 'needs_clarification' } })
  // From then on it is an item like any other.
  expect((await correct({ product_name: 'kefir', quantity_ml: 400 })).status).toBe(400)
  await app.db.updateTable('pending_items').where('id', '=', Number(params.id)).set({ status: 'error', clarification: null }).execute()
  expect(await correct({ product_name: 'kefir', quantity_ml: 400 })).toMatchObject({
    status: 200,
    body: { status: 'ready', quantity_ml: 400 },
  })

  expect((await readReview(app, user, list.sessionId)).pending_items.map(({ status }) => status)).toEqual(['ready', 'ready'])
  await confirm(app, user, list.sessionId)
  expect((await readPantry(app, user)).get('kefir')).toMatchObject({ quantity_ml: 900 })
})
