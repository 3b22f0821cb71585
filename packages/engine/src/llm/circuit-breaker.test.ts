import { beforeEach, describe, expect, it } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

describe('the circuit breaker', () => {
  let now = 1000
  let breaker: CircuitBreaker
  const fail = (times: number) => {
    for (let i = 0; i < times; i++) breaker.failed()
  }
  beforeEach(() => {
    now = 1000
    breaker = new CircuitBreaker(() => now)
  })

  it('lets everybody through while fewer than five fail within a minute', () => {
    fail(4)
    expect(breaker.allows()).toBe(true)
  })

  it('closes the way at the fifth failure within a minute', () => {
    fail(5)
    expect(breaker.allows()).toBe(false)
  })

  it('forgets failures older than a minute', () => {
    fail(4)
    now += 60_001
    fail(1)
    expect(breaker.allows()).toBe(true)
  })

  it('forgets failures when one succeeds', () => {
    fail(4)
    breaker.succeeded()
    fail(1)
    expect(breaker.allows()).toBe(true)
  })

  it('lets one through after a minute, and the others when that one succeeded', () => {
    fail(5)
    now += 60_001
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false])
    breaker.succeeded()
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true])
  })

  it('stays closed for another minute when that one failed', () => {
    fail(5)
    now += 60_001
    breaker.allows()
    breaker.failed()
    now += 59_999
    expect(breaker.allows()).toBe(false)
    now += 2
    expect(breaker.allows()).toBe(true)
  })
})
