import { kitchenLetters } from '../../parse/kitchen-lexicon.ts'
import { isWordLike } from '../../parse/names/word-like.ts'
import type { ParsedReceiptItem } from '../parsed-receipt.ts'
import type { KindOfShop } from '../shop/kind-of-shop.ts'
import type { NamedItem } from './settle-item.ts'

/** The items that belong in a pantry, for the kind of shop that sold them; what has no name in letters becomes an error item. */
export function keepGoods(named: readonly NamedItem[], shop: KindOfShop): ParsedReceiptItem[] {
  if (shop === 'meals') return []
  const anyFood = named.some(isKnownFood)
  return named
    .filter((each) => isKnownFood(each) || each.name.isFood === false || (shop === 'groceries' && anyFood))
    .filter((each) => shop === 'groceries' || each.item.sure)
    .map(({ item }) => (item.foodId === null && !hasName(item.productName) ? { ...item, problem: 'not_a_product' as const } : item))
}

function isKnownFood({ item, name }: NamedItem): boolean {
  return item.foodId !== null && name.isFood !== false
}

function hasName(productName: string): boolean {
  return productName.split(/[^\p{L}]+/u).some((word) => isWordLike(kitchenLetters(), word))
}
