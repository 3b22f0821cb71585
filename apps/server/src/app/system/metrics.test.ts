import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../test/harness.ts'
import { jobs as mailJobs, sendMessage } from '../../features/mail/index.ts'
import { pages } from './system.routes.ts'

const app = await startTestApp({ features: [{ pages, jobs: mailJobs }] })
afterAll(() => app.close())
const read = (options: { remoteAddress?: string; headers?: Record<string, string> }) => app.app.inject({ url: '/metrics', ...options })

test('programs of this machine read the figures', async () => {
  await app.app.inject({ url: '/nowhere' })
  const message = { id: 'a', to: { name: '', address: 'a@example.pl' }, subject: 's', html: 'h', text: 't' }
  await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, sendMessage, message))
  const sealed = { id: randomUUID(), name: sendMessage.name, tries: 3, error: 'Error', key_id: 'a', sealed_payload: Buffer.of(1) }
  await app.db
    .insertInto('failed_jobs')
    .values({ ...sealed, created_at: new Date(), failed_at: new Date() })
    .execute()
  const response = await read({ remoteAddress: '127.0.0.1' })
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"}')
  expect(response.body).toContain('jobs{job="mail.send-message",state="queued"} 1')
  expect(response.body).toContain('jobs{job="mail.send-message",state="failed"} 1')
  expect(response.body).toMatch(/job_oldest_wait_seconds\{job="mail\.send-message"\} [\d.e-]+/)
})

test.each<{ remoteAddress?: string; headers?: Record<string, string> }>([
  { remoteAddress: '203.0.113.7' },
  { headers: { 'x-forwarded-for': '203.0.113.7' } },
  { headers: { via: '1.1 proxy' } },
  { headers: { host: 'rebound.example' } },
])('strangers do not: %j', async (options) => {
  expect((await read(options)).statusCode).toBe(404)
})

test('whoever shows the token reads them, from wherever', async () => {
  const METRICS_TOKEN = 'zeton-dla-prometheusa'
  const guarded = await startTestApp({ settings: { METRICS_TOKEN, NODE_ENV: 'production' }, features: [{ pages }] })
  const status = async (headers: Record<string, string>) =>
    (await guarded.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7', headers })).statusCode
  expect(await status({ authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200)
  for (const authorization of ['', 'Bearer ', `Bearer ${METRICS_TOKEN}x`, METRICS_TOKEN]) expect(await status({ authorization })).toBe(404)
  await guarded.close()
})

test('without a token there are none in production, not even for this machine', async () => {
  const bare = await startTestApp({ settings: { NODE_ENV: 'production' }, features: [{ pages }] })
  expect((await bare.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(404)
  await bare.close()
})
