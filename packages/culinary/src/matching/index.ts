export { nearestProduct } from './nearest-product.ts'
export {
  type CheckableItem,
  type CheckedItem,
  type ClarificationDetails,
  type ConflictType,
  checkItems,
  type PantryEntry,
  productKey,
  type ReconcilableItem,
  type Reconciled,
  reconcile,
  reconcileAll,
} from './reconcile.ts'
export { suggestFoods } from './suggest-foods.ts'
