import { type DishKind, MENU_RULES, type Meal, type MenuRules, WISH_WORDS } from '@spizarka/knowledge'
import { isCalled, type NameWord, openWords } from '../compose/wish/dish-names.ts'
import { asksForLittle, asksToBuyLittle, type DishFacts, meetsWant, readWish, type Want, type Wish } from '../compose/wish/index.ts'
import { foldedWords, phraseFinder } from '../compose/wish/phrase-index.ts'
import { fold } from '../parse/polish/fold.ts'
import { remembered } from '../remembered.ts'
import { AHEAD, CHEAP } from './choosing/place-points.ts'
import type { MealSlot } from './slots.ts'

/** A wish for some days, taken apart: what is said of all of them, as typed, and what of some meals alone. */
export interface WishOfDays {
  everyDay: string | null
  ofDays: readonly WishOfSome[]
  /** When nobody eats at home: on days, at one meal of them, or at one of every day. */
  away: readonly Away[]
}

type Away = Pick<WishedThing, 'weekdays' | 'meal'>

/** What is wished of one day or of any of some ("w weekend"), 0 for Sunday to 6, of one meal of every day ("kolacje na zimno"), or so many times ("dwie zupy w tygodniu", "makaron nie codziennie"). */
interface WishOfSome {
  weekdays: Weekdays | null
  meal: Meal | null
  /** Null where nobody said. */
  often: HowOften | null
  wish: Wish
}

/** How often something is to come at least, and at most: among all meals, or on days in a row ("nie dwa dni z rzędu"). */
interface HowOften {
  least: number
  most: number
  isOfDaysRunning: boolean
}

type Weekdays = readonly number[]

/** What is said after a weekday is named belongs to that day until its sentence ends or another is named; but for what is ruled out in a clause of its own, which may be said of all. `startOn`: the first day, `YYYY-MM-DD`, from which "do środy" is counted; a Monday where nobody says. */
export function splitByDay(text: string | null, startOn?: string): WishOfDays {
  return text === null ? NO_DAYS : splitText(`${startOn === undefined ? MONDAY : weekdayOf(startOn)}${text}`)
}

const MONDAY = 1
const NO_DAYS: WishOfDays = { everyDay: null, ofDays: [], away: [] }

/** The first letter is the weekday on which the plan begins. */
const splitText = remembered(20, (asked): WishOfDays => {
  const [firstDay, text] = [Number(asked.charAt(0)), asked.slice(1)]
  const everyDay: string[] = []
  const ofDays = new Map<string, { weekdays: Weekdays; clauses: string[] }>()
  const ofMeals: WishOfSome[] = []
  const away: Away[] = []
  for (const sentence of withoutFullStopsOfDays(text).split(/\.(?!\d)|[;!?\n]/u)) {
    const ofAllDays: string[] = []
    let days: readonly Weekdays[] = []
    let isSaid = true
    for (const { days: own, text: clause } of clausesOfSentence(sentence)) {
      const until = isUntil(clause) ? own.at(-1)?.at(-1) : undefined
      // "Do środy zużyć kapustę" is of all days until then.
      const named = until !== undefined && own.every(({ length }) => length === 1) ? [[...daysBefore(until, firstDay), until]] : own
      if (named.length > 0) days = named
      const wish = withoutDays(readWish(clause))
      if (isAway(clause, wish)) {
        const meal = wish.wants.find((want) => want.meal !== null)?.meal ?? null
        for (const weekdays of days) away.push({ weekdays, meal })
        if (days.length === 0 && meal !== null) away.push({ weekdays: null, meal })
        if (days.length > 0 || meal !== null) continue
      }
      const [thing] = wish.wants.filter(({ foods, called, kinds }) => foods.length + called.length + kinds.length > 0)
      const unused = isLeftAlone(clause) ? (listLeftAlone(clause) ?? thing?.words ?? wish.unwanted[0]) : undefined
      if (unused !== undefined) {
        // "Boczek na weekend – nie używać" leaves it alone on all days.
        if (until === undefined) ofAllDays.push(`bez ${unused}`)
        else clausesOf(daysBefore(until, firstDay)).push(`bez ${unused}`)
        continue
      }
      if (thing && named.length > 0 && saysOneOf(clause, KEPT_FOR))
        clausesOf(WEEK.filter((day) => !named.flat().includes(day))).push(`bez ${thing.words}`)
      // "W piątek ryba, kolacje na zimno" is of all suppers; "w weekend ryba, obiady konkretne" of those two.
      const isOfAllDays = days.length === 0 || (named.length === 0 && days.every(({ length }) => length === 1) && isOfAllMeals(clause))
      const ofSome = isOfAllDays ? (readLimited(clause) ?? readEveryDay(clause) ?? readOfMeal(clause) ?? readCounted(clause)) : null
      if (ofSome) ofMeals.push(ofSome)
      // "W piątek ryba, bez grzybów" may be said of Friday, and may be said of who eats: it is kept to on all days.
      else if (isOfAllDays || (named.length === 0 && ((wish.unwanted.length > 0 && isSaid) || isOfPlan(wish)))) ofAllDays.push(clause)
      else for (const weekdays of days) clausesOf(weekdays).push(clause)
      isSaid = !namesNothing(wish)
    }
    everyDay.push(ofAllDays.join(','))
  }
  // What is said of one sentence is not read on into the next.
  const rest = everyDay
    .map((said) => said.trim())
    .filter((said) => said !== '')
    .join('\n')
  const some = [...ofDays.values()].map(({ weekdays, clauses }) => ({
    weekdays,
    meal: null,
    often: null,
    wish: withoutDays(readWish(clauses.join(','))),
  }))
  return { everyDay: rest === '' ? null : rest, ofDays: [...some, ...ofMeals], away }

  function clausesOf(weekdays: Weekdays): string[] {
    const key = weekdays.join(' ')
    const known = ofDays.get(key) ?? { weekdays, clauses: [] }
    ofDays.set(key, known)
    return known.clauses
  }
})

/** "W pt. ryba" goes on behind the abbreviation. */
function withoutFullStopsOfDays(text: string): string {
  return text.replace(/(?<!\p{L})(\p{L}{2,5})\./gu, (all, word: string) => (daysOf(fold(word)) === null ? all : word))
}

/** Whether all of it is said of the days together, whichever was named before: what is bought for them, and what they use up. */
function isOfPlan({ wants, unwanted }: Wish): boolean {
  return wants.length > 0 && unwanted.length === 0 && wants.every(isOfShopping)
}

function isOfShopping(want: Want): boolean {
  return (
    asksToBuyLittle({ wants: [want], unwanted: [], unread: [] }) ||
    want.tags.some(({ id, when }) => id === AHEAD.id || id === CHEAP.id || when.some(({ usesEnding }) => usesEnding === true))
  )
}

/** The clauses of a sentence, each with the days that it names; times of day are the meals that they are said for, and a verb alone goes with what it leaves alone. */
function clausesOfSentence(sentence: string): ClauseOfDays[] {
  const clauses = sentence.split(',').reduce<string[]>((all, clause) => {
    const before = all.at(-1)
    if (before === undefined || !isLeftAlone(clause)) return [...all, clause]
    if (namesNothing(readWish(clause))) return [...all.slice(0, -1), `${before} ${clause}`]
    // "Karpia, śledzi, maku i grzybów nie ruszać": all that is listed before it.
    const listed = /^\s*nie\s/u.test(clause) ? all.length : all.findLastIndex((each) => !namesFoodAlone(each)) + 1
    return [...all.slice(0, listed), [...all.slice(listed), clause].map((each) => each.trim()).join(' i ')]
  }, [])
  return clauses.map(withMealsOfTimes).flatMap(splitAtDays)
}

/** Of several things that are to be left alone their list: of "śledzi i karpia nie ruszać" and of "nie ruszać śledzi i karpia"; null where it is one. */
function listLeftAlone(clause: string): string | null {
  const [before = '', behind = ''] = clause.split(/(?<!\p{L})nie\s+\p{L}+/iu)
  const listed = (before.trim() === '' ? behind : before).trim()
  return /\s(?:i|oraz|ani)\s/u.test(listed) ? listed : null
}

/** Whether a clause says no more than foods, and no day. */
function namesFoodAlone(clause: string): boolean {
  const { wants, unwanted, unread } = readWish(clause)
  const isFood = wants.length > 0 && wants.every(({ foods }) => foods.length > 0)
  const words = [...clause.matchAll(/\p{L}+/gu)].map(([word]) => fold(word))
  return isFood && unwanted.length + unread.length === 0 && words.length <= MOST_OF_A_NAME && words.every((word) => daysOf(word) === null)
}

const MOST_OF_A_NAME = 3

function namesNothing({ wants, unwanted }: Wish): boolean {
  return wants.length + unwanted.length === 0
}

/** "W sobotę wieczorem pizza" is a supper; a clause that names a meal itself says nothing by the time. */
function withMealsOfTimes(clause: string): string {
  if (!TIMES_OF_DAY.some(({ names }) => saysOneOf(clause, names)) || readWish(clause).wants.some(({ meal }) => meal !== null)) return clause
  return clause.replace(/\p{L}+/gu, (word) => {
    const meal = TIMES_OF_DAY.find(({ names }) => isCalled(fold(word), names))?.meal
    return meal === undefined ? word : `na ${MENU_RULES.meals[meal].accusative}`
  })
}

/** Whether a clause says "nie używać", "nie ruszajcie". */
function isLeftAlone(clause: string): boolean {
  const words = [...clause.matchAll(/\p{L}+/gu)].map(([word]) => fold(word))
  return words.some((word, at) => isCalled(word, LEFT_ALONE) && words[at - 1] === 'nie')
}

/** Whether a clause says until which day: "do środy". */
function isUntil(clause: string): boolean {
  const words = [...clause.matchAll(/\p{L}+/gu)].map(([word]) => fold(word))
  return words.some((word, at) => daysOf(word) !== null && words[at - 1] === 'do')
}

/** The days before one of them, from the first of the plan on. */
function daysBefore(day: number, firstDay: number): Weekdays {
  const from = (other: number): number => (other - firstDay + DAYS_OF_WEEK) % DAYS_OF_WEEK
  return WEEK.filter((other) => from(other) < from(day))
}

/** Whether a clause says that nobody eats at home then; "nie planuj ryby" rules out fish. */
function isAway(clause: string, { wants, unwanted }: Wish): boolean {
  // "W niedzielę obiad jak u babci" is eaten at home.
  const isLikeAway = /(?<!\p{L})jak (?:u|na|w)(?!\p{L})/iu.test(clause)
  return !isLikeAway && unwanted.length === 0 && wants.every(({ isRefused }) => isRefused !== true) && saysAway(foldedWords(clause))
}

const saysAway = phraseFinder(MENU_RULES.planning.away)

/** Whether a clause speaks of a meal of every day from its first word on: "kolacje na zimno". */
function isOfAllMeals(clause: string): boolean {
  const [first] = clause.match(/\p{L}+/u) ?? []
  return first !== undefined && ALL_MEALS.some(({ names }) => isCalled(fold(first), names))
}

const ALL_MEALS = MENU_RULES.planning.allMeals.map(({ words }) => ({ names: openWords(words) }))

/** The sum of money that a wish names, grosze; null where it names none. */
export function moneyOf(text: string | null): number | null {
  const words = [...(text ?? '').matchAll(/\p{L}+|\d+/gu)].map(([word]) => fold(word))
  const at = words.findIndex((word, place) => /^\d+$/u.test(word) && isCalled(words[place + 1] ?? '', MONEY))
  return at < 0 ? null : Number(words[at]) * GROSZE
}

/** The most people that a wish speaks of in figures ("będzie nas 6 osób"); null where it counts none. */
export function peopleOf(text: string | null): number | null {
  const words = [...(text ?? '').matchAll(/\p{L}+|\d+/gu)].map(([word]) => fold(word))
  const counts = words.flatMap((word, place) => (/^\d{1,2}$/u.test(word) && PEOPLE.includes(words[place + 1] ?? '') ? Number(word) : []))
  return counts.length === 0 ? null : Math.max(...counts)
}

const PEOPLE = ['osob', 'osoby', 'osobami', 'osobom']

const MONEY = openWords(MENU_RULES.planning.money)
const GROSZE = 100

function saysOneOf(clause: string, names: readonly NameWord[]): boolean {
  return [...clause.matchAll(/\p{L}+/gu)].some(([word]) => isCalled(fold(word), names))
}

const TIMES_OF_DAY = MENU_RULES.planning.timesOfDay.map(({ meal, words }) => ({ meal, names: openWords(words) }))
const [LEFT_ALONE, KEPT_FOR] = [openWords(MENU_RULES.planning.leftAlone), openWords(MENU_RULES.planning.keptFor)]
const WEEK: Weekdays = [0, 1, 2, 3, 4, 5, 6]

/** A part of a clause with the days that it is said of; none where it names none. */
interface ClauseOfDays {
  days: readonly Weekdays[]
  text: string
}

/**
 * A clause in parts, each of its own days: "w środę bez mięsa i w piątek ryba", "ryba w piątek i bez mięsa w środę". Days come before what is said of them or
 * behind it, as the first ones do.
 */
function splitAtDays(clause: string): ClauseOfDays[] {
  const said = [...clause.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({ index, folded: fold(word), to: index + word.length }))
  const isCounted = said.some(({ folded }) => COUNTS.has(folded))
  // "W tygodniu szybko" is of its working days; "ryba raz w tygodniu" and "w tym tygodniu" are of all.
  const words = said.map((each, at) => {
    const isOfWeek = isCalled(each.folded, WORKING_WEEK) && (isCounted || said[at - 1]?.folded !== 'w')
    return { ...each, days: isOfWeek ? null : daysOf(each.folded) }
  })
  if (words.every(({ days }) => days === null)) return [{ days: [], text: clause }]
  const comesFirst = words.find(({ days, folded }) => days !== null || !BESIDE_DAYS.has(folded))?.days != null
  const parts: (ClauseOfDays & { days: Weekdays[] })[] = []
  let [from, beside, hasContent, isRange] = [0, 0, false, false]
  let days: Weekdays[] = []
  const close = (to: number): void => {
    parts.push({ days, text: clause.slice(from, to) })
    ;[days, from, hasContent] = [[], to, false]
  }
  for (const [at, { index, folded, days: named }] of words.entries()) {
    // "pon–pt"
    isRange ||= named !== null && days.length > 0 && /^\s*[-–—]\s*$/u.test(clause.slice(words[at - 1]?.to, index))
    if (named === null && BESIDE_DAYS.has(folded)) {
      isRange ||= folded === 'do' && days.length > 0
      continue
    }
    if (named === null) {
      if (!comesFirst && days.length > 0) close(index)
      hasContent = true
      ;[beside, isRange] = [endOf(index), false]
      continue
    }
    if (comesFirst && hasContent && days.length > 0) close(beside)
    const first = isRange ? days.pop()?.[0] : undefined
    const last = named[0]
    days.push(first === undefined || last === undefined ? named : daysBetween(first, last))
    isRange = false
  }
  close(clause.length)
  return parts.reduce<ClauseOfDays[]>((all, part) => {
    const before = all.at(-1)
    // "Ryba w piątek dla dzieci": what names no day of its own is said of the one before.
    return before && part.days.length === 0 ? [...all.slice(0, -1), { ...before, text: before.text + part.text }] : [...all, part]
  }, [])

  function endOf(index: number): number {
    return index + (clause.slice(index).match(/^\p{L}+/u)?.[0].length ?? 0)
  }
}

/** "Od piątku do niedzieli", over the end of a week too. */
function daysBetween(first: number, last: number): Weekdays {
  const length = ((last - first + DAYS_OF_WEEK) % DAYS_OF_WEEK) + 1
  return Array.from({ length }, (_, at) => (first + at) % DAYS_OF_WEEK)
}

const DAYS_OF_WEEK = 7
const WORKING_WEEK = openWords(MENU_RULES.planning.workingWeek)
/** Words that stand beside the names of days and say nothing of what is eaten. */
const BESIDE_DAYS: ReadonlySet<string> = new Set(['w', 'we', 'na', 'i', 'a', 'oraz', 'od', 'do', 'dni', 'dzien', 'kazdy', 'kazda'])

/** "kolacje na zimno", "obiady z piekarnika", "śniadania bez jajek": how one meal is to be or what is not in it, and nothing of what is. */
function readOfMeal(clause: string): WishOfSome | null {
  const wish = readWish(clause)
  const meals = wish.wants.flatMap((want) => (isMealAlone(want) ? (want.meal ?? []) : []))
  const rest = { ...wish, wants: wish.wants.filter((want) => !isMealAlone(want)) }
  const [meal] = meals
  // How many days are cooked for is said of the plan: days on which nothing is cooked are not otherwise.
  const isAhead = rest.wants.some(({ tags }) => tags.includes(AHEAD))
  const isManner = rest.wants.length > 0 && rest.unwanted.length === 0 && rest.wants.every(isHow) && !isAhead && !asksForLittle(rest)
  const isRefusal = rest.wants.length === 0 && rest.unwanted.length > 0
  return meals.length === 1 && meal !== undefined && (isManner || isRefusal) ? { weekdays: null, meal, often: null, wish: rest } : null
}

/** "Codziennie zupa": a dish of that kind at each lunch, where no meal is named; what people eat every day anyway needs no rule. */
function readEveryDay(clause: string): WishOfSome | null {
  if (!saysEveryDay(foldedWords(clause))) return null
  const wish = readWish(clause)
  const isKind = wish.wants.length > 0 && wish.wants.every(isKindForEveryDay)
  return isKind && wish.unwanted.length === 0 ? { weekdays: null, meal: 'lunch', often: null, wish } : null
}

function isKindForEveryDay({ kinds, meal, isRefused }: Want): boolean {
  return meal === null && isRefused !== true && kinds.length > 0 && !kinds.some((kind) => DAILY.has(kind))
}

const saysEveryDay = phraseFinder(MENU_RULES.planning.everyDay)
/** Kinds that people eat day after day, also where they name one of them: owsianka, kanapki, jajecznica. */
export const DAILY: ReadonlySet<DishKind> = new Set(['porridge', 'sandwich', 'eggs'])

/** "Nie dwa dni z rzędu kurczak", "makaron, byle nie codziennie", "ryba najwyżej raz": what may come, and how often at most. */
function readLimited(clause: string): WishOfSome | null {
  const text = fold(clause)
  const most = findPhrase(text, MOST_TIMES)
  if (most !== null) {
    const counted = readCounted(clause.slice(0, most.at) + clause.slice(most.end))
    return counted?.often ? { ...counted, often: { ...counted.often, least: 0 } } : null
  }
  const running = findPhrase(text, RUNNING)
  const refusal = [...text.slice(0, running?.at).matchAll(REFUSAL)].at(-1)
  if (running === null || refusal === undefined) return null
  const said = clause.slice(0, refusal.index) + clause.slice(refusal.index + refusal[0].length, running.at).replace(DAYS_COUNTED, ' ')
  const wish = readWish(said + clause.slice(running.end))
  const isThing = wish.wants.some(({ foods, kinds, called }) => foods.length + kinds.length + called.length > 0)
  return isThing ? { weekdays: null, meal: null, often: { least: 0, most: 1, isOfDaysRunning: true }, wish } : null
}

/** Where the first of some phrases stands in a folded text; folding keeps the places of letters. */
function findPhrase(text: string, phrases: RegExp): { at: number; end: number } | null {
  const found = phrases.exec(text)
  return found && { at: found.index, end: found.index + found[0].length }
}

const RUNNING = anyPhrase(MENU_RULES.planning.running)
const MOST_TIMES = anyPhrase(MENU_RULES.planning.mostTimes)

function anyPhrase(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})${anyOf(phrases)}(?!\\p{L})`, 'u')
}

const REFUSAL = new RegExp(anyPhrase(WISH_WORDS.refusals.filter((word) => !word.endsWith('*'))), 'gu')
/** "dwa dni", "trzy razy": of a row of days. */
const DAYS_COUNTED = daysCounted(MENU_RULES.planning.daysCounted)

function anyOf(words: readonly string[]): string {
  return `(?:${words.map(fold).join('|')})`
}

function daysCounted({ before, numbers, of }: MenuRules['planning']['daysCounted']): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${anyOf(before)}\\s+)?${anyOf(numbers)}\\s+${anyOf(of)}(?!\\p{L})`, 'u')
}

/** "Dwie zupy w tygodniu", "ryba dwa razy": a kind of dish or a food with how often it is to come; "na dwie osoby" and "dwa jajka" count no meals. */
function readCounted(clause: string): WishOfSome | null {
  const words = [...clause.matchAll(/\p{L}+|\d+/gu)].map(([word]) => fold(word))
  const at = words.findIndex((word) => COUNTS.has(word))
  const times = COUNTS.get(words[at] ?? '')
  if (times === undefined) return null
  const isOften = OFTEN.has(words[at] ?? '') || OFTEN.has(words[at + 1] ?? '')
  const wish = readWish(clause)
  const things = wish.wants.filter(
    ({ foods, kinds, called, isRefused }) => isRefused !== true && foods.length + kinds.length + called.length > 0,
  )
  const [thing] = things
  const isCounted = thing !== undefined && (isOften || (thing.kinds.length > 0 && fold(thing.words).startsWith(words[at + 1] ?? ' ')))
  const often = { least: times, most: times, isOfDaysRunning: false }
  return isCounted && things.length === 1 && wish.unwanted.length === 0 ? { weekdays: null, meal: null, often, wish } : null
}

const COUNTS: ReadonlyMap<string, number> = new Map(
  [
    ['jeden', 'jedna', 'jedno', 'raz', '1'],
    ['dwa', 'dwie', 'dwoch', '2'],
    ['trzy', 'trzech', '3'],
    ['cztery', '4'],
    ['piec', '5'],
  ].flatMap((names, before) => names.map((name): [string, number] => [name, before + 1])),
)
const OFTEN: ReadonlySet<string> = new Set(['raz', 'razy'])

function isHow({ meal, foods, kinds, called, tags, minutesAtMost }: Want): boolean {
  return meal === null && (tags.length > 0 || minutesAtMost !== null) && foods.length + kinds.length + called.length === 0
}

/** "na obiad" alone asks for nothing to eat. */
export function isMealAlone({ meal, foods, kinds, called, tags }: Want): boolean {
  return meal !== null && foods.length + kinds.length + called.length + tags.length === 0
}

/** The one meal of a day that a wish for it names; null where it names none or several. */
export function mealNamed({ wants }: Wish): Meal | null {
  const meals = wants.flatMap((want) => (isMealAlone(want) ? (want.meal ?? []) : []))
  return meals.length === 1 ? (meals[0] ?? null) : null
}

/** Whether nobody eats at home at a meal. */
export function isAwayAt({ away }: Pick<WishOfDays, 'away'>, slot: Pick<MealSlot, 'date' | 'meal'>): boolean {
  return away.some((each) => isWishedAt(each, slot))
}

/** "W niedzielę" says when, and is no wish for a Sunday's dish. */
function withoutDays(wish: Wish): Wish {
  return { ...wish, wants: wish.wants.filter(({ words }) => !namesDay(words)) }
}

function namesDay(text: string): boolean {
  return [...text.matchAll(/\p{L}+/gu)].some(([word]) => daysOf(fold(word)) !== null)
}

/** The days that a folded word names; null where it names none. */
const daysOf = remembered(1_000, (folded): Weekdays | null => {
  return NAMES_OF_DAYS.find(({ names }) => isCalled(folded, names))?.weekdays ?? null
})

const NAMES_OF_DAYS = [
  ...MENU_RULES.planning.weekdays.map((words, weekday) => ({ words, weekdays: [weekday] })),
  ...MENU_RULES.planning.weekdayGroups,
].map(({ words, weekdays }) => ({ names: openWords(words), weekdays }))

/** Foods that a place must do without beside what all do, as typed; of what is left for the next day those of that day too. */
export function ruledOutAt(ofDays: WishOfDays['ofDays'], { date, meal, batchFor }: Pick<MealSlot, 'date' | 'meal' | 'batchFor'>): string[] {
  const days = batchFor === null ? [weekdayOf(date)] : [weekdayOf(date), (weekdayOf(date) + 1) % DAYS_OF_WEEK]
  const foods = ofDays.flatMap(({ weekdays, meal: ofMeal, wish }) => {
    const isThen = weekdays === null || days.some((day) => weekdays.includes(day))
    return isThen && (ofMeal === null || ofMeal === meal) ? wish.unwanted : []
  })
  return [...new Set(foods)]
}

/** A dish or a food that is to come at least once: on any day, or on one; at any meal, or at one. */
export interface WishedThing {
  want: Want
  /** On any of these; null for all days. */
  weekdays: Weekdays | null
  meal: MealSlot['meal'] | null
  /** Null for once or more. */
  often: HowOften | null
}

/** Whether a thing that is wished for may come at a place. */
export function isWishedAt({ weekdays, meal }: Pick<WishedThing, 'weekdays' | 'meal'>, slot: Pick<MealSlot, 'date' | 'meal'>): boolean {
  return (weekdays === null || weekdays.includes(weekdayOf(slot.date))) && (meal === null || meal === slot.meal)
}

/** 0 for Sunday to 6. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

const met = new WeakMap<Want, WeakMap<DishFacts, boolean>>()

/** Whether a dish is what is wished for. */
export function isWished({ want }: WishedThing, { facts }: { facts: DishFacts }): boolean {
  let known = met.get(want)
  if (!known) met.set(want, (known = new WeakMap()))
  let is = known.get(facts)
  if (is === undefined) known.set(facts, (is = meetsWant(want, facts)))
  return is
}
