import { describe, expect, it, test } from 'vitest'
import { findFloatsInMoney, isAboutMoney } from './floats-in-money.ts'

describe('a fraction among grosze', () => {
  it.each([
    'const vat = grosze * 0.23',
    'const net = amount_grosze / 123',
    'const paid = Math.round(price)',
    'return (grosze / 100).toFixed(2)',
    'const amount = Number.parseFloat(money)',
    'const refund = (paid_grosze) / 30',
  ])('is found in %s', (line) => {
    expect(findFloatsInMoney('a.ts', line)).not.toEqual([])
  })

  it.each([
    'const credit = shareRoundedDown(paid, 29, 30)',
    "const money = '29.99'",
    '/** 29.99 of 30 days. */',
    'const days = (Date.parse(to) - Date.parse(from)) / 86_400_000',
    'const path = /^amount\\/1.5$/.test(text)',
    "import { toMoney } from '../../amount/price.ts'",
  ])('is not seen in %s', (line) => {
    expect(findFloatsInMoney('a.ts', line)).toEqual([])
  })

  it('is found in a column', () => {
    expect(findFloatsInMoney('a.sql', '  amount_grosze numeric(10, 2) not null,')).toHaveLength(1)
    expect(findFloatsInMoney('a.sql', '  amount_grosze integer not null,')).toEqual([])
  })
})

test('looks where money is', () => {
  expect(isAboutMoney('apps/server/src/features/billing/subscriptions/subscription-state.ts')).toBe(true)
  expect(isAboutMoney('apps/server/src/features/billing/billing.test.ts')).toBe(false)
  expect(isAboutMoney('apps/server/src/features/diary/diary.routes.ts')).toBe(false)
})
