import { MEAL_WORDS } from '@spizarka/knowledge'
import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { PREPOSITIONS } from '../../parse/names/lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'
import { unexplained } from '../explained-words.ts'
import { isOfAmount, isUnit, isWeight } from '../meal-parts.ts'
import { isAnother, nicknameAt, typedOf, type Word, withoutIntroduction, withoutNicknames } from '../meal-words.ts'
import { readTold } from '../read-told.ts'
import { isAdverb, isOfCompany, told, withoutCircumstances } from './circumstances.ts'

const { others, day } = MEAL_WORDS
const WHO: ReadonlySet<string> = new Set(others.who.map(fold))
const NOT = 'nie'
const FOR = 'dla'
const ME = 'mnie'
/** "uraczono mnie" is past, too, whoever did it. */
const PAST = 'l la lo li ly lem lam lismy lysmy no'.split(' ')
const [ATE, GOT] = [pastOf(others.ate), pastOf(others.got)]
const [LISTED_VERB, OF_THE_DAY, MEASURED] = [told(day.verbs), told(day.words), told(day.measured)]

/** A verb without its ending in all persons of the past tense, folded. */
function pastOf(stems: readonly string[]): ReadonlySet<string> {
  return new Set(stems.flatMap((stem) => PAST.map((ending) => `${fold(stem)}${ending}`)))
}

/** Whether a word is a verb of eating, in the past tense of any person. */
function isEating(word: Word | undefined): boolean {
  return word !== undefined && ATE.has(word.plain)
}

/** Whether a word is a verb of eating, making or getting, in the past tense of any person. */
export function isDone(word: Word | undefined): boolean {
  return isEating(word) || (word !== undefined && GOT.has(word.plain))
}

/** Whether a word names somebody who may have eaten or made what is told beside it. */
export function isWho(word: Word | undefined): boolean {
  return word !== undefined && WHO.has(word.plain)
}

/** Whether words say that whoever tells them ate: "zjadłam", and "mąż zjadł" not. */
export function saysEaten(words: readonly Word[]): boolean {
  return words.some(isMyEating)
}

function isMyEating(word: Word): boolean {
  return isEating(word) && MINE.test(word.plain)
}

/** Whether words say that whoever tells them ate or took: "zjadłam", "wzięłam", "dla mnie". */
export function saysHad(words: readonly Word[]): boolean {
  return (
    words.some((word) => isDone(word) && MINE.test(word.plain)) ||
    words.some(({ plain }, at) => plain === FOR && words[at + 1]?.plain === ME)
  )
}

const MINE = /(?:lem|lam|lismy|lysmy)$/u

/** Whether words say that somebody else ate: "resztę zjadł pies", "dwa dla męża". */
export function saysOthersAte(words: readonly Word[]): boolean {
  const at = words.findIndex(({ plain }) => plain === FOR)
  if (at > 0 && words.slice(0, at).every((word) => isOfAmount(word) || isAnother(word)) && isOfCompany(words[at + 1])) return true
  return words.some(isWho) && words.some((word) => isEating(word) && !MINE.test(word.plain))
}

/** Without who else ate or made it, where a verb says so: "rosołek młody zjadł pół talerza", "mąż zrobił lazanię". */
export function withoutOthers(words: readonly Word[]): Word[] {
  const isFor = (word: Word, place: number) => FOR_WHOM.has(word.plain) && isDone(words[place - 1])
  return words.filter(
    (word, place) =>
      !isFor(word, place) &&
      // "zupy nie dojadłam" is soup.
      !(word.plain === NOT && LEFT_OVER.test(words[place + 1]?.plain ?? '')) &&
      !(isWho(word) && (isDone(words[place + 1]) || isDone(words[place - 1]))) &&
      !(isDone(word) && words.length > 1 && (words[place - 1]?.plain !== NOT || LEFT_OVER.test(word.plain)) && !isMyLeaving(word)),
  )
}

/** "zostawiłem 1/3": what was left says how much was eaten. */
function isMyLeaving({ plain }: Word): boolean {
  return MINE.test(plain) && !plain.startsWith(GOT_FROM) && LEFT.some((beginning) => plain.startsWith(beginning))
}

/** "ugotowałam mu rosół": for whom it was. */
const FOR_WHOM: ReadonlySet<string> = new Set(['mu', 'jej', 'im', 'mi', 'nam', 'sobie'])
/** What somebody else got I left, and what I got I had. */
const GOT_FROM = 'dosta'
/** "ostatniego nie dałam rady": one of them. */
const LAST = 'ostatni'
const GOT_BY_ANOTHER = /^dosta(?:l|la|lo|li|ly)$/u
const LEFT = MEAL_WORDS.told_share.left.map(fold)

/** Whether words name nobody but who ate what follows: "dziecko:". */
export function isOfSomebody(words: readonly Word[]): boolean {
  return words.length > 0 && words.every(isWho)
}

/** Whether nobody ate what the words tell: "kawy nie piłam", "śniadania nie było", "skończył się chleb", "odmówiłam ciasta". */
export function isOfWhatWasNotEaten(words: readonly Word[]): boolean {
  // "panierkę zdjęłam", "ziemniaki zostawiłam": what was left of it is named, and not how many.
  const isAllOfIt = !words.some((word) => isOfAmount(word) || isAnother(word) || word.plain === NOT || word.plain.startsWith(LAST))
  if (words.some(isMyLeaving) && isAllOfIt && words.length > 1) return true
  // "brzegi dostał pies": what somebody else got.
  if (words.length > 2 && words.some(isWho) && !words.some(isOfAmount) && words.some(({ plain }) => GOT_BY_ANOTHER.test(plain))) return true
  // "ogryzek dla królika": what nobody calls food was for another.
  const whose = words.findIndex(({ plain }, place) => plain === FOR && isOfCompany(words[place + 1]))
  if (whose > 0 && !words.some(isOfAmount) && !namesFood(words.slice(0, whose))) return true
  // "reszta zupy poszła do zamrażarki", "kumpela zjadła resztę fety", "drugie pół zjadła Hania": what was left or another's.
  const isRest = words.some(({ plain }) => plain.startsWith(REST)) || words.some(isAnother)
  const isByOthers = words.some((word) => isEating(word) && !MINE.test(word.plain)) && words.some((word) => isWho(word) || isName(word))
  const isKept = words[0]?.plain.startsWith(REST) === true && words.some((word) => isPast(word) || isDoingOf(word))
  if (isRest && !words.some(isMyEating) && (isByOthers || isKept)) return true
  // "Franek wylał sok na obrus", "pies ukradł kiełbasę": what somebody else did to food that is no eating.
  const [subject, verb, ...behind] = words
  const isAnothers = subject !== undefined && (isWho(subject) || isName(subject))
  if (isAnothers && verb && isPast(verb) && !isDone(verb) && !words.some(isOfAmount) && namesFood(behind.slice(0, 1))) return true
  return words.some((word, place) => {
    const next = words[place + 1]
    if (word.plain === NOT && next) return (isDone(next) && !LEFT_OVER.test(next.plain)) || NOT_HAD.has(next.plain)
    // "skończyło się na kebabie" was a kebab.
    return (
      REFUSED.some((beginning) => word.plain.startsWith(beginning)) &&
      !words.slice(place + 1, place + 3).some(({ plain }) => plain === 'na')
    )
  })
}

const REST = 'reszt'

/** "czeka", "poszła", "została": what became of it, and no eating. */
function isDoingOf(word: Word): boolean {
  return LISTED_VERB(word) || BECAME.test(word.plain) || LEFT.some((beginning) => word.plain.startsWith(beginning))
}

const BECAME = /^(?:po[sz]|zosta|trafi|czek|wyl[ae]|skonczy|wroci)(?:z?l|l)[aoiy]?$/u

/** A name of somebody: a capital before small letters, that no table has. */
function isName({ typed, plain }: Word): boolean {
  return /^\p{Lu}\p{Ll}/u.test(typed) && !kitchenLexicon().forms.has(plain) && !isDoing({ typed, plain })
}

/** "zupy nie dojadłam": some of it was eaten. */
const LEFT_OVER = /^doj[ae]d/u
const { refused, not_had: notHad } = MEAL_WORDS.nothing
const REFUSED = refused.map(fold)
const NOT_HAD: ReadonlySet<string> = new Set(notHad.map(fold))

/** Endings that the first person of the past tense has, a participle in "-ąc", and the present of verbs in "-ować"; masło is known, and no verb. */
const DOING = /(?:l[ae]m|lismy|lysmy|l[ae]bym|uje|ujemy)$/u
const WHILE_DOING = /\p{L}ąc$/u
/** "wstyd przyznać"; to eat is another thing. */
const INFINITIVE = /\p{Ll}[aeiyąę]ć$/u
const TO_EAT = /pić$/u
const LEAST_LETTERS = 5

/** Whether a word is a verb that is of no eating, making or getting. */
export function isDoing(word: Word): boolean {
  if (isDone(word) || isOfAmount(word) || LEFT.some((beginning) => word.plain.startsWith(beginning))) return false
  if (LISTED_VERB(word)) return true
  if (word.plain.length < LEAST_LETTERS || withoutIntroduction([word]).length === 0) return false
  const isVerb = DOING.test(word.plain) || WHILE_DOING.test(word.typed) || (INFINITIVE.test(word.typed) && !TO_EAT.test(word.typed))
  return isVerb && !kitchenLexicon().forms.has(word.plain)
}

const THIRD_PERSON = /(?:l|la|lo|li|ly)$/u

/** Whether a word that no table has and that ends as a verb in the past does stands beside who did it, or beside "się": "mąż namówił mnie", "skończyło się". */
function isOfSomebodyDoing(words: readonly Word[], place: number): boolean {
  const word = words[place]
  const isBeside = [words[place - 1], words[place + 1]].some((each) => isWho(each) || (each !== undefined && ONESELF.has(each.plain)))
  return word !== undefined && isBeside && !isDone(word) && THIRD_PERSON.test(word.plain) && !kitchenLexicon().forms.has(word.plain)
}

/** "mam coś dobrego": it was something, and nobody says what. */
const SOMETHING = /^(?:co|czego|czym|czemu)s$/u
const NOTHING: ReadonlySet<string> = new Set(MEAL_WORDS.nothing.one.map(fold))
const ONESELF: ReadonlySet<string> = new Set(['sie'])
/** What may stand between a verb and what was eaten: "skusiłam się na pączka". */
const BETWEEN: ReadonlySet<string> = new Set(day.between.map(fold))

/** Whether something that anybody knows to be food is named. */
export function namesFood(words: readonly Word[]): boolean {
  return readTold(typedOf(withoutNicknames(words))).some(
    ({ name, food }) => food !== null && unexplained(name, [food]).every(({ isManner }) => isManner),
  )
}

/** Up to what something goes with or is on: "owsianki" of "owsianki z jabłkiem". */
function headOf(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ plain }, place) => place > 0 && PREPOSITIONS.has(plain))
  return end < 0 ? words : words.slice(0, end)
}

/**
 * Without what is told of the day before what was eaten: "wracając do domu wstąpiliśmy na kremówkę", "autobus uciekł to kupiłam pączka". Only what stands
 * before a verb goes, and only where no food is named there and one right behind it.
 */
export function withoutDoings(words: readonly Word[]): Word[] {
  const at = words.findLastIndex((word, place) => isDone(word) || isDoing(word) || isOfSomebodyDoing(words, place))
  if (at < 0) return [...words]
  const before = withoutCircumstances(words.slice(0, at).filter((word) => !isWho(word) && !OF_THE_DAY(word)))
  const isEaten = isDone(words[at])
  if (before.length === 0 && isEaten) return [...words]
  const after = withoutCircumstances(words.slice(at + 1))
  const between = after.findIndex(({ plain }) => !BETWEEN.has(plain))
  const behind = between < 0 ? [] : after.slice(between)
  const head = headOf(withoutIntroduction(behind))
  const isToldBehind =
    namesFood(head) || namesFood(head.filter((word) => !isOfAmount(word))) || (isEaten && behind.length > 0 && behind.every(isOfAmount))
  if (!isToldBehind || before.some(isOfAmount) || namesFood(withoutIntroduction(before))) return [...words]
  return behind
}

/**
 * Whether words tell of the day around a meal and of nothing that was eaten: "od rana kolano boli", "nie chciało mi się gotować", "mecz w telewizji". A verb
 * that is not of eating says so, or a word of the day, where no food is named and nothing is counted.
 */
export function isOfTheDay(all: readonly Word[]): boolean {
  if (isMeasurement(all)) return true
  // "poszła bulgotka" leads in what was eaten; "jak u mamy" has no verb.
  const led = withoutIntroduction(all)
  const words = (led.length > 0 ? led : all).filter(({ plain }, place, those) => !(plain === MAMA && those[place - 1]?.plain === AT))
  // "bulgotka mi smakowała": what was liked or came off well was food, where something is named that it is said of.
  if (words.some(isJudged) && words.some(isStrangeNoun)) return false
  const isNothing = words.some(({ plain }) => NOTHING.has(plain)) && words.some(({ plain }) => plain === NOT)
  const isTold =
    isNothing ||
    isOfASubject(words) ||
    tellsWhatHappened(words) ||
    words.some(
      (word, at) =>
        isDoing(word) ||
        isOfSomebodyDoing(words, at) ||
        (isDone(word) && isNegated(words, word)) ||
        ONESELF.has(word.plain) ||
        OF_THE_DAY(word),
    )
  // "100 g bulgotki na zebraniu": what was weighed was eaten, whatever it is.
  if (words.some(({ plain }) => isUnit(plain) || isWeight(plain)) && !words.some(isDoing)) return false
  if (!isTold || words.some(({ plain }) => SOMETHING.test(plain)) || words.some((word) => isDone(word) && !isNegated(words, word)))
    return false
  // "ptasie mleczko 3 szt. wreszcie śpią": what was eaten may be named before it.
  if (words.some((_, place) => nicknameAt(words, place) !== null)) return false
  const named = withoutCircumstances(words).filter(isOfNoDay)
  return !namesFood(named) && !namesFood(named.filter((word) => !isAdverb(word)))
}

/**
 * Whether words that no table has tell what happened, by the ending of a verb in the past: "zmywarka padła", "goście się rozeszli". Nothing is counted, and the verb is
 * no adjective ("bulgotka mała"), none of eating, and does not lead in what follows ("została bulgotka" may have been eaten).
 */
function tellsWhatHappened(words: readonly Word[]): boolean {
  if (words.some((word) => isOfAmount(word) || isDone(word))) return false
  return (
    words.some((word, place) => isPast(word) && (place > 0 || words.length > 2)) ||
    (words.length === 1 && words.every((word) => isMyDoing(word) || (isPast(word) && HE_DID.test(lettersOf(word.typed)))))
  )
}

/** Whether a word that no table has ends as a verb in the third person of the past tense. */
function isPast(word: Word): boolean {
  const { typed, plain } = word
  if (plain.length < LEAST_LETTERS || kitchenLexicon().forms.has(plain) || withoutIntroduction([word]).length === 0) return false
  if (LEFT.some((beginning) => plain.startsWith(beginning))) return false
  return PAST_ENDING.test(lettersOf(typed)) && !NO_VERBS.some((stem) => plain.startsWith(stem) && plain.length <= stem.length + 2)
}

const JUDGED = day.judged.map(fold)

/** A word that says how food came off or how it was liked. */
function isJudged({ plain }: Word): boolean {
  return JUDGED.some((beginning) => plain.startsWith(beginning))
}

/** A word that no table has and that may be a name: no verb, no adverb, none of a sentence and none of the day. */
function isStrangeNoun(word: Word): boolean {
  if (word.plain.length < LEAST_LETTERS || kitchenLexicon().forms.has(word.plain) || withoutIntroduction([word]).length === 0) return false
  return !isPast(word) && !isDoing(word) && !isAdverb(word) && !OF_THE_DAY(word) && !isWho(word) && !isJudged(word) && !isOfCompany(word)
}

const PAST_ENDING = /\p{L}(?:ł|[aeiyęuądkgps]ła|[aeiyęudkgps]ło|[aeiyę]li|[aeiyęudkgps]ły)$/u
const HE_DID = /[^o]ł$/u
const NO_VERBS = day.no_verbs.map(fold)

/** "umieram", "stoimy": the present, told of oneself, of one word. */
function isMyDoing(word: Word): boolean {
  const { typed, plain } = word
  return plain.length > LEAST_LETTERS && !kitchenLexicon().forms.has(plain) && MY_PRESENT.test(lettersOf(typed))
}

/** Without the full stop that ends a sentence. */
function lettersOf(typed: string): string {
  return typed.toLowerCase().replace(/[.!?…]{1,3}$/u, '')
}

const MY_PRESENT = /(?:[rtkwdsz]am|(?:[cn]z|[jszkmnor]|cie)ymy|[ijo]imy|emy)$/u

const AT = 'u'
/** Of a mother, and "we have". */
const MAMA = 'mamy'

const BARE_NUMBER = /^\d{1,3}(?:[.,/]\d{1,3})?$/u
/** "cukier na czczo rano 118 więc w miarę" */
const MOST_WORDS = 8

/** "cukier 118", "ciśnienie 130/80", "insulina 6": what was measured, and a number of nothing. */
function isMeasurement(words: readonly Word[]): boolean {
  const [first, ...behind] = words
  const numbers = behind.filter(({ plain }) => BARE_NUMBER.test(plain))
  return (
    first !== undefined &&
    numbers.length === 1 &&
    words.length <= MOST_WORDS &&
    MEASURED(first) &&
    !behind.some((word) => !numbers.includes(word) && isOfAmount(word)) &&
    !namesFood(behind.filter((word) => !numbers.includes(word)))
  )
}

function isOfNoDay(word: Word): boolean {
  return !OF_THE_DAY(word) && !isDoing(word) && !isOfCompany(word)
}

/** "młody swoje rozrzucił po podłodze": somebody else before a verb that no table has and that is of no eating. */
function isOfASubject([first, ...behind]: readonly Word[]): boolean {
  return (
    isWho(first) &&
    behind.some(
      (word) =>
        word.plain.length >= LEAST_LETTERS && THIRD_PERSON.test(word.plain) && !isDone(word) && !kitchenLexicon().forms.has(word.plain),
    )
  )
}

function isNegated(words: readonly Word[], word: Word): boolean {
  return words[words.indexOf(word) - 1]?.plain === NOT
}
