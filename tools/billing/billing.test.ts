import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { SIMULATED_KEYS, startPaymentSimulator } from '@spizarka/integrations/payments/simulator'
import { afterAll, expect, test } from 'vitest'
import { makeUser } from '../../apps/server/test/factories.ts'
import { startPaymentApp, subscriptionOf } from '../../apps/server/test/fixtures/payment-app.ts'

const SCRIPT = path.resolve(import.meta.dirname, '../billing.ts')
const app = await startPaymentApp()
const operator = await startPaymentSimulator(app.bank)
const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-billing-'))
afterAll(() => Promise.all([app.close(), operator.close()]))

async function run(args: string[], changes: Record<string, string> = {}): Promise<{ code: unknown; output: string }> {
  const { merchantId, posId, apiKey, crc } = SIMULATED_KEYS
  const p24 = {
    P24_BASE_URL: operator.url,
    P24_MERCHANT_ID: String(merchantId),
    P24_POS_ID: String(posId),
    P24_API_KEY: apiKey,
    P24_CRC: crc,
  }
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', DATABASE_URL: app.databaseUrl, DATA_DIR: folder, ...p24, ...changes }
  const child = spawn(process.execPath, [SCRIPT, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, output: `${out}${error}` }
}

test('the script says what is due, does it with the clock that it is given, and is no failure where a card is declined', async () => {
  const [paying, declining] = [await makeUser(app), await makeUser(app)]
  await app.buy(paying)
  await app.buy(declining, 1, { manner: 'declines' })
  const { next_charge_on: at } = await subscriptionOf(app, paying)
  const both = [paying, declining].map(({ id }) => ({ kind: 'charge', user_id: id }))

  const due = await run(['due', '--at', String(at), '--json'])
  expect({ ...due, output: JSON.parse(due.output) }).toEqual({ code: 0, output: { at: `${at}T12:00:00.000Z`, done: both } })
  const done = await run(['run', '--at', String(at), '--json'])
  expect({ ...done, output: JSON.parse(done.output) }).toMatchObject({ code: 0, output: { done: both } })
  await app.deliver()
  expect(await subscriptionOf(app, paying)).toMatchObject({ state: 'active', attempts: 0 })
  expect(await subscriptionOf(app, declining)).toMatchObject({ state: 'past_due', attempts: 1 })
  expect(await run(['run', '--at', String(at)])).toEqual({ code: 0, output: 'Nic do zrobienia.\n' })

  expect(await run(['run', '--at', '2099-01-01'], { NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32) })).toMatchObject({ code: 2 })
  for (const args of [[], ['pay'], ['run', 'now'], ['run', '--when', 'x']])
    expect(await run(args)).toMatchObject({ code: 2, output: expect.stringMatching(/^Użycie: /) })
})
