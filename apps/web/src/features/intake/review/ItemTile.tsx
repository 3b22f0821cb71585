import type { PendingItem } from '@spizarka/contract/intake'
import { pantryCategorySchema } from '@spizarka/contract/pantry'
import { foodLook } from '../../../lib/food-look.ts'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'

export function ItemTile({ item }: { item: PendingItem }) {
  const category = pantryCategorySchema.safeParse(item.category).data
  return <ProductTile name={item.product_name} {...foodLook(item.product_name, category)} />
}
