import { LIMITS } from '@spizarka/contract/limits'
import { addDays, dayInWarsaw } from '../../platform/clock/clock.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { identifyProduct, stockItems, unitConflict } from '../pantry/index.ts'
import type { CookedRecipe } from './cooked-recipe.ts'

const SUFFIX = ' – porcja'

/** Portions of a dish that go onto the shelf. */
export interface Leftovers {
  name: string
  portions: number
  /** `YYYY-MM-DD`. */
  bestBefore: string | null
}

/** What leftovers of a dish are called and how long they keep, unless the cook says otherwise. */
export function proposeLeftovers({ title, keepsDays }: CookedRecipe, now: Date): { product_name: string; best_before: string | null } {
  const longest = LIMITS.productName - SUFFIX.length
  const name = title.charAt(0).toLocaleLowerCase('pl') + title.slice(1)
  // Cut between words, and never through a character of two UTF-16 units.
  const short = name.length <= longest ? name : name.slice(0, longest + 1).replace(/\s+\S*$/u, '')
  const fitting =
    short.length <= longest
      ? short
      : short
          .slice(0, longest)
          .toWellFormed()
          .replace(/\ufffd$/u, '')
  return { product_name: fitting + SUFFIX, best_before: keepsDays === 0 ? null : addDays(dayInWarsaw(now), keepsDays) }
}

/** Puts leftovers on the shelf as pieces; a ready dish, whatever its name reminds of. Gives the product's id. */
export async function shelveLeftovers(trx: Trx, ownerId: number, { name, portions, bestBefore }: Leftovers, now: Date): Promise<number> {
  const { conflicts, productIds } = await stockItems(trx, {
    ownerId,
    source: 'cooking',
    items: [
      {
        productKey: identifyProduct(name).productKey,
        productName: name,
        // A portion of roast chicken is no chicken to cook with.
        foodId: null,
        isSpice: false,
        amount: { quantity: portions, unit: 'pieces' },
        bestBefore,
        category: 'ready',
      },
    ],
    now,
  })
  const [productId] = productIds
  if (productId === undefined) throw unitConflict(conflicts[0]?.pantryUnit ?? 'pieces')
  return productId
}
