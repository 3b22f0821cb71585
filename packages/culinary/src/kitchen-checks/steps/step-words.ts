import { HEAT_MANNERS, type HeatManner, KITCHEN_CHECKS, type StepWords } from '@spizarka/knowledge/kitchen-checks'
import { fold } from '../../parse/polish/fold.ts'

/** A text as its words are looked up in it: folded, with one space before and behind each word. */
export function foldWords(text: string): string {
  return ` ${fold(text).replace(/[^a-z\d]+/g, ' ')} `
}

/** Whether a word of a folded text begins so. */
export function hasWord(folded: string, of: keyof StepWords): boolean {
  return hasBeginning(folded, KITCHEN_CHECKS.words[of])
}

export function hasBeginning(folded: string, beginnings: readonly string[]): boolean {
  return beginnings.some((each) => folded.includes(` ${each}`))
}

/** How a text says that heat is given. */
export function heatOf(folded: string): HeatManner[] {
  const done = folded.replace(NEGATED_VERB, ' ')
  return HEAT_MANNERS.filter((manner) => hasWord(done, manner))
}

/** "Już nie gotuj", "nie rumieniąc", "nie zrumienić się": what is not done. */
const NEGATED_VERB = / nie [a-z]+(?= )/g

const MINUTES = /(?<![\d,])(\d+(?:,\d+)?)(?:\s?[–-]\s?(\d+(?:,\d+)?))?\s?(min|godz|kwadr)/gu
/** A moment while it lasts or before it begins, and a difference: "po 10 minutach odwróć", "wyjmij godzinę wcześniej", "o minutę krócej". */
const MOMENTS =
  /(?:po|co)\s\d{1,4}(?:,\d{1,2})?(?:\s?[–-]\s?\d{1,4})?\s(?:minutach|godzinach|minut(?!\p{L}))(?!\sz)|(?:(?<!\d)\d{1,4}\s(?:minut|min|godzin\p{L})|pół godziny|godzinę|kwadrans)\s(?:wcześniej|przed)|o\s(?:minutę|dwie minuty|\d{1,2} minut\p{L}?)\s(?:krócej|dłużej)/giu
const EACH_SIDE = /(?:minut\p{L}*|min) (?:na |z )(?:każd(?:ą|ej) (?:ze )?stron|obu stron|każdego boku|jednej)/u
const WHOLE: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?<!pół |ćwierć )godzinę/u, 60],
  [/pół godziny/u, 30],
  [/(?<!\p{L})kwadrans(?!e)/u, 15],
  [/(?<!\p{L})minutę/u, 1],
  [/(?<!\p{L})dwie minuty/u, 2],
]

/** The minutes that a text names, the longer end of each span, all together; both sides where it says so of one. Null where it names none. */
export function minutesOf(written: string): number | null {
  const text = written.replace(MOMENTS, ' ')
  let sum = 0
  let isNamed = false
  for (const [, from = '', to, unit] of text.matchAll(MINUTES)) {
    isNamed = true
    sum += Number((to ?? from).replace(',', '.')) * (unit === 'godz' ? 60 : unit === 'kwadr' ? 15 : 1)
  }
  for (const [words, minutes] of WHOLE) {
    if (!words.test(text)) continue
    isNamed = true
    sum += minutes
  }
  if (!isNamed) return null
  return EACH_SIDE.test(text) ? 2 * sum : sum
}
