import { randomBytes } from 'node:crypto'
import { convertPendingItemUnit, deletePendingItem, type PendingItem, updatePendingItem } from '@spizarka/contract/intake'
import { forgetLearnedName, listLearnedNames } from '@spizarka/contract/learned'
import type { Receipt, ReceiptItem } from '@spizarka/engine'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { confirm, decide, type ReadList } from '../../../test/fixtures/intakes.ts'
import { stock } from '../../../test/fixtures/pantries.ts'
import { anEngineThatReads, aReceipt, aReceiptItem, readReceiptPicture } from '../../../test/fixtures/receipts.ts'
import { startTestApp } from '../../../test/harness.ts'
import { learnNames } from './index.ts'

let receipt: Receipt = aReceipt()
const app = await startTestApp({
  settings: { RATE_INTAKE_USER: '1000/60', RATE_UPLOAD_USER: '1000/60' },
  context: { engine: anEngineThatReads(async () => receipt) },
})
afterAll(() => app.close())

/** A line whose name nobody could unfold. */
const CRYPTIC = aReceiptItem({ productName: 'jgn grck', foodId: null, receiptName: 'JOG.NAT.GREC.' })

/** Has a receipt of these lines read, by default a single cryptic one of Biedronka's. */
function read(user: MadeUser, { item = {}, ...changes }: Partial<Receipt> & { item?: Partial<ReceiptItem> } = {}): Promise<ReadList> {
  receipt = aReceipt({ items: [{ ...CRYPTIC, ...item }], ...changes })
  return readReceiptPicture(app, user)
}

function first({ pending_items }: ReadList): PendingItem {
  const [item] = pending_items
  if (!item) throw new Error('The list is empty')
  return item
}

/** Saves the edit form of the first item, and confirms the list. */
async function correct(user: MadeUser, list: ReadList, changes: Partial<PendingItem>): Promise<void> {
  const { id, product_name, quantity_grams, quantity_ml, quantity_pieces } = first(list)
  const body = { product_name, quantity_grams, quantity_ml, quantity_pieces, ...changes }
  await app.succeed(updatePendingItem, { token: user.token, params: { id }, body })
  await confirm(app, user, list.sessionId)
}

const ML = { quantity_pieces: null, quantity_ml: 400 }
const learned = async ({ token }: MadeUser, query = {}) => (await app.succeed(listLearnedNames, { token, query })).results

describe('an item that was renamed', () => {
  it('bears its new name on the next receipt, as what it is', async () => {
    const user = await makeUser(app)
    await correct(user, await read(user), { product_name: 'jogurt grecki' })

    const item = first(await read(user, { item: { quantityPieces: 3 } }))

    expect(item).toMatchObject({ product_name: 'jogurt grecki', quantity_pieces: 3, learned: true, category: 'dairy', status: 'ready' })
    expect(item.source_line).toBe(CRYPTIC.sourceLine)
  })

  it('is known although the camera saw other dots, tails and letters’ sizes', async () => {
    const user = await makeUser(app)
    await correct(user, await read(user, { item: { receiptName: 'ŚMIET.SŁODKA' } }), { product_name: 'śmietanka' })

    expect(first(await read(user, { item: { receiptName: 'Smiet slodka' } }))).toMatchObject({ product_name: 'śmietanka', learned: true })
    expect(first(await read(user, { item: { receiptName: 'ŚMIET.SŁODKA 36%' } }))).toMatchObject({ learned: false })
  })

  it('even a line that was no product becomes one', async () => {
    const user = await makeUser(app)
    await correct(user, await read(user), { product_name: 'jogurt grecki' })

    expect(first(await read(user, { item: { problem: 'not_a_product' } }))).toMatchObject({
      product_name: 'jogurt grecki',
      status: 'ready',
    })
  })

  it('and turned out to be a spice is one next time', async () => {
    const user = await makeUser(app)
    await correct(user, await read(user), { product_name: 'pieprz czarny mielony' })
    await app.db.deleteFrom('pantry_products').where('owner_id', '=', user.id).execute()

    expect(first(await read(user))).toMatchObject({ is_spice: true, quantity_pieces: null, learned: true })
  })

  it('is learned from a till that prints novels too', async () => {
    const user = await makeUser(app)
    const item = { receiptName: randomBytes(20_000).toString('hex') }
    await correct(user, await read(user, { item, shop: 'Sklep '.repeat(2_000) }), { product_name: 'jogurt grecki' })

    expect(first(await read(user, { item }))).toMatchObject({ product_name: 'jogurt grecki', learned: true })
    expect(await learned(user)).toMatchObject([{ shop: expect.stringMatching(/^.{100}$/) }])
  })

  it('can be renamed again: the last name counts', async () => {
    const user = await makeUser(app)
    await correct(user, await read(user), { product_name: 'jogurt grecki' })
    const list = await read(user)
    const body = { product_name: 'jogurt naturalny', quantity_pieces: 1 }
    const renamed = await app.succeed(updatePendingItem, { token: user.token, params: { id: first(list).id }, body })
    await confirm(app, user, list.sessionId)

    expect(renamed.learned).toBe(false)
    expect(first(await read(user))).toMatchObject({ product_name: 'jogurt naturalny', learned: true })
    expect(await learned(user)).toHaveLength(1)
  })

  it('teaches nothing before the list is confirmed, and nothing when it is taken off', async () => {
    const user = await makeUser(app)
    const list = await read(user)
    const { id } = first(list)
    const body = { product_name: 'jogurt grecki', quantity_pieces: 1 }
    await app.succeed(updatePendingItem, { token: user.token, params: { id }, body })
    expect(await learned(user)).toEqual([])

    const other = await read(user, { items: [CRYPTIC, aReceiptItem()] })
    await app.succeed(updatePendingItem, { token: user.token, params: { id: first(other).id }, body })
    await app.succeed(deletePendingItem, { token: user.token, params: { id: first(other).id } })
    await confirm(app, user, other.sessionId)
    expect(await learned(user)).toEqual([])
  })

  it('by one user says nothing to another', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    await correct(user, await read(user), { product_name: 'jogurt grecki' })

    expect(first(await read(other))).toMatchObject({ product_name: 'jgn grck', learned: false })
    expect(await learned(other)).toEqual([])
  })
})

describe('an item that was only looked at', () => {
  it('teaches nothing', async () => {
    const user = await makeUser(app)
    await correct(user, await read(user), { best_before: '2099-01-01' })

    expect(await learned(user)).toEqual([])
  })
})

describe('a piece that was measured', () => {
  it('has that size next time, times the pieces', async () => {
    const user = await makeUser(app)
    await correct(user, await read(user, { item: { quantityPieces: 2 } }), { ...ML, quantity_ml: 800 })

    const item = first(await read(user, { item: { quantityPieces: 3 } }))

    expect(item).toMatchObject({ product_name: 'jgn grck', quantity_ml: 1200, quantity_pieces: null, learned: true })
  })

  it('by converting its unit counts as well', async () => {
    const user = await makeUser(app)
    const list = await read(user, { item: { quantityPieces: 2 } })
    const body = { target_unit: 'grams' as const, target_quantity: 300 }
    await app.succeed(convertPendingItemUnit, { token: user.token, params: { id: first(list).id }, body })
    await confirm(app, user, list.sessionId)

    expect(first(await read(user))).toMatchObject({ quantity_grams: 150, learned: true })
  })

  it('may be a pack of several', async () => {
    const user = await makeUser(app)
    await correct(user, await read(user, { item: { receiptName: 'JAJA L' } }), { quantity_pieces: 10 })

    expect(first(await read(user, { item: { receiptName: 'JAJA L', quantityPieces: 2 } }))).toMatchObject({ quantity_pieces: 20 })
  })

  it('keeps its size when it is renamed later, until somebody says one piece is one', async () => {
    const user = await makeUser(app)
    await correct(user, await read(user), ML)
    await correct(user, await read(user), { product_name: 'jogurt grecki' })
    expect(first(await read(user))).toMatchObject({ product_name: 'jogurt grecki', quantity_ml: 400 })

    await app.db.deleteFrom('pantry_products').where('owner_id', '=', user.id).execute()
    await correct(user, await read(user), { quantity_ml: null, quantity_pieces: 1 })
    expect(await learned(user)).toMatchObject([{ product_name: 'jogurt grecki', quantity: null, unit: null }])
  })

  test.each<[string, Partial<ReceiptItem>, Partial<PendingItem>]>([
    ['a weighed line', { quantityPieces: null, quantityGrams: 345 }, { quantity_grams: 400 }],
    ['a line with its size printed', { quantityPieces: null, quantityMl: 500 }, { quantity_ml: 400 }],
    ['a line without an amount', { quantityPieces: null }, ML],
    ['a piece and a half', { quantityPieces: 2 }, { quantity_pieces: 3 }],
    ['an amount that was taken away', { quantityPieces: 2 }, { quantity_pieces: null }],
  ])('%s teaches no size', async (_, item, changes) => {
    const user = await makeUser(app)
    await correct(user, await read(user, { item }), changes)

    expect(await learned(user)).toEqual([])
  })

  it('is not applied to a line that states a size, nor past what the pantry takes', async () => {
    const user = await makeUser(app)
    await correct(user, await read(user), { ...ML, quantity_ml: 30_000 })

    expect(first(await read(user, { item: { quantityPieces: null, quantityGrams: 250 } }))).toMatchObject({ quantity_grams: 250 })
    expect(first(await read(user, { item: { quantityPieces: 2 } }))).toMatchObject({ quantity_pieces: 2, quantity_ml: null })
  })

  it('by an answer about the pantry’s unit is the product’s rate and no name', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'jgn grck', 100, 'grams')
    const list = await read(user)
    await decide(app, user, first(list), { resolution_type: 'setup_canonical_unit', canonical_unit: 'grams', conversion_to_grams: 400 })
    await confirm(app, user, list.sessionId)

    expect(await learned(user)).toEqual([])
    expect(first(await read(user))).toMatchObject({
      quantity_grams: 400,
      clarification_details: { conflict_type: 'confirm_autocalculation' },
    })
  })
})

describe('the shop', () => {
  it('that was corrected counts first, another shop’s name after it, the last used one before others', async () => {
    const user = await makeUser(app)
    await correct(user, await read(user, { shop: 'Biedronka' }), { product_name: 'jogurt grecki' })
    expect(first(await read(user, { shop: 'Lidl' }))).toMatchObject({ product_name: 'jogurt grecki', learned: true })

    await correct(user, await read(user, { shop: 'Lidl' }), { product_name: 'jogurt naturalny' })
    expect(first(await read(user, { shop: 'Biedronka' }))).toMatchObject({ product_name: 'jogurt grecki' })
    expect(first(await read(user, { shop: 'Lidl' }))).toMatchObject({ product_name: 'jogurt naturalny' })
    expect(first(await read(user, { shop: 'Dino' }))).toMatchObject({ product_name: 'jogurt naturalny' })
  })

  it('may be unknown: there is one name for that too', async () => {
    const user = await makeUser(app)
    await correct(user, await read(user, { shop: null }), { product_name: 'jogurt grecki' })
    await correct(user, await read(user, { shop: null }), { product_name: 'jogurt naturalny' })

    expect(await learned(user)).toMatchObject([{ shop: null, product_name: 'jogurt naturalny' }])
  })
})

describe('the list of learned names', () => {
  it('tells what was learned, last used first, a page at a time', async () => {
    const user = await makeUser(app)
    await correct(user, await read(user, { item: { quantityPieces: 2 } }), { ...ML, quantity_ml: 800, product_name: 'jogurt grecki' })
    await correct(user, await read(user, { item: { receiptName: 'MASŁO EX' } }), { product_name: 'masło' })
    await read(user)

    expect(await learned(user)).toEqual([
      {
        id: expect.any(String),
        shop: 'Biedronka',
        receipt_name: 'JOG.NAT.GREC.',
        product_name: 'jogurt grecki',
        quantity: 400,
        unit: 'ml',
        used_at: expect.any(String),
      },
      expect.objectContaining({ receipt_name: 'MASŁO EX', quantity: null, unit: null }),
    ])
    expect(await learned(user, { page: 2, page_size: 1 })).toMatchObject([{ receipt_name: 'MASŁO EX' }])
  })

  it('forgets what its owner says, and nobody else', async () => {
    const [user, stranger] = [await makeUser(app), await makeUser(app)]
    await correct(user, await read(user), { product_name: 'jogurt grecki' })
    const [{ id } = { id: '' }] = await learned(user)
    const forget = ({ token }: MadeUser) => app.call(forgetLearnedName, { token, params: { id } })

    expect((await forget(stranger)).status).toBe(404)
    expect((await forget(user)).status).toBe(204)
    expect((await forget(user)).status).toBe(404)
    expect(first(await read(user))).toMatchObject({ learned: false })
  })

  it('keeps the two thousand that were used last, and goes with the account', async () => {
    const user = await makeUser(app)
    const other = await makeUser(app)
    const learn = (owner: MadeUser, day: number, receiptNames: readonly string[]) =>
      app.db.transaction().execute((trx) =>
        learnNames(trx, {
          ownerId: owner.id,
          shop: null,
          corrections: receiptNames.map((receiptName) => ({ receiptName, productName: 'mleko', size: undefined })),
          now: new Date(Date.UTC(2026, 0, day)),
        }),
      )
    await learn(other, 1, ['COUDZE'])
    await learn(user, 1, ['NAJSTARSZE'])
    await learn(
      user,
      2,
      Array.from({ length: 1_999 }, (_, number) => `MLEKO ${number}`),
    )
    await learn(user, 3, ['NAJNOWSZE'])

    const names = await app.db.selectFrom('learned_names').where('owner_id', '=', user.id).select('receipt_name').execute()
    expect(names).toHaveLength(2_000)
    expect(names.map((row) => row.receipt_name)).not.toContain('NAJSTARSZE')
    expect(await learned(other)).toHaveLength(1)

    await app.db.deleteFrom('users').where('id', '=', user.id).execute()
    expect(await app.db.selectFrom('learned_names').select('owner_id').distinct().where('owner_id', '=', user.id).execute()).toEqual([])
  })
})

describe('two receipts of one user', () => {
  it('confirmed at once teach both, each once', async () => {
    const user = await makeUser(app)
    const lists = [await read(user), await read(user)]
    const body = { product_name: 'jogurt grecki', quantity_pieces: 1 }
    for (const list of lists) await app.succeed(updatePendingItem, { token: user.token, params: { id: first(list).id }, body })

    await Promise.all(lists.map((list) => confirm(app, user, list.sessionId)))

    expect(await learned(user)).toMatchObject([{ product_name: 'jogurt grecki' }])
  })
})
