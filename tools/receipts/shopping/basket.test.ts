import { describe, expect, it } from 'vitest'
import { amountDue, fillBasket, formatGrosze, formatThousandths, paidFor, rateSums, sumOf } from './basket.ts'
import { seededRandom } from './random.ts'
import { readStock } from './stock.ts'

const stock = await readStock()
const baskets = Array.from({ length: 300 }, (_, seed) => fillBasket(seededRandom(seed), stock, 12))

describe('a basket', () => {
  it('values each line at its quantity times its price, to the grosz', () => {
    for (const { pack, quantity, unitGrosze, valueGrosze } of baskets.flatMap(({ lines }) => lines)) {
      expect(valueGrosze).toBe(pack.weighed ? Math.max(1, Math.round((quantity * unitGrosze) / 1000)) : quantity * unitGrosze)
    }
  })

  it('sums what is paid: discounts taken off, cancelled lines and deposits left out', () => {
    for (const basket of baskets) {
      const rated = rateSums(basket).reduce((sum, { grossGrosze }) => sum + grossGrosze, 0)
      expect(sumOf(basket)).toBe(rated)
      for (const line of basket.lines) expect(paidFor(line)).toBe(line.cancelled ? 0 : line.valueGrosze - line.discountGrosze)
      const deposits = basket.deposits.reduce((sum, { count, unitGrosze }) => sum + count * unitGrosze, 0)
      expect(amountDue(basket) - sumOf(basket)).toBe(deposits - basket.returnedGrosze)
    }
  })

  it('contains the tax in the gross', () => {
    for (const { percent, grossGrosze, taxGrosze } of baskets.flatMap(rateSums)) {
      expect(Math.abs(taxGrosze - (grossGrosze - grossGrosze / (1 + percent / 100)))).toBeLessThanOrEqual(0.5)
    }
  })

  it('never discounts more than a line is worth, and never takes back a product that is bought on another line', () => {
    for (const { lines } of baskets) {
      for (const line of lines) expect(line.discountGrosze).toBeLessThan(line.valueGrosze)
      for (const { item } of lines.filter(({ cancelled }) => cancelled))
        expect(lines.filter((line) => line.item.name === item.name)).toHaveLength(1)
    }
  })

  it('holds spices, household goods, weighed goods, repeats and cancellations often enough to develop on', () => {
    const lines = baskets.flatMap((basket) => basket.lines)
    const share = (count: number) => count / lines.length
    expect(share(lines.filter(({ item }) => item.kind === 'spice').length)).toBeGreaterThan(0.05)
    expect(share(lines.filter(({ item }) => item.kind === 'household').length)).toBeGreaterThan(0.05)
    expect(share(lines.filter(({ pack }) => pack.weighed).length)).toBeGreaterThan(0.1)
    expect(lines.filter(({ cancelled }) => cancelled).length).toBeGreaterThan(10)
    expect(baskets.filter((basket) => basket.lines.length > 12).length).toBeGreaterThan(30)
  })
})

it('prints grosze and formatThousandths as tills do', () => {
  expect([formatGrosze(5), formatGrosze(123_456), formatGrosze(-250, '.')]).toEqual(['0,05', '1234,56', '-2.50'])
  expect([formatThousandths(345), formatThousandths(1204, '.')]).toEqual(['0,345', '1.204'])
})
