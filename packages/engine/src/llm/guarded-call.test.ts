import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGuardedCall } from './guarded-call.ts'
import { LlmFailure } from './llm-failure.ts'

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('the circuit breaker over a model', () => {
  let guardedCall: ReturnType<typeof createGuardedCall>
  const outcomes: string[] = []
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    outcomes.length = 0
    guardedCall = createGuardedCall({ provider: 'anthropic', model: 'm' }, ({ outcome }) => void outcomes.push(outcome))
  })
  afterEach(() => vi.useRealTimers())

  const succeed = () => guardedCall('act', async () => 'done')
  const fail = async (times: number) => {
    for (let i = 0; i < times; i++) await guardedCall('act', () => Promise.reject(new LlmFailure({ outcome: 'unavailable' })))
  }
  /** A call under way, with how to end it. */
  const begin = () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    return {
      result: guardedCall('act', () => promise),
      succeed: () => resolve('done'),
      fail: () => reject(new LlmFailure({ outcome: 'unavailable' })),
    }
  }

  it('lets everybody through while fewer than five fail within a minute', async () => {
    await fail(4)
    expect(await succeed()).toBe('done')
  })

  it('opens at the fifth failure within a minute', async () => {
    await fail(5)
    expect(await succeed()).toBeNull()
    expect(outcomes.at(-1)).toBe('circuit_open')
  })

  it('forgets failures older than a minute', async () => {
    await fail(4)
    wait(60_001)
    await fail(1)
    expect(await succeed()).toBe('done')
  })

  it('forgets failures when one succeeds', async () => {
    await fail(4)
    await succeed()
    await fail(1)
    expect(await succeed()).toBe('done')
  })

  it('forgets failures when the vendor refuses: it is up', async () => {
    await fail(4)
    await guardedCall('act', () => Promise.reject(new LlmFailure({ outcome: 'refused' })))
    await fail(1)
    expect(await succeed()).toBe('done')
  })

  it('lets one through after a minute, and the others when that one succeeded', async () => {
    await fail(5)
    wait(60_001)
    const first = begin()
    expect(await succeed()).toBeNull()
    first.succeed()
    expect(await first.result).toBe('done')
    expect([await succeed(), await succeed()]).toEqual(['done', 'done'])
  })

  it('stays open for another minute when that one failed', async () => {
    await fail(5)
    wait(60_001)
    const first = begin()
    first.fail()
    await first.result
    wait(59_999)
    expect(await succeed()).toBeNull()
    wait(2)
    expect(await succeed()).toBe('done')
  })

  it('stays open for another minute when that one was aborted', async () => {
    await fail(5)
    wait(60_001)
    const gone = new AbortController()
    const { promise, reject } = Promise.withResolvers<string>()
    const first = guardedCall('act', () => promise, gone.signal)
    gone.abort(new Error('gone'))
    reject(gone.signal.reason)
    await expect(first).rejects.toThrow('gone')
    expect(await succeed()).toBeNull()
    wait(60_001)
    expect(await succeed()).toBe('done')
  })
})
