import { expect, it } from 'vitest'
import { readPrintedLine } from './printed-line.ts'

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
