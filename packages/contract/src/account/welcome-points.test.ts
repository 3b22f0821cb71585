import { expect, test } from 'vitest'
import { COSTS, POINTS } from '../shared/limits.ts'
import { welcomeRecipes, welcomeRecipesAsPromised, welcomeRecipesAsRange } from './welcome-points.ts'

test('the points of a new account are enough for four recipes, and with those for installing for a fifth', () => {
  const { alone, installed } = welcomeRecipes()
  expect([alone, installed]).toEqual([4, 5])
  const price = COSTS.recipe + COSTS.recipeImage
  expect(POINTS.activation - alone * price).toBeGreaterThanOrEqual(0)
  expect(POINTS.activation - (alone + 1) * price).toBeLessThan(0)
})

test('it is said as the specification has it, and in full where it is promised', () => {
  expect(welcomeRecipesAsRange()).toBe('4–5 przepisów')
  expect(welcomeRecipesAsPromised()).toBe('4 przepisy, a z punktami za instalację aplikacji na 5')
})

test.each([
  [{ activation: 62, installReward: 0 }, '1 przepis', '1 przepis'],
  [{ activation: 130, installReward: 61 }, '2–3 przepisy', '2 przepisy, a z punktami za instalację aplikacji na 3'],
  [{ activation: 310, installReward: 60 }, '5 przepisów', '5 przepisów'],
])('%j reads %s', (points, range, promised) => {
  const count = welcomeRecipes(points as typeof POINTS)
  expect([welcomeRecipesAsRange(count), welcomeRecipesAsPromised(count)]).toEqual([range, promised])
})
