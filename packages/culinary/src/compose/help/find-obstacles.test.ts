import { describe, expect, it } from 'vitest'
import { aRequest } from '../kitchen.fixture.ts'
import type { ComposeRequest } from '../request.ts'
import { findObstacles } from './find-obstacles.ts'

/** A request with three limits beside its meal. */
const LIMITED = aRequest({ maxMinutes: 10, device: 'thermomix', maxMissing: 20 })

function obstaclesWhere(meets: (request: ComposeRequest) => number): string[] {
  return findObstacles(LIMITED, meets)
}

describe('what stands in the way', () => {
  it('is each limit that alone would help, what helps most first', () => {
    expect(obstaclesWhere(({ maxMinutes, device }) => (maxMinutes === null ? 2 : device === null ? 5 : 0))).toEqual(['device', 'minutes'])
  })

  it('is the fewest limits that help only together', () => {
    expect(obstaclesWhere(({ maxMinutes, device }) => (maxMinutes === null && device === null ? 1 : 0))).toEqual(['minutes', 'device'])
  })

  it('is the pantry where no limit helps', () => {
    expect(obstaclesWhere(() => 0)).toEqual(['pantry'])
  })

  it('is how many the dish is for, where the pantry is enough for fewer', () => {
    expect(obstaclesWhere(({ servings }) => (servings === 1 ? 1 : 0))).toEqual(['servings'])
  })

  it('is no profile that nobody has', () => {
    expect(obstaclesWhere(({ device }) => (device === null ? 1 : 0))).toEqual(['device'])
  })
})
