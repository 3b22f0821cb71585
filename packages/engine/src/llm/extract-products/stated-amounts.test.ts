import { describe, expect, it } from 'vitest'
import { statedAmounts } from './stated-amounts.ts'

describe('the amounts that a line states', () => {
  it.each([
    ['ser 150 g', 150, 'grams'],
    ['2 kg cebuli', 2000, 'grams'],
    ['0,75 l soku', 750, 'ml'],
    ['20 dag szynki', 200, 'grams'],
    ['pół kilo mąki', 500, 'grams'],
    ['półtora litra wody', 1500, 'ml'],
    ['litr mleka', 1000, 'ml'],
    ['kilo cukru', 1000, 'grams'],
    ['słoik dżemu', 1, 'pieces'],
    ['tuzin jaj', 12, 'pieces'],
    ['2x mleko 1l', 2000, 'ml'],
    ['4 jogurty po 150 g', 600, 'grams'],
    ['1 kg 20 dag mięsa', 1200, 'grams'],
    ['2-3 kg jabłek', 2500, 'grams'],
    ['2-3 kg jabłek', 3000, 'grams'],
    ['dwa soki po 1 l', 2000, 'ml'],
    ['3 łyżki oleju', 45, 'ml'],
    ['masło 200', 200, 'grams'],
  ] as const)('%s: %d %s', (line, value, unit) => {
    expect(statedAmounts(line).allow(value, unit)).toBe(true)
  })

  it.each([
    ['ser 150 g', 151, 'grams'],
    ['ser 150 g', 1, 'grams'],
    ['ser 150 g', 150_000, 'grams'],
    ['2 kg cebuli', 20, 'pieces'],
    ['litr mleka', 2000, 'ml'],
    ['mleko', 1, 'pieces'],
    ['mleko 3,2%', 3.2, 'pieces'],
    ['masło 7,99 zł', 7.99, 'pieces'],
    ['chleb 12.05.2026', 12, 'pieces'],
    ['ser 150 g', -150, 'grams'],
    ['ser 0 g', 0, 'grams'],
    ['ryż 999999 kg', 999_999_000, 'grams'],
    ['ryż', Number.NaN, 'grams'],
    ['ryż', Number.POSITIVE_INFINITY, 'grams'],
  ] as const)('not %s: %d %s', (line, value, unit) => {
    expect(statedAmounts(line).allow(value, unit)).toBe(false)
  })

  it('stay few enough to try in a line of nothing but numbers', () => {
    const started = process.threadCpuUsage()
    statedAmounts('7 '.repeat(250)).allow(13, 'pieces')
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(100)
  })
})
