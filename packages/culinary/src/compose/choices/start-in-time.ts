import { minutesOfText } from '../../kitchen-checks/index.ts'

/** Before a step that is begun when as much is left to do as it takes: potatoes are done when the sauce is. */
export const IN_TIME = '{w porę}'

/** Minutes by which it may be done late, and by which it may wait: in its water, or under a lid, where it only swells. */
const LATE = 5
const WAITS = 6
const WAITS_COVERED = 12
const LEFT_COVERED = /zostaw pod przykryciem/u
/** Minutes of a sentence that names none. */
const OF_A_SENTENCE = 1

/** A step of a filled dish as it is written, with its marks. */
export interface WrittenStep {
  text: string
  isInTime: boolean
}

/** "Makaron ugotuj. W tym czasie rozgrzej olej.": nobody stands beside a pot, and what is browned waits for none. */
const MEANWHILE = 'W tym czasie'

/**
 * The steps in the order in which a cook begins them: a step that is to be in time stands before the first other one from which on what is left
 * takes as long as it does, so that meat is put into the pan when the rice is on the stove; it divides a longer step if it has to. What needs
 * longer than everything else stays where it was written. What is done beside it says so.
 */
export function startInTime(steps: readonly WrittenStep[]): string[] {
  // What is needed last is placed first: potatoes are begun before the broccoli beside them.
  const at = steps.findLastIndex(({ isInTime }) => isInTime)
  if (at < 0) return steps.map(({ text }) => text)
  const own = steps[at]?.text ?? ''
  const before = steps.slice(0, at)
  const placed = inTime(
    own,
    steps.slice(at + 1).map(({ text }) => text),
  )
  const [knife, ordered] = withKnifeFirst(before[0], own, placed)
  return startInTime([...(knife ? [knife, ...before.slice(1)] : before), ...ordered.map((text) => ({ text, isInTime: false }))])
}

/** "Ziemniaki obierz, pokrój w kostkę i gotuj w osolonej wodzie": what a knife does, and what the stove. */
const BY_KNIFE = /^(?<what>[^,.]+?) (?<knife>(?:obierz|wyszoruj|oczyść)[^.[\]]*?) i (?<stove>gotuj (?!.*(?<!\p{L})obierz)[^.]*\..*)$/u
/** Minutes for which what is on the stove leaves a cook time to peel. */
const TIME_TO_PEEL = 8
const ALONE = /pod przykryciem|piekarnik/u

/** The first step and those from the placed one on: what is begun when the pan is hot was peeled with all else, unless the pan is left alone before. */
function withKnifeFirst(
  first: WrittenStep | undefined,
  own: string,
  placed: readonly string[],
): [WrittenStep | undefined, readonly string[]] {
  const at = placed.findIndex((text) => text.endsWith(own))
  const { what, knife, stove } = BY_KNIFE.exec(own)?.groups ?? {}
  const earlier = placed.slice(0, at)
  const isHot = earlier.some((text) => minutesOfText(plainOf(text)) !== null)
  const lastBefore = sentencesOf(earlier.at(-1) ?? '').at(-1) ?? ''
  const isAlone = ALONE.test(lastBefore) && (minutesOfText(plainOf(lastBefore)) ?? 0) >= TIME_TO_PEEL
  if (!first || first.isInTime || !what || !knife || !stove || !isHot || isAlone || minutesOfText(plainOf(first.text)) !== null)
    return [first, placed]
  const cut = knife.includes(', ') ? knife.replace(/, (?!.*, )/u, ' i ') : knife
  return [{ ...first, text: `${first.text} ${what} ${cut}.` }, placed.with(at, `${what} ${stove}`)]
}

function plainOf(text: string): string {
  return text.replace(MARK, '$1')
}

/** A step, and those that were written behind it, as they are begun. */
function inTime(own: string, after: readonly string[]): string[] {
  const places = placesIn(after, own)
  const needed = minutesOfText(own) ?? 0
  const fits = places.filter(({ left }) => left + LATE >= needed)
  const waits = LEFT_COVERED.test(own) ? WAITS_COVERED : WAITS
  const place = fits.find(({ sentence, left }) => sentence === 0 && left <= needed + waits) ?? fits.at(-1)
  if (!place) return [own, ...besideIt(after, own)]
  const sentences = sentencesOf(after[place.step] ?? '')
  const [first, rest] = [sentences.slice(0, place.sentence).join(' '), sentences.slice(place.sentence).join(' ')]
  const later = besideIt([rest, ...after.slice(place.step + 1)], own)
  return [...after.slice(0, place.step), ...(first === '' ? [] : [first]), own, ...later]
}

/** Nobody serves while something boils. */
const SERVED = /^(?:Podawaj|Podaj|Nałóż|Rozlej)(?!\p{L})/u

/** What is done while something boils by itself, unless that is what the first of it is about. */
function besideIt([next, ...later]: readonly string[], own: string): string[] {
  if (next === undefined) return []
  const isOfIt = sentencesOf(next)[0]?.toLowerCase().includes(firstWord(own)) === true
  if (isOfIt || SERVED.test(next) || next.startsWith(MEANWHILE) || minutesOfText(own) === null) return [next, ...later]
  return [`${MEANWHILE} ${next.replace(/^\[?\p{Lu}/u, (letter) => letter.toLowerCase())}`, ...later]
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
    left += minutesOfText(plainOf(words)) ?? OF_A_SENTENCE
    // Nobody walks away from fat that is just getting hot.
    if (sentence === 0 || minutesOfText(until[place - 1]?.words ?? '') !== null) found.unshift({ step, sentence, left })
  }
  return found
}

/** "[7 minut: Kotlety] z każdej strony" is read as it will be written. */
const MARK = /\[([^[\]:]+): [^[\]]+\]/gu

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
