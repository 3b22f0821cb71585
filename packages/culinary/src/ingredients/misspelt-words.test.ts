import { expect, test } from 'vitest'
import { misspeltWords } from './index.ts'

test.each([
  ['200 g kwarkowiczki', 'kwarkowiczki', 'karkóweczki'],
  ['200 g jogurtu greckigo', 'greckigo', 'greckiego'],
  ['2 łyżki smietanyy 18%', 'smietanyy', 'śmietany'],
])('%s: a word of no known name is told, with what it would be taken for', (line, word, takenFor) => {
  expect(misspeltWords(line)).toEqual([{ word, takenFor }])
})

test('a word that was passed over beside a known food is told', () => {
  expect(misspeltWords('200 g sera xylopwqz')).toEqual([{ word: 'xylopwqz', takenFor: null }])
})

test.each([
  '2 marchewki',
  '500 g młodych ziemniaków',
  '1 szczypta świeżo mielonego pieprzu',
  '1 puszka pomidorów krojonych',
  '3 ząbki czosnku, drobno posiekane',
])('%s: nothing is guessed', (line) => expect(misspeltWords(line)).toEqual([]))
