import { expect, it } from 'vitest'
import { anIngredient } from '../../../testing/recipe-samples.ts'
import { readCommand, spokenIngredients } from './voice-command.ts'

it.each([
  ['Dalej', { kind: 'next' }],
  ['no to dalej proszę', { kind: 'next' }],
  ['wstecz', { kind: 'back' }],
  ['powtórz', { kind: 'repeat' }],
  ['włącz minutnik', { kind: 'timer' }],
  ['ile mąki', { kind: 'amount', words: 'mąki' }],
  ['ile czasu zostało', null],
  ['ile minut', null],
  ['daleko stąd', null],
  ['minutniki', null],
  ['podaj mi sól', null],
])('"%s"', (heard, command) => expect(readCommand(heard)).toEqual(command))

it.each([
  ['mąki', ['mąka pszenna']],
  ['dodać mąki', ['mąka pszenna']],
  ['jajek', ['jajka']],
  ['pomidorów', ['pomidory krojone']],
  ['soli', ['sól']],
  ['twarogu', ['twaróg']],
  ['cukru', ['cukier']],
  ['octu', ['ocet jabłkowy']],
  ['papryki', ['papryka czerwona', 'papryka słodka mielona']],
  ['słodkiej papryki', ['papryka słodka mielona']],
  ['papryki ostrej', ['papryka czerwona', 'papryka słodka mielona']],
  ['kaczki', []],
])('%s is %j', (words, names) => {
  const all = ['mąka pszenna', 'jajka', 'pomidory krojone', 'papryka czerwona', 'papryka słodka mielona', 'sól', 'twaróg', 'cukier']
  const ingredients = [...all, 'ocet jabłkowy'].map((each) => anIngredient({ name: each }))
  expect(spokenIngredients(words, ingredients).map(({ name }) => name)).toEqual(names)
})
