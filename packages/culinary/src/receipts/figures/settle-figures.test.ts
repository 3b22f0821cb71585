import { describe, expect, it } from 'vitest'
import type { CountedUnit, PrintedNumber } from './readings.ts'
import { settleFigures } from './settle-figures.ts'

function number(text: string): PrintedNumber {
  const [whole = '', fraction = null] = text.replace('-', '').split(',')
  return { whole, fraction, negative: text.startsWith('-') }
}

function settle(quantity: string, price: string, value: string, unit: CountedUnit | null = null) {
  return settleFigures({ quantity: number(quantity), unit, price: number(price), value: number(value) })
}

describe('figures that agree', () => {
  it('are taken as printed', () => {
    expect(settle('2', '3,49', '6,98')).toMatchObject({ quantity: 2000, price: 349, value: 698, agrees: true })
  })

  it('may be a grosz off where a weight was rounded', () => {
    expect(settle('0,345', '12,99', '4,49', 'kg')).toMatchObject({ quantity: 345, value: 449, agrees: true })
  })

  it('may have lost their decimal marks', () => {
    expect(settle('2', '349', '698')).toMatchObject({ price: 349, value: 698, agrees: true })
  })

  it('may carry a tax letter that was read as a figure', () => {
    expect(settle('1', '4,99', '4,998')).toMatchObject({ value: 499, agrees: true })
  })

  it('of something taken back are negative', () => {
    expect(settle('2', '1,99', '-3,98')).toMatchObject({ quantity: 2000, value: -398, agrees: true })
  })
})

describe('figures that disagree', () => {
  it('are corrected by the one misreading that explains them', () => {
    expect(settle('3', '3,29', '9,81')).toMatchObject({ quantity: 3000, price: 329, value: 987 })
    expect(settle('4', '2,85', '1,40')).toMatchObject({ quantity: 4000, price: 285, value: 1140 })
    expect(settle('7', '2,50', '2,50')).toMatchObject({ quantity: 1000, value: 250 })
  })

  it('keep the other values that a misreading could have come from', () => {
    const { value, otherValues } = settle('1', '9,49', '0,49')
    expect([value, ...otherValues]).toEqual(expect.arrayContaining([949, 49]))
  })

  it('read blurred thousandths of a count as none, but not of a weight', () => {
    expect(settle('1,006', '5,39', '5,39').quantity).toBe(1000)
    expect(settle('1,006', '5,39', '5,42', 'kg').quantity).toBe(1006)
  })

  it('beyond correcting are doubtful and keep the printed value', () => {
    expect(settle('3', '4,11', '9,99')).toMatchObject({ value: 999, agrees: false })
  })
})
