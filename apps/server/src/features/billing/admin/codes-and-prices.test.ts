import { type AdminAct, listAuditEntries } from '@spizarka/contract/admin'
import * as contract from '@spizarka/contract/admin-payments'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, statusesOf } from '../../../../test/factories.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())
const { token } = await makeUser(app, { admin: true })
const acts = async (act: AdminAct) => (await app.succeed(listAuditEntries, { token, query: { act } })).results
const code = (changes: object = {}) => ({ code: `kod-${Math.random().toString(36).slice(2, 8)}`, kind: 'percent', value: 20, ...changes })
const make = (body: object) => app.call(contract.createDiscountCode, { token, body })
const change = (id: string, body: object) => app.call(contract.updateDiscountCode, { token, params: { id }, body })

describe('discount codes', () => {
  it('are made in capitals and changed field by field, and the log tells of both', async () => {
    const made = await make(code({ code: ' lato-26 ', product_ids: [2, 4], max_uses: 10, valid_to: '2027-01-01T00:00:00Z' }))
    expect(made).toMatchObject({
      status: 201,
      body: { code: 'LATO-26', kind: 'percent', value: 20, product_ids: [2, 4], max_uses: 10, once_per_user: true, uses: 0 },
    })
    const { id } = contract.adminDiscountCodeSchema.parse(made.body)
    expect(await change(id, { max_uses: null, product_ids: null })).toMatchObject({
      status: 200,
      body: { code: 'LATO-26', product_ids: null, max_uses: null, value: 20, valid_to: '2027-01-01T00:00:00.000Z' },
    })
    expect((await app.succeed(contract.listDiscountCodes, { token })).results[0]).toMatchObject({ id, product_ids: null })
    expect(await acts('discount_code_created')).toMatchObject([{ details: { code: 'LATO-26', value: 20 } }])
    expect(await acts('discount_code_changed')).toMatchObject([{ details: { code: 'LATO-26', max_uses: null } }])
  })

  it('are one of a name, also when two are made at once or one is renamed', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => make(code({ code: 'JEDEN' }))))
    expect(statusesOf(answers)).toEqual([201, 400, 400])
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({ code: ['Taki kod już jest.'] })
    const { id } = contract.adminDiscountCodeSchema.parse((await make(code())).body)
    expect(await change(id, { code: 'jeden' })).toMatchObject({ status: 400, body: { code: ['Taki kod już jest.'] } })
  })

  it.each([
    [{ value: 101 }, 'value'],
    [{ value: 0 }, 'value'],
    [{ code: 'ż' }, 'code'],
    [{ product_ids: [77] }, 'product_ids'],
    [{ max_uses: 0 }, 'max_uses'],
  ])('refuse %j', async (changes, field) => {
    expect(await make(code(changes))).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
  })

  it('do not become more than a hundred per cent by a change of kind', async () => {
    const { id } = contract.adminDiscountCodeSchema.parse((await make(code({ kind: 'amount', value: 2000 }))).body)
    expect(await change(id, { kind: 'percent' })).toMatchObject({ status: 400, body: { value: ['Procent musi być od 1 do 100.'] } })
    expect((await change('999999', {})).status).toBe(404)
  })
})

describe('prices', () => {
  it('change from now on, keep their history, and are one at a time when several change them at once', async () => {
    const set = (amount_grosze: number) => app.call(contract.changeProductPrice, { token, params: { id: '4' }, body: { amount_grosze } })
    expect(statusesOf(await Promise.all([39_990, 44_990, 41_990].map(set)))).toEqual([201, 201, 201])
    const { prices } = (await app.succeed(contract.listProductPrices, { token })).find(({ id }) => id === 4) ?? { prices: [] }

    expect(prices).toHaveLength(4)
    expect(prices.filter(({ valid_to }) => valid_to === null)).toHaveLength(1)
    for (const [at, { valid_from }] of prices.entries()) expect(prices[at + 1]?.valid_to ?? valid_from).toBe(valid_from)
    expect(await acts('price_changed')).toHaveLength(3)
    await set(49_990)
    await set(49_990)
    expect(await acts('price_changed')).toHaveLength(4)
    expect((await app.call(contract.changeProductPrice, { token, params: { id: '9' }, body: { amount_grosze: 100 } })).status).toBe(404)
  })
})
