import {
  changeDiaryEntry,
  copyDiary,
  createDiaryEntry,
  type DiaryEntry,
  deleteDiaryEntry,
  exportDiary,
  readDiaryDay,
  readDiarySummary,
  restoreDiaryEntry,
  searchFoods,
} from '@spizarka/contract/diary'
import { saveFitnessProfile } from '@spizarka/contract/fitness'
import { confirmMeal, logMealText, readMealSession } from '@spizarka/contract/meal-texts'
import { saveHealthConditions, withdrawHealthConsent } from '@spizarka/contract/profile'
import { NUTRIENTS } from '@spizarka/contract/recipe-parts'
import { deleteRecipe } from '@spizarka/contract/recipes'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf, sumOfLedger } from '../../../test/factories.ts'
import { diaryOf } from '../../../test/fixtures/diary.ts'
import { addRecipe, makeCook } from '../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../test/harness.ts'
import { addDays } from '../../platform/clock/clock.ts'

// The words of the calls of the diary that the tests of its use cases do not hold: shapes, limits, orders of refusals, keys.
const app = await startTestApp({ settings: { RATE_API_USER: '100000/60', RATE_INTAKE_USER: '1000/60' } })
afterAll(() => app.close())

const diary = diaryOf(app)
const { today, attempt, dayOf, entriesOf } = diary

const write = (user: MadeUser, body: object = {}) => diary.write(user, { title: 'obiad', kcal: 500, ...body })
const change = ({ token }: MadeUser, id: string, body: object) => app.call(changeDiaryEntry, { token, params: { id }, body })

describe('the shape of an answer', () => {
  it('of an entry has every field, whatever it is of', async () => {
    const { user, recipeId } = await makeCook(app)
    const bodies = [{ food_id: 'mleko', grams: 1 }, { recipe_id: recipeId, portion_percent: 1 }, {}]
    for (const body of bodies) {
      const entry = body.food_id || body.recipe_id ? (await attempt(user, body)).body : await write(user)
      expect(entry).toMatchObject({
        id: expect.stringMatching(/^\d+$/),
        day: today(),
        meal_type: 'lunch',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      })
      for (const field of ['recipe_id', 'food_id', 'gtin', 'portion_percent', 'grams', 'quantity', 'measure', 'basis', 'consumption_id'])
        expect(entry).toHaveProperty(field)
      expect(Object.keys((entry as DiaryEntry).nutrients).toSorted()).toEqual([...NUTRIENTS].toSorted())
    }
  })

  it('of a day with a target has its six figures', async () => {
    const user = await makeUser(app)
    await app.succeed(saveFitnessProfile, { token: user.token, body: { ...PERSON, health_data_consent: true } })
    const { target } = await dayOf(user)
    expect(Object.keys(target ?? {}).toSorted()).toEqual(['carbs_g', 'fat_g', 'fibre_g', 'kcal', 'protein_g', 'salt_g'])
    const { body } = await app.call(readDiarySummary, { token: user.token })
    expect((body as { days: { target_kcal: number }[] }).days.map(({ target_kcal }) => target_kcal)).toEqual(
      Array.from({ length: 7 }, () => target?.kcal),
    )
  })

  it('of a day takes what is a share of the energy from the target, and from 2000 kcal where there is none', async () => {
    const user = await makeUser(app)
    await app.succeed(saveHealthConditions, { token: user.token, body: { condition_ids: [4], health_data_consent: true } })
    const limitOf = async () => (await dayOf(user)).watch.find(({ nutrient }) => nutrient === 'carbs_g')?.limit
    // Half of it, at 4 kcal a gram.
    expect(await limitOf()).toBe(250)
    await app.succeed(saveFitnessProfile, { token: user.token, body: { ...PERSON, health_data_consent: true } })
    const { target } = await dayOf(user)
    expect(target?.kcal).not.toBe(2000)
    expect(await limitOf()).toBe(Math.round((target?.kcal ?? 0) / 2 / 4))
  })

  it('of a day is covered by half where of one entry of two nothing is known', async () => {
    const user = await makeUser(app)
    await app.db
      .insertInto('user_products')
      .values({ gtin: '5901234123457', owner_id: user.id, name: 'Pasztet', quantity: '100', unit: 'g', stated_at: app.clock.now() })
      .execute()
    await attempt(user, { food_id: 'banany', grams: 100 })
    expect(await dayOf(user)).toMatchObject({ coverage: 1 })
    await attempt(user, { gtin: '5901234123457', grams: 30 })
    expect(await dayOf(user)).toMatchObject({ coverage: 0.5 })
  })

  it('of any true day is a day, long ago or far ahead', async () => {
    const user = await makeUser(app)
    for (const day of ['2001-02-03', '2024-02-29', '2099-12-31']) expect(await dayOf(user, day)).toMatchObject({ day, coverage: 1 })
  })

  it('of a search is at most twenty foods, and none of what nobody eats', async () => {
    const { token } = await makeUser(app)
    const found = await app.succeed(searchFoods, { token, query: { q: 's' } })
    expect(found).toHaveLength(20)
    for (const food of found) {
      expect(food).toMatchObject({ food_id: expect.any(String), gtin: null, name: expect.any(String) })
      expect(Object.keys(food.per_100_g)).toHaveLength(NUTRIENTS.length)
    }
    expect(await app.succeed(searchFoods, { token, query: { q: 'papier toaletowy' } })).toEqual([])
  })
})

const PERSON = {
  sex: 'male',
  birth_year: 1990,
  height_cm: 180,
  weight_kg: 80,
  activity: 'medium',
  goal: 'keep',
  pace_kg_per_week: 0,
  macros: null,
} as const

describe('the limits', () => {
  it.each([
    [{ food_id: 'mleko', grams: 0.1 }],
    [{ food_id: 'mleko', grams: 10_000 }],
    [{ title: 'x', kcal: 0 }],
    [{ title: 'x'.repeat(120), kcal: 10_000 }],
    [
      {
        title: 'x',
        kcal: 1,
        protein_g: 0,
        fat_g: 1,
        saturated_g: 1,
        carbs_g: 1,
        sugars_g: 1,
        fibre_g: 1,
        salt_g: 1,
        potassium_mg: 1,
        phosphorus_mg: 1,
      },
    ],
  ])('take %j', async (body) => {
    expect((await attempt(await makeUser(app), body)).status).toBe(201)
  })

  it.each([
    ['grams', { food_id: 'mleko', grams: 0.05 }],
    ['grams', { food_id: 'mleko', grams: 'NaN' }],
    ['grams', { food_id: 'mleko', grams: null }],
    ['quantity', { food_id: 'mleko', quantity: -1, measure: 'szklanka' }],
    ['quantity', { food_id: 'mleko', measure: 'szklanka' }],
    ['measure', { food_id: 'mleko', quantity: 1 }],
    ['kcal', { title: 'x', kcal: -1 }],
    ['kcal', { title: 'x', kcal: '1e999' }],
    ['salt_g', { title: 'x', kcal: 1, salt_g: -0.1 }],
    ['portion_percent', { food_id: 'mleko', grams: 5, portion_percent: 5 }],
    ['grams', { title: 'x', kcal: 1, grams: 5 }],
    ['day', { day: '0001-01-01', title: 'x', kcal: 1 }],
    ['day', { day: 20_260_101, title: 'x', kcal: 1 }],
  ])('refuse by %s %j', async (field, body) => {
    expect(await attempt(await makeUser(app), body)).toMatchObject({ status: 400, body: { [field]: expect.anything() } })
  })

  it('of a portion are 1 and 500 %, written and changed', async () => {
    const { user, recipeId } = await makeCook(app)
    for (const portion_percent of [1, 500]) {
      const { id } = (await attempt(user, { recipe_id: recipeId, portion_percent })).body as DiaryEntry
      expect((await change(user, id, { portion_percent: 501 })).status).toBe(400)
      expect((await change(user, id, { portion_percent: 0.5 })).status).toBe(400)
    }
    expect((await attempt(user, { recipe_id: recipeId })).body).toMatchObject({ portion_percent: expect.anything() })
  })
})

describe('what is wrong with a call', () => {
  it('is said after that its thing is not there', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    const { id } = await write(other)
    const bad = { grams: -1, day: '2026-02-30' }
    for (const foreign of [id, '999999999', 'abc', '0']) expect((await change(user, foreign, bad)).status).toBe(404)
    expect((await change(other, id, bad)).status).toBe(400)
    await app.succeed(deleteDiaryEntry, { token: other.token, params: { id } })
    expect((await change(other, id, bad)).status).toBe(404)

    const recipe = await addRecipe(app, other, { title: 'Cudza zupa', ingredients: ['300 g ziemniaków'] })
    const portion = { recipe_id: String(recipe), portion_percent: 501, day: '2026-02-30' }
    expect((await attempt(user, portion)).status).toBe(404)
    expect((await attempt(other, portion)).status).toBe(400)
    expect((await attempt(other, { ...portion, recipe_id: 'abc' })).status).toBe(400)
  })

  it('is said of a session’s items after that the session is not there', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    const { session_id: sessionId } = await app.succeed(logMealText, { token: other.token, body: { text: 'jabłko' } })
    const bad = { items: [{ id: '1', grams: -5 }] }
    const confirm = ({ token }: MadeUser) => app.call(confirmMeal, { token, params: { sessionId }, body: bad })
    expect((await confirm(other)).status).toBe(404)
    await app.runJobs()
    expect((await confirm(user)).status).toBe(404)
    expect((await confirm(other)).status).toBe(400)
    expect((await app.call(readMealSession, { token: user.token, params: { sessionId: 'abc' } })).status).toBe(404)
  })

  it('is said before that the points do not suffice', async () => {
    const user = await makeUser(app, { points: 0 })
    const log = (body: object) => app.call(logMealText, { token: user.token, body: { text: 'jabłko', ...body } })
    expect(await log({ day: addDays(today(), 8) })).toMatchObject({ status: 400, body: { day: expect.anything() } })
    expect(await log({ meal_type: 'brunch' })).toMatchObject({ status: 400, body: { meal_type: expect.anything() } })
    expect((await log({})).status).toBe(402)
  })

  it('is said to nobody who is not signed in', async () => {
    expect((await app.call(createDiaryEntry, { body: { day: '2026-02-30', meal_type: 'lunch' } })).status).toBe(401)
    expect((await app.call(readDiaryDay, { params: { day: 'dzis' } })).status).toBe(401)
  })
})

describe('a key', () => {
  it('stands for one entry, and for no other', async () => {
    const user = await makeUser(app)
    const first = await attempt(user, { title: 'obiad', kcal: 500 }, 'k1')
    expect(await attempt(user, { title: 'obiad', kcal: 500 }, 'k1')).toMatchObject({ status: 201, body: first.body })
    expect((await attempt(user, { title: 'obiad', kcal: 501 }, 'k1')).status).toBe(422)
    expect(await entriesOf(user)).toHaveLength(1)
  })

  it('is not used up by what was refused', async () => {
    const user = await makeUser(app)
    const body = { day: addDays(today(), 8), title: 'obiad', kcal: 500 }
    expect((await attempt(user, body, 'k2')).status).toBe(400)
    expect((await attempt(user, { ...body, day: today() }, 'k2')).status).toBe(201)
  })

  it('copies once, charges once and confirms once', async () => {
    const user = await makeUser(app, { points: 20 })
    const { token } = user
    await write(user)
    const body = { from_day: today(), to_day: addDays(today(), 1) }
    const copy = () => app.call(copyDiary, { token, idempotencyKey: 'c', body })
    expect(statusesOf(await Promise.all([copy(), copy(), copy()]))).toEqual([201, 201, 201])
    expect(await entriesOf(user, body.to_day)).toHaveLength(1)

    const log = () => app.call(logMealText, { token, idempotencyKey: 'l', body: { text: 'jabłko' } })
    const answers = await Promise.all([log(), log()])
    const sessions = answers.map((answer) => (answer.body as { session_id: string }).session_id)
    expect(new Set(sessions).size).toBe(1)
    expect(await sumOfLedger(app.db, user.id)).toBe(15)

    await app.runJobs()
    const confirm = () => app.call(confirmMeal, { token, idempotencyKey: 'f', params: { sessionId: sessions[0] ?? '' }, body: {} })
    const [one, other] = [await confirm(), await confirm()]
    expect(other).toMatchObject({ status: 200, body: one.body })
  })
})

describe('bringing back', () => {
  it('answers 200 with the entry until a day has passed, to its owner alone', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    const entry = await write(user)
    const params = { id: entry.id }
    await app.succeed(deleteDiaryEntry, { token: user.token, params })
    expect((await app.call(restoreDiaryEntry, { token: other.token, params })).status).toBe(404)
    expect((await app.call(deleteDiaryEntry, { token: other.token, params })).status).toBe(404)
    const deletedHoursAgo = (hours: number) =>
      app.db
        .updateTable('diary_entries')
        .set({ deleted_at: new Date(app.clock.now().getTime() - hours * 3_600_000) })
        .where('id', '=', Number(entry.id))
        .execute()
    await deletedHoursAgo(23.9)
    expect(await app.call(restoreDiaryEntry, { token: user.token, params })).toMatchObject({ status: 200, body: entry })
    await deletedHoursAgo(24.1)
    expect((await app.call(restoreDiaryEntry, { token: user.token, params })).status).toBe(404)
  })
})

describe('a range', () => {
  it('of which only the end is said has seven days, and whose beginning is said goes on to today', async () => {
    const { token } = await makeUser(app)
    const daysOf = async (query: Record<string, string>) =>
      (await app.succeed(readDiarySummary, { token, query })).days.map(({ day }) => day)
    const [end, start] = [addDays(today(), -30), addDays(today(), -3)]
    expect(await daysOf({ to: end })).toEqual(Array.from({ length: 7 }, (_, at) => addDays(end, at - 6)))
    expect(await daysOf({ from: start })).toEqual(Array.from({ length: 4 }, (_, at) => addDays(start, at)))
  })

  it('is the same as CSV, with the same limits', async () => {
    const user = await makeUser(app)
    const ask = (query: Record<string, string>) => app.call(exportDiary, { token: user.token, query })
    expect((await ask({ from: addDays(today(), -365) })).status).toBe(200)
    expect((await ask({ from: addDays(today(), -366) })).status).toBe(400)
    expect((await ask({ from: today(), to: addDays(today(), -1) })).status).toBe(400)
    await write(user, { day: addDays(today(), -7), title: 'dawno' })
    expect(String((await ask({})).body)).not.toContain('dawno')
  })

  it.each(['=1+1', '+48', '-1', '@SUM(A1)'])('has no cell that begins with %s', async (title) => {
    const user = await makeUser(app)
    await write(user, { title })
    const { body } = await app.call(exportDiary, { token: user.token })
    const [, row = ''] = String(body).split('\r\n')
    expect(row.split(';')[2]).toBe(`'${title}`)
  })
})

describe('somebody who is not alone', () => {
  it('deletes on one phone and changes on another, and one of them is told', async () => {
    const user = await makeUser(app)
    const { id } = await write(user)
    const answers = await Promise.all([
      change(user, id, { kcal: 1 }),
      app.call(deleteDiaryEntry, { token: user.token, params: { id } }),
      app.call(deleteDiaryEntry, { token: user.token, params: { id } }),
    ])
    expect(statusesOf(answers.slice(1))).toEqual([204, 404])
    expect([200, 404]).toContain(answers[0]?.status)
    expect(await entriesOf(user)).toEqual([])
  })

  it('writes on two phones at once, and the day is the sum of both', async () => {
    const user = await makeUser(app)
    await Promise.all(Array.from({ length: 10 }, () => write(user, { kcal: 10.1 })))
    expect((await dayOf(user)).total.kcal).toBe(101)
  })

  it('has a recipe deleted since it was chosen', async () => {
    const user = await makeUser(app)
    const id = await addRecipe(app, user, { title: 'Zupa', ingredients: ['300 g ziemniaków'] })
    await app.succeed(deleteRecipe, { token: user.token, params: { id: String(id) } })
    expect((await attempt(user, { recipe_id: String(id), portion_percent: 100 })).status).toBe(404)
  })

  it('sees nothing watched once the consent is withdrawn', async () => {
    const user = await makeUser(app)
    const { token } = user
    await app.succeed(saveHealthConditions, { token, body: { condition_ids: [15], health_data_consent: true } })
    await app.succeed(saveFitnessProfile, { token, body: PERSON })
    await write(user, { salt_g: 2 })
    expect((await dayOf(user)).watch).toHaveLength(1)
    await app.succeed(withdrawHealthConsent, { token })
    expect(await dayOf(user)).toMatchObject({ target: null, watch: [], total: { kcal: 500 } })
  })
})

describe('the night the clocks change', () => {
  // On 25 October 2026 the hour from 2 to 3 comes twice; on 28 March 2027 it does not come.
  it.each([
    ['2026-10-24T22:30:00Z', '2026-10-25'],
    ['2026-10-25T00:30:00Z', '2026-10-25'],
    ['2026-10-25T01:30:00Z', '2026-10-25'],
    ['2026-10-25T22:30:00Z', '2026-10-25'],
    ['2026-10-25T23:30:00Z', '2026-10-26'],
    ['2027-03-27T23:30:00Z', '2027-03-28'],
    ['2027-03-28T21:30:00Z', '2027-03-28'],
    ['2027-03-28T22:30:00Z', '2027-03-29'],
  ])('at %s it is %s, each day once and none left out', async (now, day) => {
    app.clock.setTo(now)
    const user = await makeUser(app)
    const { token } = user
    for (const back of [0, 1, 2]) await write(user, { day: addDays(day, -back) })
    const { session_id: sessionId } = await app.succeed(logMealText, { token, body: { text: 'jabłko' } })
    await app.runJobs()
    expect(await app.succeed(readMealSession, { token, params: { sessionId } })).toMatchObject({ day })
    const { days, streak } = await app.succeed(readDiarySummary, { token })
    expect(days.map((each) => each.day)).toEqual(Array.from({ length: 7 }, (_, at) => addDays(day, at - 6)))
    expect(streak).toBe(3)
    app.clock.setTo(new Date())
  })
})
