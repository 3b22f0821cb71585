/**
 * Reads a number written in digits the Polish way: decimal comma or dot, thousands apart by spaces ("1 000", "0,75", "1.5"),
 * vulgar fractions ("1/2", "1 1/2"). Null when it is none.
 */
export function readDigits(text: string): number | null {
  const mixed = /^(?:(\d{1,4})\s+)?(\d{1,4})\s*\/\s*(\d{1,4})$/.exec(text)
  if (mixed) {
    const denominator = Number(mixed[3])
    return denominator === 0 ? null : Number(mixed[1] ?? 0) + Number(mixed[2]) / denominator
  }
  const plain = text.replace(/[\s\u00a0](?=\d{3}(?:\D|$))/g, '')
  if (!/^\d{1,12}(?:[.,]\d{1,6})?$|^[.,]\d{1,6}$/.test(plain)) return null
  return Number(plain.replace(',', '.'))
}
