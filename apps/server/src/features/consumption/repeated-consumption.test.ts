import { confirmConsumption, listConsumptions, undoConsumption } from '@spizarka/contract/consumption'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf } from '../../../test/factories.ts'
import { readPantry, stock } from '../../../test/fixtures/pantries.ts'
import { addRecipe, cook, diaryOf, MEAL, makeCook } from '../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp({ settings: { ACCESS_TOKEN_SECONDS: '1000000' } })
afterAll(() => app.close())
afterEach(() => app.clock.setTo(new Date()))

function confirm({ token }: MadeUser, recipeId: string, body: object = {}, idempotencyKey?: string) {
  return app.call(confirmConsumption, {
    token,
    params: { recipeId },
    body: { ...MEAL, ...body },
    ...(idempotencyKey && { idempotencyKey }),
  })
}

async function makeCookWithMilk() {
  const { user, recipeId } = await makeCook(app)
  const milk = await stock(app, user, 'mleko', 1000, 'ml')
  return { user, recipeId, deductions: [{ product_id: milk.id, quantity: 100 }] }
}

const publishedRecipe = async (title: string) => String(await addRecipe(app, null, { title, ingredients: ['200 g mąki'] }))
const milkOf = async (user: MadeUser) => (await readPantry(app, user)).get('mleko')?.quantity_ml

describe('a recipe that was confirmed a short while ago', () => {
  it('is not taken out of the pantry once more: the cook is told since when', async () => {
    app.clock.setTo('2026-11-21T18:20:30+01:00')
    const { user, recipeId, deductions } = await makeCookWithMilk()
    expect((await confirm(user, recipeId, { deductions })).status).toBe(201)
    app.clock.setTo('2026-11-21T21:20:29+01:00')

    expect(await confirm(user, recipeId, { deductions })).toMatchObject({
      status: 409,
      body: { again: ['Ten przepis odliczono już o 18:20. Jeśli gotujesz go jeszcze raz, potwierdź to.'] },
    })

    expect(await milkOf(user)).toBe(900)
    expect(await diaryOf(app, user)).toHaveLength(1)
    expect(await app.succeed(listConsumptions, { token: user.token })).toMatchObject({ count: 1 })
  })

  it('is taken once more on purpose, under the key of the refused call too', async () => {
    const { user, recipeId, deductions } = await makeCookWithMilk()
    await cook(app, user, recipeId, { deductions })
    expect((await confirm(user, recipeId, { deductions }, 'drugi-raz')).status).toBe(409)
    expect((await confirm(user, recipeId, { deductions, again: true }, 'drugi-raz')).status).toBe(201)
    expect(await milkOf(user)).toBe(800)
  })

  it('under the key of the first answers what it answered then', async () => {
    const { user, recipeId, deductions } = await makeCookWithMilk()
    const first = await confirm(user, recipeId, { deductions }, 'jeden-raz')
    expect(await confirm(user, recipeId, { deductions }, 'jeden-raz')).toMatchObject({ status: 201, body: first.body })
    expect(await milkOf(user)).toBe(900)
  })

  it('is taken when that was undone', async () => {
    const { user, recipeId, deductions } = await makeCookWithMilk()
    const { id } = await cook(app, user, recipeId, { deductions })
    await app.succeed(undoConsumption, { token: user.token, params: { id } })
    expect((await confirm(user, recipeId, { deductions })).status).toBe(201)
    expect(await milkOf(user)).toBe(900)
  })

  it('is taken three hours later: that is another meal', async () => {
    app.clock.setTo('2026-11-21T18:20:30+01:00')
    const { user, recipeId } = await makeCook(app)
    await cook(app, user, recipeId)
    app.clock.setTo('2026-11-21T21:21:00+01:00')
    expect((await confirm(user, recipeId)).status).toBe(201)
  })

  it('is nothing to another recipe, nor to another cook of the same', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    const [recipeId, another] = [await publishedRecipe('Naleśniki znane'), await publishedRecipe('Placki znane')]
    await cook(app, user, recipeId)
    expect(statusesOf([await confirm(user, another), await confirm(other, recipeId)])).toEqual([201, 201])
  })

  it('is told of in the time of Poland, also across midnight', async () => {
    app.clock.setTo('2026-07-01T23:50:00+02:00')
    const { user, recipeId } = await makeCook(app)
    await cook(app, user, recipeId)
    app.clock.setTo('2026-07-02T00:10:00+02:00')
    expect((await confirm(user, recipeId)).body).toEqual({ again: [expect.stringContaining('o 23:50.')] })
  })
})

it('two phones at once take one meal out of the pantry, and the other is told', async () => {
  for (let round = 0; round < 3; round++) {
    const { user, recipeId, deductions } = await makeCookWithMilk()
    const answers = await Promise.all(Array.from({ length: 6 }, (_, phone) => confirm(user, recipeId, { deductions }, `telefon-${phone}`)))
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409, 409, 409])
    expect(await milkOf(user)).toBe(900)
    expect(await diaryOf(app, user)).toHaveLength(1)
  }
})
