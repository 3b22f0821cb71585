import type { JobDefinition } from '../../platform/jobs/define-job.ts'
import { purgeDiary } from './purge-diary.ts'
import { purgeMealSessions, readMealText } from './texts/log-meal-text.ts'

export { routes } from './diary.routes.ts'
export { deleteEntryOfConsumption } from './diary-entries.queries.ts'
export { purgeDiary } from './purge-diary.ts'
export { purgeMealSessions } from './texts/log-meal-text.ts'
export { writeCookedMeal } from './write-cooked-meal.ts'

export const jobs: readonly JobDefinition[] = [purgeDiary, readMealText, purgeMealSessions]
