import type { Food } from '@spizarka/knowledge'
import type { ChosenVariant, WeighedStump } from './chosen-variant.ts'

/** What a brand's product tastes of or is made of, rather than the product ("VIFON KURCZAK", "WHISKAS ŁOSOŚ"). */
const INGREDIENTS: ReadonlySet<Food['aisle']> = new Set([
  'fruit',
  'vegetables',
  'meat',
  'fish',
  'cheese',
  'pulses-nuts-seeds',
  'baking',
  'cans-and-jars',
  'sauces',
  'spices',
])
const INGREDIENT = 2.5
/** "FANTA" is a "napój gazowany", and no other napój. */
const PART_OF_BRAND = 2

/** What speaks against a name beside a brand that stands for a product: it is an ingredient of that product, or a part of its name only. */
export function againstBrand({ variant, used }: Pick<ChosenVariant, 'variant' | 'used'>, stumps: readonly WeighedStump[]): number {
  const standIns = [...stumps.keys()].filter((at) => stumps[at]?.isStandIn === true)
  if (standIns.length === 0) return 0
  const taken = standIns.filter((at) => used.has(at)).length
  if (taken > 0) return taken < standIns.length ? PART_OF_BRAND : 0
  const head = variant.words[variant.head]?.lexemes ?? new Set<number>()
  const same = standIns.some((at) => [...head].some((lexeme) => stumps[at]?.readings.has(lexeme)))
  return INGREDIENTS.has(variant.food.aisle) && !same ? INGREDIENT : 0
}
