import { RECIPES } from '@spizarka/knowledge/recipes'
import { describe, expect, it } from 'vitest'
import { checkRecipe } from '../check-recipe.ts'
import type { SafetyProfile } from './profile.ts'
import { allergensIn, filterMaskOf, traitsOfRecipe } from './profile-filter.ts'

const NOBODY: SafetyProfile = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }

describe('the filter mask of a profile', () => {
  it.each<[string, Partial<SafetyProfile>]>([
    ['an allergy', { allergens: ['mleko'] }],
    ['a diet', { diet: 'weganska' }],
    ['words of the user', { exclusions: ['wieprzowina', 'grzyby', 'orzechy włoskie'] }],
    ['conditions', { conditions: ['dna-moczanowa', 'celiakia', 'low-fodmap'] }],
    ['all together', { allergens: ['jaja'], diet: 'wegetarianska', exclusions: ['kolendra'], conditions: ['cukrzyca'] }],
  ])('leaves out of the base just what the gate blocks: %s', (_, given) => {
    const profile = { ...NOBODY, ...given }
    const { traits, foods } = filterMaskOf(profile)
    const excluded = new Set(foods)
    for (const { id, ingredients, servings } of RECIPES) {
      const isOut = (traitsOfRecipe(ingredients) & traits) !== 0 || ingredients.some(({ food }) => excluded.has(food))
      expect([id, isOut]).toEqual([id, checkRecipe(ingredients, profile, servings).verdict === 'blocked'])
    }
  })

  it('leaves out nothing for somebody who eats everything', () => {
    expect(filterMaskOf(NOBODY)).toEqual({ traits: 0, foods: [] })
  })
})

it('names the allergens of a dish', () => {
  const traits = traitsOfRecipe([{ food: 'mleko' }, { food: 'maka-pszenna' }, '2 jajka'])
  expect(allergensIn(traits)).toEqual(['zboża zawierające gluten', 'jaja', 'mleko'])
})
