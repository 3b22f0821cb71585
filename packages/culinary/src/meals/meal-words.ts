import { MEAL_WORDS } from '@spizarka/knowledge'
import { PREPOSITIONS } from '../parse/names/lexicon.ts'
import { fold } from '../parse/polish/fold.ts'
import { readUnit } from '../units/read-unit.ts'
import { isInstrumental } from './instrumental.ts'

/** A word of a meal as it was typed, and as it is compared: folded, without marks around it. */
export interface Word {
  typed: string
  plain: string
}

/** The words of a piece of text. */
export function wordsOf(text: string): Word[] {
  return text.split(/\s+/u).flatMap((typed) => {
    const plain = plainOf(typed)
    return plain === '' ? [] : [{ typed, plain }]
  })
}

function plainOf(word: string): string {
  // From its first letter or digit to its last.
  return /[\p{L}\p{N}½¼¾](?:.*[\p{L}\p{N}½¼¾%])?/su.exec(fold(word))?.[0] ?? ''
}

/** The words as they were typed, with spaces. */
export function typedOf(words: readonly Word[]): string {
  return words.map(({ typed }) => typed).join(' ')
}

/** Phrases as words that are compared, the longest first. */
export function phrasesOf(texts: readonly string[]): string[][] {
  return texts.map((text) => fold(text).split(' ')).toSorted((one, other) => other.length - one.length)
}

const SAID_BEFORE = phrasesOf(MEAL_WORDS.said_before)
const WAYS = phrasesOf(MEAL_WORDS.ways)
const OF_SOMEBODY: ReadonlySet<string> = new Set(MEAL_WORDS.untold.of_somebody.map(fold))
const RELATIVES: ReadonlySet<string> = new Set(MEAL_WORDS.untold.relatives.map(fold))
const UNTOLD = phrasesOf(MEAL_WORDS.untold.words)
const NOTHING: ReadonlySet<string> = new Set(MEAL_WORDS.nothing.all.map(fold))
const NOTHING_AT_ALL: ReadonlySet<string> = new Set(MEAL_WORDS.nothing.one.map(fold))
const OCCASIONS = MEAL_WORDS.occasions.map(fold)
const GIVEN = MEAL_WORDS.told_share.left.map(fold)
const SOME_KIND: ReadonlySet<string> = new Set(MEAL_WORDS.untold.some_kind.map(fold))
const UNTOLD_ALONE: ReadonlySet<string> = new Set(MEAL_WORDS.untold.alone.map(fold))
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries(MEAL_WORDS.numbers).flatMap(([value, words]) => words.map((word) => [fold(word), Number(value)] as const)),
)
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

/** Whether a phrase stands at a place of the words. */
export function standsAt(words: readonly Word[], place: number, phrase: readonly string[]): boolean {
  return phrase.every((each, at) => words[place + at]?.plain === each)
}

/** Without what people say before they name what they ate ("dziś na obiad zjadłam …"). */
export function withoutIntroduction(words: readonly Word[]): Word[] {
  const phrase = words.length === 0 ? undefined : SAID_BEFORE.find((each) => standsAt(words, 0, each))
  return phrase ? withoutIntroduction(words.slice(phrase.length)) : [...words]
}

/** Without where and how it was made ("z grilla", "na wynos"), where something is left. */
export function withoutWays(words: readonly Word[]): Word[] {
  for (let place = 1; place < words.length; place++) {
    const phrase = WAYS.find((each) => standsAt(words, place, each))
    if (phrase) return withoutWays([...words.slice(0, place), ...words.slice(place + phrase.length)])
  }
  return [...words]
}

/** Without the vessel that something is from where it is measured by it, too: "tuńczyk z puszki pół puszki". */
export function withoutVesselTwice(words: readonly Word[]): Word[] {
  const at = words.findIndex(({ plain }, place) => plain === 'z' && place > 0 && PACKS.has(measureAt(words, place + 1) ?? ''))
  const measure = at < 0 ? null : measureAt(words, at + 1)
  const isTwice = measure !== null && words.some((_, place) => place !== at + 1 && measureAt(words, place) === measure)
  return isTwice ? [...words.slice(0, at), ...words.slice(at + 2)] : [...words]
}

/** "całe opakowanie", "pełna szklanka": without a size that makes a measure no other than it is. */
export function withoutUsualSize(words: readonly Word[]): Word[] {
  const isUsual = (word: Word) => sizeOf(word) === 1 && sizeOfSpoon(word) === 1 && !isMedium(word)
  return words.filter((word, place) => {
    const next = words[place + 1]
    return !(isUsual(word) && next !== undefined && isMeasureBehind(next))
  })
}

const PACKS: ReadonlySet<string> = new Set(['puszka', 'torebka', 'opakowanie', 'paczka', 'butelka'])

function measureAt(words: readonly Word[], place: number): string | null {
  const word = words[place]
  return word ? measureOf(word) : null
}

const WITHOUT = 'bez'

/** Whether the words say no more than whose it was, or that it was something. */
export function isUntold(words: readonly Word[]): boolean {
  // "herbata bez niczego" is tea.
  const isAbsent = (place: number) => words[place - 1]?.plain === WITHOUT
  if (
    words.some(
      ({ plain }, place) =>
        (UNTOLD.some((each) => standsAt(words, place, each)) && !isAbsent(place)) ||
        (OF_SOMEBODY.has(plain) && words[place + 1] !== undefined),
    )
  )
    return true
  return words.length > 0 && words.every(({ plain }) => UNTOLD_ALONE.has(plain))
}

/** What is named in words that may say no more than whose it was or that it was something: of "ciastko od Kasi" the "ciastko", of "coś od babci" nothing. */
export function namedBeside(words: readonly Word[]): Word[] {
  const at = words.findIndex(({ plain }, place) => OF_SOMEBODY.has(plain) && words[place + 1] !== undefined)
  return words.slice(0, at < 0 ? words.length : at).filter((_, place) => !UNTOLD.some((each) => standsAt(words, place, each)))
}

/** Whether the words say that nothing was eaten: "rano nic", "nic nie jadłam". */
export function isOfNothing(words: readonly Word[]): boolean {
  const told = withoutIntroduction(words)
  if (words[0] && isOfRest(words[0]) && words.some(isGiven)) return true
  return told.some(({ plain }) => NOTHING_AT_ALL.has(plain)) && told.every(({ plain }) => NOTHING.has(plain))
}

/** "resztę dałam Oli": what was left for somebody else was not eaten. */
function isOfRest({ plain }: Word): boolean {
  return plain === 'reszte' || plain === 'reszta'
}

function isGiven({ plain }: Word): boolean {
  return GIVEN.some((beginning) => plain.startsWith(beginning))
}

/** Whether the words begin with what something was eaten at: "imieniny cioci". */
export function isOfOccasion([first]: readonly Word[]): boolean {
  return first !== undefined && OCCASIONS.some((beginning) => first.plain.startsWith(beginning))
}

/** The one word that names something of which kind nobody said ("batonik jakiś", "jakaś zupa"); null for others: "jakieś 200 g" is about so much. */
export function ofSomeKind(words: readonly Word[]): Word | null {
  const at = words.findIndex(({ plain }) => SOME_KIND.has(plain))
  const next = words[at + 1]
  if (at < 0 || (next && numberOf(next) !== null)) return null
  const [named, ...others] = withoutWays(withoutIntroduction(words.filter((_, place) => place !== at)))
  return named && others.length === 0 ? named : null
}

/** Whether the words say by whom it was made ("płucka babci Zosi"), so that only who has such a dish can know it. */
export function isOfRelatives(words: readonly Word[]): boolean {
  return words.slice(1).some(({ plain }) => RELATIVES.has(plain))
}

/** Without by whom it was made. */
export function withoutRelatives(words: readonly Word[]): Word[] {
  return words.filter(({ plain }, place) => place === 0 || !RELATIVES.has(plain))
}

/** The number that a word is ("dwóch", "1,5", "½", "2x"); null for other words. */
export function numberOf(word: Word): number | null {
  const number = spelledNumber(word)
  // None of something is no amount.
  return number === 0 ? null : number
}

function spelledNumber({ plain }: Word): number | null {
  const [whole = '', part] = plain.split('/')
  if (part !== undefined && isDigits(whole) && isDigits(part) && Number(part) > 0) return Number(whole) / Number(part)
  const times = plain.endsWith('x') ? plain.slice(0, -1) : plain.startsWith('x') ? plain.slice(1) : plain
  const [ones = '', decimals = '0'] = times.replace(',', '.').split('.')
  if (isDigits(ones) && isDigits(decimals)) return Number(`${ones}.${decimals}`)
  return FRACTIONS[plain] ?? NUMBERS.get(plain) ?? null
}

function isDigits(text: string): boolean {
  return /^\d{1,6}$/.test(text)
}

/** What something is served in ("talerz", "miseczkę"), as a measure; null for other words. */
export function vesselOf({ plain }: Word): (typeof MEAL_WORDS.vessels)[number] | null {
  return MEAL_WORDS.vessels.find(({ begins }) => begins.some((each) => plain.startsWith(each))) ?? null
}

/** What is in a vessel where nobody names it, by the word behind it ("kieliszek białego"); null where that cannot be known. */
export function contentOf({ of, when }: (typeof MEAL_WORDS.vessels)[number], next: Word | undefined): string | null {
  const isSaid = when === undefined || when.some((beginning) => next?.plain.startsWith(beginning))
  return isSaid ? (of ?? null) : null
}

const ONLY_DRINKS: ReadonlySet<string> = new Set(MEAL_WORDS.vessels.flatMap(({ measure, only_drinks }) => (only_drinks ? measure : [])))

/** Whether a measure is a vessel that one only drinks from. */
export function isOfDrinks(measure: string | null): boolean {
  return measure !== null && ONLY_DRINKS.has(measure)
}

/** How much more than usual a word beside a vessel or a piece makes of it ("duży talerz", "małe jabłko"); null for other words. */
export function sizeOf(word: Word): number | null {
  return statedSize(word)?.times ?? null
}

/** Whether a word says that of three sizes it is the one between ("średnie frytki"). */
export function isMedium(word: Word): boolean {
  return statedSize(word)?.medium === true
}

/** The same of a spoon, which nobody takes to be flat or heaped where it is not said. */
export function sizeOfSpoon(word: Word): number | null {
  const size = statedSize(word)
  return size?.spoon ?? size?.times ?? null
}

function statedSize({ plain }: Word): (typeof MEAL_WORDS.sizes)[number] | undefined {
  return MEAL_WORDS.sizes.find(({ words, begins }) => words?.includes(plain) || begins.some((each) => isAdjectiveOf(plain, each)))
}

const UNCOOKED = MEAL_WORDS.uncooked.map(fold)

/** Whether a word says that something was weighed before it was cooked. */
export function isUncooked({ plain }: Word): boolean {
  return UNCOOKED.some((beginning) => isAdjectiveOf(plain, beginning))
}

/** Whether a word is an adjective that begins so, in any case: "mała" is, "maliny" are not. */
function isAdjectiveOf(plain: string, begins: string): boolean {
  return plain.startsWith(begins) && ADJECTIVE_ENDINGS.has(plain.slice(begins.length))
}

const ADJECTIVE_ENDINGS: ReadonlySet<string> = new Set('y a e ego ej emu ym ych ymi i ia ie iego iej iemu im ich imi'.split(' '))

/** A measure that a list of groceries is written in, in any case; null for other words. */
export function measureOf(word: Word): string | null {
  return statedMeasure(word)?.measure ?? null
}

function statedMeasure({ plain }: Word): (typeof MEAL_WORDS.measures)[number] | undefined {
  return MEAL_WORDS.measures.find(({ begins }) => begins.some((each) => plain.startsWith(each)))
}

/** What a measure is of where nobody says it ("kromka razowego"), put behind the measure that the words begin with; null where it is of nothing. */
export function withWhatIsMeasured(words: readonly Word[]): Word[] | null {
  const at = words[0] && numberOf(words[0]) !== null ? 1 : 0
  const { of, when } = (words[at] ? statedMeasure(words[at]) : undefined) ?? {}
  const isSaid = when === undefined || when.some((beginning) => words[at + 1]?.plain.startsWith(beginning))
  return of === undefined || !isSaid ? null : [...words.slice(0, at + 1), ...wordsOf(of), ...words.slice(at + 1)]
}

/** Whether a measure or a vessel says by itself what is in it: a "kromka" is of bread, a "lampka" of wine. */
export function isOfSomething(word: Word): boolean {
  const vessel = vesselOf(word)
  const { of, when } = statedMeasure(word) ?? {}
  return (of !== undefined && when === undefined) || (vessel !== null && contentOf(vessel, undefined) !== null)
}

/** A line with its amount as a list of groceries says it: "dwóch kromkach chleba" is "2 kromka chleba". */
export function asGroceries(words: readonly Word[]): string {
  const [first, second] = words
  // "kromce razowego": one of a measure in a form that no list has; a "pączek" is no "paczek".
  if (
    first &&
    words.length > 1 &&
    measureOf(first) !== null &&
    (statedMeasure(first)?.times !== undefined || readUnit(first.plain) === null)
  )
    return asGroceries([{ typed: '1', plain: '1' }, ...words])
  const number = first && words.length > 1 ? numberOf(first) : null
  if (number === null) return typedOf(words)
  // A measure is of something: "dwa pączki z lukrem" are no packs.
  const measured = words[2]
  const stated = second && measured && !PREPOSITIONS.has(measured.plain) ? statedMeasure(second) : undefined
  const measure = stated?.measure ?? null
  const amount = String(number * (stated?.times ?? 1)).replace('.', ',')
  return measure === null ? `${amount} ${typedOf(words.slice(1))}` : `${amount} ${measure} ${typedOf(words.slice(2))}`
}

/** Whether a word is a measure that may stand behind what it measures. */
export function isMeasureBehind(word: Word): boolean {
  return vesselOf(word) !== null || measureOf(word) !== null
}

const AS_DISHES = MEAL_WORDS.as_dishes.map(fold)

/** Whether the words begin with the name of a food that is said of a dish. */
export function isSaidOfDish(words: readonly Word[]): boolean {
  const named = words.find((word) => numberOf(word) === null)
  return named !== undefined && AS_DISHES.some((beginning) => named.plain.startsWith(beginning))
}

const OF_ONE_PIECE = MEAL_WORDS.of_one_piece.map(fold)

/** Whether the words begin with a dish that has in it whatever is said behind "z" ("omlet z szynką i serem"). */
export function isOfOnePiece([first]: readonly Word[]): boolean {
  return first !== undefined && OF_ONE_PIECE.some((beginning) => first.plain.startsWith(beginning))
}

const ANOTHER: ReadonlySet<string> = new Set(MEAL_WORDS.another.map(fold))

/** Whether a word is one more of what was counted ("druga z serem"). */
export function isAnother({ plain }: Word): boolean {
  return ANOTHER.has(plain)
}

const NICKNAMES = MEAL_WORDS.nicknames.flatMap(({ begins, means, alone = false, beside }) =>
  begins.map((each) => ({ begins: each.split(' ').map(fold), means: wordsOf(means), isAlone: alone, beside: beside?.map(fold) })),
)

/** Whether a word that is a nickname only by itself stands so: with an amount, or with what a preposition leads in. */
function isSaidAlone(words: readonly Word[], at: number): boolean {
  const isAmount = (word: Word) => numberOf(word) !== null || isMeasureBehind(word) || sizeOf(word) !== null || isUnitOrWeight(word)
  const next = words[at + 1]
  const isIntroduced = next !== undefined && PREPOSITIONS.has(next.plain) && !(isOf(next) && isMadeOf(words[at + 2]))
  return words.slice(0, at).every(isAmount) && (next === undefined || isAmount(next) || isIntroduced)
}

/** "g", "60g". */
function isUnitOrWeight({ plain }: Word): boolean {
  const kind = readUnit(plain.replace(/^\d{1,5}/u, ''))?.unit.kind
  return kind === 'mass' || kind === 'volume'
}

function isOf({ plain }: Word): boolean {
  return plain === 'z' || plain === 'ze'
}

/** "kotlet z kalafiora" is no cutlet of meat: what stands in the genitive behind "z", and not in the instrumental or behind a number. */
function isMadeOf(word: Word | undefined): boolean {
  return word !== undefined && numberOf(word) === null && !isInstrumental(word.typed)
}

const AS_WITH = MEAL_WORDS.as_with.map(fold)

/** With "z" for participles that say no more than that: "racuchy posypane cukrem". */
export function withPlainWith(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    if (at === 0 || next === undefined || !saysWith(word)) return word
    return PREPOSITIONS.has(next.plain) ? [] : { typed: 'z', plain: 'z' }
  })
}

/** Whether a participle leads in what goes with something, with no preposition behind it. */
export function isAsWith(word: Word, next: Word | undefined): boolean {
  return next !== undefined && saysWith(word) && !PREPOSITIONS.has(next.plain)
}

function saysWith({ plain }: Word): boolean {
  return AS_WITH.some((beginning) => plain.startsWith(beginning))
}

/** The nickname that the words have at a place, as what it means and as how many words it is; null where none stands there. */
export function nicknameAt(
  words: readonly Word[],
  place: number,
  meal: readonly Word[] = words,
): { means: readonly Word[]; length: number } | null {
  const found = NICKNAMES.find(({ begins, isAlone, beside }) =>
    beside
      ? words[place]?.plain === begins[0] && meal.some(({ plain }) => beside.some((each) => plain.startsWith(each)))
      : isAlone
        ? words[place]?.plain === begins[0]
        : begins.every((each, next) => words[place + next]?.plain.startsWith(each)),
  )
  return found ? { means: found.means, length: found.begins.length } : null
}

/**
 * With what people call otherwise by the name that a table or a menu has for it ("karbonara"). `meal`: all that was told, as some are called so only beside
 * another thing: "rolada" is meat where there are dumplings.
 */
export function withoutNicknames(words: readonly Word[], meal: readonly Word[] = words): Word[] {
  for (const { begins, means, isAlone, beside } of NICKNAMES) {
    if (beside && !meal.some(({ plain }) => beside.some((each) => plain.startsWith(each)))) continue
    const at = words.findIndex((_, place) =>
      isAlone
        ? words[place]?.plain === begins[0] && isSaidAlone(words, place)
        : begins.every((each, next) => words[place + next]?.plain.startsWith(each)),
    )
    // Called by its name and nickname at once, it is once.
    const isOther = (word: Word) => !means.some(({ plain }) => plain === word.plain)
    if (at >= 0) return [...words.slice(0, at).filter(isOther), ...means, ...words.slice(at + begins.length).filter(isOther)]
  }
  return [...words]
}

/** With an amount that stands behind in front: "lody dwie gałki", "rodzynki garść", "kanapki 2x". Units of weight and volume stay. */
export function withAmountInFront(words: readonly Word[]): Word[] {
  const [last, before] = [words.at(-1), words.at(-2)]
  if (!last || !before || words.length < 2) return [...words]
  const addition = placeOfAddition(words)
  if (addition > 0) return [...words.slice(0, addition), ...withAmountInFront(words.slice(addition))]
  const { at: counted, length } = countOfItsOwn(words) ?? countBehind(words)
  if (length > 0) return [...words.slice(counted, counted + length), ...words.slice(0, counted), ...words.slice(counted + length)]
  const name = words.slice(0, -2)
  if (isMeasureBehind(last)) {
    const hasNumber = numberOf(before) !== null
    if (hasNumber && name.length > 0) return [before, last, ...name]
    if (sizeOf(before) !== null && name.length > 0) return [before, last, ...name]
    return hasNumber || words.slice(0, -1).some((word) => numberOf(word) !== null) ? [...words] : [last, ...words.slice(0, -1)]
  }
  const count = numberOf(last)
  return count !== null && count <= MOST_PIECES && !words.slice(0, -1).some((word) => numberOf(word) !== null)
    ? [last, ...words.slice(0, -1)]
    : [...words]
}

const BY_SPOONS: ReadonlySet<string> = new Set(['łyżka', 'łyżeczka', 'garść', 'plaster'])

/** Whether a word is a measure that what goes with something is taken by. */
export function isBySpoons(word: Word): boolean {
  return BY_SPOONS.has(measureOf(word) ?? '')
}

/** Where the last of what something goes with begins, if it is measured by spoons: "twaróg ze śmietaną 2 łyżki" has two spoons of cream. -1 otherwise. */
function placeOfAddition(words: readonly Word[]): number {
  const last = words.at(-1)
  if (!last || !isBySpoons(last)) return -1
  const at = words.findLastIndex(({ plain }) => plain === 'z' || plain === 'ze')
  return at > 0 && words.slice(at + 1).some((word) => numberOf(word) === null && !isMeasureBehind(word)) ? at + 1 : -1
}

/** "lody 2 gałki czekoladowe": so many of a measure that says what is in it, between the name and what kind it was; null where there is none. */
function countOfItsOwn(words: readonly Word[]): { at: number; length: number } | null {
  const at = words.findIndex((word, place) => place > 0 && numberOf(word) !== null)
  const [count, measure, kind] = words.slice(at)
  const isKind = kind !== undefined && !PREPOSITIONS.has(kind.plain)
  return at > 0 && count && measure && isKind && isOfSomething(measure) && contentIsSaid(words.slice(0, at)) ? { at, length: 2 } : null
}

function contentIsSaid(words: readonly Word[]): boolean {
  return words.length === 1 && words.every((word) => !isMeasureBehind(word) && !PREPOSITIONS.has(word.plain))
}

/**
 * Where an amount stands between what it is of and what a preposition leads in: "kanapki 3 z pomidorem", "jogurt 3 łyżki z miodem", "rosół mała miseczka z
 * makaronem", "kanapki 4 małe z pasztetem".
 */
function countBehind(words: readonly Word[]): { at: number; length: number } {
  const end = words.findIndex(({ plain }, place) => place > 1 && PREPOSITIONS.has(plain))
  const before = words.slice(0, Math.max(0, end))
  const at = before.findLastIndex((word) => numberOf(word) === null && !isMeasureBehind(word) && sizeOf(word) === null) + 1
  const told = before.slice(at)
  const counts = told.flatMap((word) => numberOf(word) ?? [])
  const isAmount = counts.length === 1 ? counts.every((count) => count <= MOST_PIECES) : counts.length === 0 && told.some(isMeasureBehind)
  const isOnly =
    at > 0 && words.slice(0, at).every((word) => numberOf(word) === null && !isMeasureBehind(word) && !PREPOSITIONS.has(word.plain))
  return { at, length: isAmount && isOnly ? told.length : 0 }
}

/** A greater bare number is grams or millilitres. */
const MOST_PIECES = 30

/** What stands for bread and is named for what is on it; null for other words. */
export function carrierOf({ plain }: Word): (typeof MEAL_WORDS.carriers)[number] | null {
  return MEAL_WORDS.carriers.find(({ words }) => words.some((word) => plain.startsWith(fold(word).replace(/a$/, '')))) ?? null
}
