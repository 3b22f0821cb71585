import { readHealth, readReadiness } from '@spizarka/contract/system'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

test('health answers without credentials', async () => {
  expect(await app.succeed(readHealth)).toEqual({ status: 'ok' })
})

test('readiness tells of database and queue', async () => {
  expect(await app.succeed(readReadiness)).toEqual({ status: 'ok', database: 'ok', queue: 'ok' })
})
