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
