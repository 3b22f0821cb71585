import { randomUUID } from 'node:crypto'
import type { BodyIn } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import { listNotifications } from '@spizarka/contract/notifications'
import { readShoppingList } from '@spizarka/contract/shopping'
import { generateShoppingList, readShoppingListSession } from '@spizarka/contract/shopping-generation'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { type MadeUser, makeUser, statusesOf, sumOfLedger } from '../../../../test/factories.ts'
import { stock, stockSpice } from '../../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { addDays, dayInWarsaw } from '../../../platform/clock/clock.ts'
import { notifyListReady, planList } from './generate-list.ts'

const app = await startTestApp({ settings: { RATE_RECIPE_USER: '100/60' } })
afterAll(() => app.close())

const DAY_MS = 86_400_000

type Order = Partial<BodyIn<typeof generateShoppingList>>

function send({ token }: MadeUser, asked: Order = {}, idempotencyKey?: string) {
  return app.call(generateShoppingList, {
    token,
    body: { people: 2, days: 3, ...asked },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
}

async function order(user: MadeUser, asked: Order = {}): Promise<string> {
  const { session_id } = await app.succeed(generateShoppingList, { token: user.token, body: { people: 2, days: 3, ...asked } })
  return session_id
}

function ask({ token }: MadeUser, sessionId: string) {
  return app.call(readShoppingListSession, { token, params: { sessionId } })
}

async function planned(user: MadeUser, asked: Order = {}) {
  const sessionId = await order(user, asked)
  await app.runJobs()
  const { list_id } = await app.succeed(readShoppingListSession, { token: user.token, params: { sessionId } })
  return app.succeed(readShoppingList, { token: user.token, params: { id: list_id } })
}

describe('ordering a list', () => {
  it('reserves fifteen points, and is not there before it is planned', async () => {
    const user = await makeUser(app, { points: 20 })
    const sessionId = await order(user)
    expect((await ask(user, sessionId)).status).toBe(404)
    expect(await sumOfLedger(app.db, user.id)).toBe(5)
    await app.runJobs()
    expect(await ask(user, sessionId)).toMatchObject({ status: 200, body: { charged: 15, made_by: 'kitchen' } })
    expect((await ask(await makeUser(app), sessionId)).status).toBe(404)
  })

  it.each([
    [{ people: 0 }, 'people'],
    [{ people: 11 }, 'people'],
    [{ days: 0 }, 'days'],
    [{ days: 15 }, 'days'],
    [{ meal_types: [] }, 'meal_types'],
    [{ start_on: '2020-01-01' }, 'start_on'],
    [{ start_on: addDays(dayInWarsaw(new Date()), 31) }, 'start_on'],
  ])('with %o is refused under its field before anything else', async (asked, field) => {
    const user = await makeUser(app, { points: 0 })
    const answer = await send(user, asked)
    expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
  })

  it.each([
    [{ people: 3 }, 'people'],
    [{ days: 5 }, 'days'],
    [{ custom_prompt: 'coś z dynią' }, 'custom_prompt'],
  ])('with %o on Free is refused before the points', async (asked, field) => {
    const user = await makeUser(app, { points: 0 })
    expect(await send(user, asked)).toMatchObject({ status: 403, body: { detail: expect.any(String), [field]: [expect.any(String)] } })
    expect((await send(await makeUser(app, { plan: 'premium' }), asked)).status).toBe(202)
  })

  it('says what it costs where the points are short, and leaves nothing', async () => {
    const user = await makeUser(app, { points: 14 })
    expect(await send(user)).toMatchObject({
      status: 402,
      body: {
        detail:
          'Brak wystarczającej liczby punktów AI. Potrzebujesz 15 punktów, aby ułożyć listę zakupów. Możesz kupić więcej punktów w ustawieniach subskrypcji.',
      },
    })
    expect(await app.db.selectFrom('shopping_sessions').where('owner_id', '=', user.id).selectAll().execute()).toEqual([])
  })

  it('is charged once for one key, and as often as there are points for when many come at once', async () => {
    const user = await makeUser(app, { points: 40 })
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(user, {}, key)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(statusesOf(await Promise.all(Array.from({ length: 4 }, () => send(user))))).toEqual([202, 402, 402, 402])
    expect(await sumOfLedger(app.db, user.id)).toBe(10)
  })
})

describe('a planned list', () => {
  it('says of each dish what it looks like and what it uses up of what ends soon', async () => {
    const user = await makeUser(app)
    const today = dayInWarsaw(app.clock.now())
    await stock(app, user, 'szpinak', 300, 'grams', addDays(today, 1))
    const meals = (await planned(user)).plan.flatMap(({ meals: ofDay }) => ofDay)
    expect(meals.flatMap(({ uses }) => uses)).toContain('szpinak')
    for (const meal of meals) expect(meal).toMatchObject({ kind: expect.any(String), picture: null })
  })

  it('has every day and meal, real recipes, and what they need less what is at home', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 1000, 'ml')
    await stock(app, user, 'jajka', 10, 'pieces')
    await stockSpice(app, user, 'majeranek')
    const today = dayInWarsaw(app.clock.now())
    const list = await planned(user, { days: 4 })
    expect(list).toMatchObject({ source: 'generated', people: 2, days: 4, start_on: today, version: 1, item_count: list.items.length })
    expect(list.plan.map(({ day }) => day)).toEqual([0, 1, 2, 3].map((ahead) => addDays(today, ahead)))
    for (const { meals } of list.plan) expect(meals.map(({ meal_type }) => meal_type)).toEqual(['breakfast', 'lunch', 'dinner'])
    const recipes = await app.db.selectFrom('recipes').select('id').execute()
    const ids = new Set(recipes.map(({ id }) => String(id)))
    const all = list.plan.flatMap(({ day, meals }) => meals.map((meal) => ({ day, ...meal })))
    for (const meal of all) expect(ids).toContain(meal.recipe_id)
    const near = all.flatMap((one, place) =>
      all
        .slice(place + 1)
        .filter((other) => one.recipe_id === other.recipe_id && Math.abs(Date.parse(one.day) - Date.parse(other.day)) < 3 * DAY_MS)
        .map((other) => one.leftovers_of === other.day || other.leftovers_of === one.day),
    )
    expect(near.every(Boolean)).toBe(true)
    // Whether anything is cooked for two days falls with the session's id; what is, was cooked on an earlier one.
    for (const { day, recipe_id, leftovers_of } of all.filter((meal) => meal.leftovers_of !== null)) {
      expect(all.some((other) => other.day === leftovers_of && other.day < day && other.recipe_id === recipe_id)).toBe(true)
    }
    const [spices, others] = [true, false].map((isSpice) => list.items.filter(({ is_spice }) => is_spice === isSpice))
    expect(spices?.flatMap(({ need, have, quantity, packs }) => [need, have, quantity, packs]).every((each) => each === null)).toBe(true)
    expect(others?.filter(({ need, have, quantity }) => (quantity ?? 0) < (need ?? 0) - (have ?? 0) - 0.001)).toEqual([])
    expect(list.items.every(({ origin }) => origin === 'plan')).toBe(true)
    const names = list.items.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { need, have } of list.covered) expect(have).toBeGreaterThanOrEqual(need)
  })

  it('is made once and charged once, though its job runs twice and four times at once', async () => {
    const user = await makeUser(app, { points: 15 })
    const sessionId = await order(user, { people: 1, days: 1 })
    await Promise.all([1, 2, 3, 4].map(() => planList.handle(app.context, { sessionId })))
    await planList.handle(app.context, { sessionId })
    expect(await app.db.selectFrom('shopping_lists').where('owner_id', '=', user.id).selectAll().execute()).toHaveLength(1)
    expect(await sumOfLedger(app.db, user.id)).toBe(0)
  })

  it('that the kitchen could not make is given up with its points back', async () => {
    const user = await makeUser(app, { points: 15 })
    const sessionId = await order(user)
    await planList.onExhausted(app.context, { sessionId })
    expect((await ask(user, sessionId)).status).toBe(422)
    expect(await sumOfLedger(app.db, user.id)).toBe(15)
    await app.runJobs()
    expect((await ask(user, sessionId)).status).toBe(422)
  })

  it('rings the bell of whoever has not seen it, and of nobody else', async () => {
    const [away, present] = [await makeUser(app), await makeUser(app)]
    const [missed, seen] = [await order(away, { people: 1, days: 1 }), await order(present, { people: 1, days: 1 })]
    await app.runJobs()
    await ask(present, seen)
    for (const sessionId of [missed, seen, missed]) await notifyListReady.handle(app.context, { sessionId })
    const notices = async ({ token }: MadeUser) => (await app.succeed(listNotifications, { token })).results
    const { list_id } = await app.succeed(readShoppingListSession, { token: away.token, params: { sessionId: missed } })
    expect(await notices(away)).toMatchObject([{ kind: 'list_ready', target: 'shopping_lists', target_id: list_id }])
    expect(await notices(present)).toEqual([])
  })

  it('comes from an empty pantry too', async () => {
    const list = await planned(await makeUser(app), { people: 1, days: 1, meal_types: ['dinner', 'dinner'] })
    expect(list.plan).toMatchObject([{ meals: [{ meal_type: 'dinner', servings: 1 }] }])
    expect(list.items.length).toBeGreaterThan(0)
  })

  it('that nothing fits says so and gives the points back', async () => {
    const user = await makeUser(app, { points: 15 })
    const sessionId = await order(user, { max_minutes: 5, days: 4 })
    await app.runJobs()
    expect(await ask(user, sessionId)).toMatchObject({ status: 422, body: { error: expect.stringContaining('Punkty wróciły') } })
    expect(await sumOfLedger(app.db, user.id)).toBe(15)
    expect(await app.db.selectFrom('shopping_lists').where('owner_id', '=', user.id).selectAll().execute()).toEqual([])
  })

  it('is not kept where the lists became too many meanwhile, and the points come back', async () => {
    // Its own app: the worker of the others would plan before the lists are too many.
    const idle = await startTestApp()
    onTestFinished(() => idle.close())
    const { id, token } = await makeUser(idle, { points: 15 })
    const { session_id: sessionId } = await idle.succeed(generateShoppingList, { token, body: { people: 1, days: 1 } })
    await idle.pool.query(`insert into shopping_lists (owner_id, name, source) select $1, 'Lista', 'manual' from generate_series(1, $2)`, [
      id,
      LIMITS.openShoppingLists,
    ])
    await idle.runJobs()
    expect((await idle.call(readShoppingListSession, { token, params: { sessionId } })).status).toBe(403)
    expect(await sumOfLedger(idle.db, id)).toBe(15)
  })
})
