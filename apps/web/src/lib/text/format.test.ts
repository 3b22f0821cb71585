import { describe, expect, test } from 'vitest'
import {
  daysUntil,
  formatAmount,
  formatBalanceAfter,
  formatDay,
  formatDaysLeft,
  formatMoney,
  formatNumber,
  formatPointsChange,
  formatProducts,
  formatRawAmount,
  today,
} from './format.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [1500, 'ml', '1,5 l'],
  [2000, 'grams', '2 kg'],
  [1234, 'grams', '1,23 kg'],
  [999, 'grams', '999 g'],
  [499.517, 'ml', '500 ml'],
  [999.6, 'grams', '1 kg'],
  [237.5, 'grams', '237,5 g'],
  [2.5, 'grams', '2,5 g'],
  [0.5, 'pieces', '0,5 szt.'],
  [2.82, 'pieces', '2,8 szt.'],
  [2.75, 'pieces', '2,75 szt.'],
  [1500, 'pieces', '1500 szt.'],
] as const)('%d %s is said %s', (value, unit, said) => {
  expect(plain(formatAmount(value, unit))).toBe(said)
})

test('what was read stays as it was read', () => {
  expect(plain(formatRawAmount(2000, 'grams'))).toBe('2000 g')
})

test('thousands are parted from five digits on, and a minus is a minus', () => {
  expect(plain(formatNumber(1240))).toBe('1240')
  expect(plain(formatNumber(12_400))).toBe('12 400')
  expect(plain(formatBalanceAfter(204, 60))).toBe('Masz 204 pkt, zostaną 144 pkt.')
  expect(plain(formatBalanceAfter(290, 2))).toBe('Masz 290 pkt, zostanie 288 pkt.')
  expect(plain(formatPointsChange(-2))).toBe('−2 pkt')
  expect(plain(formatPointsChange(250))).toBe('+250 pkt')
})

test.each([
  [1, '1 produkt'],
  [3, '3 produkty'],
  [5, '5 produktów'],
  [22, '22 produkty'],
])('%d counts as %s', (count, words) => {
  expect(plain(formatProducts(count))).toBe(words)
})

test('money is in złoty with a comma', () => {
  expect(plain(formatMoney('29.99'))).toBe('29,99 zł')
})

describe('days', () => {
  const lateEvening = new Date('2026-11-20T23:30:00Z')

  test('the day is that of Poland, where midnight has passed already', () => {
    expect(today(lateEvening)).toBe('2026-11-21')
    expect(daysUntil('2026-11-21', lateEvening)).toBe(0)
    expect(daysUntil('2026-11-20', lateEvening)).toBe(-1)
  })

  test('the change of the clock does not lose a day', () => {
    expect(daysUntil('2026-10-26', new Date('2026-10-24T12:00:00Z'))).toBe(2)
  })

  test('the year is said when it is another one', () => {
    expect(formatDay('2026-12-24', lateEvening)).toBe('24 grudnia')
    expect(formatDay('2027-01-02', lateEvening)).toBe('2 stycznia 2027')
  })

  test.each([
    [-1, 'po terminie'],
    [0, 'dziś'],
    [1, 'jutro'],
    [2, '2 dni'],
    [9, '9 dni'],
    [14, '2 tygodnie'],
    [35, '5 tygodni'],
    [90, '3 miesiące'],
    [360, '12 miesięcy'],
    [800, '2 lata'],
  ])('%d days ahead is %s', (days, said) => {
    expect(plain(formatDaysLeft(days))).toBe(said)
  })
})
