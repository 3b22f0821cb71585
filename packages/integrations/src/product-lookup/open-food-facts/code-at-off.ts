/** A code as Open Food Facts keeps it: without leading zeros, then filled up to an EAN-8 or an EAN-13; a case code as it is. */
export function codeAtOff(code: string): string {
  const significant = code.replace(/^0+/, '')
  return significant.padStart(significant.length <= 8 ? 8 : 13, '0')
}
