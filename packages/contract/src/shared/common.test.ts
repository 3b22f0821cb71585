import { describe, expect, it } from 'vitest'
import { authorNameSchema } from '../community/publications.ts'
import { daySchema, lineSchema, productNameSchema, proseSchema, quantitySchema } from './common.ts'

const line = lineSchema(120)

describe('a line of free text', () => {
  it('has no letters with piles of marks, which are refused in words, and none on nothing', () => {
    for (const pile of [`Z${'\u0301'.repeat(116)}`, `Zu${'\u0315'.repeat(9)}pa`, `Zupa a${'\u20dd'.repeat(4)}`]) {
      for (const schema of [line, proseSchema, authorNameSchema, productNameSchema]) {
        const told = schema.safeParse(pile.slice(0, 40)).error?.issues.map(({ message }) => message)
        expect(told).toEqual(['Litery mają zbyt wiele znaków nad sobą i pod sobą. Wpisz tekst zwykłymi literami.'])
      }
    }
    expect(line.parse('\u0301'.repeat(120))).toBe('')
    expect(line.parse(`Zupa ${'\u0335'.repeat(9)}`)).toBe('Zupa')
  })

  it('leaves letters of languages with their marks, and emoji', () => {
    for (const text of ['Żółty ser', 'bánh xèo nước chấm', 'ẫ ệ', '❤️ zupa', 'हिन्दी', 'ผู้ใหญ่', '1️⃣ zupa'])
      for (const schema of [line, proseSchema]) expect(schema.parse(text).normalize('NFC')).toBe(text.normalize('NFC'))
  })
})

describe('a name that somebody signs with', () => {
  it('is one as people have them', () => {
    for (const name of [
      'Żó',
      'Ania K.',
      'Anna Maria O’Connor-Wójcik',
      'Kasia & Tomek',
      'babcia_zosia 60+',
      'Mama 🍲',
      'Ёлка',
      'Ola (wege)',
    ])
      expect(authorNameSchema.parse(name)).toBe(name)
  })

  it('holds no markup, no entities and no address', () => {
    for (const name of ['<b>Redakcja</b>', 'Ola<script>', '&lt;b&gt;Ola', '[Ola](x)', 'Ola{{x}}', 'Ola\\x', 'a@b', 'http://ola', '12', 'O'])
      expect([name, authorNameSchema.safeParse(name).success]).toEqual([name, false])
  })
})

const faultsOf = (amount: number) => quantitySchema.safeParse(amount).error?.issues.map(({ code }) => code) ?? []

describe('an amount', () => {
  it('is refused once for each thing that is wrong with it', () => {
    expect(faultsOf(0)).toEqual(['too_small'])
    expect(faultsOf(-0)).toEqual(['too_small'])
    expect(faultsOf(-1)).toEqual(['too_small'])
    expect(faultsOf(1.2345)).toEqual(['custom'])
    expect(faultsOf(1e-10)).toEqual(['custom'])
    expect(faultsOf(50_001)).toEqual(['too_big'])
  })

  it('has up to three decimals', () => {
    for (const amount of [0.001, 0.29, 2.005, 1234.567, 50_000]) expect(faultsOf(amount)).toEqual([])
  })
})

it('says one thing of what is no day', () => {
  for (const day of ['x', '2026-02-30', '1999-12-31']) expect(daySchema.safeParse(day).error?.issues).toHaveLength(1)
})
