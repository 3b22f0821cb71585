import { fold } from '../parse/polish/fold.ts'

/** Endings of Polish nouns and adjectives without their marks, longest first. */
const ENDINGS = 'ami ach emu ego ych ich ymi imi owi iem om ow em ej ym im ie y i a e u o'.split(' ')
const SHORTEST_STEM = 3

/** The words of a text in lower case without Polish letters ("Żółty ser" → zolty, ser). */
export function searchWords(text: string): string[] {
  return fold(text.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A word of `searchWords` without its ending: what "pomidorów" and "pomidory" have in common. Itself where it has none. */
export function searchStem(word: string): string {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** The words of a Polish text without marks and endings, for telling apart what differs only in its cases; little words are left out. */
export function wordStems(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? [])
    .map(fold)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, Math.max(3, word.length - 3)))
}
