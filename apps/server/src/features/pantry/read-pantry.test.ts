import type { QueryIn } from '@spizarka/contract/endpoint'
import {
  listPantry,
  listPantryHistory,
  PANTRY_CATEGORIES,
  type PantryCategory,
  readPantrySummary,
  updatePantryItem,
} from '@spizarka/contract/pantry'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { fillPantry, stock, stockSpice } from '../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../test/harness.ts'
import { dayInWarsaw } from '../../platform/clock/clock.ts'

const app = await startTestApp()
afterAll(() => app.close())
afterEach(() => app.clock.setTo(new Date()))

const list = ({ token }: MadeUser, query: Partial<QueryIn<typeof listPantry>> = {}) =>
  app.succeed(listPantry, { token, query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])) })
const names = async (user: MadeUser, query?: Partial<QueryIn<typeof listPantry>>) =>
  (await list(user, query)).results.map(({ product_name }) => product_name)
const inDays = (days: number) => dayInWarsaw(new Date(app.clock.now().getTime() + days * 86_400_000))

/** Writes products by name straight onto a shelf. */
async function put(owner: MadeUser, products: readonly (readonly [string, PantryCategory])[]): Promise<void> {
  const rows = products.map(([name, category]) => ({
    owner_id: owner.id,
    product_key: name,
    product_name: name,
    category,
    canonical_unit: 'grams' as const,
  }))
  await app.db.insertInto('pantry_products').values(rows).execute()
}

describe('the order of a pantry', () => {
  it('is shelf by shelf as the contract lists them, then by name in Polish', async () => {
    const user = await makeUser(app)
    const shelves = Object.keys(PANTRY_CATEGORIES) as PantryCategory[]
    await put(
      user,
      shelves.toReversed().map((shelf) => [`coś z ${shelf}`, shelf]),
    )
    await put(user, [
      ['zebra', 'dairy'],
      ['łosoś', 'dairy'],
      ['ćma', 'dairy'],
      ['Cebula', 'dairy'],
      ['lis', 'dairy'],
      ['żubr', 'dairy'],
    ])

    const { results } = await list(user, { page_size: 200 })

    expect(results.map(({ category }) => category)).toEqual([...Array(7).fill('dairy'), ...shelves.slice(1)])
    expect(results.slice(0, 7).map(({ product_name }) => product_name)).toEqual([
      'Cebula',
      'coś z dairy',
      'ćma',
      'lis',
      'łosoś',
      'zebra',
      'żubr',
    ])
  })

  it('may be by name, by best-before with the undated last, or by age, either way', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 1, 'ml', '2031-02-01')
    await stock(app, user, 'chleb', 1, 'pieces', null)
    await stock(app, user, 'śmietana', 1, 'grams', '2031-01-01')

    expect(await names(user, { ordering: 'product_name' })).toEqual(['chleb', 'mleko', 'śmietana'])
    expect(await names(user, { ordering: '-product_name' })).toEqual(['śmietana', 'mleko', 'chleb'])
    expect(await names(user, { ordering: 'best_before' })).toEqual(['śmietana', 'mleko', 'chleb'])
    expect(await names(user, { ordering: '-best_before' })).toEqual(['mleko', 'śmietana', 'chleb'])
    expect(await names(user, { ordering: 'created_at' })).toEqual(['mleko', 'chleb', 'śmietana'])
    expect(await names(user, { ordering: '-created_at' })).toEqual(['śmietana', 'chleb', 'mleko'])
  })
})

describe('a search', () => {
  it('minds neither case nor Polish letters, and finds parts of words', async () => {
    const user = await makeUser(app)
    await put(user, [
      ['Ser Żółty Gouda', 'dairy'],
      ['łosoś wędzony', 'meat'],
      ['ŹDŹBŁO', 'other'],
    ])

    for (const search of ['zolty', 'ŻÓŁTY', 'żółt', ' gouda ', 'z\u0307o\u0301łty'])
      expect(await names(user, { search })).toEqual(['Ser Żółty Gouda'])
    expect(await names(user, { search: 'LOSOS' })).toEqual(['łosoś wędzony'])
    expect(await names(user, { search: 'zdzblo' })).toEqual(['ŹDŹBŁO'])
    expect(await names(user, { search: 'nic' })).toEqual([])
  })

  it('takes the characters of patterns for themselves', async () => {
    const user = await makeUser(app)
    await put(user, [
      ['mleko 2%', 'dairy'],
      ['mleko 20 g', 'dairy'],
      ['a_b\\c', 'other'],
    ])

    expect(await names(user, { search: '2%' })).toEqual(['mleko 2%'])
    expect(await names(user, { search: '_' })).toEqual(['a_b\\c'])
    expect(await names(user, { search: '\\' })).toEqual(['a_b\\c'])
  })
})

describe('a filter', () => {
  it('picks a shelf, or spices, or all but spices', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 1, 'ml')
    await stock(app, user, 'chleb', 1, 'pieces')
    await stockSpice(app, user, 'pieprz')

    expect(await names(user, { category: 'bakery' })).toEqual(['chleb'])
    expect(await names(user, { is_spice: 'true' })).toEqual(['pieprz'])
    expect(await names(user, { is_spice: 'false' })).toEqual(['mleko', 'chleb'])
  })

  it('picks what ends within three days or has ended, by the calendar in Warsaw', async () => {
    app.clock.setTo('2031-01-10T23:30:00+01:00')
    const user = await makeUser(app)
    for (const day of ['09', '10', '13', '14']) await stock(app, user, `kefir ${day}`, 1, 'grams', `2031-01-${day}`)

    expect(await names(user, { use_soon: 'true' })).toEqual(['kefir 09', 'kefir 10', 'kefir 13'])
    expect(await names(user, { expired: 'true' })).toEqual(['kefir 09'])

    // Half past midnight in Warsaw is still yesterday in UTC.
    app.clock.setTo('2031-01-11T00:30:00+01:00')
    const token = app.context.tokens.issueAccess({ userId: user.id, sessionId: user.sessionId })
    expect(await names({ ...user, token }, { expired: 'true' })).toEqual(['kefir 09', 'kefir 10'])
    expect(await names({ ...user, token }, { use_soon: 'true' })).toHaveLength(4)
  })

  it('counts the days of a week in which the clocks change', async () => {
    app.clock.setTo('2027-03-26T23:30:00+01:00')
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 1, 'ml', '2027-03-29')
    await stock(app, user, 'ser', 1, 'grams', '2027-03-30')

    expect(await names(user, { use_soon: 'true' })).toEqual(['mleko'])
  })

  it('with others finds what fits them all', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 1, 'ml', inDays(1))
    await stock(app, user, 'mleko kokosowe', 1, 'ml', inDays(90))

    expect(await names(user, { search: 'mleko', use_soon: 'true' })).toEqual(['mleko'])
  })
})

describe('pages', () => {
  it('link to their neighbours and keep the filters', async () => {
    const user = await makeUser(app)
    await fillPantry(app, user, 5)

    const first = await list(user, { search: 'przetwor', page_size: 2 })
    const last = await list(user, { search: 'przetwor', page_size: 2, page: 3 })

    expect(first).toMatchObject({ count: 5, previous: null, next: expect.stringContaining('search=przetwor') })
    expect(first.next).toContain('page=2')
    expect(last.results).toHaveLength(1)
    expect(last.next).toBeNull()
  })

  it('hold every product once, whatever the order', async () => {
    const user = await makeUser(app)
    await fillPantry(app, user, 23)

    for (const ordering of ['category', 'best_before', '-best_before', 'product_name'] as const) {
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => names(user, { page_size: 5, page, ordering })))
      expect(new Set(pages.flat()).size).toBe(23)
    }
  })

  it('end: past the last one is 404', async () => {
    const user = await makeUser(app)
    const answer = await app.call(listPantry, { token: user.token, query: { page: 2 } })
    expect(answer).toMatchObject({ status: 404, body: { detail: 'Niepoprawna strona.' } })
    expect(await list(user)).toEqual({ count: 0, next: null, previous: null, results: [] })
  })

  it('take as many statements for 200 products as for one', async () => {
    const [one, many] = [await makeUser(app), await makeUser(app)]
    await fillPantry(app, one, 1)
    await fillPantry(app, many, 200)
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const statementsFor = async (act: () => Promise<unknown>) => {
      query.mockClear()
      await act()
      return query.mock.calls.length
    }

    const ofList = [await statementsFor(() => list(one)), await statementsFor(() => list(many, { page_size: 200 }))]
    const readHistory = ({ token }: MadeUser) => app.succeed(listPantryHistory, { token, query: { page_size: 200 } })
    const ofHistory = [await statementsFor(() => readHistory(one)), await statementsFor(() => readHistory(many))]
    query.mockRestore()

    expect(ofList[1]).toBe(ofList[0])
    expect(ofHistory[1]).toBe(ofHistory[0])
    expect(ofList[0]).toBeLessThanOrEqual(3)
  })
})

describe('the summary', () => {
  it('counts products, spices, shelves and what ends', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 1, 'ml', inDays(0))
    await stock(app, user, 'ser', 1, 'grams', inDays(-1))
    await stock(app, user, 'chleb', 1, 'pieces', inDays(30))
    await stockSpice(app, user, 'pieprz')

    expect(await app.succeed(readPantrySummary, { token: user.token })).toEqual({
      products: 3,
      spices: 1,
      limit: 50,
      use_soon: 2,
      expired: 1,
      ends_today: 1,
      categories: [
        { category: 'dairy', count: 2 },
        { category: 'bakery', count: 1 },
        { category: 'spices', count: 1 },
      ],
    })
  })

  it('of an empty pantry is all zeroes', async () => {
    const user = await makeUser(app, { plan: 'premium_super' })

    expect(await app.succeed(readPantrySummary, { token: user.token })).toEqual({
      products: 0,
      spices: 0,
      limit: null,
      use_soon: 0,
      expired: 0,
      ends_today: 0,
      categories: [],
    })
  })
})

describe('the history', () => {
  it('tells every change, newest first, with how much moved and how much was left', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'masło', 200, 'grams')
    await stock(app, user, 'masło', 50.5, 'grams')
    await stock(app, user, 'chleb', 1, 'pieces')

    const { results, count } = await app.succeed(listPantryHistory, { token: user.token })

    expect(count).toBe(3)
    expect(results.map(({ kind, product_name, unit, delta, quantity_after }) => [kind, product_name, unit, delta, quantity_after])).toEqual(
      [
        ['added', 'chleb', 'pieces', 1, 1],
        ['restocked', 'masło', 'grams', 50.5, 250.5],
        ['added', 'masło', 'grams', 200, 200],
      ],
    )
    const ofOne = await app.succeed(listPantryHistory, { token: user.token, query: { product_id: item.id, page_size: 1 } })
    expect(ofOne).toMatchObject({ count: 2, results: [{ kind: 'restocked', product_id: item.id, can_undo: true }] })
  })

  it('tells when a spice ran out and when it came back', async () => {
    const user = await makeUser(app)
    const { id } = await stockSpice(app, user, 'kurkuma')
    for (const in_stock of [false, true]) await app.succeed(updatePantryItem, { token: user.token, params: { id }, body: { in_stock } })

    const { results } = await app.succeed(listPantryHistory, { token: user.token })
    expect(results.map(({ kind }) => kind)).toEqual(['restocked', 'used_up', 'added'])
  })
})
