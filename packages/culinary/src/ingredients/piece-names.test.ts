import { FOODS } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import { readIngredient } from './index.ts'

const NAMED = FOODS.flatMap(({ id, pieceNames }) => (pieceNames ? [[id, pieceNames] as const] : []))

// The first to read a line builds the index over the food table.
it.each(NAMED)('reads every number of %s as that food', { timeout: 30_000 }, (food, [one, few, many, part]) => {
  const read = [`1 ${one}`, `2 ${few}`, `7 ${many}`, `½ ${part}`].map((line) => readIngredient(line).map((item) => item.food?.id))
  expect(read).toEqual([[food], [food], [food], [food]])
})
