import { confirmConsumption, listConsumptions, proposeConsumption, undoConsumption } from '@spizarka/contract/consumption'
import type { BodyIn } from '@spizarka/contract/endpoint'
import {
  consumePantryItem,
  deletePantryItem,
  listPantryHistory,
  readPantryItem,
  restorePantryItem,
  updatePantryItem,
} from '@spizarka/contract/pantry'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { fillPantry, readPantry, stock, stockSpice } from '../../../test/pantries.ts'
import { keepRecipe } from '../../../test/recipes.ts'
import { statusesOf } from '../../../test/statuses.ts'

const app = await startTestApp({ settings: { ACCESS_TOKEN_SECONDS: '1000000' } })
afterAll(() => app.close())
afterEach(() => app.clock.setTo(new Date()))

const PANCAKES = {
  title: 'Naleśniki',
  servings: 2,
  ingredients: ['200 g mąki pszennej', '500 ml mleka', '2 jajka', 'szczypta papryki słodkiej', '20 g masła'],
}

type Body = BodyIn<typeof confirmConsumption>
const MEAL: Body = { servings: 2, portion_percent: 100, meal_type: 'dinner', deductions: [] }

async function aCook(plan: 'free' | 'premium' = 'free') {
  const user = await makeUser(app, { plan })
  return { user, recipeId: String(await keepRecipe(app, user, PANCAKES)) }
}

function cook({ token }: MadeUser, recipeId: string, body: Partial<Body> = {}) {
  return app.succeed(confirmConsumption, { token, params: { recipeId }, body: { ...MEAL, ...body } })
}

function tryToCook({ token }: MadeUser, recipeId: string, body: object) {
  return app.call(confirmConsumption, { token, params: { recipeId }, body: { ...MEAL, ...body } })
}

const undo = ({ token }: MadeUser, { id }: { id: string }) => app.succeed(undoConsumption, { token, params: { id } })
const tryToUndo = ({ token }: MadeUser, { id }: { id: string }) => app.call(undoConsumption, { token, params: { id } })
const diaryOf = ({ id }: MadeUser) => app.db.selectFrom('diary_entries').where('owner_id', '=', id).selectAll().execute()

describe('the proposal', () => {
  it('takes from each product what the dish needs in the product’s own unit, and names what is not there', async () => {
    const { user, recipeId } = await aCook()
    const flour = await stock(app, user, 'mąka pszenna', 1000, 'grams')
    const milk = await stock(app, user, 'mleko', 300, 'ml')
    const eggs = await stock(app, user, 'jajka', 10, 'pieces')
    const paprika = await stockSpice(app, user, 'papryka słodka')

    const proposal = await app.succeed(proposeConsumption, { token: user.token, params: { recipeId } })

    expect(proposal.deductions).toEqual([
      {
        ingredients: [0],
        product_id: flour.id,
        product_name: 'mąka pszenna',
        category: 'dry',
        is_spice: false,
        unit: 'grams',
        available: 1000,
        quantity: 200,
      },
      // Never more than there is.
      {
        ingredients: [1],
        product_id: milk.id,
        product_name: 'mleko',
        category: 'dairy',
        is_spice: false,
        unit: 'ml',
        available: 300,
        quantity: 300,
      },
      {
        ingredients: [2],
        product_id: eggs.id,
        product_name: 'jajka',
        category: 'dairy',
        is_spice: false,
        unit: 'pieces',
        available: 10,
        quantity: 2,
      },
      {
        ingredients: [3],
        product_id: paprika.id,
        product_name: 'papryka słodka',
        category: 'spices',
        is_spice: true,
        unit: null,
        available: null,
        quantity: null,
      },
    ])
    expect(proposal).toMatchObject({ title: 'Naleśniki', servings: 2, not_in_pantry: ['masło'] })
    expect(proposal.per_serving.kcal).toBeGreaterThan(300)
    expect(proposal.coverage).toBeGreaterThan(0.9)
  })

  it('grows with the servings', async () => {
    const { user, recipeId } = await aCook()
    await stock(app, user, 'jajka', 10, 'pieces')
    const { deductions, servings } = await app.succeed(proposeConsumption, {
      token: user.token,
      params: { recipeId },
      query: { servings: 6 },
    })
    expect([servings, deductions[0]?.quantity]).toEqual([6, 6])
  })

  it.each([0, 13, 1.5, 'x'])('is refused for %s servings', async (servings) => {
    const { user, recipeId } = await aCook()
    expect((await app.call(proposeConsumption, { token: user.token, params: { recipeId }, query: { servings } })).status).toBe(400)
  })

  it.each([
    ['2026-11-21T07:30:00+01:00', 'breakfast'],
    ['2026-07-21T13:30:00+02:00', 'lunch'],
    ['2026-11-21T19:00:00+01:00', 'dinner'],
    ['2026-11-21T23:30:00+01:00', 'snack'],
  ])('at %s is for %s', async (time, meal) => {
    app.clock.setTo(time)
    const { user, recipeId } = await aCook()
    const { deductions: _, ...proposal } = await app.succeed(proposeConsumption, { token: user.token, params: { recipeId } })
    expect(proposal.meal_type).toBe(meal)
  })

  it('names the leftovers after the dish, within what a product’s name may be', async () => {
    app.clock.setTo('2026-11-21T12:00:00+01:00')
    const user = await makeUser(app)
    const long = 'Zapiekanka z ziemniakami, boczkiem, cebulą, śmietaną i żółtym serem z piekarnika'
    const recipeId = String(await keepRecipe(app, user, { title: long, keepsDays: 3, ingredients: [] }))
    const { leftovers } = await app.succeed(proposeConsumption, { token: user.token, params: { recipeId } })
    expect(leftovers).toEqual({ product_name: 'zapiekanka z ziemniakami, boczkiem, – porcja', best_before: '2026-11-24' })
  })

  it('is of one’s own recipes and of published ones', async () => {
    const { user } = await aCook()
    const published = String(await keepRecipe(app, null, { title: `Opublikowane ${user.id}`, ingredients: [] }))
    expect(await app.succeed(proposeConsumption, { token: user.token, params: { recipeId: published } })).toMatchObject({ deductions: [] })
  })
})

describe('confirming', () => {
  it('takes the batch that ends first, writes the diary and tells the history that it was cooking', async () => {
    const { user, recipeId } = await aCook()
    const milk = await stock(app, user, 'mleko', 400, 'ml', '2031-02-01')
    await stock(app, user, 'mleko', 300, 'ml', '2031-01-01')

    const cooked = await cook(user, recipeId, { deductions: [{ product_id: milk.id, quantity: 500 }], portion_percent: 150 })

    const { batches } = await app.succeed(readPantryItem, { token: user.token, params: { id: milk.id } })
    expect(batches).toMatchObject([{ quantity: 200, best_before: '2031-02-01' }])
    const { per_serving } = await app.succeed(proposeConsumption, { token: user.token, params: { recipeId } })
    expect(cooked).toMatchObject({ title: 'Naleśniki', portion_percent: 150, shortfalls: [], leftovers_product_id: null, undone_at: null })
    expect(cooked.eaten.kcal).toBeCloseTo((per_serving.kcal ?? 0) * 1.5, 0)
    expect(await diaryOf(user)).toMatchObject([{ day: cooked.eaten_on, meal_type: 'dinner', source: 'recipe', title: 'Naleśniki' }])
    const { results } = await app.succeed(listPantryHistory, { token: user.token })
    expect(results[0]).toMatchObject({ kind: 'consumed', source: 'cooking', delta: -500, quantity_after: 200, can_undo: false })
  })

  it('tells what was not there to take, and takes what was', async () => {
    const { user, recipeId } = await aCook()
    const milk = await stock(app, user, 'mleko', 300, 'ml')
    const flour = await stock(app, user, 'mąka', 500, 'grams')
    await app.succeed(deletePantryItem, { token: user.token, params: { id: flour.id } })

    const { shortfalls } = await cook(user, recipeId, {
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
    const { user, recipeId } = await aCook()
    const [other, nothing] = [await makeUser(app), '999999999']
    const theirs = await stock(app, other, 'mleko', 300, 'ml')

    const { shortfalls, id } = await cook(user, recipeId, {
      deductions: [theirs.id, nothing].map((product_id) => ({ product_id, quantity: 100 })),
    })
    await undo(user, { id })

    expect(shortfalls).toEqual(
      [theirs.id, nothing].map((product_id) => ({ product_id, product_name: '', reason: 'gone', unit: null, wanted: 100, done: 0 })),
    )
    expect((await readPantry(app, other)).get('mleko')).toMatchObject({ quantity_ml: 300 })
  })

  it('marks a spice as used up, and leaves what is of unknown amount', async () => {
    const { user, recipeId } = await aCook()
    const pepper = await stockSpice(app, user, 'pieprz')
    const cheese = await stock(app, user, 'ser żółty', 100, 'grams')
    await app.succeed(updatePantryItem, { token: user.token, params: { id: cheese.id }, body: { batches: [] } })
    const known = await stock(app, user, 'masło', 200, 'grams')
    const before = await readPantry(app, user)

    const cooked = await cook(user, recipeId, {
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

  it('restates what was proposed in a unit that the product is no longer kept in', async () => {
    const { user, recipeId } = await aCook()
    const { id } = await stock(app, user, 'masło', 400, 'grams')
    await app.succeed(updatePantryItem, { token: user.token, params: { id }, body: { canonical_unit: 'pieces', grams_per_piece: 200 } })

    await cook(user, recipeId, { deductions: [{ product_id: id, quantity: 100, unit: 'grams' }] })

    expect((await readPantry(app, user)).get('masło')).toMatchObject({ quantity: 1.5 })
  })

  it('puts leftovers on the shelf of ready dishes, with what is there of them already', async () => {
    const { user, recipeId } = await aCook()
    const leftovers = { product_name: 'naleśniki – porcja', portions: 1.5, best_before: '2031-01-03' }

    const { leftovers_product_id } = await cook(user, recipeId, { leftovers })
    await cook(user, recipeId, { leftovers: { ...leftovers, portions: 2, best_before: '2031-01-04' } })

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

  it('does nothing at all when the Free pantry has no room for the leftovers', async () => {
    const { user, recipeId } = await aCook()
    const milk = await stock(app, user, 'mleko', 300, 'ml')
    await fillPantry(app, user, 49)
    const leftovers = { product_name: 'naleśniki – porcja', portions: 1, best_before: null }

    expect(await tryToCook(user, recipeId, { deductions: [{ product_id: milk.id, quantity: 100 }], leftovers })).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('limit 50') },
    })

    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 300 })
    expect(await diaryOf(user)).toEqual([])
    expect(await app.succeed(listConsumptions, { token: user.token })).toMatchObject({ count: 0 })
  })

  it('asks for another name when the leftovers’ is kept in another unit', async () => {
    const { user, recipeId } = await aCook()
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
    const { user, recipeId } = await aCook()
    expect((await tryToCook(user, recipeId, body)).status).toBe(400)
  })

  it.each([1, 500])('takes a portion of %i per cent', async (portion_percent) => {
    const { user, recipeId } = await aCook()
    expect(await cook(user, recipeId, { portion_percent })).toMatchObject({ portion_percent })
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
    const { user, recipeId } = await aCook()
    expect((await cook(user, recipeId)).eaten_on).toBe(expected)
    expect(await diaryOf(user)).toMatchObject([{ day: expected }])
  })

  it('under one key has one effect, also when two phones are quicker than each other', async () => {
    const { user, recipeId } = await aCook()
    const milk = await stock(app, user, 'mleko', 1000, 'ml')
    const body = { ...MEAL, deductions: [{ product_id: milk.id, quantity: 100 }] }
    const call = { token: user.token, params: { recipeId }, body, idempotencyKey: 'jeden-raz' }

    const answers = await Promise.all(Array.from({ length: 10 }, () => app.call(confirmConsumption, call)))

    for (const { body: answered } of answers) expect(answered).toEqual(answers[0]?.body)
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 900 })
  })

  it('on two phones at once takes twice, and never more than there is', async () => {
    const { user, recipeId } = await aCook()
    const milk = await stock(app, user, 'mleko', 250, 'ml')
    const deductions = [{ product_id: milk.id, quantity: 100 }]

    const answers = await Promise.all(Array.from({ length: 4 }, () => cook(user, recipeId, { deductions })))

    const done = answers.map(({ shortfalls }) => (shortfalls[0] ? `${shortfalls[0].reason} ${shortfalls[0].done}` : 'all'))
    expect(done.toSorted()).toEqual(['all', 'all', 'gone 0', 'not_enough 50'])
  })
})

describe('undoing', () => {
  it('puts everything back where it was: batches, leftovers and the diary', async () => {
    const { user, recipeId } = await aCook()
    const milk = await stock(app, user, 'mleko', 400, 'ml', '2031-02-01')
    await stock(app, user, 'mleko', 300, 'ml', '2031-01-01')
    await stock(app, user, 'naleśniki – porcja', 1, 'pieces', '2031-01-01')
    const before = await readPantry(app, user)
    const leftovers = { product_name: 'naleśniki – porcja', portions: 2, best_before: '2031-01-03' }

    const cooked = await cook(user, recipeId, { deductions: [{ product_id: milk.id, quantity: 700 }], leftovers })
    const undone = await undo(user, cooked)

    expect(undone).toMatchObject({ id: cooked.id, shortfalls: [], undone_at: expect.any(String), eaten: { kcal: null } })
    expect(await readPantry(app, user)).toEqual(before)
    expect(await diaryOf(user)).toEqual([])
  })

  it('happens once, however often it is asked for at once', async () => {
    const { user, recipeId } = await aCook()
    const milk = await stock(app, user, 'mleko', 400, 'ml')
    const cooked = await cook(user, recipeId, { deductions: [{ product_id: milk.id, quantity: 100 }] })

    const answers = await Promise.all(Array.from({ length: 20 }, () => tryToUndo(user, cooked)))

    expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({ detail: 'To zostało już cofnięte.' })
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 400 })
  })

  it('is for 24 hours', async () => {
    const { user, recipeId } = await aCook()
    const [one, other] = [await cook(user, recipeId), await cook(user, recipeId)]
    app.clock.advance({ hours: 23, minutes: 59 })
    expect(await undo(user, one)).toMatchObject({ shortfalls: [] })
    app.clock.advance({ minutes: 2 })
    expect(await tryToUndo(user, other)).toMatchObject({
      status: 409,
      body: { detail: 'Minęły 24 godziny, więc tego nie można już cofnąć.' },
    })
  })

  it('tells of leftovers that were eaten meanwhile', async () => {
    const { user, recipeId } = await aCook()
    const leftovers = { product_name: 'naleśniki – porcja', portions: 3, best_before: null }
    const [some, all] = [
      await cook(user, recipeId, { leftovers }),
      await cook(user, recipeId, { leftovers: { ...leftovers, product_name: 'zupa' } }),
    ]
    for (const [{ leftovers_product_id }, quantity] of [
      [some, 2],
      [all, 3],
    ] as const)
      await app.succeed(consumePantryItem, { token: user.token, params: { id: leftovers_product_id ?? '' }, body: { quantity } })

    expect((await undo(user, some)).shortfalls).toMatchObject([{ reason: 'not_enough', unit: 'pieces', wanted: 3, done: 1 }])
    expect((await undo(user, all)).shortfalls).toMatchObject([{ product_name: 'zupa', reason: 'gone', wanted: 3, done: 0 }])
    expect(await readPantry(app, user)).toEqual(new Map())
  })

  it('brings a product back that was thrown away since, also above the limit of the Free pantry', async () => {
    const { user, recipeId } = await aCook()
    const milk = await stock(app, user, 'mleko', 400, 'ml')
    const cooked = await cook(user, recipeId, { deductions: [{ product_id: milk.id, quantity: 100 }] })
    await app.succeed(deletePantryItem, { token: user.token, params: { id: milk.id } })
    await fillPantry(app, user, 50)

    expect((await undo(user, cooked)).shortfalls).toEqual([])
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ id: milk.id, quantity_ml: 100 })
  })

  it('puts it into the product that has the name by now, in its unit', async () => {
    const { user, recipeId } = await aCook()
    const butter = await stock(app, user, 'masło', 400, 'grams', '2031-01-01')
    const cooked = await cook(user, recipeId, { deductions: [{ product_id: butter.id, quantity: 300 }] })
    await app.succeed(deletePantryItem, { token: user.token, params: { id: butter.id } })
    const other = await stock(app, user, 'margaryna', 2, 'pieces', '2031-02-01')
    const params = { id: other.id }
    await app.succeed(updatePantryItem, { token: user.token, params, body: { product_name: 'masło', grams_per_piece: 200 } })

    expect((await undo(user, cooked)).shortfalls).toEqual([])

    const pantry = await readPantry(app, user)
    expect(pantry.size).toBe(1)
    expect(pantry.get('masło')).toMatchObject({ id: other.id, quantity: 3.5 })
  })

  it('says so where nobody knows what the amount is in the unit of now', async () => {
    const { user, recipeId } = await aCook()
    const thing = await stock(app, user, 'smoczy pył', 400, 'grams')
    const cooked = await cook(user, recipeId, { deductions: [{ product_id: thing.id, quantity: 400 }] })
    await stock(app, user, 'smoczy pył', 2, 'pieces')

    expect((await undo(user, cooked)).shortfalls).toMatchObject([
      { product_name: 'smoczy pył', reason: 'gone', unit: 'grams', wanted: 400, done: 0 },
    ])
    expect((await readPantry(app, user)).get('smoczy pył')).toMatchObject({ quantity: 2 })
  })

  it('does nothing where a product would hold more than it can', async () => {
    const { user, recipeId } = await aCook()
    const [milk, flour] = [await stock(app, user, 'mleko', 400, 'ml'), await stock(app, user, 'mąka', 100, 'grams')]
    const deductions = [flour, milk].map(({ id }) => ({ product_id: id, quantity: 50 }))
    const cooked = await cook(user, recipeId, { deductions })
    await stock(app, user, 'mleko', 49_640, 'ml')

    expect((await tryToUndo(user, cooked)).status).toBe(400)
    expect((await readPantry(app, user)).get('mąka')).toMatchObject({ quantity_grams: 50 })
  })

  it('is not what the pantry’s own undo does, nor does that reach behind it', async () => {
    const { user, recipeId } = await aCook()
    const milk = await stock(app, user, 'mleko', 400, 'ml')
    const call = { token: user.token, params: { id: milk.id } }
    await app.succeed(consumePantryItem, { ...call, body: { quantity: 10 } })
    const cooked = await cook(user, recipeId, { deductions: [{ product_id: milk.id, quantity: 100 }] })
    expect((await app.call(restorePantryItem, call)).status).toBe(409)
    await app.succeed(consumePantryItem, { ...call, body: { quantity: 20 } })
    await undo(user, cooked)

    expect((await app.call(restorePantryItem, call)).status).toBe(409)
    const { results } = await app.succeed(listPantryHistory, { token: user.token })
    expect(results.map(({ kind, source, can_undo }) => [kind, source, can_undo])).toEqual([
      ['restored', 'cooking', false],
      ['consumed', 'manual', false],
      ['consumed', 'cooking', false],
      ['consumed', 'manual', false],
      ['added', 'manual', false],
    ])
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 370 })
  })

  it('still works when the recipe is gone', async () => {
    const { user, recipeId } = await aCook()
    const cooked = await cook(user, recipeId)
    await app.db.deleteFrom('recipes').where('id', '=', Number(recipeId)).execute()
    expect(await undo(user, cooked)).toMatchObject({ recipe_id: null, title: 'Naleśniki' })
  })
})

it('what was cooked is listed newest first, page by page', async () => {
  const { user, recipeId } = await aCook()
  for (const portion_percent of [10, 20, 30]) await cook(user, recipeId, { portion_percent })
  const page = await app.succeed(listConsumptions, { token: user.token, query: { page_size: 2 } })
  expect(page.count).toBe(3)
  expect(page.results.map(({ portion_percent }) => portion_percent)).toEqual([30, 20])
  expect((await app.call(listConsumptions, { token: user.token, query: { page: 3, page_size: 2 } })).status).toBe(404)
})
