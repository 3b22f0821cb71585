export { baseDishes } from './base-dish.ts'
export { composeFromBase, fitBase } from './compose-from-base.ts'
