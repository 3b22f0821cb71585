import { describe, expect, it } from 'vitest'
import { csvHeader, csvLines } from './table-files.ts'

const cell = (value: unknown) => csvLines(['x'], [{ x: value }]).slice(0, -2)

describe('a table as CSV', () => {
  it('begins with the mark of UTF-8 and has semicolons between cells', () => {
    expect(csvHeader(['a', 'b'])).toBe('\ufeffa;b\r\n')
    expect(csvLines(['a', 'b'], [{ b: 'ż', a: 1 }])).toBe('1;ż\r\n')
    expect(csvLines(['a', 'b'], [])).toBe('')
  })

  it.each(['=1+1', '+48 600 100 200', '-x', '@SUM(A1)', '\t=1', '-1+2', '＝1+1', '＋1', '－x', '＠SUM(A1)'])(
    'keeps %j from being a formula',
    (text) => {
      expect(cell(text)).toBe(`'${text}`)
    },
  )

  it('leaves negative numbers numbers, with a comma before the decimals', () => {
    expect([cell(-2), cell('-100.500'), cell(2.5), cell('5901234123457')]).toEqual(['-2', '-100,500', '2,5', '5901234123457'])
  })

  it('quotes what would end the cell, formulas too', () => {
    expect(cell('a;"b"\nc')).toBe('"a;""b""\nc"')
    expect(cell('=A1;B1')).toBe(`"'=A1;B1"`)
    expect(cell('\r=1')).toBe(`"'\r=1"`)
  })

  it('writes times in UTC, lists as JSON, and nothing for nothing', () => {
    expect([cell(new Date(0)), cell([1, 'a']), cell(null), cell(undefined), cell(false)]).toEqual([
      '1970-01-01T00:00:00.000Z',
      '"[1,""a""]"',
      '',
      '',
      'false',
    ])
  })
})
