import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readMeasuredQuantity, readQuantity } from './read-quantity.ts'

it.each([
  ['400 g ℮', '400 g'],
  ['400 g e', '400 g'],
  ['netto 400 g', '400 g'],
  ['ca. 400g', '400 g'],
  ['1,5 L', '1500 ml'],
  ['0.5 kg', '500 g'],
  ['0,75 l.', '750 ml'],
  ['25 dag', '250 g'],
  ['5 dl', '500 ml'],
  ['33 cl', '330 ml'],
  ['500 mg', '0.5 g'],
  ['6 x 125 g', '750 g'],
  ['6×125g', '750 g'],
  ['6*125 g', '750 g'],
  ['2x250ml', '500 ml'],
  ['125 g x 4', '500 g'],
  ['2 x 4 x 25 g', '200 g'],
  ['400 g (240 g)', '400 g'],
  ['400 g / 240 g', '400 g'],
  ['750 g (6 x 125 g)', '750 g'],
  ['10 sztuk', '10 szt.'],
  ['10 szt', '10 szt.'],
  ['10 szt.', '10 szt.'],
  ['10 pcs', '10 szt.'],
  ['10 eggs', '10 szt.'],
  ['1 kg + 20%', '1000 g'],
  ['12 fl oz', '355 ml'],
  ['12 fl. oz.', '355 ml'],
  ['1 lb', '454 g'],
  ['16 oz', '454 g'],
  ['1 000 g', '1000 g'],
  ['1.000 g', '1000 g'],
  ['0,125 kg', '125 g'],
  ['3,2% 1l', '1000 ml'],
  ['250\u00a0g', '250 g'],
])('reads "%s" as %s', (text, expected) => {
  expect(readQuantity(text)).toBe(expected)
})

it.each(['', '500', 'duże', '0 g', '60 kg', '999 x 999 kg', 'g', '1 paleta', 'ok. litra', '-', '125 gx'])(
  'reads no amount in "%s"',
  (text) => {
    expect(readQuantity(text)).toBeNull()
  },
)

it('takes an amount that was worked out already, in its units alone', () => {
  expect(readMeasuredQuantity(500, 'g')).toBe('500 g')
  expect(readMeasuredQuantity(1.5, 'L')).toBe('1500 ml')
  for (const amount of [0, -5, Number.NaN, Number.POSITIVE_INFINITY, 50_001]) expect(readMeasuredQuantity(amount, 'g')).toBeNull()
  expect(readMeasuredQuantity(5, 'pallet')).toBeNull()
})

it('gives one number and one unit or nothing, whatever is written', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('6 x', '125', ' ', 'g', 'ml', ',', '.', 'kg', '1e9', 'szt'))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const quantity = readQuantity(pieces.join(''))
      expect(quantity === null || /^\d+(\.\d{1,3})? (g|ml|szt\.)$/.test(quantity)).toBe(true)
    }),
  )
})

it('reads a long text quickly', () => {
  const started = process.threadCpuUsage()
  for (const text of ['1 x '.repeat(50_000), '1 '.repeat(50_000), '9'.repeat(100_000), `${'1 000 '.repeat(20_000)}g`]) readQuantity(text)
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(1_000)
})
