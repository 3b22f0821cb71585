export type { Unit } from './convert.ts'
export {
  type Amount,
  baseFromPieces,
  gramsFromMl,
  MAX_QUANTITY,
  mlFromGrams,
  piecesFromBase,
  roundQuantity,
  toBaseUnits,
} from './convert.ts'
export { formatAmount, roundMass, scaleAmount } from './household-amount.ts'
export { readDigits } from './read-number.ts'
export { pluralFormIndex, type ToldAmount, tellAmount } from './tell-amount.ts'
