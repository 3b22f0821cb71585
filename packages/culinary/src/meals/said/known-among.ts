import { MEAL_WORDS } from '@spizarka/knowledge'
import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { brandAt } from '../../parse/names/brand-words.ts'
import { PREPOSITIONS } from '../../parse/names/lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'
import { unexplained } from '../explained-words.ts'
import { isOfAmount } from '../meal-parts.ts'
import { nicknameAt, phrasesOf, standsAt, typedOf, type Word, withoutIntroduction, withoutNicknames } from '../meal-words.ts'
import { readTold } from '../read-told.ts'
import { isAdverb, isOfCompany } from './circumstances.ts'
import { isDoing, isDone, isWho, namesFood } from './doings.ts'

const { around } = MEAL_WORDS
const PHRASES = phrasesOf(around.phrases)
const CLAUSE: ReadonlySet<string> = new Set(around.clause.map(fold))
const BEHIND = phrasesOf(around.behind)
/** Pronouns and prepositions: of two or three letters, and no food. */
const SMALL: ReadonlySet<string> = new Set(around.small.map(fold))
/** What stands between a verb and what was had. */
const FOR_WHOM: ReadonlySet<string> = new Set(around.for_whom.map(fold))

/**
 * The words of a part that nobody could read as a whole, without those that leave the food among them what it is: what is told behind it ("3 szt. wreszcie
 * śpią"), where and for whom it was, and adverbs; then participles of how it is ("chrupiący"). From what says least on, so
 * that the first that is read is meant. What no table has is not left out where it may be the name of something: of "bulgotka z kurczakiem" nothing is.
 */
export function knownAmong(words: readonly Word[]): string[] {
  const plain = withoutTail(withoutAdverbs(withoutPlaces(withoutPhrases(words))))
  const plainest = withoutDescription(plain)
  return [plain, plainest]
    .filter((each, place) => each.length < (place === 0 ? words : plain).length && each.some((word) => !isOfAmount(word)))
    .map(typedOf)
}

/** Whether a word is one that some name in the tables has, or that people say for one. */
function isOfFood(words: readonly Word[], place: number): boolean {
  const word = words[place]
  if (!word || SMALL.has(word.plain) || PREPOSITIONS.has(word.plain)) return false
  return (
    kitchenLexicon().forms.has(word.plain) ||
    nicknameAt(words, place) !== null ||
    brandAt(
      words.map(({ plain }) => plain),
      place,
    ) !== null ||
    namesFood(withoutNicknames([word]))
  )
}

/** Without what is told behind a food and names none: "ptasie mleczko 3 szt. wreszcie śpią", "kawa bo nie moglam spać". */
function withoutTail(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(
    (word, place) =>
      place > 0 &&
      (CLAUSE.has(word.plain) || isDoing(word)) &&
      !words.slice(place).some((each) => isDone(each)) &&
      namesFood(words.slice(0, place).filter((each) => !isOfAmount(each))) &&
      !words.slice(place + 1).some((each, at) => isOfAmount(each) || isOfFood(words, place + 1 + at)),
  )
  return end < 0 ? words : words.slice(0, end)
}

/**
 * Without who did something and what, before what was eaten: "kolega z działu przyniósł wegański brownie". Whoever did it is a word right before the verb, a
 * relation, or led in by a preposition; another word that no table has may be food, and keeps all as it is. The verb stays, as it says that it was had.
 */
export function withoutGivers(words: readonly Word[]): readonly Word[] {
  const at = words.findLastIndex((word) => isDone(word) || isDoing(word))
  if (at < 0 || at === words.length - 1) return words
  const before = words.slice(0, at)
  const isKnown = (word: Word, place: number) =>
    place === at - 1 ||
    isWho(word) ||
    isOfCompany(word) ||
    isDone(word) ||
    isDoing(word) ||
    isAdverb(word) ||
    CLAUSE.has(word.plain) ||
    SMALL.has(word.plain) ||
    SMALL.has(before[place - 1]?.plain ?? '')
  if (before.some((word, place) => isOfAmount(word) || isOfFood(words, place) || !isKnown(word, place))) return words
  const behind = words.slice(at + 1)
  if (!behind.some((_, place) => isNoun(behind, place))) return words
  const first = behind.findIndex((word) => !(FOR_WHOM.has(word.plain) || isAdverb(word) || isWho(word)))
  const verb = words[at]
  // "zaczęłam od owsianki": what leads it in belongs to the verb.
  const isLedIn = PREPOSITIONS.has(behind[first]?.plain ?? '')
  return first < 0 || isLedIn || before.length === 0 || !verb ? words : [...(isDone(verb) ? [verb] : []), ...behind.slice(first)]
}

/** Whether a food is called by a word alone: by a noun, or by what people say for one. */
function isNoun(words: readonly Word[], place: number): boolean {
  const { forms, lexemes } = kitchenLexicon()
  const word = words[place]
  return (
    word !== undefined &&
    (nicknameAt(words, place) !== null ||
      (forms.get(word.plain)?.some(({ lexeme }) => lexemes[lexeme]?.kind === 'noun') === true && namesFood([word])))
  )
}

/** Without a preposition of places, persons and times with words that no table has: "u Grubego", "pod akademikiem", "przy partii brydża". */
function withoutPlaces(words: readonly Word[]): readonly Word[] {
  for (let place = 0; place < words.length; place++) {
    const length = prepositionAt(words, place)
    if (length === 0) continue
    let end = place + length
    while (end < words.length && end - place - length < MOST_OF_A_PLACE && isStrange(words, end)) end += 1
    if (end > place + length) return withoutPlaces([...words.slice(0, place), ...words.slice(end)])
  }
  return words
}

/** Without phrases that say how it was made or had by those who tell: "po naszemu", "jak zawsze u nas". */
export function withoutPhrases(words: readonly Word[]): readonly Word[] {
  for (let place = 1; place < words.length; place++) {
    const phrase = PHRASES.find((each) => standsAt(words, place, each))
    if (phrase) return withoutPhrases([...words.slice(0, place), ...words.slice(place + phrase.length)])
  }
  return words
}

/** "przy dużym rodzinnym stole". */
const MOST_OF_A_PLACE = 3

/** How many words a preposition is that leads in a place, a person or a time with a word that no table has; 0 for all else. */
function prepositionAt(words: readonly Word[], place: number): number {
  const listed = BEHIND.find((each) => standsAt(words, place, each))
  if (listed) return isStrange(words, place + listed.length) ? listed.length : 0
  const [preposition, named] = words.slice(place, place + 2)
  if (!preposition || !named || !isStrange(words, place + 1)) return 0
  // "po dyżurze" is when; "po burgundzku" is how, and another dish. "na Piotrkowskiej": a name of its own is a place.
  const isWhen = preposition.plain === 'po' && LOCATIVE.test(named.typed) && !MANNER.test(named.typed)
  return isWhen || (OF_NAMES.has(preposition.plain) && PROPER.test(named.typed)) ? 1 : 0
}

const OF_NAMES: ReadonlySet<string> = new Set(['na', 'z', 'ze', 'w', 'we', 'do'])
const PROPER = /^\p{Lu}\p{Ll}/u
const LOCATIVE = /(?:[eiuy]|ach|ej)$/u
const MANNER = /(?:sku|cku|dzku|emu)$/u

/** Whether a word says no amount and no table has it, so that it may be left out where its place says what it is. */
function isStrange(words: readonly Word[], place: number): boolean {
  const word = words[place]
  return word !== undefined && (PROPER.test(word.typed) || !isOfAmount(word)) && !SMALL.has(word.plain) && !isOfFood(words, place)
}

/** Without words that say when, how willingly and how good it was, and without those that only introduce what was eaten, wherever they stand. */
function withoutAdverbs(words: readonly Word[]): readonly Word[] {
  return words.filter((word, place) => {
    if (isAdverb(word) || (!isOfAmount(word) && withoutIntroduction([word]).length === 0)) return false
    return !(ADVERB.test(word.typed) && !GERUND.test(word.typed) && isStrange(words, place))
  })
}

/** "smacznie", "hojnie"; "mruczenie" may be anything. */
const ADVERB = /^\p{Ll}{3,}[bcdfgjklmnprstwzżśł]nie$/u
const GERUND = /(?:[ae]nie|ęcie)$/u

/** Without participles that no name explains and that say how it is by itself: "chrupiącym". Other adjectives make another thing of it ("klopsy królewieckie"). */
function withoutDescription(words: readonly Word[]): readonly Word[] {
  const typed = typedOf(words)
  const foods = readTold(typed).flatMap(({ food }) => food ?? [])
  const left = new Set(unexplained(typed, foods).map(({ plain }) => plain))
  return words.filter(({ typed: word, plain }) => !(left.has(plain) && DESCRIBING.test(word.toLowerCase())))
}

const DESCRIBING = /ąc(?:y|a|e|ą|ego|ej|ym|ych|ymi)$/u

/** Whether words say nothing but where, when and with whom, or begin a clause of something else: "na Jeżycach", "zgodnie z zaleceniem". */
export function isAroundAlone(words: readonly Word[]): boolean {
  const [first] = words
  if (!first || words.some((word, place) => isOfAmount(word) || isDone(word) || isOfFood(words, place))) return false
  if (CLAUSE.has(first.plain)) return true
  const left = withoutAdverbs(withoutPlaces(withoutPhrases(words))).filter((word) => !isWho(word) && !isOfCompany(word))
  // "na callu": where it was, by the case of it.
  const [preposition, place] = left
  const isPlace = left.length === 2 && WHERE.has(preposition?.plain ?? '') && LOCATIVE.test(place?.typed ?? '')
  return left.length === 0 || isPlace
}

const WHERE: ReadonlySet<string> = new Set(['na', 'w', 'we', 'po', 'wew'])
