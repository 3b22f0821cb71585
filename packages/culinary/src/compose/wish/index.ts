export { type DishFacts, factsOfAdapted, factsOfBase, factsOfComposed, type WrittenDish } from './dish-facts.ts'
export type { UnfittedDish } from './dish-tags.ts'
export { readWish, type Want, type Wish } from './read-wish.ts'
export {
  asksForKind,
  asksForLeftovers,
  asksForLittle,
  asksForMannersOnly,
  asksToBuyNothing,
  asksToUseUp,
  explainAllUnmet,
  explainUnmet,
  isAccompaniment,
  isNoMealOf,
  isTreat,
  isWhatIsWished,
  leftOutByWish,
  mostOfWish,
  servingSizeOf,
  shareOfWish,
  wishedDevice,
  wishedFoods,
  wishedTags,
  wishedTools,
} from './wish-met.ts'
export { describeEnergy, distanceFromWish, isAsWished, mostOfServing, servingSizeFor } from './wished-energy.ts'
