/**
 * The 13 digits (GTIN-13) that a code of 8 (EAN-8), 12 (UPC-A) or 13 (EAN-13) digits stands for, which is the code itself after leading
 * zeros (GS1 General Specifications, 3.3.1); undefined for what is no such code or has a wrong check digit.
 */
export function toGtin(code: string): string | undefined {
  if (!/^(?:\d{8}|\d{12,13})$/.test(code)) return undefined
  const gtin = code.padStart(13, '0')
  return checkDigitOf(gtin.slice(0, 12)) === Number(gtin[12]) ? gtin : undefined
}

/** The digit that belongs behind 12 others: their weights are 1 and 3 in turn. */
function checkDigitOf(digits: string): number {
  const sum = Array.from(digits, Number).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** A code as it is on the package: an EAN-8 without the zeros that its GTIN-13 begins with. */
export function formatAsPrinted(gtin: string): string {
  // Five zeros begin no other code: GS1 keeps what could be taken for an EAN-8 unused.
  return gtin.startsWith('00000') ? gtin.slice(5) : gtin
}

/** Made by a shop for its own scales and shelves (GS1 prefixes 02, 04, 20 to 29; 0 and 2 of an EAN-8): it means another thing next door. */
export function isInStoreCode(gtin: string): boolean {
  return /^(?:0[24]|2|00000[02])/.test(gtin)
}
