import { setImmediate } from 'node:timers/promises'
import type { HouseholdAmount } from '@spizarka/culinary/ingredients'
import { amountOf, purposeOf, readIngredient } from '@spizarka/culinary/ingredients'
import { traitsOfRecipe } from '@spizarka/culinary/safety'
import type { KeptIngredient, KeptProduct } from './content.ts'

const OPTIONAL = /opcjonaln|niekonieczn/iu

/** Reads typed lines, letting other work in after each: two hundred long ones take a second. */
export async function readLines(lines: readonly string[]): Promise<KeptIngredient[]> {
  const ingredients: KeptIngredient[] = []
  for (const line of lines) {
    ingredients.push(readLine(line))
    // The safety gate reads it for itself, and remembers.
    traitsOfRecipe([line])
    await setImmediate()
  }
  return ingredients
}

/** One typed line as an ingredient. */
export function readLine(line: string): KeptIngredient {
  const read = readIngredient(line)
  const [first, ...also] = read.map(
    ({ name, food, grams, usedGrams, purpose }): KeptProduct => ({
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
    optional: OPTIONAL.test(line),
    part: null,
    replaces: null,
  }
}

/** What an amount is kept as; of none, nothing. */
export function amountFields(amount: HouseholdAmount | null): Pick<KeptIngredient, 'quantity' | 'measure'> {
  return amount ?? { quantity: null, measure: null }
}
