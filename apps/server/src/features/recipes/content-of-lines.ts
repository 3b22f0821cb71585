import type { HouseholdAmount } from '@spizarka/culinary/ingredients'
import { amountOf, purposeOf, readIngredient } from '@spizarka/culinary/ingredients'
import type { KeptIngredient, KeptProduct, KeptStep, RecipeContent } from './content.ts'

const OPTIONAL = /opcjonaln|niekonieczn/iu

/**
 * A recipe that somebody wrote: the kitchen reads its lines, each stays one ingredient as it was typed. What stands in `before` word
 * for word keeps what is known of it beyond its words.
 */
export function contentOfLines(lines: readonly string[], steps: readonly string[], before?: RecipeContent): RecipeContent {
  const known = new Map(before?.ingredients.map((ingredient) => [ingredient.line, ingredient]))
  const ingredients = lines.map((line) => known.get(line) ?? readLine(line))
  return { ingredients, steps: steps.map((text) => keptStep(text, ingredients, before)), variants: [], equipment: before?.equipment ?? [] }
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

/** A step that stayed as it was still names its ingredients, at their places of now. */
function keptStep(text: string, ingredients: readonly KeptIngredient[], before: RecipeContent | undefined): KeptStep {
  const known = before?.steps.find((step) => step.text === text)
  if (!known) return { text, ingredients: [], timer: null, machine: null }
  const lines = known.ingredients.map((place) => before?.ingredients[place]?.line)
  const places = lines.map((line) => ingredients.findIndex((ingredient) => ingredient.line === line))
  return { ...known, ingredients: places.filter((place) => place >= 0) }
}
