export { checkDish } from './check-dish.ts'
export {
  type CheckedDish,
  type CheckedEater,
  type CheckedIngredient,
  type CheckFinding,
  KITCHEN_CHECK_NAMES,
  type KitchenCheck,
} from './checked-dish.ts'
export { heatedThrough, isNeverLeftRaw, saysCookedBefore } from './cooked-through.ts'
export { stepsBesideCooking, toolsOfSteps } from './foreign-texts.ts'
export { pansFilled } from './pan-load.ts'
export { type ReadClause, readSteps } from './read-steps.ts'
export { isCookingFat, renderedFat } from './rendered-fat.ts'
export { hasWord as hasStepWord } from './step-words.ts'
export { minutesOfTurns, tellsTurns } from './turns.ts'
