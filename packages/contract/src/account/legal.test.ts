import { expect, test } from 'vitest'
import { consentWording, LEGAL_DOCUMENTS, NOTICE_DAYS, wordingInForce } from './legal.ts'

const versions: readonly [{ day: string }, ...{ day: string }[]] = [{ day: '2027-01-01' }, { day: '2026-06-01' }, { day: '2025-09-11' }]

test.each([
  ['2020-01-01', '2025-09-11'],
  ['2025-09-11', '2025-09-11'],
  ['2026-05-31', '2025-09-11'],
  ['2026-12-31', '2026-06-01'],
  ['2027-01-01', '2027-01-01'],
  ['2030-01-01', '2027-01-01'],
])('on %s the wording of %s is in force: one that is still to come is not', (day, expected) => {
  expect(wordingInForce(versions, day).day).toBe(expected)
})

test.each(['terms', 'privacy'] as const)('whoever agrees to the %s agrees to the wording of that very day', (kind) => {
  const [newest, before] = LEGAL_DOCUMENTS[kind].versions
  expect(consentWording(kind, newest.day)).toBe(newest.day)
  expect(consentWording(kind, '2026-12-31')).toBe(before.day)
})

test('wordings stand newest first, each far enough from the one before to be told of, and say what is new', () => {
  for (const { versions: all } of Object.values(LEGAL_DOCUMENTS)) {
    expect(all.map(({ change }) => change === null)).toEqual(all.map((_, place) => place === all.length - 1))
    const days = all.map(({ day }) => Date.parse(day) / 86_400_000)
    for (const [place, day] of days.slice(1).entries()) expect((days[place] ?? 0) - day).toBeGreaterThanOrEqual(NOTICE_DAYS)
  }
})
