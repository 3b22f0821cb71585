import { LIMITS } from '@spizarka/contract/limits'
import type { MealType } from '@spizarka/contract/meals'
import { addDays, dayInWarsaw } from '../../platform/clock/clock.ts'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { identifyProduct, putIntoPantry, unitConflict } from '../pantry/index.ts'
import { contentSchema, findVisibleRecipe, type StoredIngredient } from '../recipes/index.ts'

/** What cooking needs to know of a recipe. */
export interface CookedRecipe {
  id: number
  title: string
  kind: string
  /** The meals that it is for; none is any. */
  meals: readonly string[]
  /** The meal that it was composed for; null where nobody asked. */
  askedMeal: MealType | null
  servings: number
  keepsDays: number
  ingredients: readonly StoredIngredient[]
}

/** A recipe that a user may cook, their own or a published one; throws `not_found` for another's. */
export async function getCookedRecipe(db: Db | Trx, userId: number, recipeId: number): Promise<CookedRecipe> {
  const row = await findVisibleRecipe(db, recipeId, userId)
  if (!row) throw new AppError('not_found')
  const { id, title, kind, meal_types: meals, asked_meal: askedMeal, servings, keeps_days } = row
  return { id, title, kind, meals, askedMeal, servings, keepsDays: keeps_days, ingredients: contentSchema.parse(row.content).ingredients }
}

const SUFFIX = ' – porcja'
/** What a title that was cut must not end with: a little word that leads to the next one, a comma. */
const TRAILING_CONNECTIVES = /(?<![\s,–-])(?:[\s,–-]+(?:i|z|ze|w|we|na|do|od|o|a|u|po|dla|bez|oraz|lub))*[\s,–-]*$/u

/** Portions of a dish that go onto the shelf. */
interface Leftovers {
  name: string
  portions: number
  /** `YYYY-MM-DD`. */
  bestBefore: string | null
}

/** What leftovers of a dish are called and how long they keep, unless the cook says otherwise. */
export function proposeLeftovers({ title, keepsDays }: CookedRecipe, now: Date): { product_name: string; best_before: string | null } {
  const name = title.charAt(0).toLocaleLowerCase('pl') + title.slice(1)
  return {
    product_name: shortened(name, LIMITS.productName - SUFFIX.length) + SUFFIX,
    best_before: keepsDays === 0 ? null : addDays(dayInWarsaw(now), keepsDays),
  }
}

/** A name cut between words, and never through a character of two UTF-16 units. */
function shortened(name: string, longest: number): string {
  if (name.length <= longest) return name
  const whole = name
    .slice(0, longest + 1)
    .replace(/(?<!\s)\s+\S*$/u, '')
    .replace(TRAILING_CONNECTIVES, '')
  if (whole.length <= longest) return whole
  return whole
    .slice(0, longest)
    .toWellFormed()
    .replace(/\ufffd$/u, '')
}

/** Puts leftovers on the shelf as pieces; a ready dish, whatever its name reminds of. Gives the product's id. */
export async function stockLeftovers(trx: Trx, ownerId: number, { name, portions, bestBefore }: Leftovers, now: Date): Promise<number> {
  const { conflicts, productIds } = await putIntoPantry(trx, {
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
