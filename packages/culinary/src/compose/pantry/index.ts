export { explainStock, type HeldDish, holdAgainstPantry } from './explain-stock.ts'
export { daysBetween, endsSoon, type SoonUsed, soonUsed, spoils, worthOfUsing } from './use-soon.ts'
