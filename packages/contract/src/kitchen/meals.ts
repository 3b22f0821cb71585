import { z } from 'zod'

/** Meals of the day with their words on the screen. */
export const MEAL_TYPES = { breakfast: 'Śniadanie', lunch: 'Obiad', dinner: 'Kolacja', snack: 'Przekąska' } as const
export type MealType = keyof typeof MEAL_TYPES

export const mealTypeSchema = z.enum(Object.keys(MEAL_TYPES) as [MealType, ...MealType[]])
