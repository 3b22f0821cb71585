import { expect, it } from 'vitest'
import { preposition } from './preposition.ts'

it.each([
  ['masłem', 'z'],
  ['szynką', 'z'],
  ['serem', 'z'],
  ['rzodkiewką', 'z'],
  ['żurawiną', 'z'],
  ['szpinakiem', 'ze'],
  ['szczypiorkiem', 'ze'],
  ['schabem', 'ze'],
  ['śmietanką', 'ze'],
  ['zsiadłym mlekiem', 'ze'],
])('puts "z" before %s as %s', (words, written) => expect(preposition('z', words)).toBe(written))

it.each([
  ['garnku', 'w'],
  ['wodzie', 'w'],
  ['wrzątku', 'we'],
])('puts "w" before %s as %s', (words, written) => expect(preposition('w', words)).toBe(written))
