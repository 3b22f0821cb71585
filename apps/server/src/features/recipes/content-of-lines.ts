import type { KeptIngredient, KeptStep, RecipeContent } from './content.ts'
import { readLines } from './read-lines.ts'
import { timerInText } from './timer-in-text.ts'

/** A recipe that somebody wrote: the kitchen reads its lines, each stays one ingredient as it was typed. */
export async function contentOfLines(lines: readonly string[], steps: readonly string[]): Promise<RecipeContent> {
  return arrangeContent(await readLines(lines), steps)
}

/** Typed ingredients and steps as a recipe. What stands in `before` word for word keeps what is known of it beyond its words. */
export function arrangeContent(typed: readonly KeptIngredient[], steps: readonly string[], before?: RecipeContent): RecipeContent {
  const known = new Map(before?.ingredients.map((ingredient) => [ingredient.line, ingredient]))
  const ingredients = typed.map((ingredient) => known.get(ingredient.line) ?? ingredient)
  return {
    ingredients,
    steps: steps.map((text, place) => keptStep(text, place, ingredients, before)),
    variants: [],
    equipment: before?.equipment ?? [],
  }
}

/** A step that stayed as it was still names its ingredients, at their places of now. */
function keptStep(text: string, place: number, ingredients: readonly KeptIngredient[], before: RecipeContent | undefined): KeptStep {
  const known = before?.steps.find((step) => step.text === text)
  if (!known) return { text, ingredients: [], timer: timerInText(text, place + 1), machine: null }
  const lines = known.ingredients.map((each) => before?.ingredients[each]?.line)
  const places = lines.map((line) => ingredients.findIndex((ingredient) => ingredient.line === line))
  return { ...known, ingredients: places.filter((each) => each >= 0) }
}
