export {
  asksForDish,
  asksForKind,
  asksForLeftovers,
  asksForLittle,
  asksForMannersOnly,
  asksForVessels,
  asksToBuyLittle,
  asksToBuyNothing,
  asksToUseUp,
  isManner,
  isWalledOff,
  leftOutByWish,
  meatPartOf,
  servingSizeOf,
  timesOf,
  wishedDevice,
  wishedFoods,
  wishedTags,
  wishedTools,
} from './asked-by-wish.ts'
export { type DishFacts, factsOfAdapted, factsOfBase, factsOfComposed, type WrittenDish } from './dish-facts.ts'
export type { UnfittedDish } from './dish-tags.ts'
export { isAccompaniment, isForWhoAsks, isNoMealOf, isTreat } from './meal-of-its-own.ts'
export { readWish } from './read-wish.ts'
export { ASKS_NOTHING, type Want, type Wish } from './want.ts'
export {
  breaksWhatIsMet,
  earnestPartOf,
  explainAllUnmet,
  explainUnmet,
  isRuledOut,
  isWhatIsWished,
  keepsWalls,
  meetsWant,
  mostOfWish,
  shareInEarnest,
  shareOfWish,
  toldOf,
  type WhyNot,
} from './wish-met.ts'
export { describeEnergy, distanceFromWish, isAsWished, mostOfServing, servingSizeFor } from './wished-energy.ts'
