import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'

/** Meals in the order of the day. */
export const MEALS = Object.keys(MEAL_TYPES) as MealType[]
