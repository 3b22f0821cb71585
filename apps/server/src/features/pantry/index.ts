export { listHeldAmounts, listStock, listUsableStock, type PantryStock, toEngineStock } from './list-stock.ts'
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
export { describeProducts, type KnownProduct } from './products/known-products.ts'
export { categoryOf, identifyProduct, NO_RATES, rateBetween, unitsPerUnit } from './products/product-facts.ts'
export { batchStatesSchema } from './products/product-state.ts'
export { lockPantry, upsertConversion } from './products/products.queries.ts'
export { type ItemToStock, listPantryEntries, putIntoPantry, restockSpices, unitConflict } from './products/put-into-pantry.ts'
export { undoChangesIn } from './products/restore-product.ts'
export { listRegularPurchases } from './regular-purchases.queries.ts'
