export { type DishFacts, factsOfAdapted, factsOfBase, factsOfComposed, type WrittenDish } from './dish-facts.ts'
export { readWish, type Wish } from './read-wish.ts'
export {
  asksForKind,
  explainAllUnmet,
  explainUnmet,
  isAccompaniment,
  isNoMealOf,
  isTreat,
  leftOutByWish,
  shareOfWish,
  wishedFoods,
  wishedTools,
} from './wish-met.ts'
export { describeEnergy, distanceFromWish, isAsWished, servingSizeFor } from './wished-energy.ts'
