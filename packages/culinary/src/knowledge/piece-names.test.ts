import { expect, it } from 'vitest'
import { readIngredient } from '../ingredients/index.ts'
import { PIECE_NAMES } from './piece-names.ts'

// The first to read a line builds the index over the food table.
it.each(Object.entries(PIECE_NAMES))('reads every number of %s as that food', { timeout: 30_000 }, (food, [one, few, many, part]) => {
  const read = [`1 ${one}`, `2 ${few}`, `7 ${many}`, `½ ${part}`].map((line) => readIngredient(line).map((item) => item.food?.id))
  expect(read).toEqual([[food], [food], [food], [food]])
})
