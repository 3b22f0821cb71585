import { readMe } from '@spizarka/contract/accounts'
import { initiatePayment, readPaymentStatus } from '@spizarka/contract/payments'
import { withdrawFromSubscription } from '@spizarka/contract/subscription'
import { afterAll, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../../test/factories.ts'
import { signInAnew, subscriptionOf } from '../../../../test/fixtures/payment-app.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { runDue } from '../subscriptions/run-due.ts'

const app = await startTestApp()
afterAll(() => app.close())

async function begin({ token }: MadeUser, product_id = 1) {
  const { payment_link, session_id } = await app.succeed(initiatePayment, { token, body: { product_id } })
  return { path: new URL(payment_link).pathname, sessionId: session_id }
}

const choose = (path: string, action: string) =>
  app.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `action=${action}`,
  })
const statusOf = async ({ token }: MadeUser, sessionId: string) =>
  (await app.succeed(readPaymentStatus, { token, params: { sessionId } })).status
const me = async (user: MadeUser) => app.succeed(readMe, { token: await signInAnew(app, user) })

const stepsOf = async ({ id }: MadeUser) => (await runDue(app.context)).filter(({ user_id }) => user_id === id).map(({ kind }) => kind)

it('shows what is to be paid, and brings the payer back with the plan bought', async () => {
  const user = await makeUser(app)
  const { path, sessionId } = await begin(user)
  const page = await app.app.inject(path)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('29,99')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")

  const paid = await choose(path, 'pay')
  expect([paid.statusCode, paid.headers.location]).toEqual([303, expect.stringContaining(`/payment-status/${sessionId}`)])
  expect(await statusOf(user, sessionId)).toBe('completed')
  expect(await me(user)).toMatchObject({ plan: 'premium', ai_points: 2250 })
  expect((await app.app.inject(path)).body).toContain('już zakończona')
  await choose(path, 'pay')
  await app.runJobs()
  expect(await me(user)).toMatchObject({ ai_points: 2250 })
  expect(await subscriptionOf(app, user)).toMatchObject({ card_mask: '**** 4242', renews: true })
})

it('declines and lets one try again, or leaves without paying', async () => {
  const user = await makeUser(app)
  const { path, sessionId } = await begin(user)
  expect((await choose(path, 'abandon')).statusCode).toBe(303)
  await choose(path, 'decline')
  expect((await app.app.inject(path)).body).toContain('odrzucił')
  expect(await statusOf(user, sessionId)).toBe('pending')
  app.clock.advance({ seconds: 11 })
  expect(await statusOf(user, sessionId)).toBe('failed')
  await choose(path, 'pay')
  expect(await statusOf(user, sessionId)).toBe('completed')
  expect(await me(user)).toMatchObject({ plan: 'premium' })
})

it('renews by the saved card, and pays back', async () => {
  const user = await makeUser(app)
  await choose((await begin(user)).path, 'pay')
  await app.runJobs()
  app.clock.advance({ days: 29 })
  expect(await stepsOf(user)).toEqual(['charge'])
  await app.runJobs()
  expect(await me(user)).toMatchObject({ ai_points: 4250 })
  expect(await app.call(withdrawFromSubscription, { token: await signInAnew(app, user) })).toMatchObject({
    status: 200,
    body: { refund: '29.99' },
  })
  expect(await me(user)).toMatchObject({ plan: 'free', ai_points: 2250 })
})

it('has a card whose renewals are declined', async () => {
  const user = await makeUser(app)
  await choose((await begin(user)).path, 'pay_then_decline')
  await app.runJobs()
  app.clock.advance({ days: 29 })
  expect(await stepsOf(user)).toEqual(['charge'])
  expect(await subscriptionOf(app, user)).toMatchObject({ state: 'past_due', attempts: 1 })
})

it('knows no other payments and no other buttons', async () => {
  const { path } = await begin(await makeUser(app))
  for (const other of ['/dev/till/x', `/dev/till/${crypto.randomUUID()}`]) expect((await app.app.inject(other)).statusCode).toBe(404)
  expect((await choose(path, 'steal')).statusCode).toBe(400)
  expect((await choose(path, '')).statusCode).toBe(400)
})

it('is not there where an operator or nobody takes money', async () => {
  const proxied = await startTestApp({ settings: { NODE_ENV: 'production', TRUST_PROXY: 'true' } })
  expect(proxied.context.payments).toBeUndefined()
  expect((await proxied.app.inject('/dev/till/x')).statusCode).toBe(404)
  await proxied.close()
})
