import { deleteRecipe } from '@spizarka/contract/recipes'
import { addMissing, deleteShoppingList, listShoppingLists, readShoppingList, type ShoppingItem } from '@spizarka/contract/shopping'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { stock, stockSpice } from '../../../test/fixtures/pantries.ts'
import { addRecipe } from '../../../test/fixtures/recipes.ts'
import { addByName, openList, operation, sync } from '../../../test/fixtures/shopping-lists.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

const PANCAKES = { title: 'Naleśniki', servings: 2, ingredients: ['500 ml mleka', '200 g mąki pszennej', '2 jajka', 'szczypta soli'] }

function add(user: MadeUser, recipeId: number, body: object = {}, idempotencyKey?: string) {
  return app.call(addMissing, { token: user.token, params: { id: String(recipeId) }, body, idempotencyKey })
}

async function addTo(user: MadeUser, recipeId: number, list_id: string | null, servings?: number) {
  return app.succeed(addMissing, { token: user.token, params: { id: String(recipeId) }, body: { list_id, servings } })
}

async function itemsOf(user: MadeUser, id: string | null): Promise<Record<string, ShoppingItem>> {
  const { items } = await app.succeed(readShoppingList, { token: user.token, params: { id: id ?? '' } })
  return Object.fromEntries(items.map((item) => [item.name, item]))
}

describe('what a recipe lacks', () => {
  it('is need less pantry in whole packs, on a new list named after the dish', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 300, 'ml')
    await stock(app, user, 'jajka', 6, 'pieces')
    const recipe = await addRecipe(app, user, PANCAKES)
    const { list_id, added, merged } = await addTo(user, recipe, null)
    expect([added, merged]).toEqual([2, 0])
    expect(await app.succeed(readShoppingList, { token: user.token, params: { id: list_id ?? '' } })).toMatchObject({
      name: 'Naleśniki',
      source: 'recipe',
      version: 1,
      item_count: 2,
      covered: [],
      plan: [],
    })
    expect(await itemsOf(user, list_id)).toMatchObject({
      mleko: {
        unit: 'ml',
        need: 500,
        have: 300,
        quantity: 500,
        packs: { count: 1, size: 500, unit: 'ml' },
        aisle: 'dairy',
        origin: 'recipe',
        for: [{ recipe_id: String(recipe), title: 'Naleśniki' }],
      },
      'mąka pszenna': { unit: 'grams', need: 200, have: 0, quantity: 500, packs: { count: 1, size: 500, unit: 'grams' } },
    })
  })

  it('is that of the ingredients alone that are pointed at, be they optional', async () => {
    const user = await makeUser(app)
    const recipe = await addRecipe(app, user, { ...PANCAKES, ingredients: [...PANCAKES.ingredients, '100 g malin (opcjonalnie)'] })
    const body = { list_id: null, ingredients: [0, 4] }
    const { list_id } = await app.succeed(addMissing, { token: user.token, params: { id: String(recipe) }, body })
    expect(Object.keys(await itemsOf(user, list_id)).toSorted()).toEqual(['maliny', 'mleko'])
    expect((await add(user, recipe, { ingredients: [99] })).body).toEqual({ list_id: null, added: 0, merged: 0 })
    expect((await add(user, recipe, { ingredients: [] })).status).toBe(400)
  })

  it('goes by the servings that are asked for', async () => {
    const user = await makeUser(app)
    const { list_id } = await addTo(user, await addRecipe(app, null, { ...PANCAKES, title: 'Naleśniki z bazy' }), null, 8)
    expect(await itemsOf(user, list_id)).toMatchObject({ mleko: { need: 2000, quantity: 2000 }, jajka: { need: 8, quantity: 10 } })
    expect((await add(user, await addRecipe(app, user, PANCAKES), { servings: 0 })).status).toBe(400)
  })

  it('leaves out of the pantry what is past its best-before, batch by batch', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 300, 'ml', '2020-01-01')
    await stock(app, user, 'mleko', 100, 'ml', '2099-01-01')
    const { list_id } = await addTo(user, await addRecipe(app, user, PANCAKES), null)
    expect(await itemsOf(user, list_id)).toMatchObject({ mleko: { have: 100, quantity: 500 } })
  })

  it('is nothing where all is there: no list, also where one is named', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 1, 'ml')
    await stockSpice(app, user, 'pieprz czarny')
    const recipe = await addRecipe(app, user, { title: 'Mleko', ingredients: ['1 ml mleka', 'pieprz czarny', 'sól', 'woda'] })
    const nothing = { list_id: null, added: 0, merged: 0 }
    expect(await add(user, recipe)).toMatchObject({ status: 201, body: nothing })
    expect(await addTo(user, recipe, await openList(app, user))).toEqual(nothing)
    expect(await app.succeed(listShoppingLists, { token: user.token })).toMatchObject({ count: 1 })
  })

  it('joins what stands on the list, across units by the food table, and what somebody wrote stays theirs', async () => {
    const user = await makeUser(app)
    const list = await openList(app, user)
    await addByName(app, user, list, '1 l mleka')
    await addByName(app, user, list, 'mąka pszenna')
    const eggs = await addByName(app, user, list, '100 g jajek')
    const recipe = await addRecipe(app, user, PANCAKES)
    expect(await addTo(user, recipe, list)).toMatchObject({ list_id: list, added: 0, merged: 3 })
    expect(await itemsOf(user, list)).toMatchObject({
      mleko: { unit: 'ml', quantity: 1500, origin: 'manual', for: [{ title: 'Naleśniki' }] },
      'mąka pszenna': { unit: 'grams', need: 200, quantity: 500 },
      jajka: { id: eggs, unit: 'grams' },
    })
    expect((await itemsOf(user, list))['jajka']?.quantity).toBeGreaterThan(200)
  })

  it('of two dishes is reckoned together: the pantry counts once', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 300, 'ml')
    const [one, other] = [
      await addRecipe(app, user, PANCAKES),
      await addRecipe(app, user, { title: 'Budyń', ingredients: ['700 ml mleka'] }),
    ]
    const { list_id } = await addTo(user, one, null)
    expect(await addTo(user, other, list_id)).toMatchObject({ added: 0, merged: 1 })
    const items = await itemsOf(user, list_id)
    expect(items['mleko']).toMatchObject({ need: 1200, have: 300, quantity: 1000, for: [{ title: 'Naleśniki' }, { title: 'Budyń' }] })
  })

  it('leaves alone what was bought already', async () => {
    const user = await makeUser(app)
    const list = await openList(app, user)
    await addByName(app, user, list, '1 l mleka', { checked: true })
    const bought = await addByName(app, user, list, 'mleko', { checked: true, quantity: 1000, unit: 'ml' })
    const recipe = await addRecipe(app, user, { title: 'Budyń', ingredients: ['700 ml mleka'] })
    expect(await addTo(user, recipe, list)).toMatchObject({ added: 1, merged: 0 })
    const { items } = await app.succeed(readShoppingList, { token: user.token, params: { id: list } })
    expect(items.find(({ id }) => id === bought)).toMatchObject({ quantity: 1000, checked: true, for: [] })
  })

  it('is a new version for the phones that hold the list, and their changes to it stand', async () => {
    const user = await makeUser(app)
    const { list_id } = await addTo(user, await addRecipe(app, user, PANCAKES), null)
    const milk = (await itemsOf(user, list_id))['mleko']
    app.clock.advance({ seconds: 1 })
    const set = operation(app, { kind: 'set', item_id: milk?.id ?? '', fields: { quantity: 3000 } })
    expect(await sync(app, user, list_id ?? '', [set])).toMatchObject({ version: 2 })
    expect((await itemsOf(user, list_id))['mleko']).toMatchObject({ quantity: 3000, packs: { count: 3, size: 1000 }, need: 500 })
    await addTo(user, await addRecipe(app, user, { title: 'Budyń', ingredients: ['500 ml mleka'] }), list_id)
    expect((await sync(app, user, list_id ?? '', [], 2)).items).toMatchObject([
      { name: 'mleko', quantity: 4000, packs: { count: 4, size: 1000 } },
    ])
  })
})

test('a repeat with the same key has no second effect', async () => {
  const user = await makeUser(app)
  const recipe = await addRecipe(app, user, PANCAKES)
  const [one, other] = await Promise.all([add(user, recipe, {}, 'k'), add(user, recipe, {}, 'k')])
  expect(one?.body).toEqual(other?.body)
  expect(await app.succeed(listShoppingLists, { token: user.token })).toMatchObject({ count: 1 })
})

test('what is not there or not one’s own is not found', async () => {
  const [user, stranger] = [await makeUser(app), await makeUser(app)]
  const recipe = await addRecipe(app, user, PANCAKES)
  const [theirs, deleted] = [await openList(app, stranger), await openList(app, user)]
  await app.succeed(deleteShoppingList, { token: user.token, params: { id: deleted } })
  for (const list_id of [theirs, deleted, '999999999999']) expect((await add(user, recipe, { list_id })).status).toBe(404)
  expect((await add(stranger, recipe)).status).toBe(404)
  for (const list_id of ['x', 5, {}]) expect((await add(user, recipe, { list_id })).status).toBe(400)
})

test('limits hold: 500 items of a list, 200 open lists', async () => {
  const user = await makeUser(app)
  const recipe = await addRecipe(app, user, PANCAKES)
  const list = await openList(app, user)
  await sync(
    app,
    user,
    list,
    Array.from({ length: 499 }, (_, place) => operation(app, { kind: 'add', fields: { name: `rzecz ${place}`, note: 'x' } })),
  )
  expect(await add(user, recipe, { list_id: list })).toMatchObject({
    status: 403,
    body: { detail: 'Na liście mieści się najwyżej 500 pozycji.' },
  })
  await app.pool.query(`insert into shopping_lists (owner_id, name, source) select $1, 'x', 'manual' from generate_series(1, 199)`, [
    user.id,
  ])
  expect((await add(user, recipe)).status).toBe(403)
})

test('what is removed and brought back is for what it was for', async () => {
  const user = await makeUser(app)
  const recipe = await addRecipe(app, user, PANCAKES)
  const { list_id } = await addTo(user, recipe, null)
  const { id, name, quantity, unit } = (await itemsOf(user, list_id))['mleko'] ?? {}
  const said = async (kind: 'add' | 'remove', fields: object) => {
    app.clock.advance({ seconds: 1 })
    await sync(app, user, list_id ?? '', [operation(app, { kind, item_id: id, fields })])
  }
  await said('remove', {})
  await said('add', { name, quantity, unit })
  expect(await itemsOf(user, list_id)).toMatchObject({
    mleko: { need: 500, origin: 'recipe', checked: false, in_pantry: false, for: [{ title: 'Naleśniki' }] },
  })
  await said('remove', {})
  await said('add', { name: 'świeczki' })
  expect(await itemsOf(user, list_id)).toMatchObject({ świeczki: { need: null, origin: 'manual', for: [] } })
})

test('a list outlives the recipes that it is for', async () => {
  const user = await makeUser(app)
  const recipe = await addRecipe(app, user, PANCAKES)
  const { list_id } = await addTo(user, recipe, null)
  await app.succeed(deleteRecipe, { token: user.token, params: { id: String(recipe) } })
  expect((await itemsOf(user, list_id))['mleko']).toMatchObject({ for: [{ title: 'Naleśniki' }] })
})
