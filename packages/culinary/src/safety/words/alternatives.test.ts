import { expect, it } from 'vitest'
import { alternativesIn } from './alternatives.ts'

it('offers each of two descriptions apart, wherever the noun stands', () => {
  expect(alternativesIn('makaron bezglutenowy lub zwykły')).toEqual(['makaron bezglutenowy', 'makaron zwykły'])
  expect(alternativesIn('bezglutenowe albo zwykłe płatki')).toEqual(['bezglutenowe płatki', 'zwykłe płatki'])
  expect(alternativesIn('mleko bez laktozy lub zwykłe')).toEqual(['mleko bez laktozy', 'mleko zwykłe'])
  expect(alternativesIn('roślinny/zwykły jogurt')).toHaveLength(2)
})

it('takes a claim that is merely allowed for no claim', () => {
  expect(alternativesIn('makaron (ewentualnie bezglutenowy)')).toHaveLength(2)
  expect(alternativesIn('chleb nie bezglutenowy')).toEqual(['chleb'])
})

it('leaves alone what offers another thing, and what offers nothing', () => {
  for (const line of ['ser wegański lub świeży koperek', 'olej lub oliwa', 'ryż biały lub brązowy', '200 g mąki', '2 lub 3 jajka'])
    expect(alternativesIn(line)).toEqual([line])
})
