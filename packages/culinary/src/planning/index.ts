export { type Chores, choresOf } from './carrying-out/chores.ts'
export { lastDayAtHome } from './carrying-out/freezable.ts'
export { needsOfPlan } from './carrying-out/needs-of-plan.ts'
export { type StandingMeal, type Swapped, swapMeal } from './carrying-out/swap-meal.ts'
export { planMeals } from './plan-meals.ts'
export type {
  DishNeed,
  KeptIngredient,
  KeptRecipe,
  MealPlan,
  PlannedDay,
  PlannedDish,
  PlannedMeal,
  PlanObstacle,
  PlanRequest,
} from './plan-request.ts'
