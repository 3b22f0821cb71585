import { expect, it } from 'vitest'
import { foodsFound, written } from '../dish.fixture.ts'

const LINES = ['330 g filetu z łososia', '150 g pieczarek', '1 łyżka oliwy z oliwek']
const friedOn = (...sentences: string[]) => foodsFound('fries-on', written(LINES, sentences))

const SALMON = 'Na patelni rozgrzej oliwę, wrzuć łososia i smaż 4 minuty.'

it('is salmon that stays in the pan while mushrooms fry', () => {
  expect(friedOn(SALMON, 'Dodaj pieczarki i smaż 3 minuty.')).toEqual(['łosoś'])
})

it('is none that goes in behind them, or comes out before', () => {
  expect(friedOn('Na patelni rozgrzej oliwę, wrzuć pieczarki i smaż 6 minut.', 'Dodaj łososia i smaż 4 minuty.')).toEqual([])
  expect(friedOn(SALMON, 'Zdejmij łososia na talerz. Wrzuć pieczarki i smaż 6 minut.')).toEqual([])
  expect(friedOn(SALMON, 'W tym czasie pieczarki smaż 6 minut.')).toEqual([])
})
