import { undoConsumption } from '@spizarka/contract/consumption'
import { copyDiary, deleteDiaryEntry, listDiarySuggestions, restoreDiaryEntry } from '@spizarka/contract/diary'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { diaryOf } from '../../../test/fixtures/diary.ts'
import { readProduct, stock } from '../../../test/fixtures/pantries.ts'
import { cook, makeCook } from '../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../test/harness.ts'
import { addDays } from '../../platform/clock/clock.ts'

const app = await startTestApp({ settings: { RATE_API_USER: '100000/60' } })
afterAll(() => app.close())

const { today, write, attempt, dayOf, entriesOf } = diaryOf(app)

describe('cooking', () => {
  it('is in the diary by itself, and its entry is gone for good once it is undone', async () => {
    const { user, recipeId } = await makeCook(app)
    const { token } = user
    const whole = await write(user, { recipe_id: recipeId, portion_percent: 100 })
    const { id } = await cook(app, user, recipeId, { portion_percent: 50 })
    const entry = (await entriesOf(user)).find(({ consumption_id }) => consumption_id === id)
    expect(entry).toMatchObject({ recipe_id: recipeId, portion_percent: 50 })
    expect(entry?.nutrients.kcal).toBeCloseTo((whole.nutrients.kcal ?? Number.NaN) / 2, 0)

    const params = { id: entry?.id ?? '' }
    await app.succeed(deleteDiaryEntry, { token, params })
    await app.succeed(undoConsumption, { token, params: { id } })

    expect((await app.call(restoreDiaryEntry, { token, params })).status).toBe(404)
  })

  it('leaves portions that go from the shelf into another day, and back when the entry is deleted', async () => {
    const { user, recipeId } = await makeCook(app)
    const { token } = user
    await cook(app, user, recipeId, { leftovers: { product_name: 'naleśniki – porcja', portions: 2, best_before: null } })
    const [left] = await app.succeed(listDiarySuggestions, { token, query: { meal_type: 'dinner' } })
    expect(left).toMatchObject({ why: 'pantry', entry: { recipe_id: recipeId, portion_percent: 100 } })

    const { id } = await write(user, { recipe_id: recipeId, portion_percent: 100, product_id: left?.entry.product_id })
    expect((await readProduct(app, user, 'naleśniki – porcja'))?.quantity).toBe(1)

    await app.succeed(deleteDiaryEntry, { token, params: { id } })
    expect((await readProduct(app, user, 'naleśniki – porcja'))?.quantity).toBe(2)
    await app.succeed(restoreDiaryEntry, { token, params: { id } })
    expect((await readProduct(app, user, 'naleśniki – porcja'))?.quantity).toBe(1)
  })

  it.each([
    ['deleted', (id: number) => app.db.deleteFrom('recipes').where('id', '=', id).execute()],
    [
      'taken back by whoever published it',
      async (id: number) => {
        const { id: owner_id } = await makeUser(app)
        await app.db.updateTable('recipes').set({ owner_id, published_at: null }).where('id', '=', id).execute()
      },
    ],
  ])('leaves portions that go into the diary with its figures once its recipe is %s', async (_, loseRecipe) => {
    const { user, recipeId } = await makeCook(app)
    const { token } = user
    const leftovers = { product_name: 'naleśniki – porcja', portions: 2, best_before: null }
    const { id } = await cook(app, user, recipeId, { portion_percent: 50, leftovers })
    const eaten = (await entriesOf(user)).find(({ consumption_id }) => consumption_id === id)
    await loseRecipe(Number(recipeId))

    const [left] = await app.succeed(listDiarySuggestions, { token, query: { meal_type: 'dinner' } })

    expect(left).toMatchObject({ why: 'pantry', title: 'naleśniki – porcja', entry: { title: 'Naleśniki', recipe_id: null } })
    expect(left?.kcal).toBeCloseTo((eaten?.nutrients.kcal ?? Number.NaN) * 2, 0)
    const portion = await write(user, left?.entry ?? {})
    expect(portion.nutrients).toMatchObject({ kcal: left?.kcal, salt_g: left?.entry.salt_g })
    expect((await readProduct(app, user, 'naleśniki – porcja'))?.quantity).toBe(1)
    await app.succeed(deleteDiaryEntry, { token, params: { id: portion.id } })
    expect((await readProduct(app, user, 'naleśniki – porcja'))?.quantity).toBe(2)
  })

  it('takes nothing out of another’s pantry', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    const { id } = await stock(app, other, 'mleko', 1000, 'ml')
    expect((await attempt(user, { food_id: 'mleko', grams: 100, product_id: id })).body).toMatchObject({ product_id: expect.anything() })
    expect((await dayOf(user)).total.kcal).toBe(0)
    expect((await readProduct(app, other, 'mleko'))?.quantity_ml).toBe(1000)
  })
})

describe('copying', () => {
  it('takes a day or a meal over to another day, without its cooking', async () => {
    const { user, recipeId } = await makeCook(app)
    const { token } = user
    await cook(app, user, recipeId)
    await write(user, { title: 'kawa', kcal: 20, meal_type: 'breakfast' })
    const gone = await write(user, { title: 'ciastko', kcal: 20, meal_type: 'breakfast' })
    await app.succeed(deleteDiaryEntry, { token, params: { id: gone.id } })
    const tomorrow = addDays(today(), 1)
    const copy = (body: object) => app.call(copyDiary, { token, body: { from_day: today(), to_day: tomorrow, ...body } })

    expect(await copy({ meal_type: 'breakfast' })).toMatchObject({ status: 201, body: { copied: 1 } })
    expect(await copy({})).toMatchObject({ status: 201, body: { copied: 2 } })

    const copied = (await dayOf(user, tomorrow)).meals.flatMap(({ entries }) => entries)
    expect(copied.map(({ title, consumption_id }) => [title, consumption_id])).toEqual([
      ['kawa', null],
      ['kawa', null],
      ['Naleśniki', null],
    ])
    expect((await copy({ to_day: today() })).status).toBe(400)
    expect((await copy({ to_day: addDays(today(), 8) })).status).toBe(400)
  })

  it('keeps the order that a meal was written in', async () => {
    const user = await makeUser(app)
    for (const title of ['zupa', 'kotlet', 'kompot']) await write(user, { title, kcal: 20 })
    await app.succeed(copyDiary, { token: user.token, body: { from_day: today(), to_day: addDays(today(), 1) } })
    expect((await entriesOf(user, addDays(today(), 1))).map(({ title }) => title)).toEqual(['zupa', 'kotlet', 'kompot'])
  })

  it('of a day with nothing on it copies nothing, and of no true day is refused', async () => {
    const { token } = await makeUser(app)
    const copy = (body: object) => app.call(copyDiary, { token, body: { from_day: today(), to_day: addDays(today(), 1), ...body } })
    expect(await copy({})).toMatchObject({ status: 201, body: { copied: 0 } })
    for (const body of [{ from_day: '2026-02-30' }, { to_day: '0001-01-01' }, { to_day: addDays(today(), 8) }, { meal_type: 'brunch' }])
      expect((await copy(body)).status).toBe(400)
    expect((await copy({ to_day: addDays(today(), 7) })).status).toBe(201)
  })

  it('does not double a day for ever', async () => {
    const user = await makeUser(app)
    const { token } = user
    for (let written = 0; written < 60; written++) await write(user, { title: 'kawa', kcal: 20 })
    const [one, other] = [today(), addDays(today(), 1)]
    const copy = (from_day: string, to_day: string) => app.call(copyDiary, { token, body: { from_day, to_day } })
    const there = [await copy(one, other), await copy(one, other), await copy(one, other)]
    expect(there.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await copy(other, one)).toMatchObject({ status: 403, body: { detail: expect.stringContaining('200') } })
    expect([(await entriesOf(user, one)).length, (await entriesOf(user, other)).length]).toEqual([60, 180])
    await write(user, { title: 'kawa', kcal: 20, day: other })
  })

  it('of a cooked meal leaves the copy when the cooking is undone', async () => {
    const { user, recipeId } = await makeCook(app)
    const { token } = user
    const { id } = await cook(app, user, recipeId)
    await app.succeed(copyDiary, { token, body: { from_day: today(), to_day: addDays(today(), 1) } })
    await app.succeed(undoConsumption, { token, params: { id } })
    expect(await entriesOf(user)).toEqual([])
    expect(await entriesOf(user, addDays(today(), 1))).toMatchObject([{ consumption_id: null, recipe_id: recipeId }])
  })
})
