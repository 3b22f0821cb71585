import { CONDITIONS, DIETARY_STYLES, DIETS } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { checkRecipe, safetyProfileOf } from '../index.ts'

const NOBODY = { conditions: [], exclusions: [], diet: null, styles: [] } as const

describe('the profile of what a user chose', () => {
  it('means the same condition by each of its kinds, once', () => {
    const { profile, unchecked } = safetyProfileOf({ ...NOBODY, conditions: ['diabetes-2', 'insulin-resistance', 'dialysis'] })
    expect(profile.conditions).toEqual(['cukrzyca', 'choroby-nerek'])
    expect(unchecked).toEqual([])
  })

  it('says which choices it has no rules for', () => {
    const { profile, unchecked } = safetyProfileOf({ ...NOBODY, conditions: ['crohn', 'celiac'], styles: ['high-fibre'] })
    expect(profile.conditions).toEqual(['celiakia'])
    expect(unchecked).toEqual(['crohn', 'high-fibre'])
  })

  it('blocks each allergen, once', () => {
    const keys = CONDITIONS.map(({ key }) => key).filter((key) => key.startsWith('allergy-'))
    expect(safetyProfileOf({ ...NOBODY, conditions: keys }).profile.allergens).toHaveLength(keys.length)
  })

  it.each(DIETS.map(({ key }) => key))('asks something of a dish, or says that it cannot: %s', (diet) => {
    const { profile, unchecked } = safetyProfileOf({ ...NOBODY, diet })
    const asks = profile.diet !== null || profile.exclusions.length > 0 || unchecked.includes(diet)
    expect(asks).toBe(diet !== 'omnivore' && diet !== 'flexitarian')
  })

  it.each(DIETARY_STYLES.map(({ key }) => key))('leaves no style unheard: %s', (style) => {
    const { profile, unchecked } = safetyProfileOf({ ...NOBODY, styles: [style] })
    expect(profile.styles.length + profile.conditions.length + unchecked.length).toBe(1)
  })

  it('keeps pork and wine from a halal table, and the own exclusions beside them', () => {
    const { profile } = safetyProfileOf({ ...NOBODY, exclusions: ['kolendra'], diet: 'halal' })
    for (const line of ['200 g schabu', '100 ml wina białego', '1 pęczek kolendry'])
      expect(checkRecipe([line], profile).verdict).toBe('blocked')
    expect(checkRecipe(['500 g wołowiny'], profile).verdict).toBe('clear')
  })
})
