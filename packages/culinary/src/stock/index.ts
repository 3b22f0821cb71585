export { indexStock, type StockIndex, suppliersOf } from './index-stock.ts'
export { type IngredientStock, matchIndexedStock, matchStock } from './match-stock.ts'
export type { NeededIngredient, StockedProduct } from './stocked-product.ts'
export { isAlwaysThere, isTapWater } from './stocked-product.ts'
