/**
 * A Polish text whose one-letter words and numbers stay on the line of the word that follows, and whose dashes stay with the word before them.
 */
export function withHardSpaces(text: string): string {
  return text.replace(/(?<=^|[\s(„])([aiouwz])\s/gi, '$1\u00a0').replace(/(?<=\d) (?=\p{Ll})| (?=[–—] )/gu, '\u00a0')
}
