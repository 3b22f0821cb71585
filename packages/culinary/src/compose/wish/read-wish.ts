import { findFoodById, isA, MENU_RULES } from '@spizarka/knowledge'
import { isAdjective } from '../../inflection/index.ts'
import { fold } from '../../parse/polish/fold.ts'
import { remembered } from '../../remembered.ts'
import { isMeatOrFish } from './how-much.ts'
import { readEaters } from './read-eaters.ts'
import { readDisliked, readInstead, readRefusal, readWithout, withHowItIsDone } from './read-refusal.ts'
import { OF_A_PLACE, OF_DOING, readListed, readThing, startOfPhrase, typed } from './read-thing.ts'
import { isDoneInSteps, kindsCalled } from './title-words.ts'
import { ASKS_NOTHING, NO_WISH, type Reading, type Token, type Want, type Wish } from './want.ts'
import {
  ALTERNATIVES,
  ENERGY,
  FILLERS,
  FLOORS,
  GRAMS,
  HALF,
  HOURS,
  LIMITS,
  LISTED,
  MAIN_PART,
  MINUTES,
  PROTEIN,
  REFUSALS,
  SAID_OF_DOING,
  SIMILAR,
} from './wish-words.ts'

const MOST_WANTS = 10
const MOST_UNREAD = 3
const LONGEST_UNREAD = 60
const HOUR = 60
/** Words of the longest phrase of a list. */
const LONGEST_LISTED = 8

/** Reads a wish of at most 500 characters; one that was read of late is the same object, by which is remembered which dishes meet it. */
export function readWish(text: string | null): Wish {
  const said = text?.replace(CLOCK, ' ').trim() ?? ''
  return said === '' ? NO_WISH : readWords(said)
}

/** "o 7.30 wychodzimy": at what time it is asks for no dish. */
const CLOCK =
  /(?<![\p{L}\d,.])(?:(?:o|po|przed|do|od|na|około|koło) )?(?:[01]?\d|2[0-3])[:.][0-5]\d(?!\d|\s?(?:zł|kg|g|l|ml|litr\p{L}{0,2})(?!\p{L}))/giu

const readWords = remembered(20, (text): Wish => {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return { ...NO_WISH, unread: [shorten(text.trim())] }
  const wants: Want[] = []
  const unwanted: string[] = []
  const unread: string[][] = []
  let isAlternative = false
  let last: Unread | null = null
  for (let place = 0; place < tokens.length; ) {
    const beside = readBeside(tokens, place, wants)
    if (beside > 0) {
      place += beside
      continue
    }
    const reading = readAt(tokens, place)
    if (!reading && !isSaidOfDoing(tokens, place) && !describesNothing(tokens, place)) last = addUnread(unread, tokens, place, last)
    else if (reading && reading.isFiller !== true) last = null
    for (const want of reading?.wants ?? []) addWant(wants, asWelcome(asMuch(want, tokens, place), tokens, place), isAlternative)
    unwanted.push(...(reading?.unwanted ?? []))
    isAlternative = reading?.isAlternative === true || (isAlternative && reading?.isFiller === true)
    place += reading?.length ?? 1
  }
  return {
    wants: asWhole(wants.slice(0, MOST_WANTS), tokens),
    unwanted: [...new Set(unwanted)].slice(0, MOST_WANTS),
    unread: unread.slice(0, MOST_UNREAD).map((words) => shorten(words.join(' '))),
  }
})

/** "makaron z warzywami" names a dish by what fills and what goes with it: where neither is meat or fish, nobody means a cutlet beside. "Coś z kaszą" leaves that open. */
function asWhole(wants: readonly Want[], tokens: readonly Token[]): readonly Want[] {
  const [filling, beside] = wants
  const isNamed = filling !== undefined && beside !== undefined && tokens[0]?.word === filling.words.split(' ')[0]
  const isOfMeat = wants.some(({ foods, isRefused }) => !isRefused && isOfFlesh(foods))
  if (!isNamed || isOfMeat || !isOfFoodAlone(filling) || !isOfFoodAlone(beside) || !filling.foods.some(isFilling)) return wants
  return wants.map((want) => (want === filling ? { ...want, isWhole: true as const } : want))
}

/** "Makaron" may be one with chicken, and is not meat for that. */
function isOfFlesh(ids: readonly string[]): boolean {
  return ids.filter(isFlesh).length > ids.length / 2
}

function isFlesh(id: string): boolean {
  const food = findFoodById(id)
  return food !== null && isMeatOrFish(food)
}

function isFilling(id: string): boolean {
  return MENU_RULES.planning.fullAfter.some((kind) => isA(id, kind))
}

/** Endings of verbs as people use them in a wish: "zrobiło", "zjeść", "wracają", "nie próbuję". */
const OF_A_VERB =
  /(?:[aeiouyąęódgkz]ł(?:a|o|y|em|am|aby|oby|by)?|[aeiy]li(?:śmy|by)?|[aeiyąu]ć|[eaią]ść|[uaei]j(?:e|ę|ą|esz|emy)|[aiye](?:my|sz)|ają|am)$/u
const SHORTEST_VERB = 4

/** Of verbs and of nouns alike ("chcą", "robię", "rybą"): it is a verb where no preposition stands before it. */
const MAY_BE_A_VERB = /[ąę]$/u

/** Whether a word says what somebody does, and so asks for nothing: whoever wants it quick "zanim wyjdą" is told nothing of going out. */
function isSaidOfDoing(tokens: readonly Token[], place: number): boolean {
  const token = tokens[place]
  if (token === undefined) return false
  // "bez marudzenia" is about how it is eaten, and "wiem, że nie" about nothing at all.
  if (REFUSALS.has(token.folded)) return refusesNothing(tokens, place)
  if (SAID_OF_DOING.has(token.folded)) return true
  if (token.word.length < SHORTEST_VERB) return false
  const word = token.word.toLowerCase()
  const mayBeVerb = MAY_BE_A_VERB.test(word) && startOfPhrase(tokens, place) === place
  return OF_A_VERB.test(word) || mayBeVerb || (OF_DOING.test(token.folded) && !isDoneInSteps(token.folded))
}

/** Behind a preposition, an adjective of a noun that asks for nothing: "w całym domu", and not "w meksykańskim stylu". */
function describesNothing(tokens: readonly Token[], place: number): boolean {
  const [token, next] = tokens.slice(place, place + 2)
  if (!token || !next || next.opensClause || startOfPhrase(tokens, place) === place) return false
  return isAdjective(token.word.toLowerCase()) && !OF_A_PLACE.test(token.folded) && FILLERS.has(next.folded)
}

/** Whether nothing that could be refused stands behind a "nie": a food that nobody knows could be. */
function refusesNothing(tokens: readonly Token[], place: number): boolean {
  const next = tokens[place + 1]
  return next === undefined || next.opensClause || FILLERS.has(next.folded) || isSaidOfDoing(tokens, place + 1)
}

const MUCH: ReadonlySet<string> = new Set(['duzo', 'mnostwo', 'sporo', 'pelno', 'wiecej', 'najwiecej', 'moc'])
const LITTLE: ReadonlySet<string> = new Set(['malo', 'mniej', 'niewiele', 'najmniej', 'niezbyt', 'minimum'])

/**
 * Reads what is said of what was asked for before: "albo coś podobnego" asks for its kind, "w roli głównej" for much of it. The length of
 * the phrase; 0 where none stands there.
 */
function readBeside(tokens: readonly Token[], place: number, wants: Want[]): number {
  const folded = tokens.slice(place, place + LONGEST_LISTED).map((token) => token.folded)
  const last = wants.at(-1)
  const [similar, mainPart] = [SIMILAR.findAt(folded, 0)[0]?.length ?? 0, MAIN_PART.findAt(folded, 0)[0]?.length ?? 0]
  if (last && !last.isRefused && similar > 0) wants[wants.length - 1] = orAlike(last)
  if (last && mainPart > 0 && isOfFoodAlone(last)) wants[wants.length - 1] = { ...last, isMuch: true }
  return similar || mainPart
}

/** The same, or else any dish of such a kind. */
function orAlike(want: Want): Want {
  const { isName: _, ...rest } = want
  const kinds = want.kinds.length > 0 ? want.kinds : [...new Set(want.called.flatMap((stem) => [...kindsCalled(stem)]))]
  return kinds.length === 0 ? want : join(want, { ...rest, kinds, called: [], isAlike: true }, want.words)
}

function isOfFoodAlone({ foods, kinds, tags }: Want): boolean {
  return foods.length > 0 && kinds.length + tags.length === 0
}

/** Whether a food is said to be the main part before it is named: "na bazie kalafiora". */
function isMainPart(tokens: readonly Token[], place: number): boolean {
  return [1, 2, 3].some((length) => {
    const folded = tokens.slice(Math.max(0, place - length), place).map((token) => token.folded)
    return folded.length === length && MAIN_PART.findAt(folded, 0)[0]?.length === length
  })
}

/** "dużo sera" asks for more of it than whatever has some, "mało mięsa" for less; what is "mało ostre" is not hot. */
function asMuch(want: Want, tokens: readonly Token[], place: number): Want {
  const before = tokens[place - 1]
  const isOfFood = isOfFoodAlone(want)
  if (!before || want.isRefused) return want
  const words = `${before.word} ${want.words}`
  if (isOfFood && isMainPart(tokens, place)) return { ...want, isMuch: true }
  if (MUCH.has(before.folded) && isOfFood) return { ...want, words, isMuch: true }
  if (!LITTLE.has(before.folded)) return want
  const isOfManner = want.tags.length > 0 && want.foods.length + want.kinds.length + want.called.length === 0
  return isOfFood ? { ...want, words, isLittle: true } : isOfManner ? { ...want, words, isRefused: true } : want
}

/** "może być ostre", "mogą być kluski": that is allowed, and not asked for. */
function asWelcome(want: Want, tokens: readonly Token[], place: number): Want {
  const [may, be] = tokens.slice(Math.max(0, place - 2), place)
  return be?.folded === 'byc' && MAY.has(may?.folded ?? '') && !want.isRefused ? { ...want, isWelcome: true } : want
}

const MAY: ReadonlySet<string> = new Set(['moze', 'moga', 'mogloby', 'moglaby', 'moglyby'])

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
  // "50g" is a number and its unit.
  return [...text.matchAll(/\d{1,4}(?=(?:g|gr|kcal|min|h)(?![\p{L}\d]))|[\p{L}\d]+/gu)].map(({ 0: word, index }, place) => ({
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
  const listed = listedAt(folded)
  if ((listed[0]?.length ?? 0) > 1)
    return readWithout(tokens, place, listed) ?? withHowItIsDone(tokens, place, readListed(tokens, place, listed))
  if (ALTERNATIVES.has(word)) return { length: 1, isAlternative: true, isFiller: true }
  const limit = readLimit(folded)
  const eaters = limit ? null : readEaters(tokens, place)
  if (eaters) return eaters
  if (limit) return { length: limit.length, wants: [{ ...ASKS_NOTHING, ...limit.asked, words: typed(tokens, place, limit.length) }] }
  if (!REFUSALS.has(word)) return readInstead(tokens, place) ?? readDisliked(tokens, place) ?? readThing(tokens, place, listed)
  // "nic z ziemniaków" refuses them; "nic specjalnego" names nothing, and asks for nothing.
  const refusal = readRefusal(tokens, place)
  return refusal ? withHowItIsDone(tokens, place, refusal) : FILLERS.has(word) ? { length: 1, isFiller: true } : null
}

/** What the lists say of a place; a word that they do not have may be said fondly ("pierożki") of one that they have. */
function listedAt(folded: readonly string[]): ReturnType<typeof LISTED.findAt> {
  const listed = LISTED.findAt(folded, 0)
  if (listed.length > 0) return listed
  const [word = '', ...rest] = folded
  const plain = plainWordsOf(word).find((each) =>
    LISTED.findAt([each], 0).some(({ meaning: { kind, names } }) => kind !== undefined || names !== undefined),
  )
  return plain === undefined ? [] : LISTED.findAt([plain, ...rest], 0)
}

/** "do 30 minut", "pół godziny", "poniżej 500 kcal", "500 kcal", "40 g białka". */
function readLimit(folded: readonly string[]): { length: number; asked: Partial<Want> } | null {
  const floor = FLOORS.findAt(folded, 0)[0]?.length ?? 0
  const before = floor || (LIMITS.findAt(folded, 0)[0]?.length ?? 0)
  const [amount = '', unit = '', measured = ''] = folded.slice(before)
  const isNumber = /^\d{1,4}$/.test(amount)
  const length = before + 2
  if (isNumber && MINUTES.has(unit)) return { length, asked: { minutesAtMost: Number(amount) } }
  if (isNumber && ENERGY.has(unit)) return { length, asked: { [before > floor ? 'kcalAtMost' : 'kcalAbout']: Number(amount) } }
  if (isNumber && GRAMS.has(unit) && PROTEIN.has(measured)) return { length: length + 1, asked: { proteinAtLeast: Number(amount) } }
  if (isNumber && HOURS.has(unit)) return { length, asked: { minutesAtMost: HOUR * Number(amount) } }
  if (HALF.has(amount) && HOURS.has(unit)) return { length, asked: { minutesAtMost: HOUR / 2 } }
  return before > 0 && HOURS.has(amount) ? { length: before + 1, asked: { minutesAtMost: HOUR } } : null
}

/** Endings of words said fondly, folded, and what the plain word has there: "naleśniczki", "sałateczka", "pierożki", "omlecik", "racuszki". */
const ENDINGS: readonly (readonly [fond: RegExp, plain: string])[] = [
  [/(?<=\p{L}{3})icz(?:ek|k)/u, 'ik'],
  [/(?<=\p{L}{3})ecz(?:ek|k)/u, 'k'],
  [/(?<=\p{L}{3})oz(?:ek|k)/u, 'og'],
  [/(?<=\p{L}{3})usz(?:ek|k)/u, 'uch'],
  [/(?<=\p{L}{2})ci(?:k|ek)/u, 't'],
]
/** Behind it stands a case of the word, and nothing more. */
const CASE = /^(?:a|i|e|u|ow|om|ami|ach|iem)?$/u

/** The plain words, without their endings, of which a word may be the diminutive, folded; none where it is none by its form. */
function plainWordsOf(folded: string): readonly string[] {
  return ENDINGS.flatMap(([fond, plain]) => {
    const found = fond.exec(folded)
    if (!found || !CASE.test(folded.slice(found.index + found[0].length))) return []
    return folded.slice(0, found.index) + plain
  })
}
