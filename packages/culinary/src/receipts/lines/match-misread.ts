import { fold } from '../../parse/polish/fold.ts'
import { remembered } from '../../remembered.ts'

/** Labels are held against many vocabularies, and against each other. */
const MAX_CACHED_LABELS = 2000

/** What OCR takes for each other, brought to one sign. */
const CONFUSED: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '8': 'b',
  '9': 'g',
  $: 's',
  '|': 'i',
  '!': 'i',
  l: 'i',
  q: 'g',
  v: 'u',
}

/** The letters of a word as OCR may have confused them: equal for a word and its usual misreadings ("SUMA", "5UMA"). */
export function shape(word: string): string {
  return fold(word)
    .replace(/[0124568$9|!lqv]/g, (sign) => CONFUSED[sign] ?? sign)
    .replaceAll('rn', 'm')
}

/** Words of a printed line as shapes; figures inside a word are letters misread, figures alone are left out. */
export const shapesOf: (text: string) => readonly string[] = remembered(MAX_CACHED_LABELS, (text): readonly string[] => {
  // "ButelkaPlastKaucja": tills glue words by their capitals.
  const plain = text.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ').replace(/(?<=\p{L})[(€©¢](?=\p{L})/gu, 'c')
  const words = plain.match(/[\p{L}\d$|!]+/gu) ?? []
  return words.filter((word) => /\p{L}{2}|\p{L}\d|\d\p{L}/u.test(word)).map(shape)
})

/** Whether a word is a whole other one with at most so many letters misread. */
export function isMisreadOf(word: string | undefined, other: string, limit: number): boolean {
  if (word === undefined || Math.abs(word.length - other.length) > limit) return false
  return prefixDistance(word, shape(other), limit) <= limit && prefixDistance(shape(other), word, limit) <= limit
}

/** Edits between the stem and the best beginning of the word; over `limit` is anything above it. */
function prefixDistance(word: string, stem: string, limit: number): number {
  let previous = Array.from({ length: word.length + 1 }, (_, place) => place)
  for (let i = 1; i <= stem.length; i++) {
    const row = [i]
    for (let j = 1; j <= word.length; j++) {
      const swap = (previous[j - 1] ?? 0) + (stem[i - 1] === word[j - 1] ? 0 : 1)
      row.push(Math.min(swap, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    if (Math.min(...row) > limit) return limit + 1
    previous = row
  }
  return Math.min(...previous)
}

/** A stem of a till's vocabulary; a full stop at its end asks for the whole word. */
export interface Stem {
  shape: string
  whole: boolean
}

/** Stems of a list in plain letters; `suma.` is the word alone, `anulow` any word that begins so. */
export function compileStems(list: string | readonly string[]): Stem[] {
  return (typeof list === 'string' ? list.split(' ') : list).map((stem) => ({
    shape: shape(stem.replace('.', '')),
    whole: stem.endsWith('.'),
  }))
}

/** Whether a word (a shape) is or begins as the stem, in long stems with letters misread. */
function isAlike(word: string, stem: Stem): boolean {
  const length = stem.shape.length
  if (stem.whole) return word === stem.shape
  if (word.startsWith(stem.shape)) return true
  // Short words turn into food by one letter: "torba" into "torta", "siatka" into "sałatka", "rabat" into "rabar(bar)".
  const limit = length >= 9 ? 2 : length >= 7 ? 1 : 0
  if (limit === 0 || word.length < length - limit) return false
  // Two letters at the beginning are seldom both wrong; it spares the long way for most words.
  if (word[0] !== stem.shape[0] && word[1] !== stem.shape[1]) return false
  return prefixDistance(word.slice(0, length + limit), stem.shape, limit) <= limit
}

/** Whether a word is one of the stems. */
export function matchesAnyStem(word: string | undefined, list: readonly Stem[]): boolean {
  return word !== undefined && list.some((stem) => isAlike(word, stem))
}
