import { MEALS, type Meal, type PlaceInDay } from '@spizarka/knowledge/types'
import type { PlanRequest } from './plan-request.ts'

/** A meal of a day that a dish is looked for. */
export interface MealSlot {
  /** Days from the first one. */
  day: number
  date: string
  /** 1 to 12. */
  month: number
  isDayOff: boolean
  /** 0 for Sunday to 6. */
  weekday: number
  meal: Meal
  place: PlaceInDay
  /** Place among the slots of the one that eats up what is cooked here; null where nothing is left on purpose. */
  batchFor: number | null
  /** Place of the slot that cooks for this one too. */
  leftoversOf: number | null
}

const DAY_MS = 86_400_000
const FRIDAY = 5
const SUNDAY = 0
/** Days from one dish for two days to the next: more often for somebody alone, and where every meal has to be quick. */
const BATCH_EVERY = { usual: 3, often: 2 }
const QUICK_MINUTES = 30
/** Nobody has a pot for more portions. */
const MOST_PORTIONS = 12

/** A day so many days later, `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Ways to lay out the meals of all days: which main dishes are cooked for the next day too, the likeliest first; the last one cooks every day anew; `isAhead`: as many as can be; `hasFish`: Friday has a dish of its own; `hasSundayMeat`: so has Sunday, for that day alone; `isAway`: whether nobody eats a meal, so that no pot is for it or from it. */
export function layOuts(
  request: Pick<PlanRequest, 'days' | 'meals' | 'startOn' | 'people' | 'maxMinutes'>,
  { isAhead = false, hasFish = false, hasSundayMeat = false, isAway = (_slot: MealSlot): boolean => false } = {},
): MealSlot[][] {
  const slots = mealSlots(request)
  const main = mainMealOf(request.meals)
  const mains = slots.flatMap((slot, place) => (slot.meal === main ? place : []))
  const daysOff = mains.map((place) => slots[place]?.isDayOff ?? false)
  const isCooked = mains.map((place) => slots[place]?.isDayOff === true || (hasFish && slots[place]?.weekday === FRIDAY))
  const isForItself = mains.map((place) => hasSundayMeat && slots[place]?.weekday === SUNDAY)
  return [...batchDays({ daysOff, isCooked, isForItself }, request, isAhead), []].map((cooked) => {
    const laid = slots.map((slot) => ({ ...slot }))
    for (const cook of cooked) {
      const [first, second] = [mains[cook], mains[cook + 1]]
      const [cooks, eats] = [laid[first ?? -1], laid[second ?? -1]]
      if (first === undefined || second === undefined || !cooks || !eats || isAway(cooks) || isAway(eats)) continue
      cooks.batchFor = second
      eats.leftoversOf = first
    }
    return laid
  })
}

function mealSlots(request: Pick<PlanRequest, 'days' | 'meals' | 'startOn'>): MealSlot[] {
  const meals = MEALS.filter((meal) => request.meals.includes(meal))
  const main = mainMealOf(meals)
  return Array.from({ length: request.days }, (_, day) => day).flatMap((day) => {
    const date = dayAfter(request.startOn, day)
    return meals.map((meal) => slotOn(day, date, meal, main))
  })
}

/** The meals of a plan that stands, in its order. */
export function slotsOf(
  standing: readonly { day: string; meal: Meal; leftoversOf: string | null; dish: { id: string } }[],
  meals: readonly Meal[],
): MealSlot[] {
  const main = mainMealOf(meals)
  const [first] = standing
  const slots = standing.map(({ day, meal }): MealSlot => slotOn(daysFrom(first?.day ?? day, day), day, meal, main))
  for (const [place, { leftoversOf, dish }] of standing.entries()) {
    const cooked = standing.findIndex((other) => other.day === leftoversOf && other.leftoversOf === null && other.dish.id === dish.id)
    const [cooks, eats] = [slots[cooked], slots[place]]
    if (leftoversOf === null || !cooks || !eats) continue
    cooks.batchFor = place
    eats.leftoversOf = cooked
  }
  return slots
}

function daysFrom(from: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(from)) / DAY_MS)
}

function slotOn(day: number, date: string, meal: Meal, main: Meal | null): MealSlot {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const [month, isDayOff] = [Number(date.slice(5, 7)), weekday === 0 || weekday === 6]
  const place = meal === main ? 'main' : meal === 'dinner' || meal === 'lunch' ? 'light' : meal
  return { day, date, month, isDayOff, weekday, meal, place, batchFor: null, leftoversOf: null }
}

function mainMealOf(meals: readonly Meal[]): Meal | null {
  return meals.includes('lunch') ? 'lunch' : meals.includes('dinner') ? 'dinner' : null
}

/** The days, counted from the first, whose main dish is for the next day too: several ways, best first. */
function batchDays(
  { daysOff, isCooked, isForItself }: Record<'daysOff' | 'isCooked' | 'isForItself', readonly boolean[]>,
  { people, maxMinutes }: Pick<PlanRequest, 'people' | 'maxMinutes'>,
  isAhead: boolean,
): number[][] {
  if (people * 2 > MOST_PORTIONS || daysOff.length < 2) return []
  const every = isAhead || people === 1 || (maxMinutes !== null && maxMinutes <= QUICK_MINUTES) ? BATCH_EVERY.often : BATCH_EVERY.usual
  const ways = Array.from({ length: Math.min(every, daysOff.length - 1) }, (_, first) => {
    const days: number[] = []
    // Nobody sits down to what was left on a day off or on a Friday with fish in the house, but for who wished to.
    for (let day = first; day + 1 < daysOff.length; day += every) if (isAhead || (!isCooked[day + 1] && !isForItself[day])) days.push(day)
    // Cooked when there is time, eaten when there is none.
    const suits = days.reduce((sum, day) => sum + Number(daysOff[day] ?? false) + 2 * Number(!daysOff[day + 1]), 0)
    return { days, suits }
  })
  // What has to be used at once may need the days of the first.
  const shorter = ways.flatMap(({ days: [, ...rest], suits }) => (rest.length > 0 ? [{ days: rest, suits: suits - 2 }] : []))
  const most = Math.max(0, ...ways.map(({ days }) => days.length))
  return (isAhead ? ways.filter(({ days }) => days.length === most) : [...ways, ...shorter])
    .filter(({ days }) => days.length > 0)
    .toSorted((one, other) => other.suits - one.suits)
    .map(({ days }) => days)
}

/** Days that must lie between two dishes that are the same. */
const REST_DAYS = 3

/** Whether the same recipe may stand on both days: on days that near it has to be what was left of the other. */
export function areFarEnough(one: number, other: number): boolean {
  return Math.abs(one - other) >= REST_DAYS
}
