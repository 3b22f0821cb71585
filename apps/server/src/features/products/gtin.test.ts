import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInStoreCode, isNoFood, readGtin } from './gtin.ts'

test.each([
  ['96385074', '0000096385074'],
  ['034000470693', '0034000470693'],
  ['5901234123457', '5901234123457'],
  ['05901234123457', '5901234123457'],
  ['15900000000012', '15900000000012'],
])('%s is kept as %s', (code, gtin) => {
  expect(readGtin(code)).toBe(gtin)
  expect(readGtin(gtin)).toBe(gtin)
})

test('one wrong digit is always noticed', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (at, difference) => {
      const right = '5901234123457'
      const wrong = right.slice(0, at) + ((Number(right[at]) + difference) % 10) + right.slice(at + 1)
      expect(readGtin(wrong)).toBeUndefined()
    }),
  )
})

test.each(['', '5901234123458', '590123412345', '١٢٣٤٥٦٧٨', '5901234123457 ', '-901234123457', '1e10', '0x1234567890ab'])(
  '"%s" is no code',
  (code) => {
    expect(readGtin(code)).toBeUndefined()
  },
)

test('shops’ own codes are told by their first digits, those of eight digits too', () => {
  for (const gtin of ['2012345678900', '2900000000001', '0212345678901', '0400000000000', '0000021234569', '0000001234565'])
    expect(isInStoreCode(gtin)).toBe(true)
  for (const gtin of ['5901234123457', '0034000470693', '0000096385074', '0300000000000', '20000000000000'])
    expect(isInStoreCode(gtin)).toBe(false)
})

test('books, periodicals and coupons are no food', () => {
  for (const gtin of ['9788301000004', '9770000000003', '9790000000001', '9800000000014', '9840000000000', '9900000000000'])
    expect(isNoFood(gtin)).toBe(true)
  for (const gtin of ['9760000000000', '9850000000000', '5901234123457']) expect(isNoFood(gtin)).toBe(false)
})
