import { describe, expect, it } from 'vitest'
import { legibleWords, type PrintedWord, printedRows, wordsFromTsv } from './printed-lines.ts'

function word(text: string, left: number, top: number, line: string, confidence = 90): PrintedWord {
  return { text, confidence, left, top, width: text.length * 10, height: 20, line }
}

describe('the lines of a page', () => {
  it('join what the recogniser took apart, with the columns apart', () => {
    const words = [word('MLEKO', 0, 0, '1'), word('3,2%', 60, 1, '1'), word('2,99', 400, 3, '2'), word('CHLEB', 0, 40, '3')]
    expect(printedRows(words)).toEqual([
      { text: 'MLEKO 3,2%  2,99', top: 1, bottom: 21 },
      { text: 'CHLEB', top: 40, bottom: 60 },
    ])
  })

  it('stay two where one stands under the other', () => {
    const rows = printedRows([word('SER', 0, 0, '1'), word('9,99', 0, 22, '2')])
    expect(rows.map(({ text }) => text)).toEqual(['SER', '9,99'])
  })

  it('leave out what was read without any confidence', () => {
    expect(legibleWords([word('MASŁO', 0, 0, '1'), word('|.:', 0, 40, '2', 10)]).map(({ text }) => text)).toEqual(['MASŁO'])
  })
})

it('takes the words of the recogniser and nothing else of its table, and puts them where they stand on the page', () => {
  const table =
    '4\t1\t1\t1\t2\t0\t1\t2\t3\t4\t-1\t\n5\t1\t1\t1\t2\t1\t36\t92\t60\t24\t96.5\tMleko\n5\t1\t1\t1\t2\t2\t99\t92\t60\t24\t95\t \n'
  expect(wordsFromTsv(table, 500)).toEqual([
    { text: 'Mleko', confidence: 96.5, left: 36, top: 592, width: 60, height: 24, line: '500.1.1.1.2' },
  ])
})
