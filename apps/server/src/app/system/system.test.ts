import { readHealth, readReadiness } from '@spizarka/contract/system'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../test/harness.ts'
import { connect } from '../../platform/db/connect.ts'

const app = await startTestApp()
afterAll(() => app.close())

test('health answers without credentials', async () => {
  expect(await app.succeed(readHealth)).toEqual({ status: 'ok' })
})

test('whoever cannot write is not ready', async () => {
  const { db } = connect(`${app.databaseUrl}?options=-c%20default_transaction_read_only%3Don`, { max: 2, onError: () => {} })
  const readOnly = await startTestApp({ databaseUrl: app.databaseUrl, context: { db } })
  expect((await readOnly.call(readReadiness)).status).toBe(503)
  await readOnly.close()
  await db.destroy()
})

// Where the kernel shows its processes as files there is no room for others.
test.runIf(process.platform === 'linux')('whoever has no room on the disk of the data folder is not ready', async () => {
  const full = await startTestApp({ databaseUrl: app.databaseUrl, settings: { DATA_DIR: '/proc' } })
  expect((await full.call(readReadiness)).status).toBe(503)
  await full.close()
})

test('readiness tells of database and queue', async () => {
  expect(await app.succeed(readReadiness)).toEqual({ status: 'ok', database: 'ok', queue: 'ok' })
})

test('whoever cannot reach the queue is not ready', async () => {
  const jobs = { ...app.context.jobs, isReachable: async () => false }
  const cutOff = await startTestApp({ databaseUrl: app.databaseUrl, context: { jobs } })
  expect((await cutOff.call(readReadiness)).status).toBe(503)
  await cutOff.close()
})
