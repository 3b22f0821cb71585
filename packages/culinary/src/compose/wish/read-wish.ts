import { fold } from '../../parse/polish/fold.ts'
import { remembered } from '../../remembered.ts'
import { readEaters } from './read-eaters.ts'
import { readRefusal, readWithout } from './read-refusal.ts'
import { readListed, readThing, startOfPhrase, typed } from './read-thing.ts'
import { ASKS_NOTHING, NO_WISH, type Reading, type Token, type Want, type Wish } from './want.ts'
import { ALTERNATIVES, ENERGY, FILLERS, GRAMS, HALF, HOURS, LIMITS, LISTED, MINUTES, PROTEIN, REFUSALS } from './wish-words.ts'

const MOST_WANTS = 10
const MOST_UNREAD = 3
const LONGEST_UNREAD = 60
const HOUR = 60
/** Words of the longest phrase of a list. */
const LONGEST_LISTED = 8

/** Reads a wish of at most 500 characters; one that was read of late is the same object, by which is remembered which dishes meet it. */
export function readWish(text: string | null): Wish {
  return text === null || text.trim() === '' ? NO_WISH : readWords(text)
}

const readWords = remembered(20, (text): Wish => {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return { ...NO_WISH, unread: [shorten(text.trim())] }
  const wants: Want[] = []
  const unwanted: string[] = []
  const unread: string[][] = []
  let isAlternative = false
  let last: Unread | null = null
  for (let place = 0; place < tokens.length; ) {
    const reading = readAt(tokens, place)
    if (!reading && !isSaidOfDoing(tokens[place])) last = addUnread(unread, tokens, place, last)
    else if (reading && reading.isFiller !== true) last = null
    for (const want of reading?.wants ?? []) addWant(wants, asMuch(want, tokens[place - 1]), isAlternative)
    unwanted.push(...(reading?.unwanted ?? []))
    isAlternative = reading?.isAlternative === true || (isAlternative && reading?.isFiller === true)
    place += reading?.length ?? 1
  }
  return {
    wants: wants.slice(0, MOST_WANTS),
    unwanted: [...new Set(unwanted)].slice(0, MOST_WANTS),
    unread: unread.slice(0, MOST_UNREAD).map((words) => shorten(words.join(' '))),
  }
})

/** Endings of verbs as people use them in a wish: "zrobiło", "zjeść", "wracają", "nie próbuję". */
const OF_A_VERB =
  /(?:[aeiouyąęó]ł(?:a|o|y|em|am|aby|oby|by)?|[aeiy]li(?:śmy|by)?|[aeiyąu]ć|[eaią]ść|[uaei]j(?:e|ę|ą|esz|emy)|[aiye](?:my|sz)|ają|am)$/u
const SHORTEST_VERB = 4

/** Whether a word says what somebody does, and so asks for nothing: whoever wants it quick "zanim wyjdą" is told nothing of going out. */
function isSaidOfDoing(token: Token | undefined): boolean {
  return token !== undefined && token.word.length >= SHORTEST_VERB && OF_A_VERB.test(token.word.toLowerCase())
}

const MUCH: ReadonlySet<string> = new Set(['duzo', 'mnostwo', 'sporo', 'pelno', 'wiecej', 'najwiecej', 'moc'])
const LITTLE: ReadonlySet<string> = new Set(['malo', 'mniej', 'niewiele', 'najmniej', 'niezbyt', 'minimum'])

/** "dużo sera" asks for more of it than whatever has some, "mało mięsa" for less; what is "mało ostre" is not hot. */
function asMuch(want: Want, before: Token | undefined): Want {
  const isOfFood = want.foods.length > 0 && want.kinds.length + want.tags.length === 0
  if (!before || want.isRefused) return want
  const words = `${before.word} ${want.words}`
  if (MUCH.has(before.folded) && isOfFood) return { ...want, words, isMuch: true }
  if (!LITTLE.has(before.folded)) return want
  const isOfManner = want.tags.length > 0 && want.foods.length + want.kinds.length + want.called.length === 0
  return isOfFood ? { ...want, words, isLittle: true } : isOfManner ? { ...want, words, isRefused: true } : want
}

/** What was not understood last, and the place behind it. */
interface Unread {
  words: string[]
  end: number
}

/**
 * Adds a word that nobody understood: with the preposition before it, and to the one before where only words that ask for nothing stand
 * between them ("rozpływające się w ustach"), so that it can be told as it was meant.
 */
function addUnread(unread: string[][], tokens: readonly Token[], place: number, last: Unread | null): Unread {
  const from = last && !tokens.slice(last.end, place + 1).some(({ opensClause }) => opensClause) ? last.end : startOfPhrase(tokens, place)
  const added = tokens.slice(from, place + 1).map(({ word }) => word)
  const words = last && from === last.end ? last.words : []
  if (words.length === 0) unread.push(words)
  words.push(...added)
  return { words, end: place + 1 }
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\d]+/gu)].map(({ 0: word, index }, place) => ({
    word,
    folded: fold(word),
    opensClause: place === 0 || /[.,;:!?\n]/u.test(text.slice(Math.max(0, index - 2), index)),
  }))
}

function shorten(text: string): string {
  const characters = Array.from(text)
  return characters.length <= LONGEST_UNREAD ? text : `${characters.slice(0, LONGEST_UNREAD - 1).join('')}…`
}

/** Joins what is an alternative to the want before it ("z kurczakiem albo indykiem"), and drops what was asked for already. */
function addWant(wants: Want[], want: Want, isAlternative: boolean): void {
  const before = wants.at(-1)
  if (isAlternative && before) wants[wants.length - 1] = join(before, want, `${before.words} lub ${want.words}`)
  else if (!wants.some((other) => other.words.toLowerCase() === want.words.toLowerCase() || asksForNoMore(want, other))) wants.push(want)
}

/** "dla dzieci 4 i 7 lat" says of the same eaters twice who they are. */
function asksForNoMore({ foods, kinds, called, tags, isRefused }: Want, other: Want): boolean {
  const isOfTags = tags.length > 0 && foods.length + kinds.length + called.length === 0 && isRefused === other.isRefused
  return isOfTags && tags.every((tag) => other.tags.includes(tag))
}

function join(one: Want, other: Want, words: string): Want {
  return {
    words,
    foods: [...one.foods, ...other.foods],
    kinds: [...one.kinds, ...other.kinds],
    called: [...one.called, ...other.called],
    tags: [...one.tags, ...other.tags],
    tools: [...one.tools, ...other.tools],
    meal: one.meal ?? other.meal,
    minutesAtMost: one.minutesAtMost ?? other.minutesAtMost,
    kcalAtMost: one.kcalAtMost ?? other.kcalAtMost,
    kcalAbout: one.kcalAbout ?? other.kcalAbout,
    proteinAtLeast: one.proteinAtLeast ?? other.proteinAtLeast,
    anyOf: [...(one.anyOf ?? [one]), other],
  }
}

function readAt(tokens: readonly Token[], place: number): Reading | null {
  const folded = tokens.slice(place, place + LONGEST_LISTED).map((token) => token.folded)
  const word = folded[0] ?? ''
  const listed = LISTED.findAt(folded, 0)
  if ((listed[0]?.length ?? 0) > 1) return readWithout(tokens, place, listed) ?? readListed(tokens, place, listed)
  if (ALTERNATIVES.has(word)) return { length: 1, isAlternative: true, isFiller: true }
  const limit = readLimit(folded)
  const eaters = limit ? null : readEaters(tokens, place)
  if (eaters) return eaters
  if (limit) return { length: limit.length, wants: [{ ...ASKS_NOTHING, ...limit.asked, words: typed(tokens, place, limit.length) }] }
  if (!REFUSALS.has(word)) return readThing(tokens, place, listed)
  // "nic z ziemniaków" refuses them; "nic specjalnego" names nothing, and asks for nothing.
  return readRefusal(tokens, place) ?? (FILLERS.has(word) ? { length: 1, isFiller: true } : null)
}

/** "do 30 minut", "pół godziny", "poniżej 500 kcal", "500 kcal", "40 g białka". */
function readLimit(folded: readonly string[]): { length: number; asked: Partial<Want> } | null {
  const before = LIMITS.findAt(folded, 0)[0]?.length ?? 0
  const [amount = '', unit = '', measured = ''] = folded.slice(before)
  const isNumber = /^\d{1,4}$/.test(amount)
  const length = before + 2
  if (isNumber && MINUTES.has(unit)) return { length, asked: { minutesAtMost: Number(amount) } }
  if (isNumber && ENERGY.has(unit)) return { length, asked: { [before > 0 ? 'kcalAtMost' : 'kcalAbout']: Number(amount) } }
  if (isNumber && GRAMS.has(unit) && PROTEIN.has(measured)) return { length: length + 1, asked: { proteinAtLeast: Number(amount) } }
  if (isNumber && HOURS.has(unit)) return { length, asked: { minutesAtMost: HOUR * Number(amount) } }
  if (HALF.has(amount) && HOURS.has(unit)) return { length, asked: { minutesAtMost: HOUR / 2 } }
  return before > 0 && HOURS.has(amount) ? { length: before + 1, asked: { minutesAtMost: HOUR } } : null
}
