import type { MealType } from '@spizarka/contract/meals'

const hourInWarsaw = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Warsaw' })

/** The meal that people in Poland have at that time. */
export function mealAt(time: Date): MealType {
  const hour = Number(hourInWarsaw.format(time))
  if (hour >= 4 && hour < 11) return 'breakfast'
  if (hour >= 11 && hour < 17) return 'lunch'
  return hour >= 17 && hour < 22 ? 'dinner' : 'snack'
}
