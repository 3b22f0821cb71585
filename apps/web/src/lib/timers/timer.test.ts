import { describe, expect, it } from 'vitest'
import {
  extended,
  formatClock,
  formatOf,
  formatSpoken,
  leftOf,
  paused,
  phaseOf,
  resumed,
  secondsLeft,
  started,
  type TimerPreset,
} from './timer.ts'

const NOW = Date.parse('2026-11-21T17:00:00Z')
const EGGS: TimerPreset = {
  id: '31/usual/4',
  recipeId: '31',
  title: 'Szakszuka',
  servings: 2,
  method: 'usual',
  step: 4,
  label: 'Jajka',
  seconds: 300,
}
const withoutHardSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

describe('a timer', () => {
  const eggs = started(EGGS, NOW)

  it('ends at a moment of the clock, however long nobody looked', () => {
    expect(secondsLeft(eggs, NOW + 108_000)).toBe(192)
    expect(phaseOf(eggs, NOW + 299_999)).toBe('running')
    expect(phaseOf(eggs, NOW + 300_000)).toBe('over')
    expect(secondsLeft(eggs, NOW + 3_600_000)).toBe(-3300)
  })

  it('stands while it is paused and goes on where it was', () => {
    const stopped = paused(eggs, NOW + 100_000)
    expect(phaseOf(stopped, NOW + 900_000)).toBe('paused')
    expect(leftOf(resumed(stopped, NOW + 900_000), NOW + 900_000)).toBe(200_000)
  })

  it('cannot be paused once it is over, nor resumed while it runs', () => {
    expect(paused(eggs, NOW + 300_000)).toBe(eggs)
    expect(resumed(eggs, NOW + 10)).toBe(eggs)
  })

  it('takes another minute while it runs, while it is paused and when it is over', () => {
    expect(extended(eggs, NOW + 60_000)).toMatchObject({ seconds: 360, endsAt: NOW + 360_000 })
    expect(extended(paused(eggs, NOW + 60_000), NOW + 90_000)).toMatchObject({ seconds: 360, pausedMs: 300_000 })
    const again = extended({ ...eggs, rung: true }, NOW + 500_000)
    expect(again).toMatchObject({ seconds: 60, endsAt: NOW + 560_000, rung: false })
  })
})

describe('its figures', () => {
  it.each([
    [0, '0:00'],
    [192, '3:12'],
    [3900, '1:05:00'],
  ])('%i s are %s on the clock', (seconds, clock) => expect(formatClock(seconds)).toBe(clock))

  it.each([
    [60, 'z 1 minuty'],
    [120, 'z 2 minut'],
    [1320, 'z 22 minut'],
    [90, 'z 1:30'],
    [5400, 'z 1:30:00'],
  ])('of %i s is %s', (seconds, words) => expect(withoutHardSpaces(formatOf(seconds))).toBe(words))

  it.each([
    [192, '3 min 12 s'],
    [120, '2 min'],
    [5, '5 s'],
  ])('%i s are said as %s', (seconds, words) => expect(withoutHardSpaces(formatSpoken(seconds))).toBe(words))
})
