/**
 * A Polish text whose one-letter words and amounts stay on the line of the word that follows ("½ łyżeczki", "300 g łososia", "25 × 35 cm"), and whose
 * dashes stay with the word before them.
 */
export function withHardSpaces(text: string): string {
  return text
    .replace(/(?<=^|[\s(„])([aiouwz])\s/gi, '$1\u00a0')
    .replace(/(?<=\p{N}) (?=\p{Ll}|× )|(?<=\p{N}\s(?:kg|dag|g|ml|l)) (?=\p{Ll})|(?<=×) (?=\p{N})| (?=[–—] )/gu, '\u00a0')
}
