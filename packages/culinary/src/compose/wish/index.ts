export { readWish, type Wish } from './read-wish.ts'
export { explainSetAside, explainUnmet, isAccompaniment, shareOfWish } from './wish-met.ts'
export { describeEnergy, distanceFromWish, isAsWished, servingSizeFor } from './wished-energy.ts'
