import { MENU_RULES, type Meal } from '@spizarka/knowledge'
import { asksForLittle, type DishFacts, meetsWant, readWish, type Want, type Wish } from '../compose/wish/index.ts'
import { fold } from '../parse/polish/fold.ts'
import { remembered } from '../remembered.ts'
import { AHEAD } from './choosing/place-points.ts'
import type { MealSlot } from './slots.ts'

/** A wish for some days, taken apart: what is said of all of them, as typed, and what of some meals alone. */
export interface WishOfDays {
  everyDay: string | null
  ofDays: readonly WishOfSome[]
}

/** What is wished of one day, 0 for Sunday to 6, of one meal of every day ("kolacje na zimno"), or so many times ("dwie zupy w tygodniu"). */
interface WishOfSome {
  weekday: number | null
  meal: Meal | null
  /** How often it is to come, and no oftener; null where nobody said. */
  times: number | null
  wish: Wish
}

/** What is said after a weekday is named belongs to that day until its sentence ends or another is named; what is ruled out on one day is ruled out on all. */
export function splitByDay(text: string | null): WishOfDays {
  return text === null ? NO_DAYS : splitText(text)
}

const NO_DAYS: WishOfDays = { everyDay: null, ofDays: [] }

const splitText = remembered(20, (text): WishOfDays => {
  const everyDay: string[] = []
  const ofDays = new Map<number, string[]>()
  const ofMeals: WishOfSome[] = []
  for (const sentence of text.split(/[.;!?\n]/u)) {
    let weekday: number | null = null
    const ofAllDays: string[] = []
    for (const clause of sentence.split(',')) {
      weekday = weekdayIn(clause) ?? weekday
      const ofSome = weekday === null ? (readOfMeal(clause) ?? readCounted(clause)) : null
      if (ofSome) ofMeals.push(ofSome)
      else if (weekday === null) ofAllDays.push(clause)
      else ofDays.set(weekday, [...(ofDays.get(weekday) ?? []), clause])
    }
    everyDay.push(ofAllDays.join(','))
  }
  const days = [...ofDays].map(([weekday, clauses]) => ({
    weekday,
    meal: null,
    times: null,
    text: clauses.join(','),
    wish: withoutDays(readWish(clauses.join(','))),
  }))
  const ruledOut = days.flatMap(({ text: said, wish }) => (wish.unwanted.length > 0 ? said : []))
  // What is said of one sentence is not read on into the next.
  const rest = [...everyDay, ...ruledOut]
    .map((said) => said.trim())
    .filter((said) => said !== '')
    .join('\n')
  return { everyDay: rest === '' ? null : rest, ofDays: [...days, ...ofMeals] }
})

/** "kolacje na zimno", "obiady z piekarnika": how one meal is to be, and nothing of what. */
function readOfMeal(clause: string): WishOfSome | null {
  const wish = readWish(clause)
  const meals = wish.wants.flatMap((want) => (isMealAlone(want) ? (want.meal ?? []) : []))
  const rest = { ...wish, wants: wish.wants.filter((want) => !isMealAlone(want)) }
  const [meal] = meals
  // How many days are cooked for is said of the plan: days on which nothing is cooked are not otherwise.
  const isOfPlan = rest.wants.some(({ tags }) => tags.includes(AHEAD))
  const isManner = rest.wants.length > 0 && rest.unwanted.length === 0 && rest.wants.every(isOfTags) && !isOfPlan && !asksForLittle(rest)
  return meals.length === 1 && meal !== undefined && isManner ? { weekday: null, meal, times: null, wish: rest } : null
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
  return isCounted && things.length === 1 && wish.unwanted.length === 0 ? { weekday: null, meal: null, times, wish } : null
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

function isOfTags({ meal, foods, kinds, called, tags }: Want): boolean {
  return meal === null && tags.length > 0 && foods.length + kinds.length + called.length === 0
}

/** "na obiad" alone asks for nothing to eat. */
export function isMealAlone({ meal, foods, kinds, called, tags }: Want): boolean {
  return meal !== null && foods.length + kinds.length + called.length + tags.length === 0
}

/** "W niedzielę" says when, and is no wish for a Sunday's dish. */
function withoutDays(wish: Wish): Wish {
  return { ...wish, wants: wish.wants.filter(({ words }) => weekdayIn(words) === null) }
}

function weekdayIn(clause: string): number | null {
  for (const [word] of clause.matchAll(/\p{L}+/gu)) {
    const folded = fold(word)
    const day = WEEKDAYS.findIndex((names) =>
      names.some((name) => (name.endsWith('*') ? folded.startsWith(name.slice(0, -1)) : folded === name)),
    )
    if (day >= 0) return day
  }
  return null
}

const WEEKDAYS = MENU_RULES.planning.weekdays.map((names) =>
  names.map((name) => (name.endsWith('*') ? `${fold(name.slice(0, -1))}*` : fold(name))),
)

/** A dish or a food that is to come at least once: on any day, or on one; at any meal, or at one. */
export interface WishedThing {
  want: Want
  weekday: number | null
  meal: MealSlot['meal'] | null
  /** So often, and no oftener; null for once or more. */
  times: number | null
}

/** Whether a thing that is wished for may come at a place. */
export function isWishedAt({ weekday, meal }: WishedThing, slot: Pick<MealSlot, 'date' | 'meal'>): boolean {
  return (weekday === null || weekday === weekdayOf(slot.date)) && (meal === null || meal === slot.meal)
}

/** 0 for Sunday to 6. */
export function weekdayOf(date: string): number {
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
