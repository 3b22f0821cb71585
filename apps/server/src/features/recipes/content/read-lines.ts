import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { readIngredientLines as endpoint } from '@spizarka/contract/recipes'
import { amountOf, type HouseholdAmount, purposeOf, readIngredient } from '@spizarka/culinary/ingredients'
import { traitsOfRecipe } from '@spizarka/culinary/safety'
import { createPause } from '../../../platform/concurrency/concurrency.ts'
import { checkedIngredients } from '../facts/recipe-facts.ts'
import { presentIngredients, stockOf } from '../present/present-ingredients.ts'
import { presentNutrition, presentSafety } from '../present/present-nutrition-and-safety.ts'
import type { Viewer } from '../present/viewer.ts'
import type { StoredIngredient, StoredProduct } from './content.ts'

const OPTIONAL = /opcjonaln|niekonieczn/iu

/** Words of one recipe that are read: a long one has half as many, and whatever they are they take no more than 0.3 s. */
const MAX_WORDS = 300
/** A word, or a dozen letters of what has no spaces. */
const WORD = /[\p{L}\d]{1,12}/gu

/** Reads typed lines, letting other work in between. What is beyond the words of any recipe is kept as it was typed, unread. */
export async function readLines(lines: readonly string[]): Promise<StoredIngredient[]> {
  const ingredients: StoredIngredient[] = []
  const pause = createPause()
  let words = 0
  for (const line of lines) {
    words += line.match(WORD)?.length ?? 0
    if (words > MAX_WORDS) {
      ingredients.push(unreadLine(line))
      continue
    }
    ingredients.push(readLine(line))
    await pause()
    // The safety gate reads it for itself, and remembers.
    traitsOfRecipe([line])
    await pause()
  }
  return ingredients
}

function unreadLine(line: string): StoredIngredient {
  const nothing = { food: null, grams: null, bought: null, quantity: null, measure: null, part: null, replaces: null }
  return { ...nothing, name: line, line, purpose: 'eaten', also: [], linked: false, optional: false, unread: true }
}

/** One typed line as an ingredient. */
export function readLine(line: string): StoredIngredient {
  const read = readIngredient(line)
  const [first, ...also] = read.map(
    ({ name, food, grams, usedGrams, purpose }): StoredProduct => ({
      name,
      food: food?.id ?? null,
      grams: usedGrams,
      bought: grams,
      purpose,
    }),
  )
  return {
    ...(first ?? { name: line, food: null, grams: null, bought: null, purpose: purposeOf(line) }),
    line,
    ...amountFields(read.length === 1 ? amountOf(line, read[0]?.food ?? null) : null),
    also,
    linked: false,
    unread: false,
    optional: OPTIONAL.test(line),
    part: null,
    replaces: null,
  }
}

/** What an amount is kept as; of none, nothing. */
export function amountFields(amount: HouseholdAmount | null): Pick<StoredIngredient, 'quantity' | 'measure'> {
  return amount ?? { quantity: null, measure: null }
}

/** How the kitchen reads lines while they are typed, each in its place, and what dish they make for the viewer. */
export async function readIngredientLines(
  { ingredients: lines, servings }: BodyOut<typeof endpoint>,
  viewer: Viewer,
): Promise<ResponseOf<typeof endpoint>> {
  const ingredients = await readLines(lines)
  return {
    ingredients: presentIngredients(ingredients, stockOf(ingredients, viewer)),
    nutrition: presentNutrition({ ingredients, steps: [] }, servings),
    safety: presentSafety({ ingredients, steps: [] }, servings, traitsOfRecipe(checkedIngredients(ingredients)), viewer),
  }
}
