import { saveEquipment, saveExclusions } from '@spizarka/contract/profile'
import { createRecipe, listRecipeSuggestions, markFavorite, type RecipeDraft } from '@spizarka/contract/recipes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MadeUser, makeUser } from '../../../../test/factories.ts'
import { stock } from '../../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { addDays, dayInWarsaw } from '../../../platform/clock/clock.ts'
import { syncBase } from '../base/sync-base.ts'

const app = await startTestApp()
afterAll(() => app.close())
beforeAll(async () => {
  await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, syncBase, {}))
  await app.runJobs()
})

const inDays = (days: number) => addDays(dayInWarsaw(app.clock.now()), days)
const suggest = ({ token }: MadeUser, query: Record<string, number> = {}) => app.succeed(listRecipeSuggestions, { token, query })

function keep({ token }: MadeUser, title: string, ingredients: string[], changes: Partial<RecipeDraft> = {}) {
  return app.succeed(createRecipe, { token, body: { title, servings: 2, ingredients, steps: ['Ugotuj.'], ...changes } })
}

/** A kitchen that much can be cooked from, with spinach that ends today. */
async function aStockedKitchen(): Promise<MadeUser> {
  const user = await makeUser(app)
  const inGrams = {
    'mąka pszenna': 1000,
    makaron: 500,
    ryż: 1000,
    'ser żółty': 300,
    pomidory: 800,
    cebula: 1000,
    ziemniaki: 2000,
    masło: 200,
  }
  for (const [name, grams] of Object.entries(inGrams)) await stock(app, user, name, grams, 'grams', inDays(30))
  await stock(app, user, 'szpinak', 300, 'grams', inDays(0))
  await stock(app, user, 'jajka', 10, 'pieces', inDays(14))
  await stock(app, user, 'mleko', 1000, 'ml', inDays(5))
  return user
}

describe('dishes for today', () => {
  test('are five a page on four pages, each once, for nothing', async () => {
    const user = await aStockedKitchen()
    const pages = await Promise.all([1, 2, 3, 4].map((page) => suggest(user, { page })))
    expect(pages.map(({ count, results }) => [count, results.length])).toEqual([1, 2, 3, 4].map(() => [20, 5]))
    expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(20)
    expect(pages.at(-1)?.next).toBeNull()
    expect((await app.call(listRecipeSuggestions, { token: user.token, query: { page: 5 } })).status).toBe(404)
    const movements = await app.db.selectFrom('point_ledger').select('reason').where('user_id', '=', user.id).execute()
    expect(movements).toEqual([{ reason: 'activation' }])
  })

  test('begin with what ends soon and say what they use of it, and what of them is at home', async () => {
    const { results } = await suggest(await aStockedKitchen())
    const [first] = results
    expect(first?.uses_soon).toMatchObject([{ product_name: 'szpinak', best_before: inDays(0) }])
    expect(first?.to_buy.length).toBeLessThanOrEqual(2)
    for (const { pantry_match: match, to_buy } of results) expect((match?.total ?? 0) - (match?.have ?? 0)).toBe(to_buy.length)
  })

  test('are made for fewer where there is too little for all, for half of them at least', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'dynia', 500, 'grams')
    await keep(user, 'Dynia pieczona', ['800 g dyni'], { servings: 4 })
    await keep(user, 'Dynia z blachy', ['1,5 kg dyni'], { servings: 4 })
    const { results } = await suggest(user, { page_size: 20 })
    const told = results.find(({ title }) => title === 'Dynia pieczona')
    expect(told).toMatchObject({ servings: 4, enough_for: 2, pantry_match: { have: 1, total: 1 }, to_buy: [] })
    expect(results.map(({ title }) => title)).not.toContain('Dynia z blachy')
  })

  test('name what is counted for there though the recipe calls for another food', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'dynia', 2000, 'grams')
    await stock(app, user, 'chleb pszenny', 500, 'grams')
    await keep(user, 'Dynia z grzankami', ['1 kg dyni', '200 g chleba żytniego'])
    await keep(user, 'Dynia z chlebem', ['1 kg dyni', '200 g chleba pszennego'])
    const { results } = await suggest(user, { page_size: 20 })
    expect(results.find(({ title }) => title === 'Dynia z grzankami')).toMatchObject({
      pantry_match: { have: 2, total: 2 },
      stand_ins: [{ product_names: ['chleb pszenny'], instead_of: 'zamiast chleba żytniego' }],
    })
    expect(results.find(({ title }) => title === 'Dynia z chlebem')?.stand_ins).toBeUndefined()
  })

  test('hold one’s own recipes too, favourites first among them', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'dynia', 2000, 'grams')
    await keep(user, 'Dynia pieczona', ['1 kg dyni'], { kind: 'roast' })
    const { id } = await keep(user, 'Dynia duszona', ['1 kg dyni'], { kind: 'roast' })
    await app.succeed(markFavorite, { token: user.token, params: { id } })
    const titles = (await suggest(user, { page_size: 20 })).results.map(({ title }) => title)
    expect(titles[0]).toBe('Dynia duszona')
    expect(titles).toContain('Dynia pieczona')
    const stranger = await makeUser(app)
    await stock(app, stranger, 'dynia', 2000, 'grams')
    expect((await suggest(stranger, { page_size: 20 })).results.map(({ title }) => title)).not.toContain('Dynia pieczona')
  })

  test('are none that the gate would not serve, be it for the words of a line', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'dynia', 2000, 'grams')
    await keep(user, 'Dynia z orzechami', ['1 kg dyni', 'garść orzechów włoskich (opcjonalnie)'])
    await keep(user, 'Dynia z dodatkiem', ['1 kg dyni', 'sos bez glutenu, może zawierać orzechy włoskie (opcjonalnie)'])
    const titles = async () => (await suggest(user, { page_size: 20 })).results.map(({ title }) => title)
    expect(await titles()).toEqual(expect.arrayContaining(['Dynia z orzechami', 'Dynia z dodatkiem']))
    await app.succeed(saveExclusions, { token: user.token, body: { product_names: ['orzechy włoskie'] } })
    const left = await titles()
    expect(left).not.toContain('Dynia z orzechami')
    expect(left).not.toContain('Dynia z dodatkiem')
  })

  test('ask for no tool that the kitchen has not', async () => {
    const user = await aStockedKitchen()
    await app.succeed(saveEquipment, { token: user.token, body: { equipment_ids: [1] } })
    const { results } = await suggest(user, { page_size: 20 })
    const rows = await app.db
      .selectFrom('recipes')
      .select('content')
      .where(
        'id',
        'in',
        results.map(({ id }) => Number(id)),
      )
      .execute()
    expect(rows).toHaveLength(results.length)
    expect(rows.filter(({ content }) => JSON.stringify(content).includes('"oven"'))).toEqual([])
  })

  test('are near to what one or two products give, and say what to buy', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'jajka', 6, 'pieces')
    await stock(app, user, 'mleko', 1000, 'ml')
    const { results } = await suggest(user)
    expect(results).toHaveLength(5)
    expect(results[0]?.to_buy.length).toBeLessThanOrEqual(2)
  })

  test('are none for an empty pantry', async () => {
    expect(await suggest(await makeUser(app))).toMatchObject({ count: 0, next: null, results: [] })
  })
})
