import { LIMITS } from '@spizarka/contract/limits'
import { consumePantryItem, restockPantryItem } from '@spizarka/contract/pantry'
import { saveExclusions } from '@spizarka/contract/profile'
import {
  createRecipe,
  FREE_FROM,
  listFavorites,
  listPublishedRecipes,
  listRecipeSuggestions,
  listRecipes,
  markFavorite,
  type RecipeDraft,
  rateRecipe,
  updateRecipe,
} from '@spizarka/contract/recipes'
import { markStaple, saveStaples } from '@spizarka/contract/staples'
import { afterAll, describe, expect, test } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { stock } from '../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../test/harness.ts'
import { addHours, dayInWarsaw } from '../../platform/clock/clock.ts'
import { listStock } from '../pantry/index.ts'
import { viewerStockOf } from './present/viewer.ts'

const app = await startTestApp()
afterAll(() => app.close())

function keep({ token }: MadeUser, title: string, changes: Partial<RecipeDraft> = {}) {
  const body = { title, servings: 2, ingredients: ['1 cebula'], steps: ['Gotuj.'], ...changes }
  return app.succeed(createRecipe, { token, body })
}

type Query = Record<string, string | number>

async function titles({ token }: MadeUser, query: Query = {}): Promise<string[]> {
  const { results } = await app.succeed(listRecipes, { token, query })
  return results.map(({ title }) => title)
}

test.each([
  ['own', listRecipes],
  ['marked', listFavorites],
  ['published', listPublishedRecipes],
  ['for today', listRecipeSuggestions],
])('recipes, %s, are told to nobody whose session ended, though they are read while it is looked up', async (_, list) => {
  const user = await makeUser(app)
  const read = () => app.call(list, { token: user.token, query: {} })
  expect(await read()).toMatchObject({ status: 200 })
  await app.db.updateTable('auth_sessions').set({ revoked_at: new Date() }).where('id', '=', user.sessionId).execute()
  expect(await read()).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
})

describe('searching', async () => {
  const user = await makeUser(app)
  await keep(user, 'Zupa pomidorowa', { ingredients: ['500 g pomidorów', '1 cebula'], kind: 'soup', meal_types: ['lunch'] })
  await keep(user, 'Kanapka z żółtym serem', { ingredients: ['2 kromki chleba', '50 g sera żółtego'], kind: 'sandwich', total_minutes: 5 })
  await keep(user, 'Placki 3% (ziemniaczane)', { ingredients: ['1 kg ziemniaków'], kind: 'pancakes', total_minutes: 40 })

  test.each([
    ['zol ser', ['Kanapka z żółtym serem']],
    ['ŻÓŁTY', ['Kanapka z żółtym serem']],
    ['pomidorów', ['Zupa pomidorowa']],
    ['pomid', ['Zupa pomidorowa']],
    ['zupy', ['Zupa pomidorowa']],
    ['pomidorwa', ['Zupa pomidorowa']],
    ['zupa z pomidroami', ['Zupa pomidorowa']],
    ['kanapkka', ['Kanapka z żółtym serem']],
    ['ziemniakami', ['Placki 3% (ziemniaczane)']],
    ['3% plac', ['Placki 3% (ziemniaczane)']],
    ["cebula & 'pom", ['Zupa pomidorowa']],
    ['pomidorowa | placki', []],
    ['%', []],
    ["_ ' : & | ! ( ) \\", []],
    ['<->', []],
  ])('finds by %s', async (search, found) => {
    expect(await titles(user, { search })).toEqual(found)
  })

  test('takes nothing for a search and refuses a long one', async () => {
    expect(await titles(user, { search: '  ' })).toHaveLength(3)
    const answer = await app.call(listRecipes, { token: user.token, query: { search: 'ż'.repeat(500) } })
    expect(answer.status).toBe(400)
  })

  test('narrows by meal, kind, time and origin', async () => {
    expect(await titles(user, { meal_type: 'lunch' })).toEqual(['Zupa pomidorowa'])
    expect(await titles(user, { kind: 'pancakes' })).toEqual(['Placki 3% (ziemniaczane)'])
    expect(await titles(user, { max_minutes: 5 })).toEqual(['Kanapka z żółtym serem'])
    expect(await titles(user, { source: 'generated' })).toEqual([])
    expect(await titles(user, { source: 'own', kind: 'soup', search: 'pom' })).toEqual(['Zupa pomidorowa'])
  })
})

test('finds what is high in protein: a fifth of the energy, and a meal’s worth of it', async () => {
  const user = await makeUser(app)
  await keep(user, 'Kurczak z brokułem', { ingredients: ['300 g piersi z kurczaka', '300 g brokułu'], servings: 2 })
  await keep(user, 'Kurczak dla ośmiorga', { ingredients: ['300 g piersi z kurczaka', '300 g brokułu'], servings: 8 })
  await keep(user, 'Tłuste grzanki', { ingredients: ['200 g chleba', '300 g masła', '150 g sera żółtego'], servings: 1 })
  await keep(user, 'Nie wiadomo co', { ingredients: ['300 g bulgotki'], servings: 1 })
  expect(await titles(user, { high_protein: 'true' })).toEqual(['Kurczak z brokułem'])
  expect(await titles(user, { high_protein: 'false' })).toHaveLength(4)
})

test('knows every allergen of the library’s filter', async () => {
  for (const free_from of Object.keys(FREE_FROM)) expect((await app.call(listPublishedRecipes, { query: { free_from } })).status).toBe(200)
})

test('narrows by diet and by what may be missing at home', async () => {
  const user = await makeUser(app)
  await stock(app, user, 'ziemniaki', 1000, 'grams')
  await stock(app, user, 'ser żółty', 200, 'grams')
  await keep(user, 'Placki', { ingredients: ['500 g ziemniaków'] })
  await keep(user, 'Zapiekanka', { ingredients: ['500 g ziemniaków', '100 g sera żółtego', '1 por'] })
  await keep(user, 'Gulasz', { ingredients: ['500 g wołowiny', '2 papryki', '200 ml bulionu'] })
  expect(await titles(user, { max_missing: 0, ordering: 'title' })).toEqual(['Placki'])
  expect(await titles(user, { max_missing: 1, ordering: 'title' })).toEqual(['Placki', 'Zapiekanka'])
  expect(await titles(user, { max_missing: 2, diet: 'vegan' })).toEqual(['Placki'])
  expect(await titles(user, { diet: 'meat_free', ordering: 'title' })).toEqual(['Placki', 'Zapiekanka'])
  await keep(user, 'Dorsz', { ingredients: ['500 g dorsza', '1 cebula'] })
  expect(await titles(user, { diet: 'meat_free', ordering: 'title' })).toEqual(['Dorsz', 'Placki', 'Zapiekanka'])
  expect(await titles(user, { diet: 'vegetarian', ordering: 'title' })).toEqual(['Placki', 'Zapiekanka'])
  // Onions are what who keeps to a diet low in FODMAP leaves out.
  expect(await titles(user, { diet: 'low_fodmap', ordering: 'title' })).not.toContain('Dorsz')
  expect(await titles(user, { diet: 'low_fodmap', ordering: 'title' })).toContain('Placki')
  const { count } = await app.succeed(listRecipes, { token: user.token, query: { max_missing: 1, page_size: 1 } })
  expect(count).toBe(2)
  expect((await app.call(listRecipes, { token: user.token, query: { max_missing: -1 } })).status).toBe(400)
})

describe('ordering', async () => {
  const user = await makeUser(app)
  await keep(user, 'Żurek', { ingredients: ['1 l zakwasu na żurek'], total_minutes: 60 })
  await keep(user, 'Ćwikła', { ingredients: ['1 kg buraków', '1 jajko'], total_minutes: null })
  const eggs = await keep(user, 'Jajecznica', { ingredients: ['3 jajka'], total_minutes: 10 })

  test.each<[string, string[]]>([
    ['-created_at', ['Jajecznica', 'Ćwikła', 'Żurek']],
    ['created_at', ['Żurek', 'Ćwikła', 'Jajecznica']],
    ['title', ['Ćwikła', 'Jajecznica', 'Żurek']],
    ['-title', ['Żurek', 'Jajecznica', 'Ćwikła']],
    ['total_minutes', ['Jajecznica', 'Żurek', 'Ćwikła']],
    ['-total_minutes', ['Żurek', 'Jajecznica', 'Ćwikła']],
  ])('by %s', async (ordering, expected) => {
    expect(await titles(user, { ordering })).toEqual(expected)
  })

  test('by what is at home', async () => {
    await stock(app, user, 'jajka', 10, 'pieces')
    expect(await titles(user, { ordering: '-pantry_match' })).toEqual(['Jajecznica', 'Ćwikła', 'Żurek'])
    const { results } = await app.succeed(listRecipes, { token: user.token, query: { ordering: '-pantry_match' } })
    expect(results.map(({ pantry_match }) => pantry_match)).toEqual([
      { have: 1, total: 1 },
      { have: 1, total: 2 },
      { have: 0, total: 1 },
    ])
  })

  test('by the rating, what has none last', async () => {
    await app.succeed(rateRecipe, { token: user.token, params: { id: eggs.id }, body: { rating: 2 } })
    expect((await titles(user, { ordering: '-rating' }))[0]).toBe('Jajecznica')
  })

  test('by anything else is refused', async () => {
    expect((await app.call(listRecipes, { token: user.token, query: { ordering: 'owner_id' } })).status).toBe(400)
  })
})

test('tells what is so now, whatever was known of the pantry, the profile and the recipe a moment ago', async () => {
  const user = await makeUser(app)
  const { token } = user
  const potatoes = await stock(app, user, 'ziemniaki', 1000, 'grams', dayInWarsaw(addHours(app.clock.now(), 6 * 24)))
  const recipe = await keep(user, 'Placki', { ingredients: ['500 g ziemniaków', '100 g cebuli', '2 łyżki oleju'] })
  const told = async () => {
    const { results } = await app.succeed(listRecipes, { token })
    return results.map(({ pantry_match, verdict, uses_soon }) => [pantry_match?.have, pantry_match?.total, verdict, uses_soon.length])
  }
  await app.succeed(saveStaples, { token, body: { food_ids: ['cebula', 'olej-rzepakowy'] } })
  expect([await told(), await told()]).toEqual([[[1, 1, 'clear', 0]], [[1, 1, 'clear', 0]]])
  await app.succeed(markStaple, { token, params: { foodId: 'cebula' }, body: { ran_out: true } })
  expect(await told()).toEqual([[1, 2, 'clear', 0]])
  await app.succeed(consumePantryItem, { token, params: { id: potatoes.id }, body: { quantity: 700 } })
  expect(await told()).toEqual([[0, 2, 'clear', 0]])
  await app.succeed(restockPantryItem, { token, params: { id: potatoes.id }, body: { quantity: 700 } })
  expect(await told()).toEqual([[1, 2, 'clear', 0]])
  await app.succeed(saveExclusions, { token, body: { product_names: ['cebula'] } })
  expect(await told()).toEqual([[1, 2, 'blocked', 0]])
  const changed = { title: 'Placki', servings: 2, ingredients: ['500 g ziemniaków'], steps: ['Smaż.'] }
  await app.succeed(updateRecipe, { token, params: { id: recipe.id }, body: changed })
  expect(await told()).toEqual([[1, 1, 'clear', 0]])
  const pantry = await listStock(app.db, user.id)
  expect(await listStock(app.db, user.id)).toBe(pantry)
  const endingOn = (days: number) => viewerStockOf(pantry, [], dayInWarsaw(addHours(app.clock.now(), days * 24))).ending.length
  expect([endingOn(0), endingOn(5), endingOn(0)]).toEqual([0, 1, 0])
})

describe('pages', async () => {
  const user = await makeUser(app)
  for (let number = 0; number < 7; number++) await keep(user, 'Taka sama', { total_minutes: 20 })

  test.each(['-created_at', 'title', 'total_minutes', '-rating', '-pantry_match'])(
    'show each of what is equal once, ordered by %s',
    async (ordering) => {
      const seen: string[] = []
      for (const page of [1, 2, 3, 4]) {
        const { results, count } = await app.succeed(listRecipes, { token: user.token, query: { ordering, page, page_size: 2 } })
        expect(count).toBe(7)
        seen.push(...results.map(({ id }) => id))
      }
      expect(new Set(seen).size).toBe(7)
    },
  )

  test('end with the last', async () => {
    const answer = await app.call(listRecipes, { token: user.token, query: { page: 2 } })
    expect([answer.status, answer.body]).toEqual([404, { detail: 'Niepoprawna strona.' }])
  })

  test('of a large library are counted as far as anybody goes, whether there is plenty or little of what is searched for', async () => {
    const many = await startTestApp()
    const large = 10_000 + LIMITS.countedMatches
    await many.pool.query(`
      insert into recipes (source, base_id, title, kind, servings, content, food_ids, computed_with, search_text, published_at, rating_sum, rating_count)
      select 'base', 'danie-' || number, 'Danie ' || lpad(number::text, 5, '0'), 'soup', 2, '{"ingredients": []}', '{}', 'test',
        case when number % 4000 = 0 then 'danie rarytas' when number % 9 = 0 then 'danie drobiazg' else 'danie' end, now(), number % 6, 1
      from generate_series(1, ${large}) as number`)
    const found = async (query: Query) => {
      const { count, results } = await many.succeed(listPublishedRecipes, { query: { page_size: 2, ...query } })
      return { count, titles: results.map(({ title }) => title) }
    }
    expect((await found({})).count).toBe(large)
    const plenty = { count: LIMITS.countedMatches, titles: ['Danie 00001', 'Danie 00002'] }
    expect(await found({ search: 'danie', ordering: 'title' })).toEqual(plenty)
    expect(await found({ kind: 'soup', ordering: 'title' })).toEqual(plenty)
    expect(await found({ search: 'drobiazg', ordering: 'title' })).toEqual({ ...plenty, titles: ['Danie 00009', 'Danie 00018'] })
    const queries: Query[] = [{ ordering: '-rating' }, { kind: 'soup', ordering: '-rating' }, {}]
    for (const query of queries)
      expect(await found({ search: 'rarytas', ...query })).toEqual({ count: 2, titles: ['Danie 04000', 'Danie 08000'] })
    expect((await found({ search: 'rarytas', kind: 'stew' })).count).toBe(0)
    await many.close()
  })

  test('by the rating strew what nobody rated, each always in its place, read off the index of that order', async () => {
    const many = await startTestApp()
    await many.pool.query(`
      insert into recipes (source, base_id, title, kind, servings, content, food_ids, computed_with, search_text, published_at, rating_sum, rating_count)
      select 'base', 'danie-' || number, number::text, 'soup', 2, '{"ingredients": []}', '{}', 'test', 'danie', now(),
        case number when 700 then 1 else 0 end, case number when 700 then 1 else 0 end
      from generate_series(1, 2000) as number`)
    await many.pool.query('analyze recipes')
    const firstTitles = async () => {
      const { results } = await many.succeed(listPublishedRecipes, { query: { ordering: '-rating', page_size: 25 } })
      return results.map(({ title }) => Number(title))
    }
    const [rated, ...unrated] = await firstTitles()
    expect(rated).toBe(700)
    const gaps = unrated.flatMap((one, place) => unrated.slice(place + 1).map((other) => Math.abs(one - other)))
    expect(Math.min(...gaps)).toBeGreaterThan(20)
    // What is added later puts nothing else into another place.
    await many.pool.query(`
      insert into recipes (source, base_id, title, kind, servings, content, food_ids, computed_with, search_text, published_at)
      select 'base', 'danie-' || number, number::text, 'soup', 2, '{"ingredients": []}', '{}', 'test', 'danie', now() from generate_series(2001, 2400) as number`)
    const later = (await firstTitles()).filter((title) => title <= 2000)
    expect(later).toEqual([rated, ...unrated].slice(0, later.length))
    const { rows } = await many.pool.query<{ 'QUERY PLAN': string }>(`
      explain select recipe.id, recipe.traits, recipe.kind from recipes as recipe where recipe.published_at is not null
      order by recipe.rating_rank desc nulls last, recipe_turn(recipe.id), recipe.id desc limit 50`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('recipes_published_rating_idx')
    expect(plan).not.toContain('Sort')
    await many.close()
  })

  test('take as many statements for fifty rows as for one', async () => {
    const many = await makeUser(app)
    await keep(many, 'Pierwsza')
    await titles(many)
    const forOne = await statementsOf(() => titles(many))
    expect(forOne).toBeGreaterThan(3)
    for (let number = 0; number < 49; number++) await keep(many, `Zupa ${number}`)
    expect(await statementsOf(() => titles(many, { page_size: 50 }))).toBe(forOne)
  })
})

/** How many statements the app sends while `act` runs. */
async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  let count = 0
  const counted = new Set<object>()
  const countOn = (client: { query: (...given: never[]) => unknown }) => {
    if (counted.has(client)) return
    counted.add(client)
    const query = client.query.bind(client)
    client.query = (...given) => {
      count += 1
      return query(...given)
    }
  }
  app.pool.on('acquire', countOn)
  await act()
  app.pool.off('acquire', countOn)
  return count
}

test('a list shows only one’s own, and favourites what one may still read', async () => {
  const [owner, other] = [await makeUser(app), await makeUser(app)]
  const { id } = await keep(owner, 'Moja')
  await keep(other, 'Cudza')
  expect(await titles(owner)).toEqual(['Moja'])
  await app.succeed(markFavorite, { token: owner.token, params: { id } })
  await app.db
    .insertInto('recipe_favorites')
    .values({ user_id: other.id, recipe_id: Number(id) })
    .execute()
  expect((await app.succeed(listFavorites, { token: owner.token })).results.map(({ title }) => title)).toEqual(['Moja'])
  expect(await app.succeed(listFavorites, { token: other.token })).toMatchObject({ count: 0, results: [] })
})
