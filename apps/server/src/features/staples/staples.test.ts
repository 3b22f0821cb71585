import { LIMITS } from '@spizarka/contract/limits'
import { createPantryItem } from '@spizarka/contract/pantry'
import { markStaple, readStaples, type Staples, saveStaples } from '@spizarka/contract/staples'
import { FOODS } from '@spizarka/knowledge'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

const AT_FIRST = ['sol', 'pieprz-czarny', 'olej', 'woda']

const read = ({ token }: MadeUser) => app.succeed(readStaples, { token })
const save = ({ token }: MadeUser, ids: unknown) => app.call(saveStaples, { token, body: { food_ids: ids } })
const mark = ({ token }: MadeUser, foodId: string, isOut: unknown) =>
  app.call(markStaple, { token, params: { foodId }, body: { ran_out: isOut } })
const stateOf = ({ foods }: Staples, id: string) => foods.find(({ food_id: each }) => each === id)?.state

describe('what a user always has', () => {
  it('is salt, pepper, oil and water until they say otherwise, with what else can be chosen in the order of the screen', async () => {
    const { food_ids: ids, foods } = await read(await makeUser(app))
    expect(ids).toEqual(AT_FIRST)
    expect(foods.slice(0, 10).map(({ name, state }) => `${name} ${state}`)).toEqual([
      'sól assumed',
      'pieprz assumed',
      'olej assumed',
      'woda assumed',
      'cukier off',
      'mąka off',
      'masło off',
      'czosnek off',
      'cebula off',
      'cytryna off',
    ])
    expect(foods.filter(({ always }) => always).map(({ name }) => name)).toEqual(['woda'])
  })

  it('is what was saved last, also foods that no list offers, and also nothing', async () => {
    const user = await makeUser(app)
    const answer = await save(user, ['cukier', 'koncentrat-pomidorowy', 'sol'])
    expect(answer).toMatchObject({ status: 200, body: { food_ids: ['cukier', 'koncentrat-pomidorowy', 'sol'] } })
    expect(await read(user)).toEqual(answer.body)
    expect((await read(user)).foods.at(-1)).toMatchObject({
      food_id: 'koncentrat-pomidorowy',
      name: 'koncentrat pomidorowy',
      state: 'assumed',
    })

    await save(user, [])
    const none = await read(user)
    expect([none.food_ids, none.recipes.asking, stateOf(none, 'sol')]).toEqual([[], 0, 'off'])
  })

  it('says how many recipes ask for it', async () => {
    const { foods, recipes } = await read(await makeUser(app))
    const counts = new Map(foods.map(({ name, recipe_count: count }) => [name, count]))
    const salt = counts.get('sól') ?? 0
    expect(salt).toBeGreaterThan(counts.get('musztarda') ?? Number.POSITIVE_INFINITY)
    expect(recipes.asking).toBeGreaterThanOrEqual(salt)
    expect(recipes.asking).toBeLessThanOrEqual(recipes.total)
  })

  it('says what the pantry holds of it', async () => {
    const user = await makeUser(app)
    const body = { product_name: 'olej rzepakowy', canonical_unit: 'ml', quantity_ml: 350, is_spice: false } as const
    await app.succeed(createPantryItem, { token: user.token, body })
    const { foods } = await read(user)
    expect(foods.find(({ name }) => name === 'olej')?.in_pantry).toEqual({ quantity: 350, unit: 'ml' })
    expect(foods.find(({ name }) => name === 'sól')?.in_pantry).toBeNull()
  })

  it('is each user’s own', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    await save(user, ['cukier'])
    await mark(user, 'cukier', true)
    expect((await read(other)).food_ids).toEqual(AT_FIRST)
    expect((await mark(other, 'cukier', false)).status).toBe(404)
    expect((await app.call(readStaples)).status).toBe(401)
    expect((await app.call(saveStaples, { body: { food_ids: [] } })).status).toBe(401)
  })

  const NOT_LISTED = { food_ids: ['Wybierz produkty spożywcze z listy.'] }
  test.each([
    ['no food', ['sol', 'nie-ma-takiego'], NOT_LISTED],
    ['no id', ['sól', '', "' or 1=1", '__proto__'], NOT_LISTED],
    ['nothing to eat', ['papier-toaletowy'], NOT_LISTED],
    ['one twice', ['sol', 'sol'], { food_ids: ['Podaj każdy produkt tylko raz.'] }],
    ['more than a kitchen has', FOODS.slice(0, LIMITS.staples + 1).map(({ id }) => id), expect.anything()],
    ['numbers', [1, 2], expect.anything()],
    ['a word', 'sol', { food_ids: ['Oczekiwano listy elementów.'] }],
    ['null', null, { food_ids: ['To pole nie może mieć wartości null.'] }],
    ['nothing said', undefined, { food_ids: ['To pole jest wymagane.'] }],
  ])('stays as it was when %s is given', async (_, ids, body) => {
    const user = await makeUser(app)
    await save(user, ['cukier'])
    expect(await save(user, ids)).toMatchObject({ status: 400, body })
    expect((await read(user)).food_ids).toEqual(['cukier'])
  })
})

describe('what ran out', () => {
  it('is remembered with its day until it is there again', async () => {
    const user = await makeUser(app)
    const marked = await mark(user, 'olej', true)
    expect(marked).toMatchObject({ status: 200, body: { food_ids: ['sol', 'pieprz-czarny', 'woda'] } })
    const oil = (await read(user)).foods.find(({ food_id: id }) => id === 'olej')
    expect([oil?.state, oil?.ran_out_at?.slice(0, 10)]).toEqual(['ran_out', app.clock.now().toISOString().slice(0, 10)])

    expect(await mark(user, 'olej', true)).toMatchObject({ status: 200, body: marked.body })
    await mark(user, 'olej', false)
    const again = await read(user)
    expect([stateOf(again, 'olej'), again.food_ids.toSorted()]).toEqual(['assumed', AT_FIRST.toSorted()])
  })

  it('stays so when others are chosen, and is there again when it is chosen', async () => {
    const user = await makeUser(app)
    await mark(user, 'olej', true)
    await save(user, ['sol', 'woda', 'cukier'])
    expect(stateOf(await read(user), 'olej')).toBe('ran_out')
    await save(user, ['sol', 'olej'])
    expect(stateOf(await read(user), 'olej')).toBe('assumed')
  })

  it('is only what one always has, and never water', async () => {
    const user = await makeUser(app)
    expect((await mark(user, 'cukier', true)).status).toBe(404)
    expect((await mark(user, 'nie-ma', false)).status).toBe(404)
    expect(await mark(user, 'woda', true)).toMatchObject({ status: 400, body: { ran_out: ['To jest w każdej kuchni.'] } })
    expect((await mark(user, 'olej', 'tak')).status).toBe(400)
    expect((await read(user)).food_ids).toEqual(AT_FIRST)
  })

  it('marked from twenty places at once loses nothing', async () => {
    const user = await makeUser(app)
    const ids = ['sol', 'olej', 'cukier', 'ocet', 'miod']
    await save(user, ids)
    await Promise.all([...ids, ...ids, ...ids, ...ids].map((id) => mark(user, id, true)))
    const { food_ids: left, foods } = await read(user)
    expect(left).toEqual([])
    expect(
      foods
        .filter(({ state }) => state === 'ran_out')
        .map(({ food_id: id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted())
  })
})
