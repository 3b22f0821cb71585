import { describe, expect, it } from 'vitest'
import { formatAsPrinted, isInStoreCode, toGtin } from '../../../lib/barcode/gtin.ts'
import { expandUpcE, readTypedCode } from '../../../lib/barcode/TypedCode.tsx'
import { createRepeatFilter } from '../../../lib/barcode/use-scanner.ts'

describe('a code', () => {
  it.each([
    ['5900123456782', '5900123456782'],
    ['0036000291452', '0036000291452'],
    ['036000291452', '0036000291452'],
    ['96385074', '0000096385074'],
    ['5900123456789', undefined],
    ['96385075', undefined],
    ['590012345678', undefined],
    ['59001234567', undefined],
    ['59001234567820', undefined],
    ['590012345678x', undefined],
    ['٥٩٠٠١٢٣٤٥٦٧٨٢', undefined],
    ['', undefined],
    ['1'.repeat(1_000_000), undefined],
  ])('%.20s stands for %s', (code, gtin) => {
    expect(toGtin(code)).toBe(gtin)
  })

  it('differs from its neighbours in every digit', () => {
    const code = '5900123456782'
    for (let at = 0; at < code.length; at += 1)
      for (let step = 1; step < 10; step += 1) {
        const digit = (Number(code[at]) + step) % 10
        expect(toGtin(code.slice(0, at) + digit + code.slice(at + 1))).toBeUndefined()
      }
  })

  it('is shown as it is printed', () => {
    expect(formatAsPrinted('0000096385074')).toBe('96385074')
    expect(formatAsPrinted('0036000291452')).toBe('0036000291452')
  })

  it.each(['2312345678904', '0212345678909', '0412345678903', '0000020123451', '0000001234565'])('%s belongs to a shop', (gtin) => {
    expect(isInStoreCode(gtin)).toBe(true)
  })

  it.each(['5900123456782', '0036000291452', '0000096385074', '4006381333931'])('%s belongs to a product', (gtin) => {
    expect(isInStoreCode(gtin)).toBe(false)
  })
})

describe('a short UPC', () => {
  it.each([
    ['01234505', '012000003455'],
    ['01234515', '012100003455'],
    ['01234525', '012200003455'],
    ['01234531', '012300000451'],
    ['01234543', '012340000053'],
    ['01234565', '012345000065'],
    ['01234598', '012345000098'],
  ])('%s is short for %s', (short, long) => {
    expect(expandUpcE(short)).toBe(long)
  })

  it('begins with 0 or 1', () => {
    expect(expandUpcE('21234565')).toBeUndefined()
  })
})

describe('a typed code', () => {
  it.each([
    ['5 900123 456782', '5900123456782'],
    ['5900-1234-56782', '5900123456782'],
    ['96385074', '0000096385074'],
    ['01234565', '0012345000065'],
  ])('%s is read', (text, gtin) => {
    expect(readTypedCode(text)).toEqual({ gtin })
  })

  it.each([
    ['', /^Wpisz cyfry/],
    ['5900123', /8, 12 albo 13/],
    ['59001234567a2', /8, 12 albo 13/],
    ['5900123456783', /pomylona/],
  ])('%s is explained', (text, problem) => {
    expect(readTypedCode(text)).toEqual({ problem: expect.stringMatching(problem) })
  })
})

describe('a repeat', () => {
  it('is ignored for 5 seconds, each code by itself', () => {
    const isRepeat = createRepeatFilter()
    expect(isRepeat('a', 0)).toBe(false)
    expect(isRepeat('a', 4999)).toBe(true)
    expect(isRepeat('b', 4999)).toBe(false)
    expect(isRepeat('a', 5000)).toBe(false)
    expect(isRepeat('a', 9999)).toBe(true)
  })
})
