import { expect, it } from 'vitest'
import { checkRecipe } from '../../../safety/index.ts'
import { composeRecipes } from '../../index.ts'
import { aRequest, EATS_EVERYTHING, STAPLES, stocked } from '../../kitchen.fixture.ts'

const LIMITED = [
  ['dna-moczanowa', 'piers-z-kurczaka', 100],
  ['dna-moczanowa', 'schab', 100],
  ['low-fodmap', 'cukinia', 65],
  ['low-fodmap', 'papryka-czerwona', 45],
] as const

it.each(LIMITED)('for %s no serving has more of %s than its own warning names', (condition, food, most) => {
  const profile = { ...EATS_EVERYTHING, conditions: [condition] }
  const pantry = [...STAPLES, stocked(food, 600, { bestBefore: '2026-11-22' }), stocked('ryz-bialy', 500)]
  for (const meal of ['lunch', 'dinner'] as const) {
    for (const { ingredients, servings } of composeRecipes(aRequest({ pantry, profile, meal, count: 8 })).recipes) {
      const grams = ingredients.reduce((sum, each) => sum + (each.food === food ? (each.grams ?? 0) : 0), 0)
      expect(grams / servings).toBeLessThanOrEqual(most)
    }
  }
})

const LOW_FODMAP = { ...EATS_EVERYTHING, conditions: ['low-fodmap'] } as const

function said(food: string, grams: number): string[] {
  return checkRecipe([{ food, grams, heated: true }], LOW_FODMAP).findings.map(({ reason }) => reason)
}

it('says of more than that that it is more, and of so much nothing', () => {
  expect(said('papryka-czerwona', 45)).toEqual([])
  expect(said('papryka-czerwona', 90)).toEqual(['papryka czerwona: mało FODMAP tylko do 45 g w porcji'])
  expect(said('cukinia', 65)).toEqual([])
  expect(said('cukinia', 90)).toEqual(['cukinia: mało FODMAP tylko do 65 g w porcji'])
})
