import { Writable } from 'node:stream'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { startTestApp } from '../../../test/harness.ts'
import { createLogger } from './logger.ts'

let written = ''
const sink = new Writable({
  write(chunk, _, done) {
    written += String(chunk)
    done()
  },
})
const log = createLogger('info', sink)
const pool = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 })
afterAll(() => pool.end())

test('an error of the database is logged by code and constraint, without the row', async () => {
  const client = await pool.connect()
  await client.query('create temp table people (email text constraint people_email_uq unique)')
  const insert = () => client.query("insert into people values ('jan@example.com')")
  await insert()
  const error: unknown = await insert().catch((reason: unknown) => reason)
  client.release()
  log.error({ err: error }, 'failed')
  expect(JSON.parse(written)).toMatchObject({ msg: 'failed', err: { code: '23505', constraint: 'people_email_uq' } })
  expect(written).not.toContain('jan@example.com')
})

test('nothing that hangs on an error gets into the log', () => {
  written = ''
  const error = Object.assign(new Error('connection lost'), { client: { password: 'tajne' } })
  log.error({ err: new Error('failed', { cause: error }) })
  expect(written).toContain('connection lost')
  expect(written).not.toContain('tajne')
})

test.each([
  ['tells once that a call came through a proxy that nobody trusts', {}, 1],
  ['says nothing of one that is trusted', { TRUST_PROXY: 'true' }, 0],
])('%s', async (_, settings, times) => {
  written = ''
  const app = await startTestApp({ settings, context: { log } })
  for (const from of ['198.51.100.1', '198.51.100.2']) await app.app.inject({ url: '/api/health/', headers: { 'x-forwarded-for': from } })
  await app.close()
  expect(written.match(/all visitors share its address/g) ?? []).toHaveLength(times)
})
