import type { MealType } from '@spizarka/contract/meals'
import { Apple, Coffee, type LucideIcon, Moon, Utensils } from 'lucide-react'

/** The sign of each meal, where one is chosen. */
export const MEAL_ICONS: Record<MealType, LucideIcon> = { breakfast: Coffee, lunch: Utensils, dinner: Moon, snack: Apple }
