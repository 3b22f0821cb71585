export { nearestProduct } from './nearest-product.ts'
export { productKey } from './product-key.ts'
export {
  type CheckableItem,
  type CheckedItem,
  type ClarificationDetails,
  type ConflictType,
  checkItems,
  type PantryEntry,
  type ReconcilableItem,
  type Reconciled,
  reconcile,
  reconcileAll,
} from './reconcile.ts'
export { suggestFoods } from './suggest-foods.ts'
