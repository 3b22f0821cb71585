export { type Candidate, candidateOfBase } from './candidate.ts'
export { type ChosenDish, chooseDishes } from './choose-dishes.ts'
export { beyondLeanings, outside } from './criteria.ts'
export { findEndingProducts, shareTaken } from './ending-products.ts'
