import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { initiatePayment, receiveP24Notification } from '@spizarka/contract/payments'
import { createPrzelewy24 } from '@spizarka/integrations/payments'
import { SIMULATED_KEYS, startPaymentSimulator } from '@spizarka/integrations/payments/simulator'
import { openBeside, SECRET_KEY } from '../apps/server/test/beside-server.ts'
import { makeUser } from '../apps/server/test/factories.ts'
import { makeDataFolder, startServer } from '../apps/server/test/running-server.ts'
import { type Measurement, percentile, timed } from './figure.ts'

const PAYMENTS = 200
const WARM_UP = 20
const PAUSE_MS = 100
const BAR_MS = 50

/** How long the operator waits for its notification to be answered: plan, points, numbered invoice and mails are written by then. */
export const paymentNotification: Measurement = {
  name: 'payment-notification',
  thresholds: [
    { what: 'notification of a payment answered, plan, points and invoice written', threshold: `p95 < ${BAR_MS} ms beside the operator` },
  ],
  async measure() {
    await using running = new AsyncDisposableStack()
    const DATA_DIR = await makeDataFolder()
    running.defer(() => rm(path.dirname(DATA_DIR), { recursive: true, force: true }))
    const operator = await startPaymentSimulator()
    running.defer(() => operator.close())
    const { merchantId, posId, apiKey, crc } = SIMULATED_KEYS
    const keys = { P24_MERCHANT_ID: String(merchantId), P24_POS_ID: String(posId), P24_API_KEY: apiKey, P24_CRC: crc }
    const server = await startServer({ DATA_DIR, SECRET_KEY, LOG_LEVEL: 'error', DRAW_CARDS: 'own', P24_BASE_URL: operator.url, ...keys })
    running.defer(async () => void (await server.end('SIGTERM')))
    const beside = await openBeside(DATA_DIR)
    running.defer(() => beside.db.destroy())
    const asking = createPrzelewy24({ baseUrl: operator.url, ...SIMULATED_KEYS, contactEmail: 'kuchnia@example.pl' })
    running.defer(() => asking.close())

    const send = async (endpoint: { path: string }, body: object, token?: string) => {
      const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `JWT ${token}` }) }
      const answer = await fetch(`${server.address}/api${endpoint.path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${endpoint.path} answers ${answer.status}: ${await answer.text()}`)
      return answer.json()
    }
    const [answered, asked]: [number[], number[]] = [[], []]
    for (let count = 0; count < WARM_UP + PAYMENTS; count++) {
      const { token } = await makeUser(beside)
      const { session_id } = initiatePayment.response.parse(await send(initiatePayment, { product_id: 1 }, token))
      const notification = operator.bank.pay(session_id)
      await sleep(PAUSE_MS)
      answered.push(await timed(() => send(receiveP24Notification, notification)))
      asked.push(await timed(() => asking.status(session_id)))
    }
    const ofOperator = percentile(asked.slice(WARM_UP), 0.5)
    const beyondIt = (share: number) => percentile(answered.slice(WARM_UP), share) - ofOperator
    const [p95, median] = [beyondIt(0.95), beyondIt(0.5)]
    const measured = `p95 ${p95.toFixed(1)} ms, median ${median.toFixed(1)} ms, without the ${ofOperator.toFixed(1)} ms that one answer of the operator takes`
    return [{ measured, holds: p95 < BAR_MS }]
  },
}
