import { expect, it } from 'vitest'
import { inOneTurn } from './in-one-turn.ts'

const said = (texts: readonly string[], factor = 0.5) =>
  inOneTurn(
    texts.map((text) => ({ text })),
    factor,
  ).map(({ text }) => text)

it.each([
  [
    ['Rozgrzej połowę oleju. Smaż połowę kotletów 3 minuty z każdej strony. Drugą turę usmaż na reszcie oleju. Podawaj.'],
    ['Rozgrzej olej. Smaż kotlety 3 minuty z każdej strony. Podawaj.'],
  ],
  [
    [
      'Rozgrzej połowę reszty oleju i smaż pierwszą turę 4 minuty z każdej strony.',
      'Dolej resztę oleju i usmaż drugą turę. Odsącz na papierze.',
    ],
    ['Rozgrzej resztę oleju i smaż 4 minuty z każdej strony.', 'Odsącz na papierze.'],
  ],
  [
    ['Rozpuść połowę masła klarowanego i usmaż połowę kotletów.', 'Wlej resztę masła i usmaż drugą turę.'],
    ['Rozpuść masło klarowane i usmaż kotlety.'],
  ],
])('fries at once what was written to be fried in turns: %j', (written, told) => expect(said(written)).toEqual(told))

it('leaves turns to a dish for as many as it was written for', () => {
  const written = ['Usmaż połowę kotletów.', 'Drugą turę usmaż na reszcie oleju.']
  expect(said(written, 1)).toEqual(written)
})

it('touches no steps that have no turns', () => {
  const written = ['Połowę sera zetrzyj, połowę oleju wlej na patelnię.', 'Posyp resztą sera.']
  expect(said(written)).toEqual(written)
})
