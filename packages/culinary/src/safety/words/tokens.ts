import { fold } from '../../parse/polish/fold.ts'

/** A word or number of a line. */
export interface Token {
  /** As typed, in small letters. */
  text: string
  folded: string
  /** Where it stands in the line. */
  start: number
  end: number
  /** The comma, bracket or blank before it. */
  gap: string
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*|\d+/gu

/** The words and numbers of a line in their order. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: word, index } of line.matchAll(WORD)) {
    const text = word.toLowerCase()
    tokens.push({ text, folded: fold(text), start: index, end: index + word.length, gap: line.slice(tokens.at(-1)?.end ?? 0, index) })
  }
  return tokens
}

/** Whether nothing but blanks (or quotes) parts a token from the one before it. */
export function isAdjacentToPrevious({ gap }: Token): boolean {
  return !/[,;:/+|•()[\]]/.test(gap)
}
