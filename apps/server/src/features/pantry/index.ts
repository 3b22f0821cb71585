export { upsertConversion } from './conversions/conversions.queries.ts'
export { NO_RATES, rateBetween, unitsPerUnit } from './conversions/conversions.ts'
export { listHeldAmounts, listPantryEntries, listStock, listUsableStock, type PantryStock } from './list-stock.ts'
export { lockPantry } from './pantry.queries.ts'
export { routes } from './pantry.routes.ts'
export { deletePrices, insertPrices, type LastPrice, listLastPrices } from './prices.queries.ts'
export {
  deductStock,
  type NotReturned,
  returnStock,
  type StockDeductions,
  type TakenProduct,
  takeOffShelf,
} from './products/deduct-stock.ts'
export { categoryOf, identifyProduct } from './products/identify-product.ts'
export { describeProducts, type KnownProduct } from './products/known-products.ts'
export { batchStatesSchema } from './products/product-state.ts'
export { type ItemToStock, putIntoPantry, restockSpices, unitConflict } from './products/put-into-pantry.ts'
export { undoChangesIn } from './products/restore-product.ts'
export { listRegularPurchases } from './regular-purchases.queries.ts'
