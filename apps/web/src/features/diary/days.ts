import { LIMITS } from '@spizarka/contract/limits'
import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { addDays, formatWholeDay, isCalendarDay, weekdayOf } from '../../lib/days.ts'
import { useSearchParams } from '../../lib/router/links.tsx'
import { daysUntil, today } from '../../lib/text/format.ts'

/** The first and the last day that the diary can be written for. */
export function writableDays(): { first: string; last: string } {
  const now = today()
  const { ahead, yearsBack } = LIMITS.diaryDays
  // 29 February has no day two years earlier: the first of March stands for it.
  const first = `${Number(now.slice(0, 4)) - yearsBack}${now.slice(4)}`
  return { first: isCalendarDay(first) ? first : `${first.slice(0, 4)}-03-01`, last: addDays(now, ahead) }
}

/** The day that an address names; today where it names none, or one that the diary cannot be written for. */
export function useDayOfAddress(): string {
  const [query] = useSearchParams()
  const named = query.get('day') ?? ''
  const { first, last } = writableDays()
  return isCalendarDay(named) && named >= first && named <= last ? named : today()
}

/** The meal that an address names; that of the time of day where it names none. */
export function useMealOfAddress(): MealType {
  const [query] = useSearchParams()
  const named = query.get('meal') ?? ''
  return isMeal(named) ? named : mealOf()
}

function isMeal(named: string): named is MealType {
  return Object.hasOwn(MEAL_TYPES, named)
}

/** What people eat at that hour of their clock. */
export function mealOf(time: Date = new Date()): MealType {
  const hour = time.getHours()
  if (hour >= 4 && hour < 11) return 'breakfast'
  if (hour >= 11 && hour < 17) return 'lunch'
  return hour >= 17 && hour < 22 ? 'dinner' : 'snack'
}

/** Dziś, Wczoraj, Jutro; further away the day of the week. */
export function nameOfDay(day: string): string {
  return { '0': 'Dziś', '-1': 'Wczoraj', '1': 'Jutro' }[String(daysUntil(day))] ?? weekdayOf(day)
}

/** kolacja, dziś · śniadanie, wtorek, 18 listopada */
export function nameOfMeal(day: string, meal: MealType): string {
  const name = nameOfDay(day).toLocaleLowerCase('pl')
  return `${MEAL_TYPES[meal]}, ${Math.abs(daysUntil(day)) > 1 ? formatWholeDay(day) : name}`
}

/** Whom something is done to: dodaj śniadanie, skopiuj kolację. */
export const MEALS_WRITTEN: Record<MealType, string> = { breakfast: 'śniadanie', lunch: 'obiad', dinner: 'kolację', snack: 'przekąskę' }
