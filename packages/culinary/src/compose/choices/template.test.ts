import { expect, test } from 'vitest'
import { fillTemplate } from './template.ts'

const option = (words: string) => ({ ingredients: [], phrases: { biernik: words, narzędnik: words } })
const chosen = new Map(
  Object.entries({ warzywa: ['paprykę', '[cukinię: cukinia]'], cebula: ['cebulę'], zioło: ['tymiankiem'] }).map(([place, words]) => [
    place,
    words.map(option),
  ]),
)

test.each([
  ['wrzuć {warzywa: biernik}{gdy cebula:  oraz {cebula: biernik}} i smaż.', 'Wrzuć paprykę, [cukinię: cukinia] i cebulę i smaż.'],
  ['dodaj pora, {warzywa: biernik} i [sól: sol] i smaż.', 'Dodaj pora, paprykę, [cukinię: cukinia] i [sól: sol] i smaż.'],
  [
    'wymieszaj {warzywa: biernik} z olejem{gdy zioło: , {zioło: narzędnik}} i solą.',
    'Wymieszaj paprykę i [cukinię: cukinia] z olejem, tymiankiem i solą.',
  ],
])('a list has one conjunction, and ends before a preposition: %s', (template, told) => {
  expect(fillTemplate(template, chosen)).toBe(told)
})

test.each([
  ['Ryż odcedź. Podawaj z ryżem.', 'Ryż odcedź i podaj obok.'],
  ['[Kaszę: kasza-gryczana] odcedź. Podawaj z [kaszą gryczaną: kasza-gryczana].', '[Kaszę: kasza-gryczana] odcedź i podaj obok.'],
  ['Ryż odcedź. Podawaj z ryżem i surówką.', 'Ryż odcedź. Podawaj z ryżem i surówką.'],
  ['Ryż odcedź. Podawaj z gulaszem.', 'Ryż odcedź. Podawaj z gulaszem.'],
  ['Wsyp [majeranek: majeranek]. [Posól: sol] i popieprz.', 'Wsyp [majeranek: majeranek], [posól: sol] i popieprz.'],
])('one order for one thing: %s', (template, told) => {
  expect(fillTemplate(template, chosen)).toBe(told)
})
