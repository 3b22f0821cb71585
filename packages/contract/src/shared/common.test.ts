import { describe, expect, it } from 'vitest'
import { lineSchema } from './common.ts'

const line = lineSchema(120)

describe('a line of free text', () => {
  it('piles no more than two marks on a letter, and none on nothing', () => {
    expect(line.parse(`Zu${'\u0315'.repeat(117)}pa`)).toBe('Zu\u0315\u0315pa')
    expect(line.parse('\u0301'.repeat(120))).toBe('')
    expect(line.parse(`Zupa ${'\u0335'.repeat(9)}`)).toBe('Zupa')
  })

  it('leaves letters of languages with their marks, and emoji', () => {
    for (const text of ['Żółty ser', 'bánh xèo nước chấm', 'ẫ ệ', '❤️ zupa', 'हिन्दी']) expect(line.parse(text)).toBe(text.normalize('NFC'))
  })
})
