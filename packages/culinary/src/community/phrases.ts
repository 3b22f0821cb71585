import { remembered } from '../remembered.ts'

/** Every word is asked about by a dozen rules, and most words come again. */
const MAX_CACHED_WORDS = 2000
/** A text is held against several lists of phrases, one after the other. */
const MAX_CACHED_TEXTS = 8

/** The words of a text, small and without Polish letters. */
export const plainWords = remembered(
  MAX_CACHED_WORDS,
  (text): readonly string[] =>
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('ł', 'l')
      .match(/[\p{L}\p{N}]+/gu) ?? [],
)

/** Where phrases stand in a text, as they were written; a phrase is beginnings of words that follow each other. */
export function findPhrases(text: string, phrases: readonly string[]): string[] {
  return findPhrasesAmong(wordsOf(text), phrases)
}

/** The same of words that are looked through for more than one list of phrases. */
export function findPhrasesAmong({ written, plain, initials }: ReturnType<typeof wordsOf>, phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => {
    if (!initials.has(phrase.charAt(0))) return []
    const beginnings = phrase.split(' ')
    const [first = ''] = beginnings
    const at = plain.findIndex((word, place) => word.startsWith(first) && isAt(plain, place, beginnings))
    return at < 0 ? [] : [written.slice(at, at + beginnings.length).join(' ')]
  })
}

/** The same of sayings: the first word of one stands whole, and one of `innocent` may begin like it and is none. */
export function findSayings(text: string, sayings: readonly string[], innocent: readonly string[]): string[] {
  const { written, plain, initials } = wordsOf(text)
  const harmless = innocent.map((saying) => saying.split(' '))
  return sayings.flatMap((saying) => {
    if (!initials.has(saying.charAt(0))) return []
    const words = saying.split(' ')
    const at = plain.findIndex(
      (word, place) => word === words[0] && isAt(plain, place, words) && !harmless.some((each) => isAt(plain, place, each)),
    )
    return at < 0 ? [] : [written.slice(at, at + words.length).join(' ')]
  })
}

export const wordsOf = remembered(MAX_CACHED_TEXTS, (text) => {
  const written: readonly string[] = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const plain = written.map((word) => plainWords(word).join(''))
  return { written, plain, initials: new Set(plain.map((word) => word.charAt(0))) }
})

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
