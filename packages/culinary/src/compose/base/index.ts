export { baseDishes } from './base-dish.ts'
export { baseCandidates, fitBase } from './compose-from-base.ts'
