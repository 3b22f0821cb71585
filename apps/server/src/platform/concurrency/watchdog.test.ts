import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startProcess } from '../../../test/processes/start-process.ts'
import { watchEventLoop } from './watchdog.ts'

test('a process whose event loop stands still ends, one that is merely busy does not', async () => {
  const child = await startProcess('stand-still.ts', '400')
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})

test('the watch can be ended, and none is kept where the limit is nothing', async () => {
  await expect(watchEventLoop(60_000)()).resolves.toBeUndefined()
  await expect(watchEventLoop(0)()).resolves.toBeUndefined()
})
