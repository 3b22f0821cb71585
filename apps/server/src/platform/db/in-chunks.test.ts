import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../test/harness.ts'
import { inChunks } from './connect.ts'

const app = await startTestApp()
afterAll(() => app.close())

test.each([0, 1, 500, 1_000, 1_234])('a query of %i rows comes in chunks, in order, whole', async (count) => {
  const sizes: number[] = []
  const seen: number[] = []
  await app.db.transaction().execute(async (trx) => {
    // Twice in one transaction: the first must have left nothing open.
    for await (const _ of inChunks(trx, sql`select 1`)) continue
    for await (const rows of inChunks(trx, sql<{ n: number }>`select n from generate_series(1, ${count}::int) as n order by n`)) {
      sizes.push(rows.length)
      seen.push(...rows.map(({ n }) => n))
    }
  })

  expect(Math.max(...sizes)).toBeLessThanOrEqual(500)
  expect(seen).toEqual(Array.from({ length: count }, (_, index) => index + 1))
})

test('a query sees nothing of what is written while it is read', async () => {
  let rows = 0
  await app.db.transaction().execute(async (trx) => {
    await sql`create temporary table counted (n int) on commit drop`.execute(trx)
    await sql`insert into counted select generate_series(1, 600)`.execute(trx)
    for await (const chunk of inChunks(trx, sql`select n from counted`)) {
      rows += chunk.length
      await sql`insert into counted values (0)`.execute(trx)
    }
  })

  expect(rows).toBe(600)
})
