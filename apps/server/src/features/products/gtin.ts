const LENGTHS = new Set([8, 12, 13, 14])

/**
 * A code of 8, 12, 13 or 14 digits with a right check digit as we keep it: 13 digits, 14 for a case (GS1 General Specifications).
 * Undefined for anything else.
 */
export function readGtin(code: string): string | undefined {
  if (!LENGTHS.has(code.length) || !/^\d+$/.test(code)) return undefined
  const whole = code.padStart(14, '0')
  if (!hasRightCheckDigit(whole)) return undefined
  return whole.startsWith('0') ? whole.slice(1) : whole
}

function hasRightCheckDigit(whole: string): boolean {
  const sum = Array.from(whole, Number).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0
}

/**
 * Codes that every shop gives out itself, mostly for weighed goods: 20–29, 02 and 04, and among the short ones, which stand here
 * after five zeros, those with 0 or 2.
 */
export function isInStoreCode(gtin: string): boolean {
  return /^(?:2|02|04|00000[02])\d*$/.test(gtin) && gtin.length === 13
}

/** Periodicals, books, refund slips and coupons: no food database knows them. */
export function isNoFood(gtin: string): boolean {
  return gtin.length === 13 && /^(?:97[789]|98[0-4]|99)/.test(gtin)
}
