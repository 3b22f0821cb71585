import { fold } from '../parse/polish/fold.ts'

/** A label's name without the words of its brands ("Mleko Łaciate 3,2%" of "Łaciate, Mlekpol" → "Mleko 3,2%"); never nothing. */
export function dropBrands(name: string, brands: string): string {
  let words = name.split(/\s+/).filter((word) => word !== '')
  for (const brand of brands.split(/[,;|]/)) {
    const without = withoutWords(words, wordsOf(brand))
    // "Nutella" is a brand and all the name there is.
    if (without.some((word) => /\p{L}{2}/u.test(word))) words = without
  }
  return words.join(' ')
}

function withoutWords(words: readonly string[], dropped: readonly string[]): string[] {
  if (dropped.length === 0) return [...words]
  const plain = words.map(bare)
  const start = plain.findIndex((_, place) => dropped.every((word, offset) => plain[place + offset] === word))
  return start < 0 ? [...words] : withoutWords([...words.slice(0, start), ...words.slice(start + dropped.length)], dropped)
}

function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .map(bare)
    .filter((word) => word !== '')
}

/** "„Łaciate”," and "laciate" are one word. */
function bare(word: string): string {
  return fold(word).replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')
}
