import { type DishKind, type DishTag, type EquipmentKey, findFoodById, type Meal } from '@spizarka/knowledge'
import { isAdjective } from '../../inflection/index.ts'
import { fold } from '../../parse/polish/fold.ts'
import { remembered } from '../../remembered.ts'
import { foodsNamedBy, foodsOfAdjective } from './foods-of-word.ts'
import type { PhraseMatch } from './phrase-index.ts'
import { isBakedAtHome, titleStemOf } from './title-words.ts'
import {
  ALTERNATIVES,
  CONJUNCTIONS,
  ENERGY,
  FILLERS,
  GRAMS,
  HALF,
  HOURS,
  LIMITS,
  LISTED,
  type ListedMeaning,
  MINUTES,
  PROTEIN,
  REFUSAL_ENDS,
  REFUSALS,
  SAID_OF_DOING,
  USING_UP,
} from './wish-words.ts'

/** One thing that a wish asks for; a dish meets it by any of what its words may mean. */
export interface Want {
  /** As typed. */
  words: string
  /** Ids. */
  foods: readonly string[]
  kinds: readonly DishKind[]
  /** Beginnings of words, folded, that the title has: with kinds those of a dish of such a kind, else of any. */
  called: readonly string[]
  tags: readonly DishTag[]
  /** What the asked kind of dish is made with. */
  tools: readonly EquipmentKey[]
  meal: Meal | null
  minutesAtMost: number | null
  /** Of a serving. */
  kcalAtMost: number | null
  /** Of a serving, as near as can be: "500 kcal", with no word of a limit. */
  kcalAbout: number | null
  /** Grams of a serving. */
  proteinAtLeast: number | null
  /** A pinch of it is not enough: "dużo sera". */
  isMuch?: true
  /** It asks for no such dish: "byle nie placki". */
  isRefused?: true
  /** Any of these will do: "naleśniki albo placki"; what they mean together stands in the fields above. */
  anyOf?: readonly Want[]
}

/** A wish in the user's own words, as far as it moves the choice; whatever else it says is no instruction to anybody. */
export interface Wish {
  wants: readonly Want[]
  /** Foods that must not be in it, as typed. */
  unwanted: readonly string[]
  /** What nobody understood, as typed. */
  unread: readonly string[]
}

export const NO_WISH: Wish = { wants: [], unwanted: [], unread: [] }

const ASKS_NOTHING: Omit<Want, 'words'> = {
  foods: [],
  kinds: [],
  called: [],
  tags: [],
  tools: [],
  meal: null,
  minutesAtMost: null,
  kcalAtMost: null,
  kcalAbout: null,
  proteinAtLeast: null,
}
const MOST_WANTS = 10
const MOST_UNREAD = 3
const LONGEST_UNREAD = 60
const LONGEST_PHRASE = 2
const HOUR = 60
/** Words of the longest phrase of a list. */
const LONGEST_LISTED = 8

/** A word of the wish, and whether something ends before it. */
interface Token {
  word: string
  folded: string
  opensClause: boolean
}

/** What was read from a place on; `length` words of it are used up. */
interface Reading {
  length: number
  wants?: readonly Want[]
  unwanted?: readonly string[]
  isFiller?: true
  isAlternative?: true
}

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

const MUCH: ReadonlySet<string> = new Set(['duzo', 'mnostwo', 'sporo', 'pelno'])

/** "dużo sera" asks for more of it than whatever has some. */
function asMuch(want: Want, before: Token | undefined): Want {
  const isOfFood = want.foods.length > 0 && want.kinds.length + want.tags.length === 0
  return before && MUCH.has(before.folded) && isOfFood ? { ...want, words: `${before.word} ${want.words}`, isMuch: true } : want
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

/** Where the phrase of a word begins: at its preposition, if it has one. */
function startOfPhrase(tokens: readonly Token[], place: number): number {
  const before = tokens[place - 1]
  return before && !tokens[place]?.opensClause && PREPOSITIONS.has(before.folded) ? place - 1 : place
}

const PREPOSITIONS: ReadonlySet<string> = new Set(['po', 'na', 'z', 'ze', 'w', 'we', 'dla', 'do', 'od', 'u'])
/** Adjectives of a place or a people ("po kaszubsku", "kreolskie"): the beginning of one names no food. */
const OF_A_PLACE = /(?:sk|ck|dzk)(?:i|a|ie|iej|iego|iemu|im|imi|ich|u)$/

/** Whether a word is such an adjective, and nothing beside it that it might be said of. */
function isOfAPlaceAlone(tokens: readonly Token[], place: number): boolean {
  const token = tokens[place]
  return token !== undefined && OF_A_PLACE.test(token.folded) && (isAdjective(token.word.toLowerCase()) || token.folded.endsWith('u'))
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
  else if (!wants.some(({ words }) => words.toLowerCase() === want.words.toLowerCase())) wants.push(want)
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
  if ((listed[0]?.length ?? 0) > 1) return readListed(tokens, place, listed)
  if (ALTERNATIVES.has(word)) return { length: 1, isAlternative: true, isFiller: true }
  const limit = readLimit(folded)
  if (limit) return { length: limit.length, wants: [{ ...ASKS_NOTHING, ...limit.asked, words: typed(tokens, place, limit.length) }] }
  if (!REFUSALS.has(word)) return readThing(tokens, place, listed)
  // "nic z ziemniaków" refuses them; "nic specjalnego" names nothing, and asks for nothing.
  return readRefusal(tokens, place) ?? (FILLERS.has(word) ? { length: 1, isFiller: true } : null)
}

/** "zużyj rosół" is about the pot in the fridge, and met by any dish of it. */
function isToBeUsedUp(tokens: readonly Token[], place: number, meant: readonly PhraseMatch<ListedMeaning>[]): boolean {
  return (
    USING_UP.has(tokens[place - 1]?.folded ?? '') && meant.some(({ meaning: { kind, tag } }) => kind !== undefined || tag !== undefined)
  )
}

/** What is named at a place, be it wanted or refused. */
function readThing(tokens: readonly Token[], place: number, listed: readonly PhraseMatch<ListedMeaning>[]): Reading | null {
  const isOfAPlace = isOfAPlaceAlone(tokens, place)
  const meant = isOfAPlace ? listed.filter(({ meaning }) => meaning.foods === undefined) : listed
  if (meant.length > 0) return (isToBeUsedUp(tokens, place, meant) ? readFood(tokens, place) : null) ?? readListed(tokens, place, meant)
  const folded = tokens[place]?.folded ?? ''
  if (FILLERS.has(folded) || SAID_OF_DOING.has(folded)) return { length: 1, isFiller: true }
  const food = readFood(tokens, place)
  // "śląskie" alone is no sausage; "kiełbasa śląska" is read from its noun.
  return (isOfAPlace && food?.length === 1 ? null : food) ?? readTitleWord(tokens, place)
}

function typed(tokens: readonly Token[], place: number, length: number): string {
  return tokens
    .slice(place, place + length)
    .map(({ word }) => word)
    .join(' ')
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

function readListed(tokens: readonly Token[], place: number, found: readonly PhraseMatch<ListedMeaning>[]): Reading {
  const length = found[0]?.length ?? 1
  const meanings = found.map(({ meaning }) => meaning)
  // "pomidorowa" is a soup, not any dish with tomatoes.
  const foods = meanings.some(({ kind }) => kind !== undefined) ? [] : meanings.flatMap((meaning) => meaning.foods ?? [])
  // A word for many foods may be narrowed by its neighbour: "ser feta", "kasza gryczana".
  const own = length === 1 && foods.length > 0 ? foodsBeside(tokens, place) : null
  const used = own?.narrowedBy === 'behind' ? length + 1 : length
  return {
    length: used,
    wants: [
      {
        ...ASKS_NOTHING,
        words: typed(tokens, place, used),
        foods: own?.narrowedBy ? own.foods : [...new Set([...foods, ...(own?.foods ?? []).filter((id) => isNamedSo(id, tokens[place]))])],
        kinds: meanings.flatMap(({ kind }) => kind ?? []),
        // "placki ziemniaczane" are better met by dishes that are called so than by any with potatoes.
        called: found.flatMap(({ stem, meaning }) =>
          meaning.calledSo || (foods.length > 0 && meaning.foods && isAdjective(firstWord(tokens, place))) ? stem : [],
        ),
        tags: meanings.flatMap(({ tag }) => tag ?? []),
        tools: meanings.flatMap(({ tools = [] }) => tools),
        meal: meanings.find(({ meal }) => meal !== undefined)?.meal ?? null,
      },
    ],
  }
}

/** Letters by which a word is known in whatever case: of "ser", "serem". */
const STEM = 3

/** Whether the own name of a food has the word: tofu is called "ser tofu" by some, and nobody who wants cheese means it. */
function isNamedSo(id: string, token: Token | undefined): boolean {
  const name = findFoodById(id)?.name
  return token !== undefined && name !== undefined && ` ${fold(name)}`.includes(` ${token.folded.slice(0, STEM)}`)
}

function foodsBeside(tokens: readonly Token[], place: number): ReturnType<typeof foodsNamedBy> {
  const behind = tokens[place + 1]
  return foodsNamedBy(tokens[place]?.word ?? '', {
    // An adjective of a cuisine says how it is cooked, and not which noodles.
    before: tokens[place]?.opensClause || isOfCuisine(tokens[place - 1]) ? undefined : describing(tokens[place - 1]),
    behind: behind?.opensClause ? undefined : describing(behind),
  })
}

function isOfCuisine(token: Token | undefined): boolean {
  return token !== undefined && OF_A_PLACE.test(token.folded) && LISTED.findAt([token.folded], 0).some(({ meaning }) => meaning.tag)
}

/** A word that may say which food its neighbour is. */
function describing(token: Token | undefined): string | undefined {
  return !token || [REFUSALS, FILLERS, CONJUNCTIONS].some((list) => list.has(token.folded)) ? undefined : token.word
}

function readFood(tokens: readonly Token[], place: number): Reading | null {
  const { foods, narrowedBy } = foodsBeside(tokens, place)
  if (foods.length > 0) {
    const length = narrowedBy === 'behind' ? 2 : 1
    // What stands on the shelf as a dish ("bigos"), or as a spice ("curry"), may be meant as the dish that is called so.
    const named = tokens.slice(place, place + length).map(({ folded }) => folded)
    const isDish = foods.every((id) => findFoodById(id)?.kind === 'dish' || findFoodById(id)?.spice) || named.every(isBakedAtHome)
    const called = isDish ? named.flatMap((word) => titleStemOf(word) ?? []) : []
    return { length, wants: [{ ...ASKS_NOTHING, words: typed(tokens, place, length), foods, called }] }
  }
  // An adjective before its noun is read with it: "suszone pomidory".
  const next = tokens[place + 1]
  if (next && !next.opensClause && !namesDish(next)) {
    const named = foodsNamedBy(next.word, { before: tokens[place]?.word })
    if (named.narrowedBy === 'before')
      return { length: 2, wants: [{ ...ASKS_NOTHING, words: typed(tokens, place, 2), foods: named.foods }] }
  }
  const ofAdjective = foodsOfAdjective(tokens[place]?.word ?? '')
  return ofAdjective.length === 0 ? null : { length: 1, wants: [{ ...ASKS_NOTHING, words: typed(tokens, place, 1), foods: ofAdjective }] }
}

/** Whether a word asks for a dish: a "czekoladowy deser" is one, and not what the shop sells under that name. */
function namesDish({ folded }: Token): boolean {
  return LISTED.findAt([folded], 0).some(({ meaning: { kind, tag } }) => kind !== undefined || tag !== undefined)
}

/** "bez krojenia", "do mieszania": what is done is no name of a dish, though titles may have the word. */
const OF_DOING = /[aei](?:nia|niu|niem|cia|ciu|ciem)$/

function readTitleWord(tokens: readonly Token[], place: number): Reading | null {
  const folded = tokens[place]?.folded ?? ''
  const stem = OF_DOING.test(folded) ? null : titleStemOf(folded)
  if (stem === null) return null
  const from = startOfPhrase(tokens, place)
  return { length: 1, wants: [{ ...ASKS_NOTHING, words: typed(tokens, from, place + 1 - from), called: [stem] }] }
}

/** "bez sosu sojowego i kolendry", "nie zupa": as far as the clause goes; null where it names nothing. */
function readRefusal(tokens: readonly Token[], place: number): Reading | null {
  const after = tokens[place + 1]
  // "nie z pomidorami" refuses tomatoes, though "z" ends what another refusal reaches over.
  const isJoined = after !== undefined && !after.opensClause && REFUSAL_ENDS.has(after.folded) && PREPOSITIONS.has(after.folded)
  const skipped = isJoined ? 1 : 0
  const rest = tokens.slice(place + 1 + skipped)
  const end = rest.findIndex(
    ({ folded, opensClause }) => opensClause || REFUSAL_ENDS.has(folded) || (REFUSALS.has(folded) && !CONJUNCTIONS.has(folded)),
  )
  const refused = end < 0 ? rest : rest.slice(0, end)
  const phrases: Token[][] = [[]]
  for (const token of refused) {
    if (CONJUNCTIONS.has(token.folded)) phrases.push([])
    else phrases.at(-1)?.push(token)
  }
  const refusal = tokens[place]?.word ?? ''
  const kind = readRefusedKind(tokens, place, refused)
  if (kind !== null) return { length: 2, unwanted: [kind] }
  const read = phrases.map((phrase) => readRefused(phrase, refusal))
  const unwanted = read.flatMap((each) => each.unwanted)
  const wants = read.flatMap((each) => each.wants)
  if (unwanted.length + wants.length > 0) return { length: refused.length + 1 + skipped, unwanted, wants }
  // "inaczej niż zwykle" refuses nothing.
  const asksNothing = refused.length > 0 && refused.every(({ folded }) => FILLERS.has(folded))
  return asksNothing ? { length: refused.length + 1 + skipped, isFiller: true } : null
}

/** "kasza, nie gryczana": the kind of the food before that must not be in it; null where no such kind is named. */
function readRefusedKind(tokens: readonly Token[], place: number, refused: readonly Token[]): string | null {
  const [before, kind] = [tokens[place - 1], refused[0]]
  if (refused.length !== 1 || !before || !kind || !isAdjective(kind.word.toLowerCase())) return null
  return foodsNamedBy(before.word, { behind: kind.word }).narrowedBy === 'behind' ? `${before.word} ${kind.word}` : null
}

/** What must not be in a dish is kept out by the gate; what a dish must not be is a want of its own. */
function readRefused(phrase: readonly Token[], refusal: string): { unwanted: string[]; wants: Want[] } {
  const folded = phrase.map((token) => token.folded)
  const read = phrase.flatMap(({ word }, place) =>
    (readThing(phrase, place, LISTED.findAt(folded, place))?.wants ?? []).slice(0, 1).map((want) => ({ want, word, place })),
  )
  // "bez krojenia cebuli" is about onions, though some title has "do krojenia".
  const meant = read.find(({ want }) => want.foods.length + want.kinds.length + want.tags.length > 0) ?? read[0]
  if (!meant) return { unwanted: [], wants: [] }
  const { want, word, place } = meant
  const isDish = want.kinds.length + want.tags.length > 0 || want.foods.every((id) => findFoodById(id)?.kind === 'dish')
  if (isDish) return { unwanted: [], wants: [{ ...want, words: `${refusal} ${word}`, isRefused: true }] }
  const words = phrase.slice(place, place + LONGEST_PHRASE).map((token) => token.word)
  return { unwanted: [words.join(' ')], wants: [] }
}

function firstWord(tokens: readonly Token[], place: number): string {
  return tokens[place]?.word.toLowerCase() ?? ''
}
