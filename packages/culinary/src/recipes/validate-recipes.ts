import type { Recipe } from './recipe.ts'
import { validateIngredients } from './validate-ingredients.ts'
import { validateSteps } from './validate-steps.ts'
import { wordStems } from './word-stems.ts'

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const TITLE_LENGTH = { least: 4, most: 70 }
const ABOUT_LENGTH = { least: 20, most: 160 }
const MOST_SERVINGS = 12
/** Soaking and rising overnight, then baking. */
const MOST_MINUTES = 36 * 60
const MOST_DAYS_KEPT = 30
/** What a recipe is good for is computed; a sentence that says it may be wrong for somebody. */
const CLAIMS = /bezgluten|bez glutenu|wega[nń]|wegetaria|laktoz|zdrow|dietetyczn|odchudza|\bfit\b|niskokalor|cukrzyc|bezpieczn/iu

/** Everything wrong with the recipe base, one line a fault (`id: fault`); empty when it is sound. */
export function validateRecipes(recipes: readonly Recipe[]): string[] {
  return [
    ...duplicates(recipes.map(({ id }) => id)).map((id) => `${id}: id twice`),
    ...duplicates(recipes.map(({ title }) => wordStems(title).sort().join(' '))).map(
      (title) => `title twice, but for its endings: ${title}`,
    ),
    ...recipes.flatMap((recipe) => validateRecipe(recipe).map((fault) => `${recipe.id}: ${fault}`)),
  ]
}

function validateRecipe(recipe: Recipe): string[] {
  return [
    ...validateHead(recipe),
    ...validateIngredients(recipe.ingredients, recipe.servings),
    ...validateSteps(recipe, recipe.steps, recipe.totalMinutes, recipe.equipment),
    ...(recipe.variants ?? []).flatMap((variant) =>
      validateSteps(recipe, variant.steps, variant.totalMinutes, variant.devices).map((fault) => `${variant.devices.join('/')}: ${fault}`),
    ),
  ]
}

function validateHead({ id, title, about, meals, servings, activeMinutes, totalMinutes, keepsDays }: Recipe): string[] {
  const faults: string[] = []
  if (!ID.test(id)) faults.push('malformed id')
  if (!fits(title, TITLE_LENGTH) || !/^\p{Lu}/u.test(title) || /[.!]$/.test(title))
    faults.push('title: 4 to 70 characters, a capital, no full stop')
  if (!fits(about, ABOUT_LENGTH) || !about.endsWith('.')) faults.push('about: one sentence of 20 to 160 characters')
  if (CLAIMS.test(`${title} ${about}`)) faults.push('claims what is computed')
  if (meals.length === 0 || new Set(meals).size !== meals.length) faults.push('meals: at least one, each once')
  if (!Number.isInteger(servings) || servings < 1 || servings > MOST_SERVINGS) faults.push(`servings ${servings}`)
  if (!(activeMinutes >= 1) || activeMinutes > totalMinutes) faults.push(`activeMinutes ${activeMinutes} of ${totalMinutes}`)
  if (totalMinutes > MOST_MINUTES) faults.push(`totalMinutes ${totalMinutes}`)
  if (!Number.isInteger(keepsDays) || keepsDays < 0 || keepsDays > MOST_DAYS_KEPT) faults.push(`keepsDays ${keepsDays}`)
  return faults
}

function fits(text: string, { least, most }: { least: number; most: number }): boolean {
  return text === text.trim() && text.length >= least && text.length <= most
}

function duplicates(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}
