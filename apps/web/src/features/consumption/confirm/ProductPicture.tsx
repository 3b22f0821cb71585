import { isPantryCategory } from '@spizarka/contract/pantry'
import { foodLook } from '../../../lib/food-look.ts'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'

/** The tile of a product of the pantry. */
export function ProductPicture({ name, category }: { name: string; category: string }) {
  return <ProductTile name={name} {...foodLook(name, isPantryCategory(category) ? category : 'other')} size="sm" />
}
