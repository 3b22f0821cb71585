import { expect, it } from 'vitest'
import { plainName } from './plain-name.ts'

it.each([
  ['fasola biała konserwowa', 'fasola biała'],
  ['groszek mrożony', 'groszek'],
  ['oliwa z oliwek', 'oliwa'],
  ['ryż biały', 'ryż'],
  ['mozzarella tarta', 'mozzarella'],
  ['oliwki zielone', 'oliwki zielone'],
])('has %s as %s on a menu', (shelfName, plain) => expect(plainName(shelfName)).toBe(plain))
