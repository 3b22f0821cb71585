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
  return findPhrasesAmong(wordsOf(text), phrases)
}

/** The same of words that are looked through for more than one list of phrases. */
export function findPhrasesAmong({ written, plain }: ReturnType<typeof wordsOf>, phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => {
    const beginnings = phrase.split(' ')
    const at = plain.findIndex((_, place) => isAt(plain, place, beginnings))
    return at < 0 ? [] : [written.slice(at, at + beginnings.length).join(' ')]
  })
}

/** The same of sayings: the first word of one stands whole, and one of `innocent` may begin like it and is none. */
export function findSayings(text: string, sayings: readonly string[], innocent: readonly string[]): string[] {
  const { written, plain } = wordsOf(text)
  const harmless = innocent.map((saying) => saying.split(' '))
  return sayings.flatMap((saying) => {
    const words = saying.split(' ')
    const at = plain.findIndex(
      (word, place) => word === words[0] && isAt(plain, place, words) && !harmless.some((each) => isAt(plain, place, each)),
    )
    return at < 0 ? [] : [written.slice(at, at + words.length).join(' ')]
  })
}

export function wordsOf(text: string): { written: string[]; plain: string[] } {
  const written = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return { written, plain: written.map((word) => plainWords(word).join('')) }
}

const isAt = (plain: readonly string[], place: number, beginnings: readonly string[]) =>
  beginnings.every((beginning, step) => plain[place + step]?.startsWith(beginning))

/** Without what a word opens and closes with in a sentence. */
export function trimMarks(word: string, opening: string, closing: string): string {
  let start = 0
  let end = word.length
  while (start < end && opening.includes(word.charAt(start))) start++
  while (end > start && closing.includes(word.charAt(end - 1))) end--
  return word.slice(start, end)
}
