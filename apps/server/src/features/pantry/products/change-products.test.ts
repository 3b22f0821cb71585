import {
  changePantryItems,
  consumePantryItem,
  createPantryItem,
  deletePantryItem,
  listPantry,
  listPantryHistory,
  type PantryItem,
  reportWaste,
  restockPantryItem,
  undoPantryChanges,
} from '@spizarka/contract/pantry'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf } from '../../../../test/factories.ts'
import { byHand, fillPantry, readPantry, stock, stockSpice } from '../../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

const idsOf = (...items: readonly PantryItem[]) => items.map(({ id }) => id)
const useUp = ({ token }: MadeUser, ids: string[]) => app.succeed(changePantryItems, { token, body: { action: 'use_up', ids } })
const removeAll = ({ token }: MadeUser, ids: string[]) => app.succeed(changePantryItems, { token, body: { action: 'remove', ids } })
const undo = ({ token }: MadeUser, change_ids: string[]) => app.succeed(undoPantryChanges, { token, body: { change_ids } })
const namesOf = async (user: MadeUser) => [...(await readPantry(app, user)).keys()].toSorted()

describe('several products', () => {
  it('are used up at once and come back with one undo, batches and dates as they were', async () => {
    const user = await makeUser(app)
    const milk = await stock(app, user, 'mleko', 1000, 'ml', '2031-01-01')
    const butter = await stock(app, user, 'masło', 200, 'grams', '2031-02-01')
    await stock(app, user, 'ryż', 500, 'grams')
    const before = await readPantry(app, user)

    const { items, change_ids } = await useUp(user, idsOf(milk, butter))

    expect(items.map(({ in_stock }) => in_stock)).toEqual([false, false])
    expect(await namesOf(user)).toEqual(['ryż'])
    expect((await undo(user, change_ids)).items).toHaveLength(2)
    expect(await readPantry(app, user)).toEqual(before)
    const { results } = await app.succeed(listPantryHistory, { token: user.token })
    expect(results.slice(0, 4).map(({ kind }) => kind)).toEqual(['restored', 'restored', 'used_up', 'used_up'])
  })

  it('move to another shelf and back; what stands there already changes nothing', async () => {
    const user = await makeUser(app)
    const bread = await stock(app, user, 'chleb', 1, 'pieces')
    const peas = await stock(app, user, 'groszek', 400, 'grams')
    const body = { action: 'move' as const, ids: idsOf(bread, peas), category: 'frozen' as const }

    const { change_ids } = await app.succeed(changePantryItems, { token: user.token, body })
    expect([...(await readPantry(app, user)).values()].map(({ category }) => category)).toEqual(['frozen', 'frozen'])
    expect(await app.succeed(changePantryItems, { token: user.token, body })).toEqual({ items: [], change_ids: [] })

    await undo(user, change_ids)
    const shelves = await readPantry(app, user)
    expect(shelves.get('chleb')?.category).toBe(bread.category)
    expect(shelves.get('groszek')?.category).toBe(peas.category)
  })

  it('that are gone meanwhile are passed over; an amount nobody said and a spice are used up too', async () => {
    const user = await makeUser(app)
    const milk = await stock(app, user, 'mleko', 1000, 'ml')
    const salt = await stockSpice(app, user, 'sól')
    await app.succeed(deletePantryItem, { token: user.token, params: { id: milk.id } })

    const { items } = await useUp(user, [...idsOf(milk, salt), salt.id])

    expect(items).toMatchObject([{ product_name: 'sól', in_stock: false }])
  })

  it('of someone else are not found, and nothing happens to the rest', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    const mine = await stock(app, user, 'mleko', 1000, 'ml')
    const theirs = await stock(app, other, 'mleko', 1000, 'ml')
    const { token } = user

    for (const action of ['use_up', 'remove'] as const)
      expect((await app.call(changePantryItems, { token, body: { action, ids: idsOf(mine, theirs) } })).status).toBe(404)
    expect((await app.call(reportWaste, { token, body: { ids: idsOf(theirs) } })).status).toBe(404)
    const { change_ids } = await removeAll(other, idsOf(theirs))
    expect((await app.call(undoPantryChanges, { token, body: { change_ids } })).status).toBe(404)
    expect(await namesOf(user)).toEqual(['mleko'])
    expect(await namesOf(other)).toEqual([])
  })

  it('are not brought back when one has changed since, nor twice', async () => {
    const user = await makeUser(app)
    const milk = await stock(app, user, 'mleko', 1000, 'ml')
    const butter = await stock(app, user, 'masło', 200, 'grams')
    const { change_ids } = await removeAll(user, idsOf(milk, butter))
    await app.succeed(createPantryItem, { token: user.token, body: byHand('masło', 100, 'grams') })

    expect((await app.call(undoPantryChanges, { token: user.token, body: { change_ids } })).status).toBe(409)
    expect(await namesOf(user)).toEqual(['masło'])

    const [milkChange = ''] = change_ids
    await undo(user, [milkChange])
    expect((await app.call(undoPantryChanges, { token: user.token, body: { change_ids: [milkChange] } })).status).toBe(409)
  })

  it('come back only as far as the plan has room, all or none', async () => {
    const user = await makeUser(app)
    const milk = await stock(app, user, 'mleko', 1000, 'ml')
    const butter = await stock(app, user, 'masło', 200, 'grams')
    const { change_ids } = await removeAll(user, idsOf(milk, butter))
    await fillPantry(app, user, 49)

    expect((await app.call(undoPantryChanges, { token: user.token, body: { change_ids } })).status).toBe(403)
    expect((await readPantry(app, user)).size).toBe(49)
  })

  it('are used up once however often they are sent at once, and undone once', async () => {
    const user = await makeUser(app)
    const items = await Promise.all(['mleko', 'masło', 'ryż'].map((name) => stock(app, user, name, 100, 'grams')))
    const ids = idsOf(...items)

    const answers = await Promise.all(Array.from({ length: 6 }, (_, turn) => useUp(user, turn % 2 ? ids : ids.toReversed())))
    const changes = answers.flatMap(({ change_ids }) => change_ids)
    expect(changes).toHaveLength(3)

    const undone = await Promise.all(
      Array.from({ length: 4 }, () => app.call(undoPantryChanges, { token: user.token, body: { change_ids: changes } })),
    )
    expect(statusesOf(undone)).toEqual([200, 409, 409, 409])
    expect(await namesOf(user)).toEqual(['masło', 'mleko', 'ryż'])
  })
})

describe('waste', () => {
  it('is a removal that is said to be one, and no longer when it is undone', async () => {
    const user = await makeUser(app)
    const milk = await stock(app, user, 'mleko', 1000, 'ml')
    const butter = await stock(app, user, 'masło', 200, 'grams')
    const rice = await stock(app, user, 'ryż', 200, 'grams')
    const { change_ids } = await removeAll(user, idsOf(milk, butter))
    await app.succeed(consumePantryItem, { token: user.token, params: { id: rice.id }, body: {} })
    const report = () => app.succeed(reportWaste, { token: user.token, body: { ids: idsOf(milk, butter, rice) } })
    const wasted = () =>
      app.db
        .selectFrom('pantry_changes')
        .where('owner_id', '=', user.id)
        .where('wasted', '=', true)
        .where('undone_at', 'is', null)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()

    expect(await report()).toEqual({ reported: 2 })
    expect(await wasted()).toEqual({ count: 2 })

    await undo(user, change_ids)
    expect(await wasted()).toEqual({ count: 0 })
    expect(await report()).toEqual({ reported: 0 })
  })
})

describe('the order of the pantry', () => {
  it('shelf by shelf goes by date, by what was added last, or by how little is left', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 1000, 'ml', '2031-01-03')
    await stock(app, user, 'ziemniaki', 150, 'grams', null)
    const kefir = await stock(app, user, 'kefir', 400, 'ml', '2031-01-01')
    await stock(app, user, 'cebula', 2, 'pieces', '2031-01-05')
    const names = async (ordering: 'category,best_before' | 'category,-created_at' | 'category,amount' | 'amount') =>
      (await app.succeed(listPantry, { token: user.token, query: { ordering } })).results.map(({ product_name }) => product_name)

    expect(await names('category,best_before')).toEqual(['kefir', 'mleko', 'cebula', 'ziemniaki'])
    expect(await names('category,-created_at')).toEqual(['kefir', 'mleko', 'cebula', 'ziemniaki'])
    expect(await names('category,amount')).toEqual(['kefir', 'mleko', 'ziemniaki', 'cebula'])
    await app.succeed(restockPantryItem, { token: user.token, params: { id: kefir.id }, body: { quantity: 2000 } })
    expect(await names('amount')).toEqual(['ziemniaki', 'cebula', 'mleko', 'kefir'])
  })
})
