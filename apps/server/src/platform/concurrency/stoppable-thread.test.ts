import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createStoppableThread, ThreadStopped } from './stoppable-thread.ts'

const PROCESSES = path.resolve(import.meta.dirname, '../../../test/processes')
const file = pathToFileURL(path.join(PROCESSES, 'endless-thread.ts'))
const thread = createStoppableThread<string>(file, { limitMs: 3000, idleMs: 60_000 })
afterAll(() => thread.close())

describe('a thread that can be stopped', () => {
  it('answers', async () => {
    expect(await thread.do('answer')).toBe('done')
  })

  it.each(['loop', 'expression', 'throw', 'exit', 'fill'])(
    'is ended where it does not end by itself (%s), and the next task is done',
    async (task) => {
      const started = performance.now()
      const [broken, next] = await Promise.allSettled([thread.do(task), thread.do('answer')])
      expect(broken).toMatchObject({ status: 'rejected', reason: expect.any(ThreadStopped) })
      expect(broken).toMatchObject({ reason: { retryable: false } })
      expect(next).toEqual({ status: 'fulfilled', value: 'done' })
      expect(performance.now() - started).toBeLessThan(20_000)
    },
  )

  it('leaves the process free meanwhile', async () => {
    const reading = thread.do('expression').catch(() => 'stopped')
    let longest = 0
    for (let each = 0; each < 20; each += 1) {
      const started = performance.now()
      await sleep(10)
      longest = Math.max(longest, performance.now() - started)
    }
    expect(longest).toBeLessThan(1000)
    expect(await reading).toBe('stopped')
  })

  it('keeps no process from ending that is told to', async () => {
    const child = spawn(process.execPath, [path.join(PROCESSES, 'stop-while-reading.ts')], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    await sleep(300)
    const started = performance.now()
    child.kill('SIGTERM')
    await once(child, 'exit')
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
