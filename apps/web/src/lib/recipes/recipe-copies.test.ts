import { describe, expect, it } from 'vitest'
import { aRecipe } from '../../testing/recipe-samples.ts'
import { recipeCopies } from './recipe-copies.ts'

describe('copies of recipes', () => {
  it('are the last twenty; the one seen longest ago makes room', () => {
    for (let id = 1; id <= 20; id += 1) recipeCopies.save(aRecipe({ id: String(id) }), id)
    recipeCopies.save(aRecipe({ id: '1', title: 'Znowu otwarty' }), 21)
    recipeCopies.save(aRecipe({ id: '22' }), 22)
    expect(recipeCopies.find('2')).toBeUndefined()
    expect(recipeCopies.find('1')?.data.title).toBe('Znowu otwarty')
    expect(recipeCopies.find('22')?.savedAt).toBe(22)
    expect(recipeCopies.find('3')).toBeDefined()
  })
})
