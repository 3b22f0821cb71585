import {
  readConsideredProfile,
  readDiet,
  readEquipment,
  readExclusions,
  saveDiet,
  saveEquipment,
  saveExclusions,
  saveHealthConditions,
  suggestFoods,
} from '@spizarka/contract/profile'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { slicesOf } from '../../../test/slices.ts'
import { readProfile } from './index.ts'

const app = await startTestApp()
afterAll(() => app.close())

const [OVEN, THERMOMIX, VEGAN, GLUTEN_FREE, LOW_FAT, CELIAC] = [2, 5, 5, 3, 5, 7]

const equip = ({ token }: MadeUser, ids: unknown) => app.call(saveEquipment, { token, body: { equipment_ids: ids } })
const equipmentOf = async ({ token }: MadeUser) => (await app.call(readEquipment, { token })).body
const exclude = ({ token }: MadeUser, names: readonly string[]) => app.call(saveExclusions, { token, body: { product_names: names } })
const excludedBy = async ({ token }: MadeUser) => (await app.succeed(readExclusions, { token })).map((exclusion) => exclusion.product_name)

describe('the equipment', () => {
  it('is a bare list of ids, empty until something is saved', async () => {
    expect(await equipmentOf(await makeUser(app))).toEqual([])
  })

  it('is what was saved last, each entry once', async () => {
    const user = await makeUser(app)
    await equip(user, [1, OVEN, 3])
    expect(await equip(user, [THERMOMIX, OVEN, THERMOMIX])).toMatchObject({ status: 200, body: [OVEN, THERMOMIX] })
    expect(await equipmentOf(user)).toEqual([OVEN, THERMOMIX])
    await equip(user, [])
    expect(await equipmentOf(user)).toEqual([])
  })

  it('stays as it was when one of the ids is on no list', async () => {
    const user = await makeUser(app)
    await equip(user, [OVEN])
    expect(await equip(user, [THERMOMIX, 9999])).toMatchObject({
      status: 400,
      body: { equipment_ids: ['Wybierz pozycje z listy sprzętów.'] },
    })
    for (const ids of [[0], [1.5], ['2'], [40_000], null, undefined, Array(201).fill(1)]) expect((await equip(user, ids)).status).toBe(400)
    expect(await equipmentOf(user)).toEqual([OVEN])
  })

  it('saved by twenty at once is one of what they saved', async () => {
    const user = await makeUser(app)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => equip(user, at % 2 === 0 ? [1, OVEN] : [OVEN, THERMOMIX])))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect([
      [1, OVEN],
      [OVEN, THERMOMIX],
    ]).toContainEqual(await equipmentOf(user))
  })
})

describe('the exclusions', () => {
  it('are as they were typed, without empty ones and repeats', async () => {
    const user = await makeUser(app)
    await exclude(user, ['stare'])
    const { body } = await exclude(user, ['  Pieczarki ', '', 'wątróbka', ' ', 'PIECZARKI', 'Łosoś\u200b wędzony'])

    expect(body).toEqual([{ product_name: 'Pieczarki' }, { product_name: 'wątróbka' }, { product_name: 'Łosoś wędzony' }])
    expect(await excludedBy(user)).toEqual(['Pieczarki', 'wątróbka', 'Łosoś wędzony'])
    expect(await excludedBy(await makeUser(app))).toEqual([])
  })

  it('are 200 at most, of 50 letters each', async () => {
    const user = await makeUser(app)
    const names = Array.from({ length: 201 }, (_, at) => `produkt ${at}`)
    expect((await exclude(user, names)).status).toBe(400)
    expect((await exclude(user, ['x'.repeat(51)])).status).toBe(400)
    expect((await exclude(user, [...names.slice(1), ...Array(500).fill(' ')])).status).toBe(200)
    expect(await excludedBy(user)).toHaveLength(200)
  })
})

describe('the diet', () => {
  it('is none with no styles until one is chosen, and none again', async () => {
    const { token } = await makeUser(app)
    const none = { diet_id: null, style_ids: [] }
    expect(await app.succeed(readDiet, { token })).toEqual(none)
    const chosen = { diet_id: VEGAN, style_ids: [GLUTEN_FREE, LOW_FAT] }
    expect(await app.succeed(saveDiet, { token, body: { diet_id: VEGAN, style_ids: [LOW_FAT, GLUTEN_FREE, LOW_FAT] } })).toEqual(chosen)
    expect(await app.succeed(readDiet, { token })).toEqual(chosen)
    expect(await app.succeed(saveDiet, { token, body: { diet_id: null } })).toEqual(none)
    expect(await app.succeed(readDiet, { token })).toEqual(none)
  })

  test.each([
    [{ diet_id: 999, style_ids: [] }, { diet_id: ['Wybierz dietę z listy.'] }],
    [{ diet_id: null, style_ids: [999] }, { style_ids: ['Wybierz pozycje z listy stylów żywienia.'] }],
  ])('is refused where it is on no list: %o', async (body, problem) => {
    const { token } = await makeUser(app)
    expect(await app.call(saveDiet, { token, body })).toMatchObject({ status: 400, body: problem })
  })
})

describe('what the kitchen reads of a profile', () => {
  it('is in its own words', async () => {
    const { id, token } = await makeUser(app)
    await app.succeed(saveEquipment, { token, body: { equipment_ids: [THERMOMIX] } })
    await app.succeed(saveDiet, { token, body: { diet_id: VEGAN, style_ids: [GLUTEN_FREE] } })
    await app.succeed(saveExclusions, { token, body: { product_names: ['Kolendra'] } })
    const body = { condition_ids: [CELIAC], custom_conditions: ['uczulenie na kiwi'], health_data_consent: true }
    await app.succeed(saveHealthConditions, { token, body })

    expect(await readProfile(app.context, id)).toEqual({
      equipment: ['thermomix'],
      conditions: ['celiac'],
      ownConditions: ['uczulenie na kiwi'],
      exclusions: ['Kolendra'],
      diet: 'vegan',
      styles: ['gluten-free'],
    })
    expect(await app.succeed(readConsideredProfile, { token })).toEqual({
      names: ['Celiakia', 'Wegańska', 'Bezglutenowy', 'uczulenie na kiwi'],
      exclusions: ['bez kolendry'],
    })
  })

  it('is empty for somebody who said nothing', async () => {
    const { id } = await makeUser(app)
    const nothing = { equipment: [], conditions: [], ownConditions: [], exclusions: [], diet: null, styles: [] }
    expect(await readProfile(app.context, id)).toEqual(nothing)
  })
})

describe('foods that are suggested', () => {
  it('are eight at most, found without diacritics', async () => {
    const { token } = await makeUser(app)
    const suggested = await app.succeed(suggestFoods, { token, query: { query: ' ZOL ' } })
    expect(suggested).toHaveLength(8)
    expect(suggested).toContainEqual({ name: 'ser żółty', food_id: 'ser-zolty' })
  })

  it('are for whoever typed something and is signed in', async () => {
    const { token } = await makeUser(app)
    expect((await app.call(suggestFoods, { token })).status).toBe(400)
    expect((await app.call(suggestFoods, { token, query: { query: ' ' } })).status).toBe(400)
    expect((await app.call(suggestFoods, { query: { query: 'ser' } })).status).toBe(401)
  })
})

test('two hundred things that nobody left out before are made ready a few at a time', async () => {
  const user = await makeUser(app)
  await exclude(
    user,
    Array.from({ length: 200 }, (_, each) => `qwxorz ser żółty mleczny orzechowy sos ${each}`),
  )
  const { result, longest, count } = await slicesOf(() => readProfile(app.context, user.id))
  expect(result.exclusions).toHaveLength(200)
  expect(count).toBeGreaterThan(20)
  expect(longest).toBeLessThan(250)
})
