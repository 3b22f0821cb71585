import { randomUUID } from 'node:crypto'
import { listPointHistory } from '@spizarka/contract/points'
import { generateRecipe } from '@spizarka/contract/recipe-sessions'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser, statusesOf, sumOfLedger } from '../../../test/factories.ts'
import { askFor, fillRecipes, ORDER, order } from '../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp({ settings: { RATE_RECIPE_USER: '25/60' } })
afterAll(() => app.close())

const send = ({ token }: MadeUser, changes: object = {}, idempotencyKey?: string) =>
  app.call(generateRecipe, { token, body: { ...ORDER, ...changes }, ...(idempotencyKey !== undefined && { idempotencyKey }) })
const sessionsOf = ({ id }: MadeUser) => app.db.selectFrom('recipe_sessions').where('owner_id', '=', id).selectAll().execute()
const payloadsOf = async (sessionId: string) =>
  (await app.pool.query("select data from pgboss.job where data->>'sessionId' = $1", [sessionId])).rows

describe('ordering a recipe', () => {
  it('is accepted with a session that is not ready, reserves 60 points and queues one job, which carries the session alone', async () => {
    const user = await makeUser(app, { plan: 'premium', points: 100 })
    const sessionId = await order(app, user, { custom_prompt: 'coś z jajek' })
    expect((await askFor(app, user, sessionId)).status).toBe(404)
    expect(await payloadsOf(sessionId)).toEqual([{ data: { sessionId } }])
    const { results } = await app.succeed(listPointHistory, { token: user.token })
    expect(results[0]).toMatchObject({ amount: -60, balance_after: 40, reason: 'recipe_compose', pending: true })
  })

  it('with a picture reserves 2 more', async () => {
    const user = await makeUser(app, { points: 62 })
    await order(app, user, { with_picture: true })
    const { results } = await app.succeed(listPointHistory, { token: user.token })
    expect(results.slice(0, 2)).toMatchObject([
      { amount: -2, balance_after: 0, reason: 'recipe_picture', pending: true },
      { amount: -60, balance_after: 2, reason: 'recipe_compose', pending: true },
    ])
  })

  it.each([
    [59, {}, 'Potrzebujesz 60 punktów'],
    [61, { with_picture: true }, 'Potrzebujesz 62 punkty'],
  ])('with %i points and %o is refused and leaves nothing', async (points, changes, detail) => {
    const user = await makeUser(app, { points })
    expect(await send(user, changes)).toMatchObject({ status: 402, body: { detail: expect.stringContaining(detail) } })
    expect(await sessionsOf(user)).toEqual([])
    expect(await sumOfLedger(app.db, user.id)).toBe(points)
  })

  it('takes as many as there are points for when many come at once', async () => {
    const user = await makeUser(app, { points: 200 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(user)))
    expect(statusesOf(answers)).toEqual([202, 202, 202, 402, 402, 402, 402, 402])
    expect(await sumOfLedger(app.db, user.id)).toBe(20)
  })

  it('twenty times with one key is charged once and answered with one session', async () => {
    const user = await makeUser(app)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(user, {}, key)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(await sessionsOf(user)).toHaveLength(1)
    expect(await sumOfLedger(app.db, user.id)).toBe(190)
    expect((await send(user, { servings: 3 }, key)).status).toBe(422)
  })

  it('more often than the rate limit allows has to wait', async () => {
    const user = await makeUser(app, { points: 0 })
    const answers = await Promise.all(Array.from({ length: 26 }, () => send(user)))
    expect(statusesOf(answers).filter((status) => status === 429)).toHaveLength(1)
  })

  it('by somebody who keeps as many recipes as one may is refused before anything is charged', async () => {
    const user = await makeUser(app)
    await fillRecipes(app, user, 5000)
    expect(await send(user)).toMatchObject({ status: 403, body: { detail: expect.stringContaining('5000') } })
    expect(await sumOfLedger(app.db, user.id)).toBe(250)
  })
})

describe('what Premium has', () => {
  test.each([
    ['custom_prompt', 'coś ostrego'],
    ['calories', 500],
    ['calories', 0],
    ['device', 'thermomix'],
  ])('is refused to Free under its field: %s %s', async (field, value) => {
    const user = await makeUser(app)
    expect(await send(user, { [field]: value })).toMatchObject({ status: 403, body: { [field]: [expect.stringContaining('Premium')] } })
    expect(await sumOfLedger(app.db, user.id)).toBe(250)
    expect((await send(await makeUser(app, { plan: 'premium' }), { [field]: value })).status).toBe(202)
    expect((await send(await makeUser(app, { plan: 'premium_super' }), { [field]: value })).status).toBe(202)
  })

  test('is not used by fields that say nothing', async () => {
    const user = await makeUser(app)
    expect((await send(user, { custom_prompt: '', calories: null, device: null })).status).toBe(202)
    expect((await send(user, { custom_prompt: ' \n ' })).status).toBe(202)
  })

  test('is looked up as it is now, not as it was when the token was made', async () => {
    const user = await makeUser(app, { plan: 'premium' })
    await app.db.updateTable('users').set({ plan: 'free' }).where('id', '=', user.id).execute()
    expect((await send(user, { device: 'lidlomix' })).status).toBe(403)
  })
})

test.each([
  [{ calories: 4000 }, 202],
  [{ calories: 4001 }, 400],
  [{ calories: -1 }, 400],
  [{ calories: 12.5 }, 400],
  [{ custom_prompt: 'ż'.repeat(500) }, 202],
  [{ custom_prompt: 'ż'.repeat(501) }, 400],
  // An emoji is two to a textarea.
  [{ custom_prompt: '🍅'.repeat(250) }, 202],
  [{ custom_prompt: '🍅'.repeat(251) }, 400],
  // Half an emoji, cut off by a limit of somebody's own.
  [{ custom_prompt: 'coś z \ud83c' }, 202],
  [{ servings: 0 }, 400],
  [{ servings: 13 }, 400],
  [{ max_minutes: 4 }, 400],
  [{ max_missing: -1 }, 400],
  [{ meal_type: 'brunch' }, 400],
  [{ device: 'toster' }, 400],
])('%o is answered %i', async (changes, status) => {
  expect((await send(await makeUser(app, { plan: 'premium' }), changes)).status).toBe(status)
})
