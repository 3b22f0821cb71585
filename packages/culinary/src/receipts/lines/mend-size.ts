const SIZE = /\d\s?(?:k?g|m?l|szt)(?!\p{L})/iu
/** "ORZECHY 1006", "Żelki 1009": OCR closes the G of "100G" to a 6 and the g of "100g" to a 9. */
const GRAMS = /(?<!\d|\d[.,])([1-9]\d{1,2}) ?[69]$/
/** "Coca cola 11", "Piwo 4x0.51": the l of "1l" and "0,5l" as a one. */
const LITRES = /(?<!\d|\d[.,])(\d[.,]\d|[1-6])1$/

/** A label whose size lost its unit to OCR, with the unit back; others as they are. */
export function mendSize(label: string): string {
  if (SIZE.test(label)) return label
  if (LITRES.test(label)) return label.replace(LITRES, '$1l')
  return label.replace(GRAMS, (_, size: string) => `${size.length === 3 ? size.replace(/[689]$/, '0') : size}g`)
}
