export { type Chores, choresOf } from './chores.ts'
export { lastDayAtHome } from './freezable.ts'
export { needsOfPlan } from './needs-of-plan.ts'
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
export { type StandingMeal, type Swapped, swapMeal } from './swap-meal.ts'
