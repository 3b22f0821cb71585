/** The words of a text, small and without Polish letters. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('ł', 'l')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Where phrases stand in a text, as they were written; a phrase is beginnings of words that follow each other. */
export function findPhrases(text: string, phrases: readonly string[]): string[] {
  const written = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const plain = written.map((word) => plainWords(word).join(''))
  return phrases.flatMap((phrase) => {
    const beginnings = phrase.split(' ')
    const at = plain.findIndex((_, place) => beginnings.every((beginning, step) => plain[place + step]?.startsWith(beginning)))
    return at < 0 ? [] : [written.slice(at, at + beginnings.length).join(' ')]
  })
}
