import { expect, it } from 'vitest'
import { correctSize, readPrintedLine } from './printed-line.ts'

it.each([
  ["Chusteczki higien. 2'3,99 7,98A", 2000, 399],
  ['MLEKO 2% 3» 4,49 13,47 C', 3000, 449],
  ["Kawa rozpuszczalna 4'2049 8196A", 4000, 2049],
  ["Koperek pęczek 4' 299 11,96C", 4000, 299],
  ['Sok pomarańczowy 1l 4"569 2276C', 4000, 569],
  ["Rzodkiewka pęczek 4*'2,93 11,72C", 4000, 293],
  ["Chipsy papryka 200g 2*7,99. '15,98A", 2000, 799],
  ['MARCHEW ....... 2+3,99= 7,98 C', 2000, 399],
  ['Cytryny luz 0,615%14,99= 9,22 C', 615, 1499],
  ['PIECZARKI 1lszt x5,99 5,99', 1000, 599],
  ['Pieprz mielony 1%* 4,29 4,29B', 1000, 429],
  ['KETCHUP 480G 2 x9%,69 19,38B', 2000, 969],
  ['SEREK WIEJSKI 200G 3 x3,29 9%87C', 3000, 329],
  ['Ryż biały 1kg 4 * 5,99 23,9% C', 4000, 599],
  ['HerbataZielona100g 1 16,99 6,99A', 1000, 699],
  ['PROSZEK DO PRANIA 48,69 x (szt 48,69 A', 1000, 4869],
  ["Bagietka 250g 3 x3,99'- 11,97", 3000, 399],
  ['Płatki 500g 2,000 szt 7,69 1538 c', 2000, 769],
  ['Dżem wiśn. 280g 3 szt 409 1407 B', 3000, 469],
  ['Korniszony 340g 4 szt 7,09 28,336 C', 4000, 709],
  ['fszt v42,59 42,59A', 1000, 4259],
])('reads the count of %s', (line, quantity, price) => {
  expect(readPrintedLine(line).figures).toMatchObject({ quantity, price })
})

it.each([
  ['4,05 C 6,507kg GRUSZKI KONF.KG', 507],
  ['CEBULA LUZ 8,196kg x3,49 9,68C', 196],
  ['OGÓRKI 6,187 x5,49 1,77', 187],
  ['CEBULA 1,868 ko x 2,99 5,59', 1868],
])('reads the weight of %s', (line, quantity) => {
  expect(readPrintedLine(line).figures).toMatchObject({ quantity })
})

it('takes leaders off a name and gives it its size back', () => {
  expect(readPrintedLine('PARÓW.Z SZYNKI 2006 ...... 4*7,99= 31,96 €').label).toBe('PARÓW.Z SZYNKI 200g')
})

it.each([
  ['Bananyluz 1,365 x7,99 10,91C', 'Banany luz'],
  ['PORSZT 3,29 C', 'POR SZT'],
  ['7. Ser Parmezan tarty 100g 1 szt 11,39 11,39. C', 'Ser Parmezan tarty 100g'],
])('finds the name of %s', (line, label) => {
  expect(readPrintedLine(line).label).toBe(label)
})

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
])('gives %s its unit back', (label, corrected) => {
  expect(correctSize(label)).toBe(corrected)
})

it.each(['MLEKO 2% 1L', 'JAJA M10', 'MĄKA TYP 500', 'Mleko UHT 1,5 1l', 'BANANY', 'NAPÓJ OMEGA 369 500 ml', 'SOS1L', 'MIĘSO 500G'])(
  'leaves %s alone',
  (label) => {
    expect(correctSize(label)).toBe(label)
  },
)
