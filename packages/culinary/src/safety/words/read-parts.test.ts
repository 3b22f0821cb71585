import { expect, it } from 'vitest'
import { maskOf } from '../traits.ts'
import { readParts, withoutLacks } from './read-parts.ts'

const parts = (line: string): [string[], number][] =>
  readParts(line).map(({ words, removed }) => [words.map(({ folded }) => folded), removed])

it('parts what is offered instead, and keeps what is lacked to its own thing', () => {
  expect(parts('mleko krowie lub roślinne')).toEqual([[['mleko', 'krowie'], 0]])
  expect(parts('makaron (bezglutenowy)')).toEqual([[['makaron'], maskOf(['gluten'])]])
  expect(parts('bułka bez glutenu i mleka, masło')).toEqual([
    [['bulka'], maskOf(['gluten', 'milk', 'lactose'])],
    [['maslo'], 0],
  ])
})

it('lets a claim speak of its own noun alone', () => {
  const [part] = readParts('makaron bezglutenowy z sosem sojowym')
  expect(part?.words.map(({ folded, removed }) => [folded, removed])).toEqual([
    ['makaron', maskOf(['gluten'])],
    ['sosem', 0],
    ['sojowym', 0],
  ])
})

it('takes a claim behind a preposition for the thing itself where it agrees with it', () => {
  const gluten = maskOf(['gluten'])
  expect(parts('spód do pizzy bezglutenowy')).toEqual([[['spod'], gluten]])
  expect(parts('200 g mąki do pizzy bezglutenowej')).toEqual([[['200', 'g', 'maki'], gluten]])
  expect(parts('sos sojowy do makaronu bezglutenowego')).toEqual([[['sos', 'sojowy'], 0]])
})

it('leaves out what a thing is for and what it replaces', () => {
  expect(parts('przyprawa do kurczaka')).toEqual([[['przyprawa'], 0]])
  expect(parts('mąka na pierogi')).toEqual([[['maka'], 0]])
  expect(parts('margaryna zamiast masła')).toEqual([[['margaryna'], 0]])
  expect(parts('owoce czarny bez')).toEqual([[['owoce', 'czarny'], 0]])
})

it('keeps a list of lacks together, but for what may be the next thing to buy', () => {
  expect(withoutLacks('kopytka bez mleka i sera').trim()).toBe('kopytka bez mleka')
  expect(withoutLacks('tamari zamiast sosu sojowego').trim()).toBe('tamari')
  expect(parts('bułka bez sera i krewetki').map(([words]) => words)).toEqual([['bulka'], ['krewetki']])
})

function likened(line: string): string[] {
  return readParts(line).flatMap(({ words }) => words.filter((word) => word.likened).map(({ folded }) => folded))
}

it('takes what a thing tastes of or stands in for as likened to it', () => {
  expect(likened('ser o orzechowym posmaku')).toEqual(['orzechowym'])
  expect(likened('zamiennik jajka')).toEqual(['jajka'])
  expect(likened('serek o smaku orzechowym')).toEqual([])
})
