export { explainStock, type HeldDish, holdAgainstPantry, tellDaysLeft } from './explain-stock.ts'
export {
  daysBetween,
  ENDS_SOON_DAYS,
  endsSoon,
  explainRest,
  isPastCooking,
  type SoonUsed,
  soonUsed,
  spoils,
  worthOfUsing,
} from './use-soon.ts'
