import type { PendingItem } from '@spizarka/contract/intake'
import { isPantryCategory } from '@spizarka/contract/pantry'
import { foodLook } from '../../../lib/food-look.ts'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'

export function ItemTile({ item }: { item: PendingItem }) {
  const category = isPantryCategory(item.category) ? item.category : undefined
  return <ProductTile name={item.product_name} {...foodLook(item.product_name, category)} />
}
