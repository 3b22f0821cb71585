import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAtMarks } from './MarkedText.tsx'

const cut = (text: string, ...marks: string[]) =>
  splitAtMarks(text, marks).map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))

test('words stand out wherever they stand, the longer ones where two begin together', () => {
  expect(cut('Leczy tarczycę. Leczy!', 'Leczy', 'Leczy tarczycę')).toEqual(['[Leczy tarczycę]', '. ', '[Leczy]', '!'])
  expect(cut('Leczy\u00a0tarczycę', 'Leczy tarczycę')).toEqual(['[Leczy\u00a0tarczycę]'])
  expect(cut('Zupa', '')).toEqual(['Zupa'])
})

test('whatever is marked, no letter is lost', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ maxLength: 3 })), (text, marks) => {
      expect(
        splitAtMarks(text, marks)
          .map(({ text: part }) => part)
          .join(''),
      ).toBe(text)
    }),
  )
})
