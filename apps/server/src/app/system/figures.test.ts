import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { MailError } from '@spizarka/integrations/mail'
import { sql } from 'kysely'
import { register } from 'prom-client'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../test/harness.ts'
import { jobs, sendMessage } from '../../features/mail/index.ts'
import { readSettings } from '../../platform/env/settings.ts'
import { createLogger } from '../../platform/logger/logger.ts'
import { poolWaitSeconds } from '../../platform/metrics/metrics.ts'
import { buildAdapters } from '../build-adapters.ts'

const WRONG = 'nikt@example.pl'
const DOWN = 'kolejka@example.pl'
const app = await startTestApp({
  features: [{ jobs }],
  context: {
    mailer: {
      async send({ to: { address } }) {
        if (address === WRONG || address === DOWN) throw new MailError('mail not handed over', { retryable: address === DOWN })
      },
      close: async () => {},
    },
  },
})
afterAll(() => app.close())

const countWaits = async () => (await poolWaitSeconds.get()).values.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0

test('figures tell of each wait for a connection', async () => {
  const before = await countWaits()
  await sql`select 1`.execute(app.db)
  const between = await countWaits()
  await sql`select 1`.execute(app.context.reads)
  expect([between > before, (await countWaits()) > between]).toEqual([true, true])
})

/** What each of these figures has come to; other tests of the process may have counted before. */
async function countsOf(figures: readonly string[]): Promise<number[]> {
  const lines = (await register.metrics()).split('\n')
  return figures.map((figure) => Number(lines.find((line) => line.startsWith(`${figure} `))?.slice(figure.length + 1) ?? 0))
}

test('figures tell what became of mails and of tries of jobs', async () => {
  const figures = [
    'mail_tries_total{outcome="sent"}',
    'mail_tries_total{outcome="refused"}',
    'mail_tries_total{outcome="failed"}',
    'job_tries_total{job="mail.send-message",outcome="completed"}',
    'job_tries_total{job="mail.send-message",outcome="deadletter"}',
  ]
  const before = await countsOf(figures)
  for (const address of ['ola@example.pl', WRONG, DOWN]) {
    const message = { id: randomUUID(), to: { name: '', address }, subject: 's', html: 'h', text: 't' }
    await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, sendMessage, message))
  }
  await app.runJobs()
  const more = (await countsOf(figures)).map((count, at) => count - (before[at] ?? 0))
  expect(more).toEqual([1, 1, sendMessage.retries + 1, 1, 1])
})

async function countRejectedCalls(): Promise<number> {
  const calls = (await register.metrics()).matchAll(/^model_calls_total\{action="[^"]+",outcome="rejected"\} (\d+)$/gmu)
  return [...calls].reduce((sum, [, count]) => sum + Number(count), 0)
}

test('figures tell of calls of a language model, also of those that fail', async () => {
  const vendor = createServer((_, response) => response.writeHead(401).end('{}')).listen(0, '127.0.0.1')
  await once(vendor, 'listening')
  const address = vendor.address()
  const LLM_BASE_URL = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: tmpdir(),
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL,
    LLM_MODEL: 'nobody',
    LLM_API_KEY: 'wrong',
  })
  const { engine } = await buildAdapters(settings, createLogger('silent'))
  const before = await countRejectedCalls()
  await engine.extractProducts({ text: 'grzmotek brumbowy 2 szt.' }).catch(() => {})
  expect((await countRejectedCalls()) - before).toBe(1)
  await engine.close()
  vendor.close()
})
