import { minutesOfText } from '../../kitchen-checks/index.ts'

/** Before a step that is begun when as much is left to do as it takes: potatoes are done when the sauce is. */
export const IN_TIME = '{w porę}'

/** Minutes by which it may be done late, and by which it may wait in its water. */
const LATE = 5
const WAITS = 6
/** Minutes of a sentence that names none. */
const OF_A_SENTENCE = 1

/** A step of a filled dish as it is written, with its marks. */
export interface WrittenStep {
  text: string
  isInTime: boolean
}

/**
 * The steps in the order in which a cook begins them: a step that is to be in time stands where what is left until it is needed takes as long as it
 * does, and divides a longer step if it has to. What needs longer than everything else stays where it was written.
 */
export function startInTime(steps: readonly WrittenStep[]): string[] {
  const at = steps.findIndex(({ isInTime }) => isInTime)
  const own = steps[at]
  if (!own) return steps.map(({ text }) => text)
  const before = steps.slice(0, at).map(({ text }) => text)
  const after = steps.slice(at + 1).map(({ text }) => text)
  const places = placesIn(after, own.text)
  const needed = minutesOfText(own.text) ?? 0
  const fits = places.filter(({ left }) => left + LATE >= needed)
  const whole = fits.findLast(({ sentence }) => sentence === 0)
  const best = fits.at(-1)
  const place = whole && whole.left <= needed + WAITS ? whole : best
  if (!place) return [...before, own.text, ...after]
  const divided = after[place.step] ?? ''
  const sentences = sentencesOf(divided)
  const [first, rest] = [sentences.slice(0, place.sentence).join(' '), sentences.slice(place.sentence).join(' ')]
  return [...before, ...after.slice(0, place.step), ...(first === '' ? [] : [first]), own.text, rest, ...after.slice(place.step + 1)]
}

interface Beginning {
  step: number
  sentence: number
  /** Minutes from there until it is needed. */
  left: number
}

/** Where it may begin: before each step, or behind a sentence of one that takes its time, up to the one that needs it. */
function placesIn(after: readonly string[], own: string): Beginning[] {
  const wanted = firstWord(own)
  const sentences = after.flatMap((text, step) => sentencesOf(text).map((words, sentence) => ({ words, step, sentence })))
  const end = sentences.findIndex(({ words }) => words.toLowerCase().includes(wanted))
  const until = sentences.slice(0, end < 0 ? sentences.length : end)
  let left = 0
  const found: Beginning[] = []
  for (const [place, { words, step, sentence }] of [...until.entries()].toReversed()) {
    left += minutesOfText(words) ?? OF_A_SENTENCE
    // Nobody walks away from fat that is just getting hot.
    if (sentence === 0 || minutesOfText(until[place - 1]?.words ?? '') !== null) found.unshift({ step, sentence, left })
  }
  return found
}

/** What names it again, in whatever case: "Makaron ugotuj", "włóż makaron", "Kaszę gotuj", "z kaszą". */
function firstWord(text: string): string {
  const word = /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''
  return word.length > SHORT ? word.slice(0, -1) : word
}

const SHORT = 4

/** Sentences of a marked text: no mark holds the end of one. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]\]?) (?=[\p{Lu}[])/u)
}
