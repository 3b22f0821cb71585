import { findFoodById } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { estimateBestBefore } from './estimate-best-before.ts'

const milkDays = findFoodById('mleko')?.shelfLifeDays ?? 0

describe('estimating a best-before day', () => {
  it('adds the usual days of the food to the day it was bought, over the end of a month and a leap day', () => {
    const day = new Date(Date.parse('2024-02-27T00:00:00Z') + milkDays * 86_400_000).toISOString().slice(0, 10)
    expect(estimateBestBefore('mleko', '2024-02-27')).toBe(day)
  })

  it('gives more days in the freezer and few where it is warm', () => {
    const inFridge = estimateBestBefore('piers-z-kurczaka', '2025-05-01') ?? ''
    const frozen = estimateBestBefore('piers-z-kurczaka', '2025-05-01', 'freezer') ?? ''
    expect(frozen > inFridge).toBe(true)
    expect(estimateBestBefore('piers-z-kurczaka', '2025-05-01', 'cupboard')).toBe('2025-05-02')
  })

  it('says nothing about unknown foods, household goods and days that are none', () => {
    expect(estimateBestBefore('nie-ma', '2025-05-01')).toBeNull()
    expect(estimateBestBefore('papier-toaletowy', '2025-05-01')).toBeNull()
    expect(estimateBestBefore('mleko', '2025-02-30')).toBeNull()
    expect(estimateBestBefore('mleko', 'jutro')).toBeNull()
  })
})
