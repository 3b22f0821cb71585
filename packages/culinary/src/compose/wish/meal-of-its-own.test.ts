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
  expect(isForWhoAsks({ tags, title: 'Papka', kind: 'soup' }, readWish(wish), '2026-11-30')).toBe(isKept)
})

it.each([
  ['Chłodnik ogórkowy na kefirze', null, '2026-11-30', true],
  ['Chłodnik ogórkowy na kefirze', 'coś lekkiego', '2026-11-30', true],
  ['Chłodnik ogórkowy na kefirze', 'chłodnik', '2026-11-30', false],
  ['Chłodnik ogórkowy na kefirze', null, '2026-07-30', false],
  ['Ogórkowa na wczorajszym rosole', null, '2026-11-30', false],
])('keeps what is eaten cold for its months, and for who asks: %s for %s on %s', (title, wish, today, isKept) => {
  expect(isForWhoAsks({ tags: [], title, kind: 'soup' }, readWish(wish), today)).toBe(isKept)
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
