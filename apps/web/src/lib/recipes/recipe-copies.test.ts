import { describe, expect, it } from 'vitest'
import { aRecipe } from '../../testing/recipe-samples.ts'
import { offlineRecipes } from './offline-recipes.ts'

describe('copies of recipes', () => {
  it('are the last twenty; the one seen longest ago makes room', () => {
    for (let id = 1; id <= 20; id += 1) offlineRecipes.save(aRecipe({ id: String(id) }), id)
    offlineRecipes.save(aRecipe({ id: '1', title: 'Znowu otwarty' }), 21)
    offlineRecipes.save(aRecipe({ id: '22' }), 22)
    expect(offlineRecipes.find('2')).toBeUndefined()
    expect(offlineRecipes.find('1')?.data.title).toBe('Znowu otwarty')
    expect(offlineRecipes.find('22')?.savedAt).toBe(22)
    expect(offlineRecipes.find('3')).toBeDefined()
  })
})
