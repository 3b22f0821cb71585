export { explainStock } from './explain-stock.ts'
export { type HeldDish, holdAgainstPantry } from './hold-against-pantry.ts'
export { daysBetween, soonUsed, spoils, worthOfUsing } from './use-soon.ts'
