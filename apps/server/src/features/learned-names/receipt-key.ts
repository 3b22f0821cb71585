const COMBINING_MARKS = /\p{M}/gu
/** Longer than any till's line; an index takes no novels. */
const LENGTH = 100

/**
 * What a printed name is found again by: small letters and digits without diacritics, single spaces. The till prints a name the
 * same each time; what differs is how the camera saw its dots and tails.
 */
export function receiptKey(receiptName: string): string {
  const plain = receiptName.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(COMBINING_MARKS, '')
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LENGTH)
}
