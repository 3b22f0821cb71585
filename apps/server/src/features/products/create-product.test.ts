import { createProduct, lookUpProduct } from '@spizarka/contract/products'
import { startOffSimulator } from '@spizarka/integrations/product-lookup/simulator'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { startLookupApp } from '../../../test/product-lookups.ts'

const simulator = await startOffSimulator()
const app = await startLookupApp(simulator)
const [ola, jan, ewa] = [await makeUser(app), await makeUser(app), await makeUser(app)]
afterAll(async () => {
  await app.close()
  await simulator.close()
})
beforeEach(() => app.db.deleteFrom('user_products').execute())

const GTIN = '5901234123457'
const HONEY = { gtin: GTIN, name: 'Miód lipowy', quantity: 400, unit: 'g' } as const

const say = ({ token }: MadeUser, changes: object = {}) => app.call(createProduct, { token, body: { ...HONEY, ...changes } })
const see = async ({ token }: MadeUser, gtin: string = GTIN) => {
  const { status, body } = await app.call(lookUpProduct, { token, params: { gtin } })
  return status === 200 ? lookUpProduct.response.parse(body).data : status
}

describe('naming a code', () => {
  it('answers with the product as it will be found', async () => {
    expect(await say(ola)).toEqual(
      expect.objectContaining({ status: 201, body: { gtin: GTIN, name: 'Miód lipowy', quantity_str: '400 g' } }),
    )
    expect(await see(ola)).toEqual({
      gtin: GTIN,
      name: 'Miód lipowy',
      brands: null,
      quantity_str: '400 g',
      source: 'user',
      attribution: null,
    })
  })

  it.each([
    [{ quantity: 10, unit: 'szt' }, '10 szt.'],
    [{ quantity: 0.5, unit: 'ml' }, '0.5 ml'],
    [{ quantity: 50_000, unit: 'g' }, '50000 g'],
  ])('writes %o as %s', async (amount, expected) => {
    expect(await say(ola, amount)).toMatchObject({ status: 201, body: { quantity_str: expected } })
    expect(await see(ola)).toMatchObject({ quantity_str: expected })
  })

  it('again replaces what was said', async () => {
    await say(ola)
    await say(ola, { name: 'Miód gryczany', quantity: 1_000 })

    expect(await see(ola)).toMatchObject({ name: 'Miód gryczany', quantity_str: '1000 g' })
    expect(await app.db.selectFrom('user_products').selectAll().execute()).toHaveLength(1)
  })

  it('of 8 or 12 digits is naming the same in 13', async () => {
    expect(await say(ola, { gtin: '96385074' })).toMatchObject({ status: 201, body: { gtin: '0000096385074' } })
    expect(await see(ola, '0000096385074')).toMatchObject({ source: 'user' })
  })

  it('counts for its user more than any database', async () => {
    await say(ola, { gtin: '5900000000015', name: 'Moje płatki' })
    expect(await see(ola, '5900000000015')).toMatchObject({ name: 'Moje płatki', source: 'user' })
    expect(await see(jan, '5900000000015')).toMatchObject({ source: 'open_food_facts' })
  })

  it.each([
    ['a wrong check digit', { gtin: '5901234123458' }, { gtin: ['To nie jest prawidłowy kod kreskowy. Sprawdź cyfry.'] }],
    ['nine digits', { gtin: '590123412' }, { gtin: ['To nie jest prawidłowy kod kreskowy. Sprawdź cyfry.'] }],
    ['no digits', { gtin: 'miod' }, { gtin: ['Podaj kod kreskowy: same cyfry.'] }],
    ['a million digits', { gtin: '5'.repeat(1_000_000) }, {}],
    ['no name', { name: ' ' }, { name: [expect.any(String)] }],
    ['a long name', { name: 'm'.repeat(51) }, { name: [expect.any(String)] }],
    ['no amount', { quantity: 0 }, { quantity: expect.any(Array) }],
    ['too big an amount', { quantity: 50_001 }, { quantity: [expect.any(String)] }],
    ['too fine an amount', { quantity: 0.0001 }, { quantity: [expect.any(String)] }],
    ['another unit', { unit: 'kg' }, { unit: [expect.any(String)] }],
  ])('refuses %s', async (_, changes, body) => {
    const answer = await say(ola, changes)
    expect(answer.body).toMatchObject(body)
    expect([400, 413]).toContain(answer.status)
    expect(await app.db.selectFrom('user_products').selectAll().execute()).toEqual([])
  })

  it('refuses the codes that shops give out themselves', async () => {
    expect(await say(ola, { gtin: '2100000012343' })).toMatchObject({ status: 404, body: { detail: expect.stringContaining('w sklepie') } })
  })
})

describe('what one user says', () => {
  it('nobody else sees', async () => {
    await say(ola)
    expect(await see(jan)).toBe(404)
  })

  it.each([
    ['another name', { name: 'Miód wielokwiatowy' }],
    ['another amount', { quantity: 401 }],
    ['another unit', { unit: 'ml' }],
  ])('is not confirmed by %s', async (_, changes) => {
    await say(ola)
    await say(jan, changes)
    expect(await see(ewa)).toBe(404)
  })

  it('is not confirmed by saying it twice', async () => {
    await say(ola)
    await say(ola)
    expect(await see(ewa)).toBe(404)
  })

  it('everybody sees once a second one says the same, in the first one’s spelling', async () => {
    await say(ola)
    await say(jan, { name: '  miod  LIPOWY.' })
    expect(await see(ewa)).toMatchObject({ name: 'Miód lipowy', quantity_str: '400 g', source: 'user', attribution: null })
    expect(await see(jan)).toMatchObject({ name: 'miod LIPOWY.' })
  })

  it('is out of sight again when the second one thinks better of it, or goes', async () => {
    const guest = await makeUser(app)
    await say(ola)
    await say(guest)
    await say(guest, { name: 'Syrop' })
    expect(await see(ewa)).toBe(404)
    await say(guest)
    expect(await see(ewa)).toMatchObject({ name: 'Miód lipowy' })
    await app.db.deleteFrom('users').where('id', '=', guest.id).execute()
    expect(await see(ewa)).toBe(404)
  })

  it('gives way to what more people say', async () => {
    await say(ola, { name: 'Miód' })
    await say(jan, { name: 'Miód' })
    for (let count = 0; count < 3; count++) await say(await makeUser(app))
    expect(await see(ewa)).toMatchObject({ name: 'Miód lipowy' })
  })

  it('stays two products when the names have no letter in common', async () => {
    await say(ola, { name: 'мед' })
    await say(jan, { name: 'сир' })
    expect(await see(ewa)).toBe(404)
  })
})

describe('saying the same at the same time', () => {
  it('confirms it, whoever was first', async () => {
    for (let round = 0; round < 5; round++) {
      await app.db.deleteFrom('user_products').execute()
      await Promise.all([say(ola), say(jan, { name: 'miód lipowy' })])
      expect(await see(ewa)).toMatchObject({ quantity_str: '400 g', source: 'user' })
    }
  })

  it('keeps one statement of each user, and no half of one', async () => {
    const names = ['Miód lipowy', 'Miód gryczany', 'Miód leśny', 'Miód spadziowy']
    const answers = await Promise.all(names.map((name, n) => say(ola, { name, quantity: (n + 1) * 100 })))

    expect(answers.every(({ status }) => status === 201)).toBe(true)
    const rows = await app.db.selectFrom('user_products').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(Number(rows[0]?.quantity)).toBe((names.indexOf(rows[0]?.name ?? '') + 1) * 100)
    expect(await see(ewa)).toBe(404)
  })
})
