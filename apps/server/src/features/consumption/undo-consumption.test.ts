import { undoConsumption } from '@spizarka/contract/consumption'
import { consumePantryItem, deletePantryItem, listPantryHistory, restorePantryItem, updatePantryItem } from '@spizarka/contract/pantry'
import { readRecipe } from '@spizarka/contract/recipes'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type MadeUser, statusesOf } from '../../../test/factories.ts'
import { fillPantry, readPantry, stock, stockSpice } from '../../../test/fixtures/pantries.ts'
import { cook, diaryOf, makeCook } from '../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp({ settings: { ACCESS_TOKEN_SECONDS: '1000000' } })
afterAll(() => app.close())
afterEach(() => app.clock.setTo(new Date()))

const undo = ({ token }: MadeUser, { id }: { id: string }) => app.succeed(undoConsumption, { token, params: { id } })
const tryToUndo = ({ token }: MadeUser, { id }: { id: string }) => app.call(undoConsumption, { token, params: { id } })

describe('undoing', () => {
  it('puts everything back where it was: batches, leftovers and the diary', async () => {
    const { user, recipeId } = await makeCook(app)
    const milk = await stock(app, user, 'mleko', 400, 'ml', '2031-02-01')
    await stock(app, user, 'mleko', 300, 'ml', '2031-01-01')
    await stock(app, user, 'naleśniki – porcja', 1, 'pieces', '2031-01-01')
    const before = await readPantry(app, user)
    const leftovers = { product_name: 'naleśniki – porcja', portions: 2, best_before: '2031-01-03' }

    const cooked = await cook(app, user, recipeId, { deductions: [{ product_id: milk.id, quantity: 700 }], leftovers })
    const undone = await undo(user, cooked)

    expect(undone).toMatchObject({ id: cooked.id, shortfalls: [], undone_at: expect.any(String), eaten: { kcal: null } })
    expect(await readPantry(app, user)).toEqual(before)
    expect(await diaryOf(app, user)).toEqual([])
  })

  it('leaves a spice on the shelf that leftovers were named after', async () => {
    const { user, recipeId } = await makeCook(app)
    await stockSpice(app, user, 'pieprz')
    const before = await readPantry(app, user)
    const cooked = await cook(app, user, recipeId, { leftovers: { product_name: 'pieprz', portions: 2, best_before: null } })
    expect(await undo(user, cooked)).toMatchObject({ shortfalls: [{ product_name: 'pieprz', wanted: 2, done: 0 }] })
    expect(await readPantry(app, user)).toEqual(before)
  })

  it('happens once, however often it is asked for at once', async () => {
    const { user, recipeId } = await makeCook(app)
    const milk = await stock(app, user, 'mleko', 400, 'ml')
    const cooked = await cook(app, user, recipeId, { deductions: [{ product_id: milk.id, quantity: 100 }] })

    const answers = await Promise.all(Array.from({ length: 20 }, () => tryToUndo(user, cooked)))

    expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({ detail: 'To zostało już cofnięte.' })
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 400 })
  })

  it('is for 24 hours', async () => {
    const { user, recipeId } = await makeCook(app)
    const [one, other] = [await cook(app, user, recipeId), await cook(app, user, recipeId)]
    app.clock.advance({ hours: 23, minutes: 59 })
    expect(await undo(user, one)).toMatchObject({ shortfalls: [] })
    app.clock.advance({ minutes: 2 })
    expect(await tryToUndo(user, other)).toMatchObject({
      status: 409,
      body: { detail: 'Minęły 24 godziny, więc tego nie można już cofnąć.' },
    })
  })

  it('is offered where the recipe is read, as long as it can be had', async () => {
    const { user, recipeId } = await makeCook(app)
    const offered = async () => (await app.succeed(readRecipe, { token: user.token, params: { id: recipeId } })).last_consumption?.id
    const [first, second] = [await cook(app, user, recipeId), await cook(app, user, recipeId)]
    expect(await offered()).toBe(second.id)
    await undo(user, second)
    expect(await offered()).toBe(first.id)
    app.clock.advance({ hours: 24, minutes: 1 })
    expect(await offered()).toBeUndefined()
  })

  it('tells of leftovers that were eaten meanwhile', async () => {
    const { user, recipeId } = await makeCook(app)
    const leftovers = { product_name: 'naleśniki – porcja', portions: 3, best_before: null }
    const [some, all] = [
      await cook(app, user, recipeId, { leftovers }),
      await cook(app, user, recipeId, { leftovers: { ...leftovers, product_name: 'zupa' } }),
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
    const { user, recipeId } = await makeCook(app)
    const milk = await stock(app, user, 'mleko', 400, 'ml')
    const cooked = await cook(app, user, recipeId, { deductions: [{ product_id: milk.id, quantity: 100 }] })
    await app.succeed(deletePantryItem, { token: user.token, params: { id: milk.id } })
    await fillPantry(app, user, 50)

    expect((await undo(user, cooked)).shortfalls).toEqual([])
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ id: milk.id, quantity_ml: 100 })
  })

  it('puts it into the product that has the name by now, in its unit', async () => {
    const { user, recipeId } = await makeCook(app)
    const butter = await stock(app, user, 'masło', 400, 'grams', '2031-01-01')
    const cooked = await cook(app, user, recipeId, { deductions: [{ product_id: butter.id, quantity: 300 }] })
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
    const { user, recipeId } = await makeCook(app)
    const thing = await stock(app, user, 'smoczy pył', 400, 'grams')
    const cooked = await cook(app, user, recipeId, { deductions: [{ product_id: thing.id, quantity: 400 }] })
    await stock(app, user, 'smoczy pył', 2, 'pieces')

    expect((await undo(user, cooked)).shortfalls).toMatchObject([
      { product_name: 'smoczy pył', reason: 'gone', unit: 'grams', wanted: 400, done: 0 },
    ])
    expect((await readPantry(app, user)).get('smoczy pył')).toMatchObject({ quantity: 2 })
  })

  it('does nothing where a product would hold more than it can', async () => {
    const { user, recipeId } = await makeCook(app)
    const [milk, flour] = [await stock(app, user, 'mleko', 400, 'ml'), await stock(app, user, 'mąka', 100, 'grams')]
    const deductions = [flour, milk].map(({ id }) => ({ product_id: id, quantity: 50 }))
    const cooked = await cook(app, user, recipeId, { deductions })
    await stock(app, user, 'mleko', 49_640, 'ml')

    expect((await tryToUndo(user, cooked)).status).toBe(400)
    expect((await readPantry(app, user)).get('mąka')).toMatchObject({ quantity_grams: 50 })
  })

  it('is not what the pantry’s own undo does, nor does that reach behind it', async () => {
    const { user, recipeId } = await makeCook(app)
    const milk = await stock(app, user, 'mleko', 400, 'ml')
    const call = { token: user.token, params: { id: milk.id } }
    await app.succeed(consumePantryItem, { ...call, body: { quantity: 10 } })
    const cooked = await cook(app, user, recipeId, { deductions: [{ product_id: milk.id, quantity: 100 }] })
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
    const { user, recipeId } = await makeCook(app)
    const cooked = await cook(app, user, recipeId)
    await app.db.deleteFrom('recipes').where('id', '=', Number(recipeId)).execute()
    expect(await undo(user, cooked)).toMatchObject({ recipe_id: null, title: 'Naleśniki' })
  })
})
