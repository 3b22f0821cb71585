export { type Candidate, candidateOfBase, candidateOfPattern } from './candidate.ts'
export { type ChosenDish, chooseDishes } from './choose-dishes.ts'
