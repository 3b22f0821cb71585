import { expect, it } from 'vitest'
import { foodsFound, written } from '../dish.fixture.ts'

const LINES = ['400 g dorsza', '200 g szpinaku', '2 łyżki oleju rzepakowego']
const greens = (...sentences: string[]) => foodsFound('greens-long', written(LINES, sentences, { kind: 'fry' }))

it('finds leaves that stew beside something that takes long', () => {
  const early = greens('Na patelni rozgrzej olej. Wrzuć szpinak i smaż 2 minuty.', 'Ułóż dorsza i duś pod przykryciem 9 minut.')
  expect(early).toEqual(['szpinak'])
})

it('leaves alone what is put in last, or lies on a plate meanwhile', () => {
  const fish = 'Na patelni rozgrzej olej, ułóż dorsza i duś pod przykryciem 9 minut.'
  expect(greens(fish, 'Szpinak dołóż na ostatnie 3 minuty.')).toEqual([])
  expect(greens('Na patelni rozgrzej olej. Wrzuć szpinak i smaż 2 minuty. Przełóż na talerz.', fish)).toEqual([])
})
