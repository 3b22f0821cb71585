import { confirmConsumption, listConsumptions, proposeConsumption, undoConsumption } from '@spizarka/contract/consumption'
import { deletePantryItem, listPantryHistory, readPantryItem, updatePantryItem } from '@spizarka/contract/pantry'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { fillPantry, readPantry, stock, stockSpice } from '../../../test/fixtures/pantries.ts'
import { addRecipe, cook, diaryOf, MEAL, makeCook } from '../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp({ settings: { ACCESS_TOKEN_SECONDS: '1000000' } })
afterAll(() => app.close())
afterEach(() => app.clock.setTo(new Date()))

function tryToCook({ token }: MadeUser, recipeId: string, body: object) {
  return app.call(confirmConsumption, { token, params: { recipeId }, body: { ...MEAL, ...body } })
}

const undo = ({ token }: MadeUser, { id }: { id: string }) => app.succeed(undoConsumption, { token, params: { id } })

describe('confirming', () => {
  it('takes the batch that ends first, writes the diary and tells the history that it was cooking', async () => {
    const { user, recipeId } = await makeCook(app)
    const milk = await stock(app, user, 'mleko', 400, 'ml', '2031-02-01')
    await stock(app, user, 'mleko', 300, 'ml', '2031-01-01')

    const cooked = await cook(app, user, recipeId, { deductions: [{ product_id: milk.id, quantity: 500 }], portion_percent: 150 })

    const { batches } = await app.succeed(readPantryItem, { token: user.token, params: { id: milk.id } })
    expect(batches).toMatchObject([{ quantity: 200, best_before: '2031-02-01' }])
    const { per_serving } = await app.succeed(proposeConsumption, { token: user.token, params: { recipeId } })
    expect(cooked).toMatchObject({ title: 'Naleśniki', portion_percent: 150, shortfalls: [], leftovers_product_id: null, undone_at: null })
    expect(cooked.eaten.kcal).toBeCloseTo((per_serving.kcal ?? 0) * 1.5, 0)
    expect(await diaryOf(app, user)).toMatchObject([{ day: cooked.eaten_on, meal_type: 'dinner', source: 'recipe', title: 'Naleśniki' }])
    const { results } = await app.succeed(listPantryHistory, { token: user.token })
    expect(results[0]).toMatchObject({ kind: 'consumed', source: 'cooking', delta: -500, quantity_after: 200, can_undo: false })
  })

  it('tells what was not there to take, and takes what was', async () => {
    const { user, recipeId } = await makeCook(app)
    const milk = await stock(app, user, 'mleko', 300, 'ml')
    const flour = await stock(app, user, 'mąka', 500, 'grams')
    await app.succeed(deletePantryItem, { token: user.token, params: { id: flour.id } })

    const { shortfalls } = await cook(app, user, recipeId, {
      deductions: [
        { product_id: milk.id, quantity: 500 },
        { product_id: flour.id, quantity: 200 },
      ],
    })

    expect(shortfalls).toEqual([
      { product_id: flour.id, product_name: 'mąka', reason: 'gone', unit: 'grams', wanted: 200, done: 0 },
      { product_id: milk.id, product_name: 'mleko', reason: 'not_enough', unit: 'ml', wanted: 500, done: 300 },
    ])
    expect(await readPantry(app, user)).toEqual(new Map())
  })

  it('never touches another’s product, and does not say that there is one', async () => {
    const { user, recipeId } = await makeCook(app)
    const [other, nothing] = [await makeUser(app), '999999999']
    const theirs = await stock(app, other, 'mleko', 300, 'ml')

    const { shortfalls, id } = await cook(app, user, recipeId, {
      deductions: [theirs.id, nothing].map((product_id) => ({ product_id, quantity: 100 })),
    })
    await undo(user, { id })

    expect(shortfalls).toEqual(
      [theirs.id, nothing].map((product_id) => ({ product_id, product_name: '', reason: 'gone', unit: null, wanted: 100, done: 0 })),
    )
    expect((await readPantry(app, other)).get('mleko')).toMatchObject({ quantity_ml: 300 })
  })

  it('marks a spice as used up, and leaves what is of unknown amount', async () => {
    const { user, recipeId } = await makeCook(app)
    const pepper = await stockSpice(app, user, 'pieprz')
    const cheese = await stock(app, user, 'ser żółty', 100, 'grams')
    await app.succeed(updatePantryItem, { token: user.token, params: { id: cheese.id }, body: { batches: [] } })
    const known = await stock(app, user, 'masło', 200, 'grams')
    const before = await readPantry(app, user)

    const cooked = await cook(app, user, recipeId, {
      deductions: [
        { product_id: pepper.id, quantity: null },
        { product_id: cheese.id, quantity: 50 },
        { product_id: known.id, quantity: null },
      ],
    })

    expect(cooked.shortfalls).toEqual([])
    const after = await readPantry(app, user)
    expect([after.get('pieprz')?.in_stock, after.get('ser żółty'), after.get('masło')]).toEqual([
      false,
      before.get('ser żółty'),
      before.get('masło'),
    ])
    await undo(user, cooked)
    expect(await readPantry(app, user)).toEqual(before)
  })

  it('tells of a spice that was used up already', async () => {
    const { user, recipeId } = await makeCook(app)
    const pepper = await stockSpice(app, user, 'pieprz')
    const deductions = [{ product_id: pepper.id, quantity: null }]
    await cook(app, user, recipeId, { deductions })

    const { shortfalls } = await cook(app, user, recipeId, { deductions })

    expect(shortfalls).toEqual([{ product_id: pepper.id, product_name: 'pieprz', reason: 'gone', unit: null, wanted: null, done: null }])
  })

  it('of a dish that nobody has eaten yet writes no diary, and can be undone like any other', async () => {
    const { user, recipeId } = await makeCook(app)
    const milk = await stock(app, user, 'mleko', 700, 'ml')
    const cooked = await cook(app, user, recipeId, { portion_percent: null, deductions: [{ product_id: milk.id, quantity: 500 }] })

    expect(cooked).toMatchObject({ portion_percent: null, eaten: { kcal: null } })
    expect(await diaryOf(app, user)).toEqual([])
    expect((await app.succeed(listConsumptions, { token: user.token })).results).toMatchObject([{ portion_percent: null }])

    expect(await undo(user, cooked)).toMatchObject({ shortfalls: [] })
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 700 })
  })

  it.each([0, 501, 0.5])('takes %s for no part of a serving', async (portion_percent) => {
    const { user, recipeId } = await makeCook(app)
    expect((await tryToCook(user, recipeId, { portion_percent })).status).toBe(400)
  })

  it('writes down what nobody can eat, too', async () => {
    const user = await makeUser(app)
    const ingredients = Array.from({ length: 200 }, () => '50 kg papryki słodkiej mielonej')
    const recipeId = String(await addRecipe(app, user, { title: 'Góra papryki', servings: 1, ingredients }))
    const { eaten } = await cook(app, user, recipeId, { portion_percent: 500 })
    expect(eaten.potassium_mg).toBe(99_999_999)
  })

  it('restates what was proposed in a unit that the product is no longer kept in', async () => {
    const { user, recipeId } = await makeCook(app)
    const { id } = await stock(app, user, 'masło', 400, 'grams')
    await app.succeed(updatePantryItem, { token: user.token, params: { id }, body: { canonical_unit: 'pieces', grams_per_piece: 200 } })

    await cook(app, user, recipeId, { deductions: [{ product_id: id, quantity: 100, unit: 'grams' }] })

    expect((await readPantry(app, user)).get('masło')).toMatchObject({ quantity: 1.5 })
  })

  it('wants no more of a product than one can hold, whatever that is in another unit', async () => {
    const { user, recipeId } = await makeCook(app)
    const { id } = await stock(app, user, 'masło', 400, 'grams')
    await app.succeed(updatePantryItem, { token: user.token, params: { id }, body: { grams_per_piece: 50_000 } })

    const { shortfalls } = await cook(app, user, recipeId, { deductions: [{ product_id: id, quantity: 50_000, unit: 'pieces' }] })

    expect(shortfalls).toMatchObject([{ reason: 'not_enough', unit: 'grams', wanted: 50_000, done: 400 }])
  })

  it('puts leftovers on the shelf of ready dishes, with what is there of them already', async () => {
    const { user, recipeId } = await makeCook(app)
    const leftovers = { product_name: 'naleśniki – porcja', portions: 1.5, best_before: '2031-01-03' }

    const { leftovers_product_id } = await cook(app, user, recipeId, { leftovers })
    await cook(app, user, recipeId, { leftovers: { ...leftovers, portions: 2, best_before: '2031-01-04' } })

    expect([...(await readPantry(app, user)).values()]).toMatchObject([
      {
        id: leftovers_product_id,
        product_name: 'naleśniki – porcja',
        category: 'ready',
        quantity: 3.5,
        batches: [
          { quantity: 1.5, best_before: '2031-01-03' },
          { quantity: 2, best_before: '2031-01-04' },
        ],
      },
    ])
  })

  it('takes leftovers for no food to cook with, whatever they are called', async () => {
    const user = await makeUser(app)
    const recipeId = String(await addRecipe(app, user, { title: 'Pierś z kurczaka', ingredients: ['300 g piersi z kurczaka'] }))
    await cook(app, user, recipeId, { leftovers: { product_name: 'pierś z kurczaka', portions: 2, best_before: null } })
    const proposal = await app.succeed(proposeConsumption, { token: user.token, params: { recipeId } })
    expect(proposal).toMatchObject({ deductions: [], not_in_pantry: ['pierś z kurczaka'] })
  })

  it('does nothing at all when the Free pantry has no room for the leftovers', async () => {
    const { user, recipeId } = await makeCook(app)
    const milk = await stock(app, user, 'mleko', 300, 'ml')
    await fillPantry(app, user, 49)
    const leftovers = { product_name: 'naleśniki – porcja', portions: 1, best_before: null }

    expect(await tryToCook(user, recipeId, { deductions: [{ product_id: milk.id, quantity: 100 }], leftovers })).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('limit 50') },
    })

    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 300 })
    expect(await diaryOf(app, user)).toEqual([])
    expect(await app.succeed(listConsumptions, { token: user.token })).toMatchObject({ count: 0 })
  })

  it('asks for another name when the leftovers’ is kept in another unit', async () => {
    const { user, recipeId } = await makeCook(app)
    await stock(app, user, 'naleśniki', 300, 'grams')
    const leftovers = { product_name: 'naleśniki', portions: 1, best_before: null }
    expect(await tryToCook(user, recipeId, { leftovers })).toMatchObject({ status: 409, body: { detail: expect.stringContaining('(g)') } })
  })

  it.each([
    ['a portion of 0 %', { portion_percent: 0 }],
    ['a portion of 501 %', { portion_percent: 501 }],
    ['half a per cent', { portion_percent: 0.5 }],
    ['no servings', { servings: 0 }],
    ['13 servings', { servings: 13 }],
    ['an amount of 0', { deductions: [{ product_id: '1', quantity: 0 }] }],
    ['an amount with four decimals', { deductions: [{ product_id: '1', quantity: 1.0001 }] }],
    ['a product named twice', { deductions: [1, 2].map((quantity) => ({ product_id: '1', quantity })) }],
    ['13 portions left over', { leftovers: { product_name: 'x', portions: 13, best_before: null } }],
    ['a meal that there is not', { meal_type: 'supper' }],
    ['a day that there is not', { eaten_on: '2026-02-30' }],
  ])('refuses %s', async (_, body) => {
    const { user, recipeId } = await makeCook(app)
    expect((await tryToCook(user, recipeId, body)).status).toBe(400)
  })

  it.each([1, 500])('takes a portion of %i per cent', async (portion_percent) => {
    const { user, recipeId } = await makeCook(app)
    expect(await cook(app, user, recipeId, { portion_percent })).toMatchObject({ portion_percent })
  })

  it.each([
    ['just before midnight', '2026-11-21T23:59:59+01:00', '2026-11-21'],
    ['just after midnight', '2026-11-22T00:00:01+01:00', '2026-11-22'],
    ['when clocks go forward', '2026-03-29T00:30:00+01:00', '2026-03-29'],
    ['the evening after', '2026-03-29T23:30:00+02:00', '2026-03-29'],
    ['when clocks go back', '2026-10-25T00:30:00+02:00', '2026-10-25'],
    ['the evening after that', '2026-10-25T23:30:00+01:00', '2026-10-25'],
  ])('%s writes the meal down under the day in Poland', async (_, time, expected) => {
    app.clock.setTo(time)
    const { user, recipeId } = await makeCook(app)
    expect((await cook(app, user, recipeId)).eaten_on).toBe(expected)
    expect(await diaryOf(app, user)).toMatchObject([{ day: expected }])
  })

  it('writes the meal down under the day that was chosen', async () => {
    const { user, recipeId } = await makeCook(app)
    expect((await cook(app, user, recipeId, { eaten_on: '2026-11-19' })).eaten_on).toBe('2026-11-19')
    expect(await diaryOf(app, user)).toMatchObject([{ day: '2026-11-19' }])
  })

  it('counts a serving as what it is, however many were cooked', async () => {
    const { user, recipeId } = await makeCook(app)
    const [few, many] = [await cook(app, user, recipeId), await cook(app, user, recipeId, { servings: 8 })]
    expect(few.eaten.kcal).toBeGreaterThan(300)
    expect(many.eaten).toEqual(few.eaten)
  })

  it('under one key has one effect, also when two phones are quicker than each other', async () => {
    const { user, recipeId } = await makeCook(app)
    const milk = await stock(app, user, 'mleko', 1000, 'ml')
    const body = { ...MEAL, deductions: [{ product_id: milk.id, quantity: 100 }] }
    const call = { token: user.token, params: { recipeId }, body, idempotencyKey: 'jeden-raz' }

    const answers = await Promise.all(Array.from({ length: 10 }, () => app.call(confirmConsumption, call)))

    for (const { body: answered } of answers) expect(answered).toEqual(answers[0]?.body)
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 900 })
  })

  it('on several phones at once and on purpose takes each time, and never more than there is', async () => {
    const { user, recipeId } = await makeCook(app)
    const milk = await stock(app, user, 'mleko', 250, 'ml')
    const deductions = [{ product_id: milk.id, quantity: 100 }]

    const answers = await Promise.all(Array.from({ length: 4 }, () => cook(app, user, recipeId, { deductions, again: true })))

    const done = answers.map(({ shortfalls }) => (shortfalls[0] ? `${shortfalls[0].reason} ${shortfalls[0].done}` : 'all'))
    expect(done.toSorted()).toEqual(['all', 'all', 'gone 0', 'not_enough 50'])
  })
})

it('what one cooked oneself is listed newest first, page by page', async () => {
  const { user, recipeId } = await makeCook(app)
  for (const portion_percent of [10, 20, 30]) await cook(app, user, recipeId, { portion_percent })
  const other = await makeCook(app)
  await cook(app, other.user, other.recipeId, { portion_percent: 40 })
  const page = await app.succeed(listConsumptions, { token: user.token, query: { page_size: 2 } })
  expect(page.count).toBe(3)
  expect(page.results.map(({ portion_percent }) => portion_percent)).toEqual([30, 20])
  expect((await app.call(listConsumptions, { token: user.token, query: { page: 3, page_size: 2 } })).status).toBe(404)
})
