import { nameSimilarity, type Purchase } from './basket.ts'
import { readLabelName } from './join-names.ts'

/** How alike a spoilt printing is to the whole one at least. */
const SAME_NAME = 0.75

/** Gives a purchase whose printed name is spoilt that of one that is printed nearly alike and costs the same apiece. */
export function correctNames(purchases: readonly Purchase[]): void {
  const printings = [...new Map(purchases.map((purchase) => [`${purchase.label}|${priceOf(purchase)}`, purchase])).values()]
  const better = new Map<string, string>()
  for (const spoilt of printings) {
    const twin = printings.find((whole) => legibility(whole.label) > legibility(spoilt.label) && isSameProduct(whole, spoilt))
    if (twin) better.set(spoilt.label, twin.label)
  }
  for (const purchase of purchases) purchase.label = better.get(purchase.label) ?? purchase.label
}

function isSameProduct(whole: Purchase, spoilt: Purchase): boolean {
  const price = priceOf(whole)
  if (price === null || price !== priceOf(spoilt) || whole.kind !== spoilt.kind) return false
  const [percent, otherPercent] = [percentOf(whole.label), percentOf(spoilt.label)]
  return (otherPercent === null || percent === otherPercent) && nameSimilarity(whole.label, spoilt.label) >= SAME_NAME
}

/** How much of a name could be read: a food, every word of it, its size. */
function legibility(label: string): number {
  const { foodId, sure, pack } = readLabelName(label)
  return (foodId === null ? 0 : 1) + (sure ? 1 : 0) + (pack === null ? 0 : 1)
}

function priceOf({ figures }: Purchase): number | null {
  if (figures === null) return null
  return figures.price ?? (figures.quantity === null || figures.quantity === 1000 ? figures.value : null)
}

/** "2%" and "3,2%" are two milks. */
function percentOf(label: string): string | null {
  return /(?<!\d)\d+(?:[.,]\d+)?(?=\s?%)/.exec(label)?.[0] ?? null
}
