export type { Unit } from '../knowledge/food.ts'
