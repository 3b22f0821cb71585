const COMBINING_MARKS = /[\u0300-\u036f]/g

/** Lower-cases a word and takes its diacritics off ("Żółty" → "zolty"), so that hasty typing meets the shelf label. */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  // Most of the input is plain ASCII; the decomposition is worth skipping then.
  return isAscii(lower) ? lower : lower.replaceAll('ł', 'l').normalize('NFD').replace(COMBINING_MARKS, '')
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}
