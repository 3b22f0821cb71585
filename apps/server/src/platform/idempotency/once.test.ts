import { endpoint } from '@spizarka/contract/endpoint'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import type { Feature } from '../../app/register-features.ts'
import { AppError } from '../errors/app-error.ts'
import { deleteExpiredKeys, Overtaken, once, oncePrepared } from './once.ts'

const bake = endpoint({
  method: 'POST',
  path: '/ovens/:id/bake/',
  tag: 'test',
  summary: 'Only for this test.',
  status: 201,
  body: z.object({ bread: z.string() }),
  response: z.object({ loaf: z.int() }),
  errors: ['nothing_to_consume'],
  idempotent: true,
})

const knead = endpoint({
  method: 'POST',
  path: '/ovens/:id/knead/',
  tag: 'test',
  summary: 'Only for this test.',
  status: 201,
  body: z.object({ bread: z.string() }),
  response: z.object({ dough: z.int() }),
  errors: [],
  idempotent: true,
})

let loaves = 0
let isCold = false
let doughs = 0
let spoilt = 0
const bakery: Feature = {
  routes(route, { db }) {
    route(
      bake,
      ({ identity, user, body }) =>
        once(db, identity, async (trx) => {
          if (isCold) throw new AppError('nothing_to_consume')
          loaves += 1
          // Something of the command's own that must not happen twice.
          await trx.insertInto('consents').values({ user_id: user.id, kind: 'terms', granted: true, text_version: body.bread }).execute()
          return { loaf: loaves }
        }),
      async () => 'every oven is there',
    )
    route(
      knead,
      ({ identity, user, body }) =>
        oncePrepared(
          db,
          identity,
          async () => (doughs += 1),
          async (trx, dough) => {
            await trx.insertInto('consents').values({ user_id: user.id, kind: 'terms', granted: true, text_version: body.bread }).execute()
            if (dough <= spoilt) throw new Overtaken()
            return { dough }
          },
        ),
      async () => 'every oven is there',
    )
  },
}
const app = await startTestApp({ features: [bakery] })
const second = await startTestApp({ features: [bakery], databaseUrl: app.databaseUrl })
afterAll(() => Promise.all([app.close(), second.close()]))
const user = await makeUser(app)

beforeEach(() => {
  loaves = 0
  isCold = false
  doughs = 0
  spoilt = 0
})

const order = (idempotencyKey: string | undefined, bread = 'żytni', { from = app, token = user.token, id = '1' } = {}) =>
  from.call(bake, { token, params: { id }, body: { bread }, idempotencyKey })
const call = (idempotencyKey: string, bread: string) =>
  app.call(knead, { token: user.token, params: { id: '1' }, body: { bread }, idempotencyKey })
const effects = (bread: string) => app.db.selectFrom('consents').selectAll().where('text_version', '=', bread).execute()

test('a repeat gets the first answer and has no second effect', async () => {
  const first = await order('a', 'graham')
  expect(await order('a', 'graham')).toMatchObject({ status: 201, body: first.body })
  expect(loaves).toBe(1)
  expect(await effects('graham')).toHaveLength(1)
})

test('without a key every call counts', async () => {
  await order(undefined)
  await order(undefined)
  expect(loaves).toBe(2)
})

test('twenty simultaneous calls in two processes bake one loaf', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => order('race', 'razowy', { from: n % 2 ? second : app })))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(new Set(['[201,{"loaf":1}]']))
  expect(await effects('razowy')).toHaveLength(1)
})

test('the same key with another body or another path is refused', async () => {
  await order('b')
  const detail = 'Ten klucz Idempotency-Key został już użyty z innymi danymi.'
  expect(await order('b', 'pszenny')).toMatchObject({ status: 422, body: { detail } })
  expect(await order('b', 'żytni', { id: '2' })).toMatchObject({ status: 422, body: { detail } })
})

test('what is sent besides the body of the contract, nested without end, makes no other call', async () => {
  const deep = `{"bread":"chałka","more":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  const answer = await app.call(bake, { token: user.token, params: { id: '1' }, body: deep, idempotencyKey: 'deep' })
  expect(answer).toMatchObject({ status: 201 })
  expect(await order('deep', 'chałka')).toMatchObject({ status: 201, body: answer.body })
})

test('keys of different users do not meet', async () => {
  const { token } = await makeUser(app)
  await order('c')
  await order('c', 'żytni', { token })
  expect(loaves).toBe(2)
})

test('a failure leaves the key free', async () => {
  isCold = true
  expect(await order('d')).toMatchObject({ status: 409 })
  isCold = false
  expect(await order('d')).toMatchObject({ status: 201 })
})

test('when the first of two fails the one that waited does the work', async () => {
  isCold = true
  const answers = Promise.all([order('e'), order('e', 'żytni', { from: second })])
  expect((await answers).map(({ status }) => status)).toEqual([409, 409])
  isCold = false
  expect(await order('e')).toMatchObject({ status: 201 })
})

test('after a day the key is free, and its row goes', async () => {
  await order('f')
  await app.db
    .updateTable('idempotency_keys')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('key', '=', 'f')
    .execute()
  await order('f')
  expect(loaves).toBe(2)

  await app.db
    .updateTable('idempotency_keys')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('key', '=', 'f')
    .execute()
  await deleteExpiredKeys(app.db)
  expect(await app.db.selectFrom('idempotency_keys').select('key').where('key', '=', 'f').execute()).toEqual([])
})

test('a key of unreasonable length is refused', async () => {
  expect(await order('x'.repeat(201))).toMatchObject({ status: 400, body: { 'Idempotency-Key': ['Nieprawidłowa wartość.'] } })
})

describe('a command that is prepared', () => {
  test('is prepared anew where that was overtaken, and leaves nothing of the first tries', async () => {
    spoilt = 2
    expect(await call('g', 'bułka')).toMatchObject({ status: 201, body: { dough: 3 } })
    expect(await effects('bułka')).toHaveLength(1)
  })

  test('is not prepared again for a repeat', async () => {
    const first = await call('h', 'rogal')
    expect(await call('h', 'rogal')).toMatchObject({ status: 201, body: first.body })
    expect(doughs).toBe(1)
    expect(await call('h', 'bajgiel')).toMatchObject({ status: 422 })
  })

  test('is given up where it is overtaken again and again, with its key left free', async () => {
    spoilt = 100
    expect(await call('i', 'obwarzanek')).toMatchObject({ status: 503 })
    expect(doughs).toBeLessThan(20)
    expect(await effects('obwarzanek')).toHaveLength(0)
    spoilt = 0
    expect(await call('i', 'obwarzanek')).toMatchObject({ status: 201 })
  })
})
