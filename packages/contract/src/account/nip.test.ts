import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { nipWarning, readNip } from './nip.ts'

describe('a tax number', () => {
  test.each(['7791011327', '7811897358', '6211766191', '9370008168', '5223071241', '1234563218', '1234567819'])('%s is one', (nip) => {
    expect(readNip(nip)).toBe(nip)
  })

  test.each(['779-101-13-27', '779-10-11-327', 'PL7791011327', 'pl 779 101 13 27', ' 7791011327 '])(
    '%s is one however it is written',
    (nip) => {
      expect(readNip(nip)).toBe('7791011327')
    },
  )

  test.each(['', '1234567890', '779101132', '77910113277', '77910113a7', 'DE7791011327', '5250010090'])('%s is none', (nip) => {
    expect(readNip(nip)).toBeUndefined()
  })

  it('is none any more when one digit is mistyped', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
    const mistake = fc.record({ at: fc.integer({ min: 0, max: 9 }), by: fc.integer({ min: 1, max: 9 }) })
    fc.assert(
      fc.property(digits, mistake, (first, { at, by }) => {
        const whole = Array.from({ length: 10 }, (_, check) => [...first, check].join('')).find((nip) => readNip(nip))
        fc.pre(whole !== undefined)
        const wrong = Array.from(whole ?? '', (digit, place) => (place === at ? (Number(digit) + by) % 10 : digit)).join('')
        expect(readNip(wrong)).toBeUndefined()
      }),
    )
  })
})

describe('the warning', () => {
  it('is said of ten digits in Poland that cannot be a tax number, and of nothing else', () => {
    expect(nipWarning('525-001-00-90', 'Polska')).toMatch(/Cyfra kontrolna/)
    expect(nipWarning('525-001-00-90', '')).toMatch(/Cyfra kontrolna/)
    expect(nipWarning('525-001-00-90', 'Niemcy')).toBeUndefined()
    expect(nipWarning('DE123456789', '')).toBeUndefined()
    expect(nipWarning('779-101-13-27', 'PL')).toBeUndefined()
    expect(nipWarning('', '')).toBeUndefined()
  })
})
