export { productKey } from './product-key.ts'
export {
  type ClarificationDetails,
  type ConflictType,
  type PantryEntry,
  type ReconcilableItem,
  type Reconciled,
  reconcile,
  reconcileAll,
} from './reconcile.ts'
export { suggestFoods } from './suggest-foods.ts'
