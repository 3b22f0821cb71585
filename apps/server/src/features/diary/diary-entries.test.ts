import {
  changeDiaryEntry,
  type DiaryEntry,
  deleteDiaryEntry,
  readDiaryDay,
  readDiarySummary,
  restoreDiaryEntry,
} from '@spizarka/contract/diary'
import { saveHealthConditions } from '@spizarka/contract/profile'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf } from '../../../test/factories.ts'
import { diaryOf } from '../../../test/fixtures/diary.ts'
import { addRecipe, makeCook } from '../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../test/harness.ts'
import { addDays } from '../../platform/clock/clock.ts'

const app = await startTestApp({ settings: { RATE_API_USER: '100000/60' } })
afterAll(() => app.close())

const { today, write, attempt, dayOf } = diaryOf(app)

const change = ({ token }: MadeUser, { id }: DiaryEntry, body: object) => app.call(changeDiaryEntry, { token, params: { id }, body })

describe('what was eaten is written', () => {
  it('as a food of the table by its grams, with figures and their source', async () => {
    const user = await makeUser(app)

    const entry = await write(user, { food_id: 'mleko', grams: 250 })

    expect(entry).toMatchObject({
      source: 'food',
      title: 'mleko',
      food_id: 'mleko',
      grams: 250,
      quantity: null,
      measure: null,
      coverage: 1,
    })
    expect(entry.nutrients.kcal).toBeGreaterThan(120)
    expect(entry.basis).toMatch(/\S/)
  })

  it('as a food by a household measure as people fill it', async () => {
    const user = await makeUser(app)

    expect(await write(user, { food_id: 'majonez', quantity: 2, measure: 'łyżka' })).toMatchObject({
      grams: 50,
      quantity: 2,
      measure: 'łyżka',
    })
    expect(await write(user, { food_id: 'jablka', quantity: 1, measure: 'szt.' })).toMatchObject({ grams: 162 })
    expect(await attempt(user, { food_id: 'mleko', quantity: 1, measure: 'wanna' })).toMatchObject({
      status: 400,
      body: { measure: [expect.stringMatching(/miar/)] },
    })
  })

  it('as a portion of a recipe, from 1 to 500 %', async () => {
    const { user, recipeId } = await makeCook(app)

    const whole = await write(user, { recipe_id: recipeId, portion_percent: 100 })
    const half = await write(user, { recipe_id: recipeId, portion_percent: 50 })

    expect(whole).toMatchObject({ source: 'recipe', recipe_id: recipeId, portion_percent: 100, grams: null, consumption_id: null })
    expect(half.nutrients.kcal).toBeCloseTo((whole.nutrients.kcal ?? 0) / 2, 0)
    expect((await attempt(user, { recipe_id: recipeId, portion_percent: 501 })).status).toBe(400)
    expect((await attempt(await makeUser(app), { recipe_id: recipeId, portion_percent: 100 })).status).toBe(404)
  })

  it('by hand, where what is not said is not known', async () => {
    const entry = await write(await makeUser(app), { title: 'ciasto od babci', kcal: 320, protein_g: 4 })

    expect(entry).toMatchObject({ source: 'manual', title: 'ciasto od babci', grams: null, coverage: 1 })
    expect(entry.nutrients).toMatchObject({ kcal: 320, protein_g: 4, fat_g: null, salt_g: null })
  })

  it('as a scanned product without figures, of which nothing is known', async () => {
    const user = await makeUser(app)
    const product = { gtin: '5901234123457', owner_id: user.id, name: 'Pasztet', quantity: '100', unit: 'g' } as const
    await app.db
      .insertInto('user_products')
      .values({ ...product, stated_at: app.clock.now() })
      .execute()

    const entry = await write(user, { gtin: '5901234123457', grams: 30 })

    expect(entry).toMatchObject({ source: 'product', title: 'Pasztet', gtin: '5901234123457', grams: 30, coverage: 0, basis: null })
    expect(entry.nutrients.kcal).toBeNull()
    expect(await attempt(user, { gtin: '1', grams: 30 })).toMatchObject({ status: 400, body: { gtin: expect.anything() } })
  })

  it('as a scanned product with the figures of its label, unless they cannot be true', async () => {
    const user = await makeUser(app)
    const label = { kcal: 366, proteinG: 12.5, fatG: 6.8, saturatedG: null, carbsG: 58, sugarsG: 1, fibreG: 10, saltG: 0.02 }
    const minerals = { potassiumMg: null, phosphorusMg: null }
    const at = app.clock.now()
    for (const [gtin, kcal] of [
      ['5900000000015', 366],
      ['5900000000022', 30],
    ] as const)
      await app.db
        .insertInto('off_products')
        .values({ gtin, name: 'Płatki', fetched_at: at, nutrition: JSON.stringify({ ...label, ...minerals, kcal }) })
        .execute()

    expect(await write(user, { gtin: '5900000000015', grams: 50 })).toMatchObject({ nutrients: { kcal: 183 }, coverage: 1 })
    expect(await write(user, { gtin: '5900000000022', grams: 50 })).toMatchObject({ nutrients: { kcal: null, fat_g: null }, coverage: 0 })
  })

  it.each([
    ['nothing', {}, 'non_field_errors'],
    ['two things', { food_id: 'mleko', title: 'x', grams: 5, kcal: 5 }, 'non_field_errors'],
    ['a food without an amount', { food_id: 'mleko' }, 'grams'],
    ['a food in two amounts', { food_id: 'mleko', grams: 5, quantity: 1, measure: 'szklanka' }, 'non_field_errors'],
    ['an unknown food', { food_id: 'nie-ma', grams: 5 }, 'food_id'],
    ['what nobody eats', { food_id: 'papier-toaletowy', grams: 5 }, 'food_id'],
    ['no grams', { food_id: 'mleko', grams: 0 }, 'grams'],
    ['fewer than no grams', { food_id: 'mleko', grams: -1 }, 'grams'],
    ['tons', { food_id: 'mleko', grams: 10_001 }, 'grams'],
    ['tons in glasses', { food_id: 'mleko', quantity: 100, measure: 'szklanka' }, 'quantity'],
    ['a name without energy', { title: 'x' }, 'kcal'],
    ['an empty name', { title: ' ', kcal: 5 }, 'title'],
    ['a long name', { title: 'x'.repeat(121), kcal: 5 }, 'title'],
    ['too much energy', { title: 'x', kcal: 10_001 }, 'kcal'],
    ['figures of what is counted', { food_id: 'mleko', grams: 5, kcal: 1 }, 'kcal'],
    ['no true day', { day: '2026-02-30', title: 'x', kcal: 1 }, 'day'],
    ['no meal', { meal_type: 'brunch', title: 'x', kcal: 1 }, 'meal_type'],
  ])('but not %s', async (_, body, field) => {
    const answer = await attempt(await makeUser(app), body)
    expect(answer).toMatchObject({ status: 400, body: { [field]: expect.anything() } })
  })

  it('for two years back and seven days ahead', async () => {
    const user = await makeUser(app)
    const meal = { title: 'obiad', kcal: 500 }
    const [year = '', ...rest] = today().split('-')
    const twoYearsAgo = [Number(year) - 2, ...rest].join('-')
    expect((await attempt(user, { ...meal, day: addDays(today(), 7) })).status).toBe(201)
    expect((await attempt(user, { ...meal, day: addDays(today(), 8) })).body).toEqual({ day: [expect.stringMatching(/naprzód/)] })
    expect((await attempt(user, { ...meal, day: twoYearsAgo })).status).toBe(201)
    expect((await attempt(user, { ...meal, day: addDays(twoYearsAgo, -1) })).body).toEqual({ day: [expect.stringMatching(/wstecz/)] })
  })

  it('once however often it is sent under one key', async () => {
    const user = await makeUser(app)
    const answers = await Promise.all(Array.from({ length: 5 }, () => attempt(user, { title: 'obiad', kcal: 500 }, 'k')))
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201])
    expect((await dayOf(user)).total.kcal).toBe(500)
  })
})

describe('a day', () => {
  it('has all four meals, nothing on them and sums of nothing', async () => {
    const day = await dayOf(await makeUser(app))
    expect(day).toMatchObject({ target: null, coverage: 1, total: { kcal: 0, potassium_mg: 0 }, watch: [] })
    expect(day.meals.map(({ meal_type }) => meal_type)).toEqual(['breakfast', 'lunch', 'dinner', 'snack'])
  })

  it('says that a figure is not known where no entry knows it, and sums what is known', async () => {
    const user = await makeUser(app)
    await write(user, { title: 'a', kcal: 100.1 })
    await write(user, { title: 'b', kcal: 200.2, fat_g: 0.1 })
    await write(user, { title: 'c', kcal: 0.3, fat_g: 0.2, meal_type: 'dinner' })

    const { total, meals } = await dayOf(user)

    expect(total).toMatchObject({ kcal: 300.6, fat_g: 0.3, salt_g: null })
    expect(meals.find(({ meal_type }) => meal_type === 'lunch')?.total).toMatchObject({ kcal: 300.3, fat_g: 0.1 })
  })

  it.each(['2026-02-30', 'dzis', '2026-1-1', '0001-01-01'])('%s is none', async (day) => {
    const { token } = await makeUser(app)
    expect((await app.call(readDiaryDay, { token, params: { day } })).status).toBe(404)
  })

  it('watches what the conditions of the profile make worth watching, with the limit and its source', async () => {
    const user = await makeUser(app)
    await app.succeed(saveHealthConditions, { token: user.token, body: { condition_ids: [15], health_data_consent: true } })
    const watchOf = async () => (await dayOf(user)).watch
    // What nobody knows is no share of a limit, and not nothing of it.
    await write(user, { title: 'obiad w barze', kcal: 700 })
    expect(await watchOf()).toMatchObject([{ eaten: null, share: null, coverage: 0 }])
    await write(user, { title: 'zupa', kcal: 200, salt_g: 2 })

    expect(await watchOf()).toEqual([
      {
        rule: 'condition:nadcisnienie',
        nutrient: 'salt_g',
        unit: 'g',
        eaten: 2,
        limit: 5,
        kind: 'most',
        share: 0.4,
        coverage: 0.5,
        name: 'nadciśnienie',
        source: expect.stringMatching(/WHO/),
      },
    ])
  })

  it('says that purines are not known, and which foods are rich in them, to whoever has gout alone', async () => {
    const user = await makeUser(app)
    await write(user, { food_id: 'watrobka-drobiowa', grams: 100 })
    expect(await dayOf(user)).toMatchObject({ watch: [], not_counted: [] })
    await app.succeed(saveHealthConditions, { token: user.token, body: { condition_ids: [25], health_data_consent: true } })
    const { watch, not_counted } = await dayOf(user)
    expect(watch).toEqual([])
    expect(not_counted).toMatchObject([{ rule: 'condition:dna-moczanowa', what: 'Puryny', rich: [expect.stringMatching(/wątróbk/)] }])
  })

  it('names dishes that hold what is rich in purines, and no others', async () => {
    const user = await makeUser(app)
    const liver = await addRecipe(app, user, { title: 'Wątróbka z jabłkiem', ingredients: ['300 g wątróbki drobiowej', '1 jabłko'] })
    const pancakes = await addRecipe(app, user, { title: 'Naleśniki', ingredients: ['200 g mąki pszennej', '500 ml mleka'] })
    for (const recipe of [liver, pancakes]) await write(user, { recipe_id: String(recipe), portion_percent: 100 })
    await app.succeed(saveHealthConditions, { token: user.token, body: { condition_ids: [25], health_data_consent: true } })
    expect((await dayOf(user)).not_counted).toMatchObject([{ rich: ['Wątróbka z jabłkiem'] }])
  })

  it('says the same of a range, day by day, and nothing of another user', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    const liver = await addRecipe(app, user, { title: 'Wątróbka z jabłkiem', ingredients: ['300 g wątróbki drobiowej', '1 jabłko'] })
    await write(user, { recipe_id: String(liver), portion_percent: 100 })
    await write(user, { food_id: 'watrobka-drobiowa', grams: 100 })
    await write(user, { food_id: 'chleb-zytni', grams: 100 })
    const summaryOf = async ({ token }: { token: string }) => (await app.succeed(readDiarySummary, { token })).not_counted
    expect(await summaryOf(user)).toEqual([])
    for (const { token } of [user, other])
      await app.succeed(saveHealthConditions, { token, body: { condition_ids: [25], health_data_consent: true } })
    const [{ days, what } = { days: [], what: '' }] = await summaryOf(user)
    expect(what).toBe('Puryny')
    expect(days).toHaveLength(1)
    expect(days[0]?.rich.toSorted()).toEqual(['Wątróbka z jabłkiem', 'wątróbka drobiowa'])
    // Who wrote nothing has nothing.
    expect(await summaryOf(other)).toEqual([])
  })
})

describe('an entry', () => {
  it('is counted anew when its amount is changed, and is what it was when changed back', async () => {
    const user = await makeUser(app)
    const entry = await write(user, { food_id: 'twarog-poltlusty', grams: 33 })

    await change(user, entry, { grams: 1 })
    const back = await change(user, entry, { grams: 33 })

    expect(back.body).toEqual(entry)
  })

  it('moves to another meal and day', async () => {
    const user = await makeUser(app)
    const entry = await write(user, { title: 'obiad', kcal: 500 })
    const tomorrow = addDays(today(), 1)
    expect(await change(user, entry, { day: tomorrow, meal_type: 'snack', kcal: 510 })).toMatchObject({
      status: 200,
      body: { day: tomorrow, meal_type: 'snack', nutrients: { kcal: 510 } },
    })
    expect((await change(user, entry, { day: addDays(today(), 8) })).status).toBe(400)
  })

  it('keeps its measure when only the number changes, and has none once it is weighed', async () => {
    const user = await makeUser(app)
    const entry = await write(user, { food_id: 'mleko', quantity: 1, measure: 'szklanka' })
    expect((await change(user, entry, { quantity: 2 })).body).toMatchObject({ grams: 516, quantity: 2, measure: 'szklanka' })
    expect((await change(user, entry, { grams: 100 })).body).toMatchObject({ grams: 100, quantity: null, measure: null })
  })

  it('has no fields that say nothing of it', async () => {
    const { user, recipeId } = await makeCook(app)
    const portion = await write(user, { recipe_id: recipeId, portion_percent: 100 })
    const food = await write(user, { food_id: 'mleko', grams: 100 })
    const stated = await write(user, { title: 'x', kcal: 1 })
    expect(await change(user, portion, { grams: 5 })).toMatchObject({ status: 400, body: { grams: expect.anything() } })
    expect(await change(user, food, { portion_percent: 5 })).toMatchObject({ status: 400, body: { portion_percent: expect.anything() } })
    expect(await change(user, food, { kcal: 5 })).toMatchObject({ status: 400, body: { kcal: expect.anything() } })
    expect(await change(user, stated, { grams: 5 })).toMatchObject({ status: 400, body: { grams: expect.anything() } })
    expect((await change(user, portion, { portion_percent: 0 })).status).toBe(400)
  })

  it('outlives its recipe', async () => {
    const { user, recipeId } = await makeCook(app)
    const entry = await write(user, { recipe_id: recipeId, portion_percent: 100 })
    await app.db.deleteFrom('recipes').where('id', '=', Number(recipeId)).execute()

    const { body } = await change(user, entry, { portion_percent: 200 })

    expect(body).toMatchObject({ title: 'Naleśniki', recipe_id: null, portion_percent: 200 })
    expect((body as DiaryEntry).nutrients.kcal).toBeCloseTo((entry.nutrients.kcal ?? 0) * 2, 0)
  })

  it('is deleted once, and restored for a day', async () => {
    const user = await makeUser(app)
    const { token } = user
    const entry = await write(user, { title: 'obiad', kcal: 500 })
    const params = { id: entry.id }
    await app.succeed(deleteDiaryEntry, { token, params })
    expect((await app.call(deleteDiaryEntry, { token, params })).status).toBe(404)
    expect((await change(user, entry, { kcal: 1 })).status).toBe(404)
    expect((await dayOf(user)).total.kcal).toBe(0)

    expect(await app.succeed(restoreDiaryEntry, { token, params })).toEqual(entry)
    expect(await app.succeed(restoreDiaryEntry, { token, params })).toEqual(entry)
    await app.succeed(deleteDiaryEntry, { token, params })
    const longAgo = new Date(app.clock.now().getTime() - 25 * 3_600_000)
    await app.db.updateTable('diary_entries').set({ deleted_at: longAgo }).where('id', '=', Number(entry.id)).execute()
    expect((await app.call(restoreDiaryEntry, { token, params })).status).toBe(404)
  })
})

describe('a history', () => {
  it('of edits, moves, deletions and undos has days that are the sums of their entries, and a range that is that of its days', async () => {
    const user = await makeUser(app)
    const { token } = user
    const days = [0, 1, 2].map((back) => addDays(today(), -back))
    const entries: DiaryEntry[] = []
    const act = fc.record({
      kind: fc.constantFrom('add', 'add', 'change', 'move', 'delete', 'restore'),
      at: fc.nat(20),
      day: fc.nat(2),
      kcal: fc.integer({ min: 0, max: 9999 }).map((tenths) => tenths / 10),
      fat: fc.option(fc.integer({ min: 0, max: 9999 }).map((hundredths) => hundredths / 100)),
    })
    for (const { kind, at, day, kcal, fat } of fc.sample(act, { numRuns: 150, seed: 7 })) {
      const entry = entries[at % Math.max(1, entries.length)]
      if (kind === 'add' || !entry) entries.push(await write(user, { title: 'x', kcal, fat_g: fat, day: days[day] }))
      else if (kind === 'change') await change(user, entry, { kcal, fat_g: fat })
      else if (kind === 'move') await change(user, entry, { day: days[day] })
      else await app.call(kind === 'delete' ? deleteDiaryEntry : restoreDiaryEntry, { token, params: { id: entry.id } })
    }
    const { days: summary } = await app.succeed(readDiarySummary, { token })
    for (const day of days) {
      const { total, meals } = await dayOf(user, day)
      const all = meals.flatMap(({ entries: eaten }) => eaten)
      const sum = (key: 'kcal' | 'fat_g') => {
        const known = all.flatMap(({ nutrients }) => nutrients[key] ?? [])
        return known.length > 0 || all.length === 0 ? known.reduce((summed, each) => summed + Math.round(each * 100), 0) / 100 : null
      }
      expect([total.kcal, total.fat_g]).toEqual([sum('kcal'), sum('fat_g')])
      expect(summary.find((each) => each.day === day)).toMatchObject({ kcal: total.kcal, fat_g: total.fat_g, entries: all.length })
    }
  })
})

it('counts the same cooking from another recipe of the same lines alike', async () => {
  const user = await makeUser(app)
  const [one, other] = await Promise.all(
    ['A', 'B'].map((title) => addRecipe(app, user, { title, ingredients: ['300 g ziemniaków', '20 g masła'] })),
  )
  const [first, second] = [
    await write(user, { recipe_id: String(one), portion_percent: 75 }),
    await write(user, { recipe_id: String(other), portion_percent: 75 }),
  ]
  expect(first.nutrients).toEqual(second.nutrients)
})
