import {
  addMissing,
  createShoppingList,
  listShoppingLists,
  putShoppingAway,
  readShoppingList,
  updateShoppingList,
} from '@spizarka/contract/shopping'
import { generateShoppingList, readShoppingListSession, swapPlannedMeal } from '@spizarka/contract/shopping-generation'
import { syncShoppingList } from '@spizarka/contract/shopping-sync'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, sumOfLedger } from '../../../test/factories.ts'
import { addRecipe } from '../../../test/fixtures/recipes.ts'
import { openList } from '../../../test/fixtures/shopping-lists.ts'
import { startTestApp } from '../../../test/harness.ts'
import { dayInWarsaw } from '../../platform/clock/clock.ts'

const app = await startTestApp()
afterAll(() => app.close())

const ORDER = { people: 2, days: 2 }

describe('a refused call', () => {
  it('of somebody else’s list says that there is none, whatever else is wrong with it', async () => {
    const [owner, other] = [await makeUser(app), await makeUser(app)]
    const params = { id: await openList(app, owner) }
    const { token } = other
    const answers = [
      await app.call(updateShoppingList, { token, params, body: { name: '' } }),
      await app.call(syncShoppingList, { token, params, body: { since: -1, operations: 'x' } }),
      await app.call(swapPlannedMeal, { token, params, body: { day: 'x', meal_type: 'y' } }),
      await app.call(addMissing, { token, params: { id: '99999' }, body: { servings: 0 } }),
      await app.call(putShoppingAway, { token, params }),
      await app.call(readShoppingList, { token, params: { id: '9'.repeat(30) } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    const guest = await app.call(updateShoppingList, { params, body: { name: '' } })
    expect(guest.status).toBe(401)
  })

  it('to put a recipe’s missing on somebody else’s list finds neither list nor recipe', async () => {
    const [owner, other] = [await makeUser(app), await makeUser(app)]
    const [theirs, recipe] = [await openList(app, owner), await addRecipe(app, other, { title: 'Budyń', ingredients: ['500 ml mleka'] })]
    const add = (id: number | string, list_id: string) =>
      app.call(addMissing, { token: other.token, params: { id: String(id) }, body: { list_id } })
    expect((await add(recipe, theirs)).status).toBe(404)
    expect((await add('99999', await openList(app, other))).status).toBe(404)
  })

  it('charges nothing and does not use up its key', async () => {
    const user = await makeUser(app, { points: 14 })
    const order = () => app.call(generateShoppingList, { token: user.token, body: ORDER, idempotencyKey: 'tydzień' })
    expect((await order()).status).toBe(402)
    expect(await sumOfLedger(app.db, user.id)).toBe(14)
    await app.db.updateTable('point_accounts').set({ balance: 15 }).where('user_id', '=', user.id).execute()
    const point = { user_id: user.id, amount: 1, balance_after: 15, reason: 'activation', reference: `gift:${user.id}` } as const
    await app.db.insertInto('point_ledger').values(point).execute()
    expect((await order()).status).toBe(202)
    expect((await order()).status).toBe(202)
    expect(await sumOfLedger(app.db, user.id)).toBe(0)
  })

  it('names a field that is too long or no choice', async () => {
    const { token } = await makeUser(app, { plan: 'premium' })
    expect(await app.call(generateShoppingList, { token, body: { ...ORDER, custom_prompt: 'x'.repeat(501) } })).toMatchObject({
      status: 400,
      body: { custom_prompt: [expect.any(String)] },
    })
    expect(await app.call(createShoppingList, { token, body: { name: 'x'.repeat(101) } })).toMatchObject({
      status: 400,
      body: { name: [expect.any(String)] },
    })
    expect((await app.call(listShoppingLists, { token, query: { state: 'deleted' } })).status).toBe(400)
  })
})

it('days begin today where nobody says when, and may begin in thirty days', async () => {
  const user = await makeUser(app)
  const today = dayInWarsaw(app.clock.now())
  const later = dayInWarsaw(new Date(app.clock.now().getTime() + 30 * 86_400_000))
  const first = async (asked: { start_on?: string }) => {
    const body = { people: 1, days: 1, meal_types: ['dinner' as const], ...asked }
    const { session_id: sessionId } = await app.succeed(generateShoppingList, { token: user.token, body })
    await app.runJobs()
    const { list_id: id } = await app.succeed(readShoppingListSession, { token: user.token, params: { sessionId } })
    const { start_on, plan, name } = await app.succeed(readShoppingList, { token: user.token, params: { id } })
    return { start_on, day: plan[0]?.day, name }
  }
  expect(await first({})).toMatchObject({ start_on: today, day: today })
  expect(await first({ start_on: later })).toMatchObject({ start_on: later, day: later })
})
