export { readWish, type Wish } from './read-wish.ts'
export { isAccompaniment, saySetAside, sayUnmet, shareOfWish } from './wish-met.ts'
export { distanceFromWish, isAsWished, sayEnergy, servingSizeFor } from './wished-energy.ts'
