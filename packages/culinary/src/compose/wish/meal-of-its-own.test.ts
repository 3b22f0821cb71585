import { expect, it } from 'vitest'
import { composeRecipes } from '../index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { isForWhoAsks } from './meal-of-its-own.ts'
import { readWish } from './read-wish.ts'

it.each([
  [['toddler', 'easy-to-digest'], null, true],
  [['toddler', 'easy-to-digest'], 'coś szybkiego', true],
  [['toddler', 'easy-to-digest'], 'dla dziecka, 18 miesięcy', false],
  [['toddler', 'easy-to-digest'], 'coś lekkostrawnego', false],
  [['easy-to-digest'], null, false],
])('keeps what a recipe says is for toddlers for who asks: %s for %s', (tags, wish, isKept) => {
  expect(isForWhoAsks({ tags }, readWish(wish))).toBe(isKept)
})

it('has no garlic for who asks for tea by its own word, and crisps with garlic for who asks for something that crunches', () => {
  const pantry = ['chleb', 'czosnek', 'oliwa-z-oliwek', 'marchew', 'jogurt-naturalny', 'szynka', 'jablka'].map((food) => stocked(food, 500))
  const foods = (wish: string): string =>
    composeRecipes(aRequest({ pantry, meal: 'snack', wish, count: 3, maxMissing: 0 }))
      .recipes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food))
      .join(' ')
  expect(foods('podwieczorek')).not.toMatch(/czosnek|szynka/u)
  expect(foods('coś chrupiącego, z czosnkiem')).toContain('czosnek')
})
