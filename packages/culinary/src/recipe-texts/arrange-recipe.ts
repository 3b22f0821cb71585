import { clip, tidyLine } from './lines.ts'
import { stepsFromLines } from './steps.ts'
import {
  LONGEST_ABOUT,
  LONGEST_INGREDIENT,
  LONGEST_MINUTES,
  LONGEST_TITLE,
  MOST_INGREDIENTS,
  MOST_SERVINGS,
  type WrittenIngredient,
  type WrittenRecipe,
} from './written-recipe.ts'

/** Brings a recipe that was found into the bounds of one; null where it has no ingredient. */
export function arrangeRecipe(found: WrittenRecipe): WrittenRecipe | null {
  const ingredients = found.ingredients
    .map(({ line, part }) => ({ line: clip(tidyLine(line), LONGEST_INGREDIENT), part: part && clip(part, LONGEST_TITLE) }))
    .filter(({ line }) => /\p{L}/u.test(line))
    .slice(0, MOST_INGREDIENTS)
  if (ingredients.length === 0) return null
  return {
    title: found.title && clip(tidyLine(found.title), LONGEST_TITLE),
    about: found.about && clip(tidyLine(found.about), LONGEST_ABOUT),
    servings: found.servings && Math.min(found.servings, MOST_SERVINGS),
    activeMinutes: found.activeMinutes && Math.min(found.activeMinutes, LONGEST_MINUTES),
    totalMinutes: found.totalMinutes && Math.min(found.totalMinutes, LONGEST_MINUTES),
    ingredients: withParts(ingredients),
    steps: stepsFromLines(found.steps),
  }
}

/** A part that is the whole is none. */
function withParts(ingredients: WrittenIngredient[]): WrittenIngredient[] {
  const parts = new Set(ingredients.map(({ part }) => part))
  return parts.size > 1 ? ingredients : ingredients.map(({ line }) => ({ line, part: null }))
}
