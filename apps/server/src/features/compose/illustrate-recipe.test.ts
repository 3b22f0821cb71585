import { randomUUID } from 'node:crypto'
import { illustrateRecipe } from '@spizarka/contract/recipe-sessions'
import { deleteRecipe, readPicture, readRecipe } from '@spizarka/contract/recipes'
import { type Engine, EngineError } from '@spizarka/engine'
import { afterAll, expect, test } from 'vitest'
import { type MadeUser, makeUser, sumOfLedger } from '../../../test/factories.ts'
import { addRecipe, askFor } from '../../../test/fixtures/recipes.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { purgeRecipeSessions } from './recipe-session.ts'

const app = await startTestApp()
afterAll(() => app.close())

const kept = async (from: TestApp, user: MadeUser | null) =>
  String(await addRecipe(from, user, { title: 'Naleśniki', ingredients: ['500 ml mleka', '2 jajka'] }))
const outOfColours = () => Promise.reject(new EngineError('no colours', { retryable: false }))
const pictureOf = async ({ token }: MadeUser, id: string) => (await app.succeed(readRecipe, { token, params: { id } })).picture

test('a picture of one’s own recipe is drawn for 2 points, and another the next time', async () => {
  const user = await makeUser(app, { points: 5 })
  const id = await kept(app, user)
  const urls = []
  for (const charged of [2, 2]) {
    const { session_id } = await app.succeed(illustrateRecipe, { token: user.token, params: { id } })
    await app.runJobs()
    expect((await askFor(app, user, session_id)).body).toMatchObject({ kind: 'picture', recipe_id: id, charged, made_by: 'kitchen' })
    urls.push((await pictureOf(user, id))?.url)
  }
  expect(new Set(urls).size).toBe(2)
  const key = urls[1]?.split('/').at(-2) ?? ''
  expect((await app.call(readPicture, { params: { key } })).status).toBe(200)
  expect(await sumOfLedger(app.db, user.id)).toBe(1)
  const refused = await app.call(illustrateRecipe, { token: user.token, params: { id } })
  expect(refused).toMatchObject({ status: 402, body: { detail: expect.stringContaining('Potrzebujesz 2 punkty') } })
})

test('neither another’s recipe nor a published one gets a picture by it', async () => {
  const [user, other] = [await makeUser(app), await makeUser(app)]
  for (const id of [await kept(app, other), await kept(app, null), '999999'])
    expect((await app.call(illustrateRecipe, { token: user.token, params: { id } })).status).toBe(404)
  expect(await sumOfLedger(app.db, user.id)).toBe(250)
})

test('twenty at once with one key are one picture', async () => {
  const user = await makeUser(app)
  const id = await kept(app, user)
  const idempotencyKey = randomUUID()
  await Promise.all(Array.from({ length: 20 }, () => app.call(illustrateRecipe, { token: user.token, params: { id }, idempotencyKey })))
  await app.runJobs()
  expect(await sumOfLedger(app.db, user.id)).toBe(248)
})

test('one that cannot be made is told, and its points come back', async () => {
  const without = await startTestApp({ context: { engine: { ...app.context.engine, illustrate: outOfColours } } })
  const user = await makeUser(without)
  const { session_id } = await without.succeed(illustrateRecipe, { token: user.token, params: { id: await kept(without, user) } })
  await without.runJobs()
  expect(await askFor(without, user, session_id)).toMatchObject({ status: 422, body: { error: expect.stringContaining('obrazka') } })
  expect(await sumOfLedger(without.db, user.id)).toBe(250)
  await without.close()
})

test('the points come back when the recipe is deleted while its picture is drawn', async () => {
  const meanwhile: (() => Promise<void>)[] = []
  const slow: Engine = {
    ...app.context.engine,
    async illustrate(request) {
      for (const act of meanwhile) await act()
      return app.context.engine.illustrate(request)
    },
  }
  const drawing = await startTestApp({ context: { engine: slow } })
  const user = await makeUser(drawing)
  const id = await kept(drawing, user)
  meanwhile.push(() => drawing.succeed(deleteRecipe, { token: user.token, params: { id } }))
  await drawing.succeed(illustrateRecipe, { token: user.token, params: { id } })
  await drawing.runJobs()
  expect(await sumOfLedger(drawing.db, user.id)).toBe(250)
  await drawing.close()
})

test('sessions are forgotten after thirty days, what came of them is not', async () => {
  const user = await makeUser(app)
  const id = await kept(app, user)
  const { session_id } = await app.succeed(illustrateRecipe, { token: user.token, params: { id } })
  await app.runJobs()
  const purgeAfter = async (days: number) => {
    app.clock.advance({ days })
    await purgeRecipeSessions.handle(app.context, {})
    app.clock.setTo(new Date())
    return (await askFor(app, user, session_id)).status
  }
  expect([await purgeAfter(29), await purgeAfter(31)]).toEqual([200, 404])
  expect(await pictureOf(user, id)).not.toBeNull()
})
