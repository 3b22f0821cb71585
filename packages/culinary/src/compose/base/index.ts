export { type BaseDish, baseDishes } from './base-dish.ts'
export { baseCandidates, type FittedDish, fitBase, fitDish, writeFitted } from './compose-from-base.ts'
