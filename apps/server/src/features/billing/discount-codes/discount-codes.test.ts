import { readMe } from '@spizarka/contract/accounts'
import { validateDiscountCode } from '@spizarka/contract/discount-codes'
import { initiateDiscountedPayment, readPaymentStatus } from '@spizarka/contract/payments'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser, statusesOf } from '../../../../test/factories.ts'
import { startPaymentApp, subscriptionOf } from '../../../../test/fixtures/payment-app.ts'

const app = await startPaymentApp()
const { bank } = app
afterAll(() => app.close())

interface Code {
  kind?: 'percent' | 'amount'
  value?: number
  max_uses?: number
  once_per_user?: boolean
  valid_from?: Date
  valid_to?: Date
  products?: number[]
}

let made = 0
async function aCode({ products = [], ...given }: Code = {}): Promise<string> {
  made += 1
  const code = `KOD-${made}`
  const { id } = await app.db
    .insertInto('discount_codes')
    .values({ code, kind: 'percent', value: 50, once_per_user: true, ...given })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const product_id of products) await app.db.insertInto('discount_code_products').values({ code_id: id, product_id }).execute()
  return code
}

const check = ({ token }: MadeUser, code: string, product_id: number | string = 1) =>
  app.call(validateDiscountCode, { token, query: { code, product_id } })
const begin = ({ token }: MadeUser, discount_code: string, product_id = 1) =>
  app.call(initiateDiscountedPayment, { token, body: { product_id, enable_recurring: true, discount_code } })
const usesOf = async (code: string) =>
  (await app.db.selectFrom('discount_codes').select('uses').where('code', '=', code).executeTakeFirstOrThrow()).uses
const sessionOf = (body: unknown) => (typeof body === 'object' && body && 'session_id' in body ? String(body.session_id) : '')

describe('a code', () => {
  it('takes off per cent, a half grosz rounded up for the discount, in whatever letters it comes', async () => {
    const user = await makeUser(app)
    const code = await aCode()
    expect((await check(user, ` ${code.toLowerCase()} `, 3)).body).toEqual({
      message: expect.any(String),
      pricing: { original_amount: '49.99', discounted_amount: '24.99', discount_amount: '25.00', next_amount: '49.99' },
    })
    const { status, body } = await begin(user, code.toLowerCase())
    expect([status, body]).toMatchObject([200, { amount: '14.99' }])
    await app.notify(bank.pay(sessionOf(body)))
    expect(await app.succeed(readMe, { token: user.token })).toMatchObject({ plan: 'premium', has_used_discount_code: true })
    expect(await subscriptionOf(app, user)).toMatchObject({ next_amount: '29.99' })
    expect(await usesOf(code)).toBe(1)
  })

  it('of an amount takes off no more than there is', async () => {
    const user = await makeUser(app)
    expect((await check(user, await aCode({ kind: 'amount', value: 1000 }))).body).toMatchObject({
      pricing: { discounted_amount: '19.99', discount_amount: '10.00' },
    })
    expect((await check(user, await aCode({ kind: 'amount', value: 1_000_000 }))).body).toMatchObject({
      pricing: { discounted_amount: '0.00', discount_amount: '29.99' },
    })
  })

  it('to nothing buys without the operator', async () => {
    const user = await makeUser(app)
    const { body } = await begin(user, await aCode({ value: 100 }))
    expect(body).toMatchObject({ amount: '0.00', payment_link: expect.stringContaining(`/payment-status/${sessionOf(body)}`) })
    expect(await app.succeed(readPaymentStatus, { token: user.token, params: { sessionId: sessionOf(body) } })).toMatchObject({
      status: 'completed',
      p24_order_id: null,
      amount: '0.00',
    })
    expect(await app.succeed(readMe, { token: user.token })).toMatchObject({ plan: 'premium', ai_points: 2250 })
    expect(bank.transactions.has(sessionOf(body))).toBe(false)
  })

  it('is used up by payments that are completed, not by tries', async () => {
    const code = await aCode({ max_uses: 1 })
    const [first, second, third] = [await makeUser(app), await makeUser(app), await makeUser(app)]
    const sessions = [sessionOf((await begin(first, code)).body), sessionOf((await begin(second, code)).body)]
    expect((await check(third, code)).status).toBe(200)
    await app.notify(bank.pay(sessions[0] ?? ''))
    expect(await check(third, code)).toMatchObject({
      status: 400,
      body: { error: 'Ten kod rabatowy został już wykorzystany tyle razy, ile można.' },
    })

    // Whoever was paying meanwhile gets the money back, whole.
    const told = bank.pay(sessions[1] ?? '')
    expect((await app.notify(told)).status).toBe(200)
    await app.runJobs()
    expect(bank.refunds.filter(({ orderId }) => orderId === told.orderId)).toMatchObject([{ amount: 1499 }])
    expect(await app.succeed(readMe, { token: second.token })).toMatchObject({ plan: 'free', has_used_discount_code: false })
    expect(await usesOf(code)).toBe(1)
  })

  it('for three is used three times, though twenty buy with it at once', async () => {
    const code = await aCode({ value: 100, max_uses: 3 })
    const users = await Promise.all(Array.from({ length: 20 }, () => makeUser(app)))
    const answers = await Promise.all(users.map((user) => begin(user, code)))
    expect(statusesOf(answers).filter((status) => status === 200)).toHaveLength(3)
    expect(statusesOf(answers).filter((status) => status === 400)).toHaveLength(17)
    expect(await usesOf(code)).toBe(3)
    const plans = await Promise.all(users.map(async ({ token }) => (await app.succeed(readMe, { token })).plan))
    expect(plans.filter((plan) => plan === 'premium')).toHaveLength(3)
  })
})

const hour = 3_600_000
test.each([
  ['that nobody made', () => Promise.resolve('NIEMA'), 'Nie ma takiego kodu rabatowego.'],
  ['that ended a second ago', () => aCode({ valid_to: new Date(app.clock.now().getTime() - 1000) }), 'Ten kod rabatowy stracił ważność.'],
  ['of tomorrow', () => aCode({ valid_from: new Date(app.clock.now().getTime() + hour) }), 'Ten kod rabatowy jeszcze nie działa.'],
  ['of another product', () => aCode({ products: [2, 4] }), 'Ten kod rabatowy nie dotyczy wybranego planu.'],
])('a code %s is refused in words of its own, by the check and by the purchase', async (_, make, error) => {
  const user = await makeUser(app)
  const code = await make()
  for (const { status, body } of [await check(user, code), await begin(user, code)]) expect([status, body]).toMatchObject([400, { error }])
})

test('a code that somebody has used is refused to them alone', async () => {
  const [user, other] = [await makeUser(app), await makeUser(app)]
  const code = await aCode({ value: 100 })
  await begin(user, code)
  expect(await check(user, code, 3)).toMatchObject({
    status: 400,
    body: { error: 'Ten kod rabatowy został już przez Ciebie wykorzystany.' },
  })
  expect((await check(other, code, 3)).status).toBe(200)
})

test('what is missing or senseless is told in `error`, too', async () => {
  const user = await makeUser(app)
  for (const [code, product] of [
    ['', 1],
    ['X', 99],
    ['X', 'x'],
    ['X', ''],
  ] as const)
    expect(await check(user, code, product)).toMatchObject({ status: 400, body: { error: expect.any(String) } })
  expect(await app.call(validateDiscountCode, { query: { code: 'X', product_id: 1 } })).toMatchObject({ status: 401 })
})
