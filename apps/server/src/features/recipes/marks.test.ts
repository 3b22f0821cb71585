import { deleteAccount } from '@spizarka/contract/account-changes'
import { createRecipe, deleteRecipe, listFavorites, markFavorite, rateRecipe, readRecipe, unmarkFavorite } from '@spizarka/contract/recipes'
import { afterAll, expect, test } from 'vitest'
import { type MadeUser, makeUser, PASSWORD, statusesOf } from '../../../test/factories.ts'
import { addRecipe } from '../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../test/harness.ts'
import { purgeDeleted } from '../accounts/index.ts'

const app = await startTestApp()
afterAll(() => app.close())

const published = { title: 'Rosół', ingredients: ['5 g soli'] }
const publish = async (title: string) => String(await addRecipe(app, null, { ...published, title }))

const favoritesOf = async ({ token }: MadeUser) =>
  (await app.succeed(listFavorites, { token, query: { ordering: '-marked_at' } })).results.map(({ id }) => id)

test('twenty marks at once are one, and twenty that take it off too', async () => {
  const user = await makeUser(app)
  const params = { id: await publish('Rosół 1') }
  const marks = await Promise.all(Array.from({ length: 20 }, () => app.call(markFavorite, { token: user.token, params })))
  expect(new Set(statusesOf(marks))).toEqual(new Set([204]))
  expect(await favoritesOf(user)).toEqual([params.id])
  await Promise.all(Array.from({ length: 20 }, () => app.call(unmarkFavorite, { token: user.token, params })))
  expect(await favoritesOf(user)).toEqual([])
})

test('favourites come last marked first', async () => {
  const user = await makeUser(app)
  const [first, second, third] = [await publish('Rosół 2'), await publish('Rosół 3'), await publish('Rosół 4')]
  const ids = [second, first, third]
  for (const id of ids) {
    await app.succeed(markFavorite, { token: user.token, params: { id } })
    app.clock.advance({ seconds: 1 })
  }
  expect(await favoritesOf(user)).toEqual(ids.toReversed())
})

test('ratings that come at once keep their sum and count', async () => {
  const id = await publish('Rosół 5')
  const users = await Promise.all(Array.from({ length: 6 }, () => makeUser(app)))
  const calls = users.flatMap(({ token }, place) =>
    [5, 3, place === 0 ? 1 : 4].map((rating) => app.call(rateRecipe, { token, params: { id }, body: { rating } })),
  )
  expect(new Set(statusesOf(await Promise.all(calls)))).toEqual(new Set([204]))
  const given = await app.db.selectFrom('recipe_ratings').select('rating').where('recipe_id', '=', Number(id)).execute()
  const row = await app.db.selectFrom('recipes').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow()
  expect([row.rating_count, row.rating_sum]).toEqual([6, given.reduce((sum, { rating }) => sum + rating, 0)])
})

test('a second rating takes the place of the first', async () => {
  const [one, other] = [await makeUser(app), await makeUser(app)]
  const params = { id: await publish('Rosół 6') }
  for (const rating of [1, 4]) await app.succeed(rateRecipe, { token: one.token, params, body: { rating } })
  await app.succeed(rateRecipe, { token: other.token, params, body: { rating: 5 } })
  expect(await app.succeed(readRecipe, { token: one.token, params })).toMatchObject({ my_rating: 4, rating: 4.5 })
  for (const rating of [0, 6, 2.5]) expect((await app.call(rateRecipe, { token: one.token, params, body: { rating } })).status).toBe(400)
})

test('ratings leave the means with the accounts that gave them', async () => {
  const [gone, other] = [await makeUser(app), await makeUser(app)]
  const [both, alone] = [{ id: await publish('Rosół 7') }, { id: await publish('Rosół 8') }]
  const rate = ({ token }: MadeUser, params: { id: string }, rating: number) => app.succeed(rateRecipe, { token, params, body: { rating } })
  await rate(gone, both, 1)
  await rate(other, both, 5)
  await rate(gone, alone, 2)
  await app.succeed(deleteAccount, { token: gone.token, body: { current_password: PASSWORD } })
  await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, purgeDeleted, {}))
  await app.runJobs()
  const ratingOf = async (params: { id: string }) => (await app.succeed(readRecipe, { token: other.token, params })).rating
  expect([await ratingOf(both), await ratingOf(alone)]).toEqual([5, null])
})

test('a recipe that was rated can be deleted', async () => {
  const { token } = await makeUser(app)
  const body = { title: 'Moja zupa', servings: 1, ingredients: ['sól'], steps: ['Gotuj.'] }
  const { id } = await app.succeed(createRecipe, { token, body })
  await app.succeed(rateRecipe, { token, params: { id }, body: { rating: 3 } })
  expect((await app.call(deleteRecipe, { token, params: { id } })).status).toBe(204)
})

test('what another keeps can be neither marked nor rated', async () => {
  const [owner, stranger] = [await makeUser(app), await makeUser(app)]
  const body = { title: 'Tajna zupa', servings: 1, ingredients: ['sól'], steps: ['Gotuj.'] }
  const { id } = await app.succeed(createRecipe, { token: owner.token, body })
  expect((await app.call(markFavorite, { token: stranger.token, params: { id } })).status).toBe(404)
  expect((await app.call(rateRecipe, { token: stranger.token, params: { id }, body: { rating: 1 } })).status).toBe(404)
})

test('nobody rates what they published themselves, and others do', async () => {
  const [author, reader] = [await makeUser(app), await makeUser(app)]
  const body = { title: 'Zupa dla wszystkich', servings: 1, ingredients: ['sól'], steps: ['Gotuj.'] }
  const { id } = await app.succeed(createRecipe, { token: author.token, body })
  await app.db.updateTable('recipes').set({ published_at: app.context.clock.now() }).where('id', '=', Number(id)).execute()
  const rate = ({ token }: MadeUser) => app.call(rateRecipe, { token, params: { id }, body: { rating: 5 } })
  expect((await rate(author)).status).toBe(403)
  expect((await rate(reader)).status).toBe(204)
})
