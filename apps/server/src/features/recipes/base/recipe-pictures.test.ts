import { createRecipe, listPublishedRecipes, readPicture, readRecipe, updateRecipe } from '@spizarka/contract/recipes'
import { afterAll, expect, test } from 'vitest'
import { makeUser } from '../../../../test/factories.ts'
import { addRecipe } from '../../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { drawCards, drawOwnCard } from './recipe-pictures.ts'

const app = await startTestApp()
afterAll(() => app.close())

const picturesOf = async () => {
  const rows = await app.db.selectFrom('recipes').select(['source', 'picture_key']).orderBy('id').execute()
  return rows.filter(({ source }) => source === 'base').map(({ picture_key }) => picture_key)
}

test('every recipe of the base gets its card, and keeps it', async () => {
  const user = await makeUser(app)
  const own = await addRecipe(app, user, { title: 'Moje', ingredients: ['2 jajka'] })
  for (let number = 0; number < 2; number++) await addRecipe(app, null, { title: `Danie ${number}`, ingredients: ['2 jajka', '1 cebula'] })
  await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, drawCards, {}))
  await app.runJobs()
  const drawn = await picturesOf()
  expect(new Set(drawn).size).toBe(2)
  const { results } = await app.succeed(listPublishedRecipes)
  expect(results.map(({ picture }) => picture?.kind)).toEqual(Array.from({ length: 2 }, () => 'drawn'))
  expect((await app.call(readPicture, { params: { key: drawn[0] ?? '' } })).status).toBe(200)
  await Promise.all([drawCards.handle(app.context, {}), drawCards.handle(app.context, {})])
  expect(await picturesOf()).toEqual(drawn)
  const row = await app.db.selectFrom('recipes').select('picture_key').where('id', '=', own).executeTakeFirstOrThrow()
  expect(row.picture_key).toBeNull()
})

test('a recipe of somebody’s is drawn when it is written, anew when it shows another dish, and never over a picture that was paid for', async () => {
  const { token } = await makeUser(app)
  const draft = { title: 'Omlet z cebulą', kind: 'eggs' as const, servings: 2, ingredients: ['3 jajka', '1 cebula'], steps: ['Usmaż.'] }
  const { id } = await app.succeed(createRecipe, { token, body: draft })
  const queued = async () => {
    const { rows } = await app.pool.query<{ recipe: string }>(
      `delete from pgboss.job where name = $1 returning data ->> 'recipeId' as recipe`,
      [drawOwnCard.name],
    )
    return rows.map(({ recipe }) => recipe)
  }
  const draw = () => drawOwnCard.handle(app.context, { recipeId: Number(id) })
  const picture = async () => (await app.succeed(readRecipe, { token, params: { id } })).picture
  expect(await queued()).toEqual([id])
  await draw()
  const first = await picture()
  expect(first?.kind).toBe('drawn')
  await app.succeed(updateRecipe, { token, params: { id }, body: { ...draft, steps: ['Usmaż na maśle.'] } })
  expect(await queued()).toEqual([])
  await app.succeed(updateRecipe, { token, params: { id }, body: { ...draft, ingredients: ['3 jajka', '2 pomidory'] } })
  expect(await queued()).toEqual([id])
  await draw()
  const second = await picture()
  expect(second?.url).not.toBe(first?.url)
  await app.db.updateTable('pictures').set({ kind: 'generated' }).execute()
  await draw()
  expect((await picture())?.url).toBe(second?.url)
})

test('a card of what was written anew meanwhile is not attached, and the new one is drawn', async () => {
  const id = await addRecipe(app, null, { title: 'Danie przepisane', ingredients: ['2 jajka'] })
  const { files } = app.context
  const rewriting = {
    ...files,
    async put(...file: Parameters<typeof files.put>) {
      await app.db.updateTable('recipes').set({ title: 'Danie nowe', computed_with: 'nowsze' }).where('id', '=', id).execute()
      await files.put(...file)
    },
  }
  const hung = () => app.db.selectFrom('recipes').select('picture_key').where('id', '=', id).executeTakeFirstOrThrow()
  await drawCards.handle({ ...app.context, files: rewriting }, {})
  expect((await hung()).picture_key).toBeNull()
  await drawCards.handle(app.context, {})
  expect((await hung()).picture_key).not.toBeNull()
})
