import { afterAll, expect, it, test } from 'vitest'
import { PushError, type PushTarget } from './port.ts'
import { startPushService } from './simulator.ts'
import { createWebPush } from './web-push.ts'

const service = await startPushService()
const sender = service.openSender()
afterAll(async () => {
  await sender.close()
  await service.close()
})

const CONTENT = { payload: '{"title":"Zużyj żółty ser"}', ttlSeconds: 3600, topic: 'use-soon' }
const send = (target: PushTarget, given = sender) =>
  given.send(target, CONTENT).then(
    () => 'taken',
    (error: unknown) => (error instanceof PushError ? error.kind : error),
  )

it('hands a message over that its browser alone can read, with who sends it', async () => {
  const target = service.subscribe()
  expect(await send(target)).toBe('taken')
  const delivered = service.delivered.at(-1)
  expect(delivered).toMatchObject({ endpoint: target.endpoint, payload: CONTENT.payload, claims: { sub: 'mailto:kuchnia@example.pl' } })
  expect(delivered?.headers).toMatchObject({ ttl: '3600', topic: 'use-soon' })
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [301, 'refused'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('a service that answers %i is "%s"', async (status, kind) => {
  const target = service.subscribe()
  service.answerFor(target, status)
  expect(await send(target)).toBe(kind)
})

const isRetryable = (kind: PushError['kind']) => new PushError(kind, '').retryable

it('asks again later alone where that may help', () => {
  expect([isRetryable('gone'), isRetryable('refused'), isRetryable('unreachable')]).toEqual([false, false, true])
})

it.each([
  'http://push.example/send/1',
  'https://push.example:8443/send/1',
  'https://127.0.0.1/send/1',
  'https://[::1]/send/1',
  'https://localhost/send/1',
  'https://router.local/send/1',
  'https://user@push.example/send/1',
  'nonsense',
])('never writes to %s', async (endpoint) => {
  const before = service.delivered.length
  expect(sender.accepts(endpoint)).toBe(false)
  expect(await send({ ...service.subscribe(), endpoint })).toBe('gone')
  expect(service.delivered.length).toBe(before)
})

it('never writes into a private network, whatever the name', async () => {
  const inside = service.openSender({ resolve: async () => ['10.0.0.7'] })
  expect(await send(service.subscribe(), inside)).toBe('gone')
})

it('asks again where a name is not found for the moment, and where nobody answers', async () => {
  const away = service.openSender({ resolve: () => Promise.reject(Object.assign(new Error('later'), { code: 'EAI_AGAIN' })) })
  expect(await send(service.subscribe(), away)).toBe('unreachable')
})

it('gives up a browser whose keys are no keys', async () => {
  expect(await send({ ...service.subscribe(), p256dh: `B${'A'.repeat(86)}` })).toBe('gone')
})

it('does not start with keys that are none', () => {
  expect(() => createWebPush({ publicKey: 'abc', privateKey: 'def', contact: 'mailto:kuchnia@example.pl' })).toThrow(/[Kk]ey/)
})
