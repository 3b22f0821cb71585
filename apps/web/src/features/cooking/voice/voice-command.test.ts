import { expect, it } from 'vitest'
import { anIngredient } from '../../../testing/recipe-samples.ts'
import { readCommand, spokenIngredient } from './voice-command.ts'

it.each([
  ['Dalej', { kind: 'next' }],
  ['no to dalej proszę', { kind: 'next' }],
  ['wstecz', { kind: 'back' }],
  ['powtórz', { kind: 'repeat' }],
  ['włącz minutnik', { kind: 'timer' }],
  ['ile mąki', { kind: 'amount', words: 'mąki' }],
  ['daleko stąd', null],
  ['minutniki', null],
  ['podaj mi sól', null],
])('"%s"', (heard, command) => expect(readCommand(heard)).toEqual(command))

it.each([
  ['mąki', 'mąka pszenna'],
  ['jajek', 'jajka'],
  ['pomidorów', 'pomidory krojone'],
  ['kaczki', undefined],
])('%s is %s', (words, name) => {
  const ingredients = ['mąka pszenna', 'jajka', 'pomidory krojone'].map((each) => anIngredient({ name: each }))
  expect(spokenIngredient(words, ingredients)?.name).toBe(name)
})
