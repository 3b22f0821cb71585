import { expect, it } from 'vitest'
import { mendSize } from './mend-size.ts'

it.each([
  ['ORZ.NERKOWCA 1006', 'ORZ.NERKOWCA 100g'],
  ['Żelki 1009', 'Żelki 100g'],
  ['Mięso miel.wiep.5009', 'Mięso miel.wiep.500g'],
  ['TUŃCZYK1796', 'TUŃCZYK170g'],
  ['Karma kota 859', 'Karma kota 85g'],
  ['Coca cola 11', 'Coca cola 1l'],
  ['Piwo puszka 4x0.51', 'Piwo puszka 4x0.5l'],
])('gives %s its unit back', (label, mended) => {
  expect(mendSize(label)).toBe(mended)
})

it.each(['MLEKO 2% 1L', 'JAJA M10', 'MĄKA TYP 500', 'Mleko UHT 1,5 1l', 'BANANY', 'NAPÓJ OMEGA 369 500 ml'])('leaves %s alone', (label) => {
  expect(mendSize(label)).toBe(label)
})
