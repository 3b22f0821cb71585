import { expect, it } from 'vitest'
import { type Line, linesOf, pastedLines, textsOf, withLineMoved, withLinesAfter, withoutLine, withText } from './lines.ts'

const lines: Line[] = ['a', 'b', 'c'].map((text) => ({ id: text, text }))

it('moves a line by one place, and not beyond the ends', () => {
  expect(textsOf(withLineMoved(lines, 'b', -1))).toEqual(['b', 'a', 'c'])
  expect(textsOf(withLineMoved(lines, 'b', 1))).toEqual(['a', 'c', 'b'])
  expect(textsOf(withLineMoved(lines, 'a', -1))).toEqual(['a', 'b', 'c'])
  expect(textsOf(withLineMoved(lines, 'c', 1))).toEqual(['a', 'b', 'c'])
})

it('keeps the id of a line that is changed', () => {
  expect(withText(lines, 'b', 'B')[1]).toEqual({ id: 'b', text: 'B' })
})

it('puts lines where they are asked for', () => {
  expect(textsOf(withLinesAfter(lines, 'a', [{ id: 'x', text: 'x' }]))).toEqual(['a', 'x', 'b', 'c'])
})

it('leaves an empty line where the last one goes', () => {
  const left = withoutLine([{ id: 'a', text: 'a' }], 'a')
  expect(left.map(({ text }) => text)).toEqual([''])
  expect(linesOf([]).map(({ text }) => text)).toEqual([''])
})

it('does not send empty lines', () => {
  expect(textsOf([...lines, { id: 'd', text: '  ' }])).toEqual(['a', 'b', 'c'])
})

it('takes bullets and numbers off pasted lines, and no amounts', () => {
  const pasted = ['- 2 jajka', '• sól', '* 1.5 l mleka', '', '1. Ubij pianę.', '12) Piecz.', '3 łyżki cukru', '– olej']
  expect(pastedLines(pasted.join('\r\n'))).toEqual(['2 jajka', 'sól', '1.5 l mleka', 'Ubij pianę.', 'Piecz.', '3 łyżki cukru', 'olej'])
})
