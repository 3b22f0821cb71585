import { arrangeRecipe } from './arrange-recipe.ts'
import { headingOf, partHeadingOf } from './headings.ts'
import { splitIngredients } from './ingredient-lines.ts'
import { tidyLine } from './lines.ts'
import { isFarewell, isNoise } from './noise.ts'
import { tellsToDo } from './verbs.ts'
import { MOST_INGREDIENTS, type WrittenIngredient, type WrittenRecipe } from './written-recipe.ts'

/** A recipe whose ingredients and steps are known apart, as the data of a page have it. */
export interface ListedRecipe extends Omit<WrittenRecipe, 'ingredients'> {
  ingredients: string[]
}

/** Takes apart the lists of a recipe: headings among the ingredients are their parts, headings among the steps go. Null for one without. */
export function readListedRecipe(listed: ListedRecipe): WrittenRecipe | null {
  const ingredients: WrittenIngredient[] = []
  let part: string | null = null
  for (const line of listed.ingredients.map(tidyLine)) {
    if (ingredients.length >= MOST_INGREDIENTS) break
    const named = line.endsWith(':') ? partHeadingOf(line) : null
    if (named) part = headingOf(line)?.part ?? named.part
    else if (headingOf(line) === null) for (const item of splitIngredients(line)) ingredients.push({ line: item, part })
  }
  const steps = listed.steps
    .map(tidyLine)
    .filter((line) => headingOf(line) === null && !isFarewell(line) && !(isNoise(line) && !tellsToDo(line)))
  return arrangeRecipe({ ...listed, ingredients, steps })
}
