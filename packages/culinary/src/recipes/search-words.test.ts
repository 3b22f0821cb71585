import { expect, it } from 'vitest'
import { searchStem, searchWords } from './search-words.ts'

it('reads words without marks, capitals and punctuation', () => {
  expect(searchWords("Żółty ser, 3% & mąka: (typ-550)'|")).toEqual(['zolty', 'ser', '3', 'maka', 'typ', '550'])
  expect(searchWords('% _ | & : ! *')).toEqual([])
})

it.each([
  ['pomidorów', 'pomidory'],
  ['zupy', 'zupa'],
  ['kurczaka', 'kurczakiem'],
  ['ziemniakami', 'ziemniaków'],
  ['drożdżowe', 'drożdżowego'],
])('gives %s and %s one stem', (one, other) => {
  const [[first = ''], [second = '']] = [searchWords(one), searchWords(other)]
  expect(searchStem(first)).toBe(searchStem(second))
})

it('leaves short words whole', () => {
  expect(['ser', 'ryz', 'sos'].map(searchStem)).toEqual(['ser', 'ryz', 'sos'])
})
