import { fold } from '../../parse/polish/fold.ts'

/** A word or a phrase of a list, folded; its last word may stand for any ending. */
interface Phrase {
  words: readonly string[]
  isStem: boolean
}

/** What stands at a place of a text: how many of its words, and how the matched phrase is written without its ending. */
export interface PhraseMatch<Meaning> {
  length: number
  stem: string
  meaning: Meaning
}

interface Entry<Meaning> {
  phrase: Phrase
  stem: string
  meaning: Meaning
}

/** Lists of words and phrases, each with what they mean. */
export class PhraseIndex<Meaning> {
  /** By the letter that opens them, longest first. */
  readonly #entries = new Map<string, Entry<Meaning>[]>()

  constructor(lists: readonly (readonly [words: readonly string[], meaning: Meaning])[]) {
    const all = lists
      .flatMap(([words, meaning]) => words.map((written) => ({ phrase: readPhrase(written), stem: stemOf(written), meaning })))
      .toSorted((one, other) => other.phrase.words.length - one.phrase.words.length)
    for (const entry of all) {
      const letter = entry.stem.charAt(0)
      this.#entries.set(letter, [...(this.#entries.get(letter) ?? []), entry])
    }
  }

  /**
   * The longest phrases that open the folded words from a place on: all that are equally long, and of stems for one word those alone that
   * say most of it. "Zapiekanka" is a dish, and not whatever is "zapiekane".
   */
  findAt(words: readonly string[], place: number): readonly PhraseMatch<Meaning>[] {
    const found: PhraseMatch<Meaning>[] = []
    for (const { phrase, stem, meaning } of this.#entries.get(words[place]?.charAt(0) ?? '') ?? []) {
      if (found[0] && phrase.words.length < found[0].length) break
      if (standsAt(phrase, words, place)) found.push({ length: phrase.words.length, stem, meaning })
    }
    const longest = Math.max(0, ...found.map(({ stem }) => stem.length))
    return found.filter(({ stem }) => stem.length === longest)
  }

  has(word: string): boolean {
    return this.findAt([word], 0).length > 0
  }
}

function stemOf(written: string): string {
  return fold(written.endsWith('*') ? written.slice(0, -1) : written)
}

function readPhrase(written: string): Phrase {
  return { words: stemOf(written).split(' '), isStem: written.endsWith('*') }
}

function standsAt({ words, isStem }: Phrase, text: readonly string[], place: number): boolean {
  return words.every((word, offset) => {
    const there = text[place + offset]
    return isStem && offset === words.length - 1 ? there?.startsWith(word) === true : there === word
  })
}

/** Whether a text made of folded words has one of some phrases. */
export function phraseFinder(phrases: readonly string[]): (text: string) => boolean {
  const sought = phrases.map((written) => ` ${stemOf(written)}${written.endsWith('*') ? '' : ' '}`)
  return (text) => sought.some((each) => text.includes(each))
}

/** A text as `phraseFinder` searches it. */
export function foldedWords(text: string): string {
  return ` ${(fold(text).match(/[\p{L}\d]+/gu) ?? []).join(' ')} `
}
