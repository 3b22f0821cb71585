const SHORTEST_STEM = 3

/** Whether two phrases have a word that begins alike, endings and diacritics apart ("wędzonego boczku", "boczek wędzony"). */
export function sharesAWord(phrase: string, other: string): boolean {
  const stems = new Set(words(other).map(stem))
  return words(phrase).some((word) => stems.has(stem(word)))
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST_STEM)
}

function stem(word: string): string {
  return word.slice(0, SHORTEST_STEM)
}
