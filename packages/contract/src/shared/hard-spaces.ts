/**
 * A Polish text whose one-letter words, numbers and fractions stay on the line of the word that follows, and whose dashes stay with the word before them; so do the sides of a tin.
 */
export function withHardSpaces(text: string): string {
  return text
    .replace(/(?<=^|[\s(„])([aiouwz])\s/gi, '$1\u00a0')
    .replace(/(?<=[\d½⅓⅔¼¾⅛]) (?=[\p{Ll}×])|(?<=×) (?=\d)| (?=[–—] )/gu, '\u00a0')
}
