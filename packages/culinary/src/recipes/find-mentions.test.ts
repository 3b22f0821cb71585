import { describe, expect, it } from 'vitest'
import { splitClauses } from './clauses.ts'
import { findMentions } from './find-mentions.ts'

function mentioned(text: string, listed: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(findMentions(text, listed).map(({ start, end, foods }) => [text.slice(start, end), foods]))
}

// The first to read a text builds the index over the food table.
describe('the ingredients that a sentence speaks of', () => {
  it.each<[string, readonly string[], Record<string, readonly string[]>]>([
    ['Marchewki i cebulę pokrój.', ['cebula', 'marchew'], { Marchewki: ['marchew'], cebulę: ['cebula'] }],
    ['Posól i dodaj masło.', ['maslo', 'sol'], { Posól: ['sol'], masło: ['maslo'] }],
    ['Ugotuj w osolonej wodzie.', ['sol'], {}],
    ['Dodaj wędzoną paprykę.', ['papryka-czerwona', 'papryka-wedzona'], { 'wędzoną paprykę': ['papryka-wedzona'] }],
    ['Dodaj paprykę.', ['papryka-czerwona', 'papryka-wedzona'], { paprykę: ['papryka-czerwona', 'papryka-wedzona'] }],
    ['Wsyp cukier.', ['cukier', 'cukier-puder'], { cukier: ['cukier'] }],
    [
      'Wsyp mąkę i skrobię z tapioki.',
      ['maka-kukurydziana', 'skrobia-z-tapioki'],
      { mąkę: ['maka-kukurydziana'], skrobię: ['skrobia-z-tapioki'] },
    ],
  ])('%s', (text, listed, expected) => expect(mentioned(text, listed)).toMatchObject(expected))
})

function clauses(text: string): string[] {
  return splitClauses(text).map(({ start, end, follows }) => `${follows ? '~' : ''}${text.slice(start, end).trim()}`)
}

describe('the clauses of a step', () => {
  it.each([
    ['Posyp fetą i natką.', ['Posyp fetą i natką.']],
    ['Wlej oliwę i posyp natką.', ['Wlej oliwę i', 'posyp natką.']],
    ['Cebulę, czosnek i natkę posiekaj.', ['Cebulę, czosnek i natkę posiekaj.']],
    ['Pokrój ser, koperek i natkę posiekaj.', ['Pokrój ser,', 'koperek i natkę posiekaj.']],
    ['Marchew pokrój w kostkę, por w plastry, natkę posiekaj.', ['Marchew pokrój w kostkę,', 'por w plastry, natkę posiekaj.']],
    ['W misce wymieszaj mąkę, proszek do pieczenia i sól.', ['W misce wymieszaj mąkę, proszek do pieczenia i sól.']],
    ['Twaróg rozetrzyj z jogurtem, wanilią i miodem na krem.', ['Twaróg rozetrzyj z jogurtem, wanilią i miodem na krem.']],
    ['Smaż 5 minut, ciągle mieszając, aż zmięknie. Wyjmij.', ['Smaż 5 minut,', '~ciągle mieszając,', '~aż zmięknie.', 'Wyjmij.']],
    ['Pestki upraż i posyp nimi zupę.', ['Pestki upraż i', '~posyp nimi zupę.']],
  ])('%s', (text, expected) => expect(clauses(text)).toEqual(expected))

  it('are as their author says, and joined are the text', () => {
    const text = 'Wlej oliwę i posyp natką, podawaj.'
    const kept = splitClauses(text, [{ start: 0, end: 'Wlej oliwę i posyp natką'.length }])
    expect(kept.map(({ start, end }) => text.slice(start, end))).toEqual(['Wlej oliwę i posyp natką, ', 'podawaj.'])
  })
})
