export { isAtHand, neededFor } from './adapt-dish.ts'
export { type BaseDish, baseDishes } from './base-dish.ts'
export { baseProspects, type FittedDish, fitBase, fitDish, writeFitted } from './compose-from-base.ts'
