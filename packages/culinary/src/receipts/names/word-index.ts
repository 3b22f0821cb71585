import type { Lexicon } from '../../parse/names/lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'

/** A word that names are made of, as printed on shelves, with the lexemes it may be a form of. */
export interface ShelfWord {
  form: string
  folded: string
  lexemes: ReadonlySet<number>
}

/** The words of a lexicon in the order of their folded spelling, so that all with one beginning stand together. */
export interface WordIndex {
  words: readonly ShelfWord[]
  byLetter: ReadonlyMap<string, readonly ShelfWord[]>
}

const indexOf = new WeakMap<Lexicon, WordIndex>()

/** The words of all food names and all adjectives beside them; built once for a lexicon. */
export function wordIndex(lexicon: Lexicon): WordIndex {
  const known = indexOf.get(lexicon)
  if (known) return known
  const built = build(lexicon)
  indexOf.set(lexicon, built)
  return built
}

function build(lexicon: Lexicon): WordIndex {
  const lexemesOf = new Map<string, Set<number>>()
  const add = (form: string, lexemes: Iterable<number>): void => {
    const known = lexemesOf.get(form) ?? new Set<number>()
    for (const lexeme of lexemes) known.add(lexeme)
    lexemesOf.set(form, known)
  }
  for (const { words } of lexicon.variants) for (const { text, lexemes, role } of words) if (role !== 'preposition') add(text, lexemes)
  for (const { id, base, kind } of lexicon.lexemes) if (kind === 'adjective') add(base, [id])
  const words = [...lexemesOf]
    .map(([form, lexemes]): ShelfWord => ({ form, folded: fold(form), lexemes }))
    .filter(({ folded }) => /^[a-z]{2}/.test(folded))
    .sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0))
  const byLetter = new Map<string, ShelfWord[]>()
  for (const word of words) {
    const letter = word.folded[0] ?? ''
    const shelf = byLetter.get(letter)
    if (shelf) shelf.push(word)
    else byLetter.set(letter, [word])
  }
  return { words, byLetter }
}

/** Words with that folded beginning. */
export function wordsWithPrefix({ words }: WordIndex, prefix: string): readonly ShelfWord[] {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle]?.folded ?? '') < prefix) low = middle + 1
    else high = middle
  }
  let end = low
  while (words[end]?.folded.startsWith(prefix) === true) end += 1
  return words.slice(low, end)
}
