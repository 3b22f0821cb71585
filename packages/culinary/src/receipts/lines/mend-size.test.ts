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
  ['OCET SPIRYT.10% 0,SL', 'OCET SPIRYT.10% 0,5L'],
  ['SerCamembertNat12Og', 'SerCamembertNat120g'],
  ['PŁ.KUKURYDZ.Z50G', 'PŁ.KUKURYDZ.250G'],
  ['SosSojowy150m1', 'SosSojowy150ml'],
  ['Kiwi 500q', 'Kiwi 500g'],
  ['MakaPszUniw1hg', 'MakaPszUniw1kg'],
  ['Makaron penne Combinoiką', 'Makaron penne Combino 1kg'],
  ['OLEJ RZEPAKOWY TL', 'OLEJ RZEPAKOWY 1l'],
  ['OLEJ RZEPAKOWY KUJAWSKI! L', 'OLEJ RZEPAKOWY KUJAWSKI 1l'],
  ['JAJA Z WOLN.WYB. i0SZT', 'JAJA Z WOLN.WYB. 10SZT'],
  ['Lody wanil.5GO ml', 'Lody wanil.500 ml'],
])('gives %s its unit back', (label, mended) => {
  expect(mendSize(label)).toBe(mended)
})

it.each(['MLEKO 2% 1L', 'JAJA M10', 'MĄKA TYP 500', 'Mleko UHT 1,5 1l', 'BANANY', 'NAPÓJ OMEGA 369 500 ml', 'SOS1L', 'MIĘSO 500G'])(
  'leaves %s alone',
  (label) => {
    expect(mendSize(label)).toBe(label)
  },
)
