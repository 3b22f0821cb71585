import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { hourInWarsaw } from '../../../platform/clock/clock.ts'
import { secondsOfSilence } from './push-notice.ts'

const AT_NIGHT = { silent_from: 21, silent_until: 7 }

test.each([
  ['2026-11-23T17:00:00+01:00', 0],
  ['2026-11-23T20:59:59+01:00', 0],
  ['2026-11-23T21:00:00+01:00', 10 * 3600],
  ['2026-11-24T06:30:00+01:00', 1800],
  ['2026-11-24T07:00:00+01:00', 0],
  // The night on which the clock goes back has an hour more, the one on which it goes forward an hour less.
  ['2026-10-24T22:00:00+02:00', 10 * 3600],
  ['2026-03-28T22:00:00+01:00', 8 * 3600],
])('from nine in the evening to seven, %s has %i seconds of silence left', (time, seconds) => {
  expect(secondsOfSilence(AT_NIGHT, new Date(time))).toBe(seconds)
})

it('ends at the hour that was set, and nobody waits for longer than a day', () => {
  const hour = fc.integer({ min: 0, max: 23 })
  fc.assert(
    fc.property(
      hour,
      hour,
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      (from, until, now) => {
        const wait = secondsOfSilence({ silent_from: from, silent_until: until }, now)
        expect(wait).toBeLessThanOrEqual(25 * 3600)
        expect(from === until && wait > 0).toBe(false)
        expect(wait === 0 || hourInWarsaw(new Date(now.getTime() + wait * 1000)) === until).toBe(true)
      },
    ),
  )
})
