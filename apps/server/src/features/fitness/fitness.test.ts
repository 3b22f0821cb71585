import { readDiaryDay } from '@spizarka/contract/diary'
import type { BodyIn } from '@spizarka/contract/endpoint'
import {
  deleteFitnessProfile,
  deleteWeight,
  listWeights,
  previewFitnessProfile,
  readFitnessProfile,
  saveFitnessProfile,
  saveWeight,
} from '@spizarka/contract/fitness'
import { saveDiet, saveHealthConditions, withdrawHealthConsent } from '@spizarka/contract/profile'
import { CONDITIONS, DIETARY_STYLES } from '@spizarka/knowledge'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { addDays, dayInWarsaw } from '../../platform/clock/clock.ts'

const app = await startTestApp()
afterAll(() => app.close())

const today = () => dayInWarsaw(app.clock.now())
const year = Number(today().slice(0, 4))

const PERSON: BodyIn<typeof saveFitnessProfile> = {
  sex: 'female',
  birth_year: year - 35,
  height_cm: 165,
  weight_kg: 70,
  activity: 'light',
  goal: 'lose',
  pace_kg_per_week: 0.5,
  macros: null,
  health_data_consent: true,
}
const save = ({ token }: MadeUser, body: object = {}) => app.call(saveFitnessProfile, { token, body: { ...PERSON, ...body } })
const read = ({ token }: MadeUser) => app.call(readFitnessProfile, { token })

const idOf = (key: string) => CONDITIONS.find((each) => each.key === key)?.id ?? Number.NaN

describe('the target', () => {
  it('is counted by Mifflin and St Jeor, the level of activity and the pace', async () => {
    const user = await makeUser(app)
    expect((await read(user)).status).toBe(404)

    const { status, body } = await save(user)

    // 10 × 70 + 6.25 × 165 − 5 × 35 − 161 = 1395.25; × 1.375 = 1918.47; − 550
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        weight_kg: 70,
        goal: 'lose',
        bmr_kcal: 1395,
        tdee_kcal: 1918,
        target: { kcal: 1368, protein_g: 68, fat_g: 46, carbs_g: 171, fibre_g: 25, salt_g: 5 },
        notes: [],
      },
    })
    expect((await read(user)).body).toEqual(body)
    expect((await app.succeed(readDiaryDay, { token: user.token, params: { day: today() } })).target?.kcal).toBe(1368)
  })

  it.each([
    ['keeps by the whole', { goal: 'keep' }, 1918],
    ['gains by the pace', { goal: 'gain', pace_kg_per_week: 0.1 }, 2028],
    ['stops at 1200 for a woman', { activity: 'sitting', pace_kg_per_week: 1 }, 1200],
    ['stops at 1500 for a man', { sex: 'male', activity: 'sitting', pace_kg_per_week: 1 }, 1500],
    ['has no deficit before 16', { birth_year: year - 15, height_cm: 165 }, 2056],
    ['has no deficit for the underweight', { weight_kg: 48 }, 1616],
  ])('%s', async (_, change, kcal) => {
    const { body } = await save(await makeUser(app), change)
    expect(body).toMatchObject({ target: { kcal } })
  })

  it('of a past day stays what it was then', async () => {
    const user = await makeUser(app)
    // The clock is put forward beyond what an access token lasts.
    const now = () => ({ ...user, token: app.context.tokens.issueAccess({ userId: user.id, sessionId: user.sessionId }) })
    const targetOn = async (day: string) => (await app.succeed(readDiaryDay, { token: now().token, params: { day } })).target?.kcal
    const first = today()
    await save(user)
    await save(user, { goal: 'keep' })
    app.clock.advance({ days: 3 })
    await save(now(), { goal: 'gain', pace_kg_per_week: 0.1, weight_kg: 60 })

    const days = [today(), addDays(today(), -1), first, addDays(first, -5)]
    expect(await Promise.all(days.map(targetOn))).toEqual([1891, 1918, 1918, 1918])
    await app.succeed(deleteFitnessProfile, { token: now().token })
    expect(await targetOn(first)).toBeUndefined()
    app.clock.advance({ days: -3 })
  })

  it('of each day is that of the weight by then', async () => {
    const user = await makeUser(app)
    const { token } = user
    await save(user, { goal: 'keep' })
    for (const [back, kg] of [
      [4, 80],
      [2, 75],
    ] as const)
      await app.succeed(saveWeight, { token, params: { day: addDays(today(), -back) }, body: { kg } })
    const targetOn = async (back: number) =>
      (await app.succeed(readDiaryDay, { token, params: { day: addDays(today(), -back) } })).target?.kcal
    // 10 kcal a kilogram, × 1.375; before the first weight that one counts.
    expect(await Promise.all([9, 4, 3, 2, 1, 0].map(targetOn))).toEqual([2056, 2056, 2056, 1987, 1987, 1918])
    await app.succeed(saveWeight, { token, params: { day: today() }, body: { kg: 60 } })
    expect(await targetOn(0)).toBe(1781)
    expect((await read(user)).body).toMatchObject({ weight_kg: 60, target: { kcal: 1781 } })
  })

  it('is shown before it is saved, and nothing of it is kept', async () => {
    const user = await makeUser(app)
    const { health_data_consent: _, ...body } = PERSON
    expect((await app.call(previewFitnessProfile, { token: user.token, body })).body).toMatchObject({
      bmr_kcal: 1395,
      target: { kcal: 1368 },
      formula: expect.stringContaining('Mifflina'),
    })
    expect((await read(user)).status).toBe(404)
    expect(await app.succeed(listWeights, { token: user.token })).toEqual([])
    const child = { ...body, birth_year: year - 9 }
    expect(await app.call(previewFitnessProfile, { token: user.token, body: child })).toMatchObject({
      status: 400,
      body: { birth_year: expect.anything() },
    })
  })

  it('says where a doctor is to be asked', async () => {
    const notesOf = async (change: object, user?: MadeUser) =>
      ((await save(user ?? (await makeUser(app)), change)).body as { notes: string[] }).notes
    expect((await notesOf({ birth_year: year - 17, goal: 'keep' })).join()).toMatch(/lekarz/)
    expect((await notesOf({ pace_kg_per_week: 1, activity: 'sitting' })).join()).toMatch(/1200/)
    expect(await notesOf({ goal: 'keep' })).toEqual([])
    const pregnant = await makeUser(app)
    await app.succeed(saveHealthConditions, { token: pregnant.token, body: { condition_ids: [49], health_data_consent: true } })
    expect((await notesOf({}, pregnant)).join()).toMatch(/ciąży/)
    expect((await read(pregnant)).body).toMatchObject({ goal: 'lose', target: { kcal: 1918 } })
    const nursing = await makeUser(app)
    await app.succeed(saveHealthConditions, {
      token: nursing.token,
      body: { condition_ids: [idOf('breastfeeding')], health_data_consent: true },
    })
    expect((await notesOf({}, nursing)).join()).toMatch(/karmieni/)
    expect((await read(nursing)).body).toMatchObject({ target: { kcal: 1918 } })
    // What one must not eat says nothing of how much.
    const allergic = await makeUser(app)
    const condition_ids = [idOf('allergy-milk'), idOf('lactose-intolerance')]
    await app.succeed(saveHealthConditions, { token: allergic.token, body: { condition_ids, health_data_consent: true } })
    expect(await notesOf({ goal: 'keep' }, allergic)).toEqual([])
    const ill = await makeUser(app)
    await app.succeed(saveHealthConditions, { token: ill.token, body: { condition_ids: [15], health_data_consent: true } })
    expect((await notesOf({}, ill)).join()).toMatch(/lekarz/)
    const inOwnWords = await makeUser(app)
    const body = { condition_ids: [], custom_conditions: ['choroba Leśniowskiego'], health_data_consent: true }
    await app.succeed(saveHealthConditions, { token: inOwnWords.token, body })
    expect((await notesOf({}, inOwnWords)).join()).toMatch(/lekarz/)
  })

  it.each([
    ['a child of nine', { birth_year: year - 9 }, 'birth_year'],
    ['somebody of 111', { birth_year: year - 111 }, 'birth_year'],
    ['29 kg', { weight_kg: 29 }, 'weight_kg'],
    ['301 kg', { weight_kg: 301 }, 'weight_kg'],
    ['99 cm', { height_cm: 99 }, 'height_cm'],
    ['more than a kilogram a week', { pace_kg_per_week: 1.1 }, 'pace_kg_per_week'],
    ['macros that are no whole', { macros: { protein_percent: 30, fat_percent: 30, carbs_percent: 30 } }, 'macros'],
    ['no consent', { health_data_consent: false }, 'health_data_consent'],
  ])('refuses %s', async (_, change, field) => {
    expect(await save(await makeUser(app), change)).toMatchObject({ status: 400, body: { [field]: expect.anything() } })
  })

  it.each([
    ['sitting', 2111],
    ['light', 2419],
    ['medium', 2726],
    ['high', 3034],
    ['very_high', 3342],
  ])('of somebody who moves as much as %s is %d kcal', async (activity, kcal) => {
    // 10 × 80.4 + 6.25 × 180 − 5 × 35 + 5 = 1759; to keep a weight at a pace is to keep it.
    const man = { sex: 'male', weight_kg: 80.4, height_cm: 180, goal: 'keep', pace_kg_per_week: 1 }
    expect((await save(await makeUser(app), { ...man, activity })).body).toMatchObject({
      bmr_kcal: 1759,
      tdee_kcal: kcal,
      target: { kcal },
    })
  })

  it.each([
    { birth_year: year - 10 },
    { birth_year: year - 110 },
    { height_cm: 100 },
    { height_cm: 250 },
    { weight_kg: 30 },
    { weight_kg: 300 },
    { pace_kg_per_week: 0 },
    { pace_kg_per_week: 1 },
  ])('is counted at the ends of what is taken: %j', async (change) => {
    const { status, body } = await save(await makeUser(app), change)
    expect({ status, body }).toMatchObject({ status: 200, body: { target: { fibre_g: 25, salt_g: 5 } } })
  })

  it('has macros of one’s own in Premium', async () => {
    const macros = { protein_percent: 30, fat_percent: 30, carbs_percent: 40 }
    expect(await save(await makeUser(app, { plan: 'free' }), { macros })).toMatchObject({
      status: 403,
      body: { detail: expect.anything(), macros: expect.anything() },
    })
    // What is wrong with the call is said before what the plan does not have.
    expect(await save(await makeUser(app, { plan: 'free' }), { macros, birth_year: year - 9 })).toMatchObject({
      status: 400,
      body: { birth_year: expect.anything() },
    })
    expect((await save(await makeUser(app, { plan: 'free' }), { macros, health_data_consent: undefined })).status).toBe(400)
    expect((await save(await makeUser(app, { plan: 'premium' }), { macros })).body).toMatchObject({ macros, target: { protein_g: 103 } })
  })

  // Of 1918 kcal: 4 of a gram of protein and of carbohydrates, 9 of one of fat.
  it.each([
    [[], [96, 64, 240]],
    [['ketogenic'], [96, 160, 24]],
    [['low-carb'], [144, 96, 120]],
    [['high-protein'], [144, 64, 192]],
    [['low-fat'], [96, 43, 288]],
  ] as const)('has the macros of the style %j', async (styles, grams) => {
    const user = await makeUser(app)
    const style_ids = DIETARY_STYLES.flatMap(({ id, key }) => (styles.some((style) => style === key) ? [id] : []))
    expect(style_ids).toHaveLength(styles.length)
    await app.succeed(saveDiet, { token: user.token, body: { diet_id: null, style_ids } })
    const { body } = await save(user, { goal: 'keep' })
    const { protein_g, fat_g, carbs_g } = (body as { target: Record<'protein_g' | 'fat_g' | 'carbs_g', number> }).target
    expect([protein_g, fat_g, carbs_g]).toEqual(grams)
  })

  it('is forgotten once, and with the consent', async () => {
    const user = await makeUser(app)
    const { token } = user
    await save(user)
    await app.succeed(deleteFitnessProfile, { token })
    expect((await app.call(deleteFitnessProfile, { token })).status).toBe(404)
    expect(await app.succeed(listWeights, { token })).toHaveLength(1)
    await save(user)
    await app.succeed(withdrawHealthConsent, { token })
    expect((await read(user)).status).toBe(404)
    expect(await app.succeed(listWeights, { token })).toEqual([])
    expect((await save(user, { health_data_consent: undefined })).status).toBe(400)
  })
})

it('keeps what the target is counted from, and the weights, sealed', async () => {
  const user = await makeUser(app)
  await save(user, { weight_kg: 71.3 })
  const kept = await app.db.selectFrom('sealed_profiles').where('user_id', '=', user.id).select(['kind', 'sealed']).execute()
  expect(kept.map(({ kind }) => kind).toSorted()).toEqual(['fitness', 'weights'])
  for (const { sealed } of kept) expect(sealed.toString('latin1')).not.toMatch(/71\.3|birth_year|"kg"/)
})

describe('weights', () => {
  it('are kept by day; the latest is the profile’s', async () => {
    const user = await makeUser(app)
    const { token } = user
    await save(user)
    const put = (day: string, kg: number) => app.call(saveWeight, { token, params: { day }, body: { kg } })

    expect(await put(addDays(today(), -7), 72.4)).toMatchObject({ status: 200, body: { day: addDays(today(), -7), kg: 72.4 } })
    expect((await read(user)).body).toMatchObject({ weight_kg: 70 })
    await put(today(), 69.5)
    expect((await read(user)).body).toMatchObject({ weight_kg: 69.5 })
    expect(await app.succeed(listWeights, { token, query: { from: addDays(today(), -1) } })).toEqual([{ day: today(), kg: 69.5 }])
    await app.succeed(deleteWeight, { token, params: { day: today() } })
    expect((await app.call(deleteWeight, { token, params: { day: today() } })).status).toBe(404)
    expect((await read(user)).body).toMatchObject({ weight_kg: 72.4 })

    expect(await put(addDays(today(), 1), 70)).toMatchObject({ status: 400, body: { day: expect.anything() } })
    // No day is not found, whatever it weighed.
    for (const day of ['2026-02-30', 'dzis']) expect([(await put(day, 70)).status, (await put(day, -1)).status]).toEqual([404, 404])
    expect((await put(today(), 29)).status).toBe(400)
    expect([(await put(today(), 30)).status, (await put(today(), 300)).status]).toEqual([200, 200])
    expect((await app.call(deleteWeight, { token, params: { day: '2026-02-30' } })).status).toBe(404)
    expect((await app.call(listWeights, { token, query: { from: today(), to: addDays(today(), -1) } })).status).toBe(400)
    expect((await put(today(), 301)).status).toBe(400)
  })

  it('have at most three decimals, as every amount', async () => {
    const user = await makeUser(app)
    const { body } = await save(user, { weight_kg: 70.123456, height_cm: 165.00001 })
    expect(body).toMatchObject({ weight_kg: 70.123, height_cm: 165, formula: expect.stringContaining('10 × 70,123 kg + 6,25 × 165 cm') })
    const put = { token: user.token, params: { day: today() }, body: { kg: 69.98765 } }
    expect((await app.call(saveWeight, put)).body).toMatchObject({ kg: 69.988 })
    expect(await app.succeed(listWeights, { token: user.token })).toEqual([{ day: today(), kg: 69.988 }])
  })

  it('need the consent, and two at once are both kept', async () => {
    const { token } = await makeUser(app)
    const put = (back: number, body: object = {}) =>
      app.call(saveWeight, { token, params: { day: addDays(today(), -back) }, body: { kg: 70, ...body } })
    expect(await put(1)).toMatchObject({ status: 400, body: { health_data_consent: expect.anything() } })
    await Promise.all(Array.from({ length: 8 }, (_, back) => put(back, { health_data_consent: true })))
    expect(await app.succeed(listWeights, { token })).toHaveLength(8)
  })
})
