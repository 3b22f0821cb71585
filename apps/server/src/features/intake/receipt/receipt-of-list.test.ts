import { undoConfirmation } from '@spizarka/contract/intake'
import { listPrices } from '@spizarka/contract/pantry'
import { setReceiptList } from '@spizarka/contract/receipts'
import { putShoppingAway, readShoppingList, updateShoppingList } from '@spizarka/contract/shopping'
import type { Receipt } from '@spizarka/engine'
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser } from '../../../../test/factories.ts'
import { confirm, readReview } from '../../../../test/fixtures/intakes.ts'
import { readPantry } from '../../../../test/fixtures/pantries.ts'
import { anEngineThatReads, aReceipt, aReceiptItem, readReceiptPicture, sendReceipt } from '../../../../test/fixtures/receipts.ts'
import { addByName, openList } from '../../../../test/fixtures/shopping-lists.ts'
import { startTestApp } from '../../../../test/harness.ts'

const MILK = { quantityPieces: null, quantityMl: 1000, priceGrosze: 399 }
const BUTTER = { productName: 'masło', foodId: 'maslo', quantityPieces: null, quantityGrams: 200, priceGrosze: 799, receiptName: 'MASLO' }
const BREAD = { productName: 'chleb', foodId: 'chleb', quantityPieces: 1, priceGrosze: 549, receiptName: 'CHLEB' }

let printed: Partial<Receipt> = {}
const app = await startTestApp({ context: { engine: anEngineThatReads(async () => aReceipt(printed)) } })
afterAll(() => app.close())
const print = (...items: Parameters<typeof aReceiptItem>[0][]) => {
  printed = { items: items.map((item) => aReceiptItem(item)), boughtOn: app.clock.now().toISOString().slice(0, 10) }
}
beforeEach(() => print(MILK, BUTTER))

/** A list of 1 l of milk, 200 g of butter, both ticked, and raspberries. */
async function shop(user: MadeUser): Promise<string> {
  const list = await openList(app, user, 'Zakupy na sobotę')
  await addByName(app, user, list, 'mleko', { quantity: 1000, unit: 'ml', checked: true })
  await addByName(app, user, list, 'masło', { quantity: 200, unit: 'grams', checked: true })
  await addByName(app, user, list, 'maliny')
  return list
}

async function putAway(user: MadeUser, list: string): Promise<string> {
  const { session_id } = await app.succeed(putShoppingAway, { token: user.token, params: { id: list } })
  await confirm(app, user, session_id)
  return session_id
}

const itemsOf = async (user: MadeUser, id: string) => (await app.succeed(readShoppingList, { token: user.token, params: { id } })).items
const say = (user: MadeUser, sessionId: string, body: { list_id: string | null; apart?: string[] }) =>
  app.call(setReceiptList, { token: user.token, params: { sessionId }, body })

describe('a receipt of a list that was put away', () => {
  it('adds nothing a second time, keeps its prices, and leaves open what it does not show', async () => {
    const user = await makeUser(app)
    const list = await shop(user)
    await putAway(user, list)
    await app.succeed(updateShoppingList, { token: user.token, params: { id: list }, body: { completed: true } })
    print(MILK, BUTTER, BREAD)

    const review = await readReceiptPicture(app, user)
    expect(review.lists).toMatchObject({
      of: { id: list, name: 'Zakupy na sobotę', missing: [{ name: 'maliny', checked: false }] },
      others: [],
    })
    expect(review.item('mleko').on_list).toMatchObject({ name: 'mleko', in_pantry: true, difference: null })
    expect(review.item('mleko').held).toEqual({ quantity: 1000, unit: 'ml' })
    expect(review.item('chleb').on_list).toBeUndefined()

    expect(await confirm(app, user, review.sessionId)).toMatchObject({ added_count: 1, review_reward: 2 })
    const pantry = await readPantry(app, user)
    expect([...pantry.keys()].toSorted()).toEqual(['chleb', 'masło', 'mleko'])
    expect(pantry.get('mleko')).toMatchObject({ quantity_ml: 1000 })
    const { results } = await app.succeed(listPrices, { token: user.token, params: { id: pantry.get('mleko')?.id ?? '' } })
    expect(results).toMatchObject([{ price_grosze: 399 }])
    const items = await itemsOf(user, list)
    expect(items.find(({ name }) => name === 'masło')?.price_grosze).toBe(799)
    expect(items.find(({ name }) => name === 'maliny')).toMatchObject({ checked: false, in_pantry: false })
  })

  it('puts other sizes right, more and less, and takes that back', async () => {
    const user = await makeUser(app)
    const list = await shop(user)
    await putAway(user, list)
    print({ ...MILK, quantityMl: 2000 }, { ...BUTTER, quantityGrams: 170 })
    const review = await readReceiptPicture(app, user)
    expect(review.item('mleko').on_list).toMatchObject({ in_pantry: true, difference: 1000, unit: 'ml' })
    expect(review.item('masło').on_list).toMatchObject({ in_pantry: true, difference: -30, unit: 'grams' })
    await confirm(app, user, review.sessionId)
    const amounts = async () => {
      const pantry = await readPantry(app, user)
      return [pantry.get('mleko')?.quantity_ml, pantry.get('masło')?.quantity_grams]
    }
    expect(await amounts()).toEqual([2000, 170])
    await app.succeed(undoConfirmation, { token: user.token, params: { sessionId: review.sessionId } })
    expect(await amounts()).toEqual([1000, 200])
    expect((await itemsOf(user, list)).filter(({ in_pantry }) => in_pantry)).toHaveLength(2)
  })

  it('asks nothing about a unit, and takes a pack that a till counts for what was put away', async () => {
    const user = await makeUser(app)
    const list = await shop(user)
    await putAway(user, list)
    print({ quantityPieces: 1 }, { ...BUTTER, quantityGrams: null, quantityPieces: 1 })
    const review = await readReceiptPicture(app, user)
    expect(review.pending_items).toMatchObject([{ status: 'ready' }, { status: 'ready' }])
    expect(await confirm(app, user, review.sessionId)).toMatchObject({ added_count: 0 })
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 1000 })
  })

  it('adds all of it where its owner says that it is of no list, or of an item that it is another', async () => {
    const user = await makeUser(app)
    await putAway(user, await shop(user))
    const other = await readReceiptPicture(app, user)
    expect((await say(user, other.sessionId, { list_id: null })).status).toBe(200)
    const none = await readReview(app, user, other.sessionId)
    expect(none.lists).toMatchObject({ of: null, others: [{ name: 'Zakupy na sobotę' }] })
    await confirm(app, user, other.sessionId)
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 2000 })

    const third = await readReceiptPicture(app, user)
    const { of } = third.lists ?? {}
    await say(user, third.sessionId, { list_id: of?.id ?? null, apart: [third.item('mleko').id] })
    expect((await readReview(app, user, third.sessionId)).item('mleko').on_list).toBeUndefined()
    await confirm(app, user, third.sessionId)
    const pantry = await readPantry(app, user)
    expect(pantry.get('mleko')).toMatchObject({ quantity_ml: 3000 })
    expect(pantry.get('masło')).toMatchObject({ quantity_grams: 400 })
  })
})

describe('a receipt of a list that was not put away', () => {
  it('puts it away in the sizes that are printed, ticks what nobody ticked, and the review that waits has none of it', async () => {
    const user = await makeUser(app)
    const list = await shop(user)
    const { session_id: waiting } = await app.succeed(putShoppingAway, { token: user.token, params: { id: list } })
    print(
      { ...MILK, quantityMl: 500 },
      { productName: 'maliny', foodId: 'maliny', quantityPieces: null, quantityGrams: 250, receiptName: 'MALINY' },
    )
    const sessionId = await sendReceipt(app, user)
    // Said while it is read.
    expect((await say(user, sessionId, { list_id: list })).status).toBe(200)
    await app.runJobs()
    const review = await readReview(app, user, sessionId)
    expect(review.lists?.of).toMatchObject({ id: list, missing: [{ name: 'masło', checked: true }] })
    expect(await confirm(app, user, sessionId)).toMatchObject({ added_count: 2 })
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 500 })
    expect((await itemsOf(user, list)).map(({ name, checked, in_pantry }) => [name, checked, in_pantry])).toEqual([
      ['mleko', true, true],
      ['masło', true, false],
      ['maliny', true, true],
    ])
    expect((await readReview(app, user, waiting)).pending_items).toMatchObject([{ product_name: 'masło' }])

    await app.succeed(undoConfirmation, { token: user.token, params: { sessionId } })
    expect((await itemsOf(user, list)).every(({ in_pantry }) => !in_pantry)).toBe(true)
    expect(await readPantry(app, user)).toEqual(new Map())
  })
})

describe('the list that a receipt is taken for', () => {
  it.each([
    ['little of it is printed', async () => print(MILK, BREAD, { ...BREAD, productName: 'ser', foodId: 'ser-zolty', receiptName: 'SER' })],
    ['it was bought days ago', async () => void (printed = { ...printed, boughtOn: '2020-01-01' })],
    [
      'it has changed days ago',
      async () => {
        await app.db
          .updateTable('shopping_lists')
          .set({ updated_at: new Date('2020-01-01') })
          .execute()
      },
    ],
  ])('is none where %s', async (_, make) => {
    const user = await makeUser(app)
    await putAway(user, await shop(user))
    await make()
    expect((await readReceiptPicture(app, user)).lists?.of).toBeNull()
  })
})

test('another’s list, another’s receipt and one that is confirmed are not found', async () => {
  const [user, stranger] = [await makeUser(app), await makeUser(app)]
  const foreign = await shop(stranger)
  const { sessionId } = await readReceiptPicture(app, user)
  expect((await say(user, sessionId, { list_id: foreign })).status).toBe(404)
  expect((await say(stranger, sessionId, { list_id: foreign })).status).toBe(404)
  await confirm(app, user, sessionId)
  expect((await say(user, sessionId, { list_id: null })).status).toBe(404)
})

test('two receipts of one list confirmed at once add what they show once', async () => {
  const user = await makeUser(app)
  await shop(user)
  const [one, other] = [await readReceiptPicture(app, user), await readReceiptPicture(app, user)]
  await Promise.all([confirm(app, user, one.sessionId), confirm(app, user, other.sessionId)])
  expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 1000 })
})
