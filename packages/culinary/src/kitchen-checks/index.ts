export { checkDish } from './check-dish.ts'
export {
  type CheckedDish,
  type CheckedEater,
  type CheckedIngredient,
  type CheckFinding,
  KITCHEN_CHECK_NAMES,
  type KitchenCheck,
} from './checked-dish.ts'
export { stepsBesideCooking, toolsOfSteps } from './foreign-texts.ts'
export { pansFilled } from './pan-load.ts'
export { isSweet, leastSaltOf, mostOfPortion, mostSaltOf, roomOfPortion } from './portions.ts'
export { isPureSalt, type SaltBalance, saltBalance, saltIn } from './salting.ts'
export { selects } from './select-foods.ts'
export { leastOfHeap, type StarchHeap, starchHeap } from './starch.ts'
export { heatedThrough, isNeverLeftRaw, saysCookedBefore } from './steps/cooked-through.ts'
export { type ReadClause, readSteps } from './steps/read-steps.ts'
export { isCookingFat, renderedFat, richFat } from './steps/rendered-fat.ts'
export { scheduleOf } from './steps/schedule.ts'
export { hasWord as hasStepWord, minutesOf as minutesOfText } from './steps/step-words.ts'
export { minutesOfTurns, tellsTurns } from './steps/turns.ts'
