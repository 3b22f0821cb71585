import { Writable } from 'node:stream'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
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
