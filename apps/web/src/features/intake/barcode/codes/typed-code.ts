import { toGtin } from './gtin.ts'
import { expandUpcE } from './upc-e.ts'

/** A typed code as its GTIN-13, or what is wrong with it. */
export type TypedCode = { gtin: string } | { problem: string }

/** Reads what was typed from under the bars; spaces and hyphens do not count. */
export function readTypedCode(text: string): TypedCode {
  const digits = text.replace(/[\s-]/g, '')
  if (digits === '') return { problem: 'Wpisz cyfry spod kodu.' }
  if (!/^(?:\d{8}|\d{12,13})$/.test(digits)) return { problem: 'Kod ma 8, 12 albo 13 cyfr. Wpisz je wszystkie.' }
  const gtin = gtinOfShortUpc(digits) ?? toGtin(digits)
  return gtin === undefined ? { problem: 'Te cyfry nie tworzą kodu. Sprawdź, czy któraś nie jest pomylona.' } : { gtin }
}

// Eight digits with a zero first are an UPC-E or an in-store EAN-8, and only the first can be looked up.
function gtinOfShortUpc(digits: string): string | undefined {
  const long = digits.startsWith('0') ? expandUpcE(digits) : undefined
  return long && toGtin(long)
}
