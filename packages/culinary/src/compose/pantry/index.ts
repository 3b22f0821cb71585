export { explainStock, type HeldDish, holdAgainstPantry } from './explain-stock.ts'
export { daysBetween, soonUsed, spoils, worthOfUsing } from './use-soon.ts'
