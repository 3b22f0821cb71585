import { expect, it } from 'vitest'
import { composeRecipes } from '../index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'

it('offers not only dishes of eggs where something else can be made as fast', () => {
  const pantry = [
    stocked('jajka', null, { quantityPieces: 6 }),
    ...['ser-zolty', 'chleb', 'maslo', 'kukurydza-konserwowa', 'makaron-penne', 'ryz'].map((food) => stocked(food, 300)),
  ]
  const { recipes } = composeRecipes(aRequest({ pantry, meal: 'dinner', servings: 1, maxMinutes: 20, maxMissing: 1, count: 3 }))
  const ofEggs = recipes.filter(({ ingredients }) => ingredients.some(({ food }) => food === 'jajka'))
  expect(recipes.length).toBeGreaterThan(1)
  expect(ofEggs.length).toBeLessThan(recipes.length)
})

it('buys no pulses while others are at home', () => {
  const pantry = ['pieczarki', 'papryka-czerwona', 'fasola-konserwowa', 'cebula', 'ziemniaki', 'przecier-pomidorowy', 'smietana-18'].map(
    (food) => stocked(food, 600),
  )
  const bought = (wish: string): (string | null)[] =>
    composeRecipes(aRequest({ pantry, wish, count: 1 })).recipes.flatMap(({ ingredients }) =>
      ingredients.flatMap(({ food }) => (pantry.some(({ foodId }) => foodId === food) ? [] : food)),
    )
  expect(bought('gulasz')).not.toContain('ciecierzyca')
})
