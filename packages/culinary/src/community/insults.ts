import { COMMUNITY_WORDS } from '@spizarka/knowledge'
import { lettersOf, soundOf } from './look-alikes.ts'
import { plainWords } from './phrases.ts'

const { insults } = COMMUNITY_WORDS.swearing

const sounds = (words: readonly string[]) => words.map((word) => soundOf(word))
const PEOPLE = sounds(insults.people)
const THINGS = sounds(insults.things)
const INNOCENT = sounds(insults.innocent)
const CALLED = new Set(sounds(insults.called))
const PREPOSITIONS = new Set(insults.prepositions)
/** Words so far apart stand beside each other. */
const MAX_WORDS_BETWEEN = 2
/** So many letters that stand alone are a word that was spelt: "i d i o t o". */
const SPELT = /(?<=^|\s)(?:\p{L}\s){3,}\p{L}(?=\s|$)/gu

/**
 * What somebody is called, where it is said to them or of them: "ty idioto", "z ciebie dureń", "co za szmata"; a word alone may be anything
 * ("idiotoodporny przepis", "szmata na miskę"). Who says it of themselves insults nobody.
 */
export function findInsults(text: string): string[] {
  const tokens = text
    .normalize('NFKC')
    .replace(SPELT, (spelt) => spelt.replace(/\s/g, ''))
    .split(/\s+/)
    .filter(Boolean)
  const plain = tokens.map(plainOf)
  return tokens.filter((token, place) => {
    const sound = soundOf(lettersOf(token))
    const begins = (words: readonly string[]) => words.some((word) => sound.startsWith(word) || isMaskOf(token, word))
    const [isPerson, isThing, isCalled] = [begins(PEOPLE), begins(THINGS), CALLED.has(sound)]
    if (!(isPerson || isThing || isCalled) || begins(INNOCENT) || isOfOneself(plain, place)) return false
    return (
      (isCalled && !plain.slice(Math.max(0, place - MAX_WORDS_BETWEEN), place).some((before) => PREPOSITIONS.has(before))) ||
      // Set apart by marks it is said to the author, as is a word that is all somebody writes.
      (isPerson && isApart(tokens, place)) ||
      (isPerson && isBeside(plain, place, insults.said_of)) ||
      (isThing && isSaidTo(plain, place))
    )
  })
}

/** Whether nothing else is said in the clause of a word: "złamasie, naucz się gotować", "dzięki, kretynko". */
function isApart(tokens: readonly string[], place: number): boolean {
  const before = tokens[place - 1]
  return (before === undefined || /[,.!?;:–—-]$/u.test(before)) && (place === tokens.length - 1 || /[,.!?;:]$/u.test(tokens[place] ?? ''))
}

/** Whether stars hide letters of a word with such a beginning: "gł*pku", "kr**yn". */
function isMaskOf(token: string, beginning: string): boolean {
  if (!/\p{L}[*#]+\p{L}/u.test(token)) return false
  const shown = Array.from(token, (sign) => ('*#'.includes(sign) ? '*' : lettersOf(sign))).join('')
  return shown.length >= beginning.length && Array.from(beginning).every((letter, at) => shown[at] === '*' || shown[at] === letter)
}

/** Whether a word that only people are called was said of whoever wrote it: "jestem debilem w kuchni". */
export function isSaidOfOneself(tokens: readonly string[], place: number): boolean {
  const sound = soundOf(lettersOf(tokens[place] ?? ''))
  return PEOPLE.some((word) => sound.startsWith(word)) && isOfOneself(tokens, place)
}

const plainOf = (token: string) => plainWords(token).join('')

function isOfOneself(tokens: readonly string[], place: number): boolean {
  const before = plainOf(tokens[place - 1] ?? '')
  return insults.fondly.some((word) => before.startsWith(word)) || isBeside(tokens, place, insults.of_oneself)
}

/** Whoever is told "ty" is called what follows, at most behind one word that scolds: "ty dajesz burak" is advice. */
function isSaidTo(plain: readonly string[], place: number): boolean {
  const isScolding = insults.scolding.some((adjective) => plain[place - 1]?.startsWith(adjective))
  const addressed = plain[place - (isScolding ? 2 : 1)] ?? ''
  const pronouns = insults.said_to.filter((phrase) => phrase.length <= MAX_WORDS_BETWEEN)
  return (
    pronouns.includes(addressed) ||
    isBeside(
      plain,
      place,
      insults.said_to.filter((phrase) => phrase.length > MAX_WORDS_BETWEEN),
    )
  )
}

/** Whether a word is none that only scolds. */
function isPlain(word: string): boolean {
  return !insults.scolding.some((adjective) => word.startsWith(adjective))
}

/** Whether a phrase of beginnings of words, short words whole, stands near a place, whatever scolds between them. */
function isBeside(tokens: readonly string[], place: number, phrases: readonly string[]): boolean {
  const near = [...plainFrom(tokens, place, -1).toReversed(), plainOf(tokens[place] ?? ''), ...plainFrom(tokens, place, 1)]
  return phrases.some((phrase) => {
    const [first = '', ...rest] = phrase.split(' ')
    return near.some(
      (other, at) =>
        (first.length > 3 ? other.startsWith(first) : other === first) && rest.every((next, step) => near[at + 1 + step]?.startsWith(next)),
    )
  })
}

/** The nearest words of a place, in one direction, that do not only scold: of a text as long as somebody likes no more is read. */
function plainFrom(tokens: readonly string[], place: number, step: 1 | -1): string[] {
  const found: string[] = []
  for (let at = place + step; at >= 0 && at < tokens.length && found.length < MAX_WORDS_BETWEEN; at += step) {
    const word = plainOf(tokens[at] ?? '')
    if (isPlain(word)) found.push(word)
  }
  return found
}
