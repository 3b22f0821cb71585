const VOWELS = /[aeiouyąęó]+/g

/** Years of school that a Polish text asks for: Gunning's index, where a word is hard from four syllables on. */
export function fogOf(text: string): number {
  const sentences = text.split(/[.!?:]+\s/).filter((sentence) => /\p{L}/u.test(sentence)).length
  const words = text.match(/\p{L}+/gu) ?? []
  const hard = words.filter((word) => (word.toLowerCase().match(VOWELS) ?? []).length >= 4)
  return 0.4 * (words.length / sentences + (100 * hard.length) / words.length)
}
