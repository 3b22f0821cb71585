import { createRecipe, listPublishedRecipes, listRecipeSuggestions } from '@spizarka/contract/recipes'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { stock } from '../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

/** Liked by many, and of none of them anything is at home. */
const LIKED = 1700
await app.pool.query(`
  insert into recipes (source, base_id, title, kind, servings, content, food_ids, needed_foods, needed_grams, computed_with, search_text, published_at, rating_sum, rating_count)
  select 'base', 'danie-' || number, 'Danie ' || number, 'soup', 2, '{"ingredients": []}', '{kawior}', '{kawior}', '{100}', 'test', 'danie', now(), 50, 10
  from generate_series(1, ${LIKED}) as number`)
await app.pool.query(`
  insert into recipes (source, base_id, title, kind, servings, content, food_ids, needed_foods, needed_grams, computed_with, search_text, published_at)
  select 'base', 'domowe-' || number, 'Domowe ' || number, 'stew', 2, '{"ingredients": []}', '{marchew}', '{marchew}', '{100}', 'test', 'domowe', now()
  from generate_series(1, 3) as number`)
await app.pool.query('analyze recipes')

const user = await makeUser(app)
await stock(app, user, 'marchew', 1000, 'grams')
const list = (query: Record<string, string | number | boolean>) => app.succeed(listPublishedRecipes, { token: user.token, query })

describe('a library too large to be held against a pantry', () => {
  it('begins with what is at home all the same, though nobody rated it', async () => {
    const { count, results } = await list({ page_size: 4 })
    expect(count).toBe(LIKED + 3)
    // The three are equal, and nothing else is: unrated recipes follow in an order derived from their ids.
    expect(
      results
        .slice(0, 3)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['Domowe 1', 'Domowe 2', 'Domowe 3'])
    expect(results[3]?.title).toMatch(/^Danie/)
  })

  it('is there to its end, each recipe once', async () => {
    const seen: string[] = []
    for (let page = 1; page <= Math.ceil((LIKED + 3) / 100); page++)
      seen.push(...(await list({ page, page_size: 100 })).results.map(({ id }) => id))
    expect([seen.length, new Set(seen).size]).toEqual([LIKED + 3, LIKED + 3])
  })

  it('has what little may be missing of', async () => {
    const { count, results } = await list({ max_missing: 0, ordering: 'title' })
    expect([count, results.map(({ title }) => title)]).toEqual([3, ['Domowe 1', 'Domowe 2', 'Domowe 3']])
  })

  it('is narrowed and searched by what is at home', async () => {
    expect((await list({ kind: 'stew' })).results).toHaveLength(3)
    expect((await list({ kind: 'stew', search: 'domow' })).count).toBe(3)
    expect((await list({ kind: 'soup', search: 'domow' })).count).toBe(0)
    expect((await list({ kind: 'soup', page_size: 1 })).count).toBe(1000)
  })

  it('leads to the dishes of today', async () => {
    const { id } = await app.succeed(createRecipe, {
      token: user.token,
      body: { title: 'Marchewka duszona', kind: 'stew', servings: 2, ingredients: ['500 g marchewki'], steps: ['Uduś.'] },
    })
    const { results } = await app.succeed(listRecipeSuggestions, { token: user.token })
    expect(results.map((recipe) => recipe.id)).toEqual([id])
  })
})

it('finds by minutes, whether there is a mark for them or not', async () => {
  const cook = await makeUser(app)
  for (const total_minutes of [10, 15, 16, 44, 50, 90])
    await app.pool.query(
      `insert into recipes (source, base_id, title, kind, servings, total_minutes, content, food_ids, computed_with, search_text, published_at)
       values ('base', $1, $1, 'drink', 1, $2, '{"ingredients": []}', '{}', 'test', 'na czas', now())`,
      [`czas-${total_minutes}`, total_minutes],
    )
  const within = async (max_minutes: number) =>
    (
      await app.succeed(listPublishedRecipes, { token: cook.token, query: { kind: 'drink', max_minutes, ordering: 'total_minutes' } })
    ).results.map((recipe) => recipe.total_minutes)
  expect(await within(15)).toEqual([10, 15])
  expect(await within(20)).toEqual([10, 15, 16])
  expect(await within(60)).toEqual([10, 15, 16, 44, 50])
  expect(await within(100)).toEqual([10, 15, 16, 44, 50, 90])
})
