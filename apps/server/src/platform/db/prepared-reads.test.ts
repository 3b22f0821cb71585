import { type RawBuilder, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../test/harness.ts'
import { connect, type Db } from './connect.ts'
import { createPreparedReads } from './prepared-reads.ts'

const app = await startTestApp()
const { db, pool } = connect(app.databaseUrl, { max: 2, onError: () => {}, waitMs: 20_000 })
const { reads } = createPreparedReads(pool)
const readBy =
  (prepared: Db) =>
  async <Row>(statement: RawBuilder<Row>) =>
    (await statement.execute(prepared)).rows
const read = readBy(reads)
afterAll(async () => {
  await db.destroy()
  await app.close()
})

const backend = () => read(sql<{ pid: number }>`select pg_backend_pid() as pid`)
const divide = (by: number) => read(sql<{ n: number }>`select 6 / ${by}::int as n`)

test('what is asked at once gets each its own rows, however many ask', async () => {
  const asked = Array.from({ length: 50 }, (_, n) => read(sql<{ n: number }>`select ${n}::int as n`))
  expect((await Promise.all(asked)).flat()).toEqual(Array.from({ length: 50 }, (_, n) => ({ n })))
})

test('what is asked in one turn goes over one connection', async () => {
  const [[first], [second]] = await Promise.all([backend(), backend()])
  expect(second?.pid).toBe(first?.pid)
})

test('a statement that fails takes no other along', async () => {
  const outcomes = await Promise.allSettled([divide(3), divide(0), divide(2)])
  expect(outcomes).toMatchObject([
    { status: 'fulfilled', value: [{ n: 2 }] },
    { status: 'rejected', reason: { code: '22012' } },
    { status: 'fulfilled', value: [{ n: 3 }] },
  ])
})

test('a connection that dies fails what it was asked, and the next question is answered', async () => {
  const outcomes = await Promise.allSettled([
    read(sql<object>`select pg_terminate_backend(pg_backend_pid())`),
    read(sql<object>`select 1 as n`),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read(sql<object>`select 1 as n`)).toEqual([{ n: 1 }])
})

test('where every connection stays in use each question is refused, not kept', async () => {
  const busy = connect(app.databaseUrl, { max: 2, onError: () => {}, waitMs: 2_000 })
  const readBusy = createPreparedReads(busy.pool).readPrepared
  const clients = [await busy.pool.connect(), await busy.pool.connect()]
  const outcomes = await Promise.allSettled([readBusy(sql<object>`select 1 as n`), readBusy(sql<object>`select 2 as n`)])
  for (const client of clients) client.release()
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await readBusy(sql<object>`select 1 as n`)).toEqual([{ n: 1 }])
  await busy.db.destroy()
})

test('there are no transactions, and what was asked before one is answered', async () => {
  await expect(reads.transaction().execute(async () => {})).rejects.toThrow('no transactions')
  expect(await read(sql<object>`select 1 as n`)).toEqual([{ n: 1 }])
})
