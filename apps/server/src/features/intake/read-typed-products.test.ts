import { createPantryItem, undoPantryChanges, updatePantryItem } from '@spizarka/contract/pantry'
import { addPantryItems, readTypedProducts, suggestProducts, type TypedProduct } from '@spizarka/contract/typed-products'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf } from '../../../test/factories.ts'
import { byHand, fillPantry, readPantry, stock } from '../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

const read = ({ token }: MadeUser, text: string) => app.succeed(readTypedProducts, { token, body: { text } })
const told = ({ product_name, amount, doubt }: TypedProduct) =>
  `${product_name} ${amount ? `${amount.quantity} ${amount.unit}` : '-'} ${doubt ?? 'certain'}`

describe('a typed line', () => {
  it('is read with tile, date and what the pantry holds, and nothing is kept of it', async () => {
    const user = await makeUser(app, { points: 7 })
    await stock(app, user, 'jajka', 8, 'pieces')
    const { products, unfinished, more } = await read(user, '10 jajek, kalarepa, 3 jog')

    expect(products.map(told)).toEqual(['jajka 10 pieces certain', 'kalarepa 1 pieces amount'])
    expect(products[0]).toMatchObject({ in_pantry: { quantity: 8, unit: 'pieces' }, category: 'dairy', written: '10 jajek' })
    expect(products[0]?.tile).not.toBeNull()
    expect(products[0]?.best_before).toMatch(/^\d{4}-/)
    expect(unfinished?.written).toBe('3 jog')
    expect(more).toBe(0)
    expect((await readPantry(app, user)).size).toBe(1)
    expect(await app.db.selectFrom('intake_sessions').where('owner_id', '=', user.id).selectAll().execute()).toEqual([])
  })

  it('follows the unit of the pantry: by what its owner taught for certain, by the usual pack with a question', async () => {
    const user = await makeUser(app)
    const milk = await stock(app, user, 'mleko', 1500, 'ml')
    expect((await read(user, '2 mleka, ')).products.map(told)).toEqual(['mleko 2000 ml unit'])

    await app.succeed(updatePantryItem, { token: user.token, params: { id: milk.id }, body: { ml_per_piece: 500 } })
    expect((await read(user, '2 mleka, ')).products.map(told)).toEqual(['mleko 1000 ml certain'])
  })

  it('shows ten products at most and says how many more there are; 1001 characters are refused', async () => {
    const user = await makeUser(app)
    const line = 'mleko, chleb, masło, ser gouda, jajka, ryż, makaron, mąka, cukier, sól, kefir, jogurt naturalny,'
    const { products, more } = await read(user, line)
    expect([products.length, more]).toEqual([10, 2])
    const { token } = user
    expect((await app.call(readTypedProducts, { token, body: { text: 'x'.repeat(1001) } })).status).toBe(400)
    expect((await app.call(readTypedProducts, { body: { text: 'mleko' } })).status).toBe(401)
  })

  it('is read so often and no more', async () => {
    const slow = await startTestApp({ settings: { RATE_TYPING_USER: '2/60' } })
    const user = await makeUser(slow)
    const answers = []
    for (let turn = 0; turn < 3; turn += 1) answers.push(await slow.call(readTypedProducts, { token: user.token, body: { text: 'mleko' } }))
    expect(statusesOf(answers)).toEqual([200, 200, 429])
    await slow.close()
  })
})

const add = ({ token }: MadeUser, items: ReturnType<typeof byHand>[], idempotencyKey?: string) =>
  app.call(addPantryItems, { token, body: { items }, ...(idempotencyKey && { idempotencyKey }) })

describe('several products by hand', () => {
  it('come in together, cost nothing, and go together with one undo', async () => {
    const user = await makeUser(app, { points: 0 })
    await stock(app, user, 'jajka', 8, 'pieces')
    const before = await readPantry(app, user)
    const { items, change_ids } = await app.succeed(addPantryItems, {
      token: user.token,
      body: { items: [byHand('jajka', 10, 'pieces'), { ...byHand('chleb żytni', 1, 'pieces'), category: 'frozen' as const }] },
    })
    expect(items).toMatchObject([{ quantity: 18 }, { quantity: 1, category: 'frozen' }])

    await app.succeed(undoPantryChanges, { token: user.token, body: { change_ids } })
    expect(await readPantry(app, user)).toEqual(before)
  })

  it('come in all or none', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 500, 'ml')
    expect((await add(user, [byHand('chleb', 1, 'pieces'), byHand('mleko', 1, 'pieces')])).status).toBe(409)
    expect([...(await readPantry(app, user)).keys()]).toEqual(['mleko'])
    await fillPantry(app, user, 48)
    expect((await add(user, [byHand('chleb', 1, 'pieces'), byHand('masło', 200, 'grams')])).status).toBe(403)
    expect((await readPantry(app, user)).size).toBe(49)
  })

  it('come in once, however often they are sent at once', async () => {
    const user = await makeUser(app)
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(user, [byHand('chleb', 1, 'pieces')], key)))
    expect(new Set(statusesOf(answers))).toEqual(new Set([201]))
    expect((await readPantry(app, user)).get('chleb')).toMatchObject({ quantity: 1 })
  })

  it('need a unit', async () => {
    const { token } = await makeUser(app)
    expect((await app.call(createPantryItem, { token, body: { ...byHand('chleb', 1, 'pieces'), canonical_unit: null } })).status).toBe(400)
    expect((await app.call(addPantryItems, { token, body: { items: [] } })).status).toBe(400)
  })
})

describe('names that are proposed', () => {
  it('are those of the pantry first, then foods, five at most', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'ser Zygzakowy domowy', 150, 'grams')
    await stock(app, user, 'twaróg i ser', 150, 'grams')
    const suggested = await app.succeed(suggestProducts, { token: user.token, query: { query: 'SER' } })
    expect(suggested).toHaveLength(5)
    expect(suggested.slice(0, 2).map((product) => product.product_name)).toEqual(['ser Zygzakowy domowy', 'twaróg i ser'])
    expect(suggested[0]).toMatchObject({ unit: 'grams', in_pantry: { quantity: 150, unit: 'grams' } })
    expect(suggested[2]?.in_pantry).toBeNull()
    const other = await makeUser(app)
    expect(await app.succeed(suggestProducts, { token: other.token, query: { query: 'Zygzakowy' } })).toEqual([])
  })
})
