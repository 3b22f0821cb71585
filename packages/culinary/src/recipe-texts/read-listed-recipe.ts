import { arrangeRecipe } from './arrange-recipe.ts'
import { headingOf, partHeadingOf } from './headings.ts'
import { splitIngredients } from './ingredient-lines.ts'
import { isFarewell, isNoise, tidyLine } from './lines.ts'
import { ProductNames } from './product-names.ts'
import { tellsToDo } from './verbs.ts'
import { MOST_INGREDIENTS, type WrittenIngredient, type WrittenRecipe } from './written-recipe.ts'

/** A recipe whose ingredients and steps are known apart, as the data of a page have it. */
export interface ListedRecipe extends Omit<WrittenRecipe, 'ingredients'> {
  ingredients: string[]
}

/**
 * Takes apart the lists of a recipe: headings among the ingredients are their parts, headings among the steps go. Null for one without.
 * A line is a step of the work.
 */
export function* readListedRecipe(listed: ListedRecipe): Generator<void, WrittenRecipe | null> {
  const ingredients: WrittenIngredient[] = []
  const names = new ProductNames()
  let part: string | null = null
  for (const line of listed.ingredients.map(tidyLine)) {
    if (ingredients.length >= MOST_INGREDIENTS) break
    const named = line.endsWith(':') ? partHeadingOf(line) : null
    if (named) part = headingOf(line)?.part ?? named.part
    else if (headingOf(line) === null) for (const item of yield* splitIngredients(line, names)) ingredients.push({ line: item, part })
    yield
  }
  const steps: string[] = []
  for (const line of listed.steps.map(tidyLine)) {
    if (isStep(line)) steps.push(line)
    yield
  }
  return arrangeRecipe({ ...listed, ingredients, steps })
}

function isStep(line: string): boolean {
  return headingOf(line) === null && !isFarewell(line) && !(isNoise(line) && !tellsToDo(line))
}
