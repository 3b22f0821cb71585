import { deletePantryItem } from '@spizarka/contract/pantry'
import { suggestShoppingItems } from '@spizarka/contract/shopping'
import { afterAll, expect, it } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { readProduct, stock } from '../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

it('names what is bought on several days, what is not at home any more first, and nothing that came once', async () => {
  const user = await makeUser(app)
  const suggested = () => app.succeed(suggestShoppingItems, { token: user.token })
  expect(await suggested()).toEqual([])
  for (const name of ['mleko', 'mleko', 'kefir', 'ryż']) await stock(app, user, name, 500, 'grams')
  // Twice on one day is once.
  expect(await suggested()).toEqual([])
  await app.db
    .updateTable('pantry_changes')
    .set({ created_at: new Date(app.clock.now().getTime() - 3 * 86_400_000) })
    .where('owner_id', '=', user.id)
    .execute()
  for (const name of ['mleko', 'kefir']) await stock(app, user, name, 500, 'grams')
  expect(await suggested()).toEqual([
    { name: 'kefir', reason: 'often' },
    { name: 'mleko', reason: 'often' },
  ])
  const milk = await readProduct(app, user, 'mleko')
  await app.succeed(deletePantryItem, { token: user.token, params: { id: milk?.id ?? '' } })
  expect(await suggested()).toEqual([
    { name: 'mleko', reason: 'ran_out' },
    { name: 'kefir', reason: 'often' },
  ])
  expect(await app.succeed(suggestShoppingItems, { token: (await makeUser(app)).token })).toEqual([])
})
