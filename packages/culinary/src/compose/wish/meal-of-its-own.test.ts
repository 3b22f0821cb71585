import { expect, it } from 'vitest'
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
