/** A number as printed, letters that OCR put for figures turned back. */
export interface PrintedNumber {
  /** Digits before the decimal mark; may be empty where a line broke there. */
  whole: string
  /** Digits behind the decimal mark; null where there is no mark. */
  fraction: string | null
  negative: boolean
}

/** A piece of a printed line between blanks, or a part of one. */
export type FigureToken =
  | { kind: 'number'; start: number; end: number; number: PrintedNumber }
  | { kind: 'unit'; start: number; end: number; unit: CountedUnit }
  /** `times` is a sign of multiplication, `letter` a tax rate's letter, `article` a number of six figures and more. */
  | { kind: 'times' | 'letter' | 'currency' | 'article' | 'word'; start: number; end: number; text: string }

/** Units that a till counts in. */
export type CountedUnit = 'kg' | 'dag' | 'g' | 'l' | 'ml' | 'pieces'

/** One sign a token, so that orders of tokens can be written as regular expressions. */
const TOKEN_SIGNS: Readonly<Record<FigureToken['kind'], string>> = {
  number: 'n',
  unit: 'u',
  times: 'x',
  letter: 'v',
  currency: 'z',
  article: 'a',
  word: 'w',
}

/** The signs of tokens in order. */
export function signsOf(tokens: readonly FigureToken[]): string {
  return tokens.map((token) => TOKEN_SIGNS[token.kind]).join('')
}
