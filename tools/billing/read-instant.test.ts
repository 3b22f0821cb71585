import { expect, test } from 'vitest'
import { readInstant } from './read-instant.ts'

const now = new Date('2026-11-23T12:00:00Z')
const read = (text: string | undefined, isProduction = false) => readInstant(text, { now, isProduction })

test('a time is read as ISO, a day as its noon, nothing as now', () => {
  expect(read(undefined)).toBe(now)
  expect(read('2026-12-22T10:00:00+01:00')).toEqual(new Date('2026-12-22T09:00:00Z'))
  expect(read('2026-12-22')).toEqual(new Date('2026-12-22T12:00:00Z'))
})

test.each(['', 'jutro', '22.12.2026', '2026-13-01', '2026-12-22 10:00', '2026-12-22T10:00'])('%o is no time', (text) => {
  expect(read(text)).toContain('Podaj czas')
})

test('in production nothing is done before its time', () => {
  expect(read('2026-11-24', true)).toContain('NODE_ENV')
  expect(read('2026-11-22', true)).toBeInstanceOf(Date)
})
