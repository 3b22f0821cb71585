import { isFrozen, isItself } from '../stock/suppliers.ts'

/** A product by what tells it from others: its key and, where the food table knows it, its food. */
export interface NamedProduct {
  productKey: string
  foodId: string | null
}

/**
 * Which item of a shopping list each line of a receipt is, by place; null for what was bought besides. A product of the same name comes
 * first, then the same food, then a kind of it or what it is a kind of (milk 2% for milk), of items that nothing nearer is; what merely
 * cooks alike is something else. Several lines may be one item: two kinds of yoghurt for one.
 */
export function matchToList(lines: readonly NamedProduct[], items: readonly NamedProduct[]): (number | null)[] {
  const matched = lines.map((): number | null => null)
  for (const isLike of [hasName, hasFood, isKind]) {
    const nearer = new Set(matched)
    for (const [place, line] of lines.entries()) {
      if (matched[place] !== null) continue
      const found = items.findIndex((item, each) => !nearer.has(each) && isLike(line, item))
      matched[place] = found === -1 ? null : found
    }
  }
  return matched
}

function hasName(line: NamedProduct, item: NamedProduct): boolean {
  return line.productKey === item.productKey
}

function hasFood(line: NamedProduct, item: NamedProduct): boolean {
  return line.foodId !== null && line.foodId === item.foodId
}

function isKind({ foodId: bought }: NamedProduct, { foodId: asked }: NamedProduct): boolean {
  return bought !== null && asked !== null && isItself(bought, asked) && isFrozen(bought) === isFrozen(asked)
}
