import { describe, expect, it, test } from 'vitest'
import { constructorLines, findLiterals, findSlowness } from './expressions.ts'

describe('expressions of a module', () => {
  it('are its literals, each once, with its line', () => {
    const text = "const A = /a+b/u\nconst path = 'a/b/c'\nexport const of = (it: string) => A.test(it) || /c/.test(it) || /a+b/u.test(it)\n"
    expect(findLiterals('some.ts', text)).toEqual([
      { file: 'some.ts', line: 1, source: 'a+b', flags: 'u' },
      { file: 'some.ts', line: 3, source: 'c', flags: '' },
    ])
  })

  it('are found in components', () => {
    expect(findLiterals('Some.tsx', 'export const Some = () => <p>{/x/.source}</p>')).toMatchObject([{ source: 'x' }])
  })

  it('are built on the lines that call the constructor', () => {
    expect(constructorLines("const a = 1\nconst b = new RegExp('a')\n")).toEqual([2])
  })
})

describe('slowness', () => {
  // The first two once stopped the process for as long as somebody cared to type.
  test.each([
    ['exponential', /^((?:\s*(?:\d[\d.,/]*|sztuk\p{L}*|g))*\s*)bez/u],
    ['exponential', /^poz\s*((?:\d{1,2}[\s,;.]*)+)$/],
    ['exponential', /(a+)+$/],
    ['polynomial', /^\s*,?\s*$/],
    ['quadratic', /\s+$/],
  ])('%s is found in %s', (growth, { source, flags }) => {
    expect(findSlowness({ source, flags })).toContain(growth)
  })

  test.each([/^\s*(?:,\s*)?$/, /(?<!\s)\s+$/, /^poz\s*(\d[\d\s,;.]*)$/, /(?:łyż|szklan)\p{L}*/u])('is none in %s', ({ source, flags }) => {
    expect(findSlowness({ source, flags })).toBeNull()
  })
})
