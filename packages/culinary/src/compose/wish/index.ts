export { type DishFacts, factsOfAdapted, factsOfBase, factsOfComposed, type WrittenDish } from './dish-facts.ts'
export { readWish, type Wish } from './read-wish.ts'
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
  servingSizeOf,
  shareOfWish,
  wishedFoods,
  wishedTags,
  wishedTools,
} from './wish-met.ts'
export { describeEnergy, distanceFromWish, isAsWished, servingSizeFor } from './wished-energy.ts'
