import { describe, expect, it } from 'vitest'
import { seededRandom } from '../shopping/random.ts'
import { readStockLine } from '../shopping/stock.ts'
import { type NameStyle, printName } from './print-name.ts'

const item = readStockLine('pomidory krojone | Pomidory krojone ~Nasza Spiżarnia | 240g | 2,99-5,49 | C |', 'jars')
const line = { item, pack: item.packs[0], quantity: 1, unitGrosze: 299, valueGrosze: 299, discountGrosze: 0, cancelled: false }

function names(style: NameStyle) {
  return Array.from({ length: 60 }, (_, seed) => printName(seededRandom(seed), line, style))
}

describe('a printed name', () => {
  it('fits the length of the till', () => {
    for (const { text } of names({ letters: 'caps', longest: 20, stop: '.' })) expect(text.length).toBeLessThanOrEqual(21)
  })

  it('keeps the beginning of every word of the product', () => {
    for (const { text } of names({ letters: 'sentence', longest: 18, stop: '.' })) expect(text).toMatch(/^Pom\S*[. ]?\s?kro/i)
  })

  it('is in capitals, or glued without spaces', () => {
    for (const { text } of names({ letters: 'caps', longest: 24, stop: '.' })) expect(text).toBe(text.toUpperCase())
    for (const { text } of names({ letters: 'glued', longest: 20, stop: '' })) expect(text).toMatch(/^Pom\p{L}*Kro\p{L}*(240g)?$/u)
  })

  it('says whether the size can be read from it', () => {
    for (const { text, sized } of names({ letters: 'caps', longest: 24, stop: '.' })) expect(/240 ?G/.test(text)).toBe(sized)
  })
})
