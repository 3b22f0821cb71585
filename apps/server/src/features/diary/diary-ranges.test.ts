import { createDiaryEntry, exportDiary, listDiarySuggestions, readDiaryDay, readDiarySummary, searchFoods } from '@spizarka/contract/diary'
import { saveHealthConditions } from '@spizarka/contract/profile'
import pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { addDays, dayInWarsaw } from '../../platform/clock/clock.ts'

const app = await startTestApp({ settings: { RATE_API_USER: '100000/60' } })
afterAll(() => app.close())

const today = () => dayInWarsaw(app.clock.now())
const back = (days: number) => addDays(today(), -days)
const write = ({ token }: MadeUser, body: object) =>
  app.succeed(createDiaryEntry, { token, body: { day: today(), meal_type: 'lunch', title: 'x', kcal: 1, ...body } })
const summarise = ({ token }: MadeUser, query: Record<string, string> = {}) => app.call(readDiarySummary, { token, query })

describe('the summary', () => {
  it('has the last seven days, each of them, with means over those with entries', async () => {
    const user = await makeUser(app)
    await write(user, { kcal: 1000, protein_g: 50, day: back(1) })
    await write(user, { kcal: 1000.5, day: back(1) })
    await write(user, { kcal: 1500, protein_g: 70, day: back(3) })
    // A day that knows no protein is no day without any.
    await write(user, { kcal: 1750.3, day: back(4) })

    const { body } = await summarise(user)

    expect(body).toMatchObject({
      average: { kcal: 1750.3, protein_g: 60, fat_g: null },
      days_with_entries: 3,
      streak: 1,
    })
    expect((body as { days: object[] }).days).toHaveLength(7)
    expect((body as { days: object[] }).days[5]).toMatchObject({ day: back(1), kcal: 2000.5, entries: 2, target_kcal: null })
    expect((body as { days: object[] }).days[6]).toMatchObject({ day: today(), kcal: 0, entries: 0 })
  })

  it('covers its entries, each as much as the other, however many a day has', async () => {
    const user = await makeUser(app)
    for (const _ of [1, 2, 3]) await write(user, { day: back(1) })
    await app.pool.query(
      "insert into diary_entries (owner_id, day, meal_type, source, title, kcal, coverage) values ($1, $2, 'lunch', 'manual', 'bulgotka', null, 0)",
      [user.id, back(2)],
    )
    expect((await summarise(user)).body).toMatchObject({ days_with_entries: 2, coverage: 0.75 })
  })

  it('tells the energy of each meal to the last decimal, and nothing of a meal that nobody knows', async () => {
    const user = await makeUser(app)
    for (const day of [0, 1, 2]) await write(user, { meal_type: 'breakfast', kcal: 0.1, day: back(day) })
    await write(user, { meal_type: 'lunch', kcal: 500.2, day: back(1) })
    await app.pool.query(
      "insert into diary_entries (owner_id, day, meal_type, source, title, kcal, coverage) values ($1, $2, 'snack', 'manual', 'bulgotka', null, 0)",
      [user.id, back(3)],
    )

    const { days, meals } = await app.succeed(readDiarySummary, { token: user.token })

    const kcalOf = Object.fromEntries(meals.map(({ meal_type, kcal }) => [meal_type, kcal]))
    expect(kcalOf).toEqual({ breakfast: 0.3, lunch: 500.2, dinner: null, snack: null })
    expect(days.slice(3).map(({ kcal, entries }) => [kcal, entries])).toEqual([
      [null, 1],
      [0.1, 1],
      [500.3, 2],
      [0.1, 1],
    ])
  })

  it('watches each day of what the conditions of the profile make worth watching', async () => {
    const user = await makeUser(app)
    await write(user, { salt_g: 2.05, fibre_g: 7, day: back(1) })
    await write(user, { salt_g: 3, day: back(1) })
    await write(user, { salt_g: 1, day: back(2) })
    await write(user, { day: back(3) })
    expect(await app.succeed(readDiarySummary, { token: user.token })).toMatchObject({ watch: [] })
    await app.succeed(saveHealthConditions, { token: user.token, body: { condition_ids: [15], health_data_consent: true } })

    const { watch } = await app.succeed(readDiarySummary, { token: user.token })

    expect(watch).toMatchObject([{ nutrient: 'salt_g', eaten: 3.03, limit: 5, coverage: 0.75 }])
    expect(watch[0]?.days).toEqual([
      { day: back(3), eaten: null },
      { day: back(2), eaten: 1 },
      { day: back(1), eaten: 5.05 },
    ])
  })

  it('has a streak that ends today or yesterday, and no average of nothing', async () => {
    const user = await makeUser(app)
    expect((await summarise(user)).body).toMatchObject({ average: null, days_with_entries: 0, streak: 0 })
    for (const day of [2, 3]) await write(user, { day: back(day) })
    expect((await summarise(user)).body).toMatchObject({ streak: 0 })
    await write(user, { day: back(1) })
    expect((await summarise(user)).body).toMatchObject({ streak: 3 })
    await write(user, {})
    expect((await summarise(user)).body).toMatchObject({ streak: 4 })
  })

  it('is of 366 days at most, and never backwards', async () => {
    const user = await makeUser(app)
    expect((await summarise(user, { from: back(365), to: today() })).status).toBe(200)
    expect(await summarise(user, { from: back(366), to: today() })).toMatchObject({ status: 400, body: { to: expect.anything() } })
    expect(await summarise(user, { from: today(), to: back(1) })).toMatchObject({ status: 400, body: { to: expect.anything() } })
    expect(await summarise(user, { from: '2026-02-30' })).toMatchObject({ status: 400, body: { from: expect.anything() } })
  })

  it('asks the database equally often for a day of two entries and for a year of many', async () => {
    const [few, many] = [await makeUser(app), await makeUser(app)]
    await write(few, {})
    await fill(many, 4000)
    const year = { from: back(365), to: today() }
    expect(await countQueries(() => summarise(many, year))).toBe(await countQueries(() => summarise(few, year)))
    const dayOf = ({ token }: MadeUser) => app.succeed(readDiaryDay, { token, params: { day: today() } })
    expect(await countQueries(() => dayOf(many))).toBe(await countQueries(() => dayOf(few)))
  })

  it('adds the entries up in one look at them, and only what is told', async () => {
    const user = await makeUser(app)
    await write(user, {})
    const adding = async () => (await queriesOf(() => summarise(user))).filter((text) => text.includes('sum('))

    expect(await adding()).toEqual([expect.not.stringContaining('salt_g')])
    await app.succeed(saveHealthConditions, { token: user.token, body: { condition_ids: [15], health_data_consent: true } })
    expect(await adding()).toEqual([expect.stringContaining('salt_g')])
  })
})

async function countQueries(call: () => Promise<unknown>): Promise<number> {
  return (await queriesOf(call)).length
}

/** The statements that a call sends. */
async function queriesOf(call: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await call()
  const texts = query.mock.calls.map(([asked]) => textOf(asked))
  query.mockRestore()
  return texts
}

function textOf(asked: unknown): string {
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : String(asked)
}

async function search(q: string) {
  return app.succeed(searchFoods, { token: (await makeUser(app)).token, query: { q } })
}

/** Entries over the last year, straight into the database. */
async function fill({ id }: MadeUser, entries: number): Promise<void> {
  await app.pool.query(
    `insert into diary_entries (owner_id, day, meal_type, source, title, kcal, coverage)
     select $1, $2::date - (n % 365), 'lunch', 'manual', 'x', n % 700, 1 from generate_series(1, $3) as n`,
    [id, today(), entries],
  )
}

it('exports the range as CSV in which nothing is a formula', async () => {
  const user = await makeUser(app)
  await write(user, { title: '=HYPERLINK("x")', kcal: 12.5 })
  // A number elsewhere, but a name here.
  await write(user, { title: '-1', kcal: 1 })

  const { body, headers } = await app.call(exportDiary, { token: user.token })

  expect(headers['content-type']).toMatch(/^text\/csv/)
  expect(String(body)).toContain('"\'=HYPERLINK(""x"")"')
  expect(String(body)).toContain(";'-1;")
  expect(String(body)).toContain(';12,5;')
  const [head] = String(body).split('\r\n')
  expect(head).toContain(';kcal;białko_g;tłuszcz_g;nasycone_g;węglowodany_g;cukry_g;błonnik_g;sól_g;potas_mg;fosfor_mg;')
})

describe('the search of foods', () => {
  it.each([
    ['twaróg', 'twaróg'],
    ['twarog', 'twaróg'],
    ['pomidorów', 'pomidory'],
    ['lososia', 'łosoś'],
    ['rosołu', 'rosół'],
    ['zolty ser', 'ser żółty'],
  ])('finds %s', async (q, name) => {
    const found = await search(q)
    expect(found.map((food) => food.name).slice(0, 5)).toContain(name)
    expect(found.length).toBeLessThanOrEqual(20)
  })

  it('gives figures, measures and their source', async () => {
    const [milk] = await search('mleko')
    expect(milk).toMatchObject({ food_id: 'mleko', gtin: null, per_100_g: { kcal: expect.any(Number) }, source: expect.any(String) })
    expect(milk?.measures).toContainEqual({ measure: 'szklanka', grams: 258 })
  })

  it('finds one’s own scanned products and nobody else’s, and nothing for nothing', async () => {
    const user = await makeUser(app)
    const product = { gtin: '5901234123457', owner_id: user.id, name: 'Pasztet z żurawiną', quantity: '160', unit: 'g' } as const
    await app.db
      .insertInto('user_products')
      .values({ ...product, stated_at: app.clock.now() })
      .execute()

    const own = await app.succeed(searchFoods, { token: user.token, query: { q: 'zurawina paszt' } })

    expect(own[0]).toMatchObject({ gtin: '5901234123457', food_id: null, per_100_g: { kcal: null }, measures: [{ grams: 160 }] })
    expect((await search('pasztet z żuraw')).map(({ gtin }) => gtin)).not.toContain('5901234123457')
    expect(await search(' ')).toEqual([])
    expect(await search('%%_\\')).toEqual([])
  })
})

it('suggests what is eaten often at that meal before what was eaten lately', async () => {
  const user = await makeUser(app)
  for (const day of [1, 2, 3])
    await write(user, {
      title: undefined,
      kcal: undefined,
      food_id: 'banany',
      quantity: 1,
      measure: 'sztuka',
      meal_type: 'breakfast',
      day: back(day),
    })
  await write(user, { title: 'obiad u mamy', kcal: 700 })

  const suggested = await app.succeed(listDiarySuggestions, { token: user.token, query: { meal_type: 'breakfast' } })

  expect(suggested.map(({ why, title }) => [why, title])).toEqual([
    ['usual', 'banany'],
    ['recent', 'obiad u mamy'],
  ])
  for (const { entry } of suggested)
    expect((await app.call(createDiaryEntry, { token: user.token, body: { ...entry, day: today(), meal_type: 'breakfast' } })).status).toBe(
      201,
    )
})

it('suggests what nobody knows the energy of, and writes it again as not known', async () => {
  const user = await makeUser(app)
  const { token } = user
  const cake = { title: 'ciastko od Kasi', kcal: null, salt_g: 0.2 } as const
  await app.succeed(createDiaryEntry, { token, body: { day: back(1), meal_type: 'snack', ...cake } })
  const [suggested] = await app.succeed(listDiarySuggestions, { token, query: { meal_type: 'snack' } })
  const again = await app.succeed(createDiaryEntry, { token, body: { ...suggested?.entry, day: today(), meal_type: 'snack' } })
  expect(again).toMatchObject({ title: 'ciastko od Kasi', nutrients: { kcal: null, salt_g: 0.2 }, coverage: 0, basis: null })
  // Said to be unknown is not the same as left out.
  const silent = { day: today(), meal_type: 'snack', title: 'ciastko' } as const
  expect(await app.call(createDiaryEntry, { token, body: silent })).toMatchObject({ status: 400, body: { kcal: expect.any(Array) } })
})

it('suggests nothing that was last eaten more than sixty days ago', async () => {
  const user = await makeUser(app)
  await write(user, { title: 'zupa z zimy', day: back(61) })
  await write(user, { title: 'zupa z wiosny', day: back(59) })

  const suggested = await app.succeed(listDiarySuggestions, { token: user.token, query: { meal_type: 'lunch' } })

  expect(suggested.map(({ title }) => title)).toEqual(['zupa z wiosny'])
})
