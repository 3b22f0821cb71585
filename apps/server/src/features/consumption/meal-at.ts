import type { MealType } from '@spizarka/contract/meals'

const hourInWarsaw = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Warsaw' })

/** The meal that people in Poland have at that time; at night a dish that is a whole meal is a late supper, not a snack. */
export function mealAt(time: Date, mealsOfDish: readonly string[]): MealType {
  const hour = Number(hourInWarsaw.format(time))
  if (hour >= 4 && hour < 11) return 'breakfast'
  if (hour >= 11 && hour < 17) return 'lunch'
  const late = hour < 4 || hour >= 22
  return late && (mealsOfDish.length === 0 || mealsOfDish.includes('snack')) ? 'snack' : 'dinner'
}
