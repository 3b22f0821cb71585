import { expect, test } from 'vitest'
import { fogOf } from '../../../testing/fog.ts'
import { findAnswers, HELP_FAQ } from './faq.ts'

test.each([
  ['zdjęcie paragonu', 'paragony'],
  ['zdjecie paragonow', 'paragony'],
  ['jak usunąć konto', 'usuniecie'],
  ['keto', 'style'],
  ['offline', 'bez-internetu'],
  ['faktury na firmę', 'faktura'],
  ['zwrot pieniędzy', 'odstapienie'],
])('whoever asks "%s" finds the answer', (asked, id) => {
  expect(findAnswers(asked).map((answer) => answer.id)).toContain(id)
})

test.each([
  ['vege', 'style'],
  ['vegan', 'style'],
  ['hasło', 'haslo'],
  ['zapomniałam hasła', 'haslo'],
  ['bez laktozy', 'style'],
  ['abonament', 'rezygnacja'],
  ['usuń konto', 'usuniecie'],
])('whoever asks "%s" finds the answer about it first', (asked, id) => {
  expect(findAnswers(asked)[0]?.id).toBe(id)
})

test('what nobody answers finds nothing, and no words find everything', () => {
  expect(findAnswers('kosiarka spalinowa')).toEqual([])
  expect(findAnswers(' , ')).toEqual(HELP_FAQ)
})

test('every answer has an address of its own', () => {
  expect(new Set(HELP_FAQ.map(({ id }) => id))).toHaveProperty('size', HELP_FAQ.length)
})

test('the help can be read at fourteen', () => {
  expect(fogOf(HELP_FAQ.flatMap(({ question, answer }) => [question, answer]).join(' '))).toBeLessThanOrEqual(9)
})
