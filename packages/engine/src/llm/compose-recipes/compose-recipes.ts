import type { ComposedRecipe, ComposeRecipesRequest, Composition } from '../../actions.ts'
import type { Engine } from '../../port.ts'
import type { Ask } from '../ask.ts'
import { acceptRecipe } from './accept-recipe.ts'
import { type RecipesAnswer, recipesQuestion } from './question.ts'

/**
 * Lets the model compose from the pantry and judges what it says: reading, safety, amounts, what a cook objects to and reasons are ours. An answer without one
 * acceptable dish is sent back once with the reasons; then, and in every other case of trouble, the built-in dishes are given. What is
 * cooked on a multi-cooker comes from the base: its settings are tried ones.
 */
export async function composeRecipes(
  ask: Ask,
  composeBuiltin: Engine['composeRecipes'],
  request: ComposeRecipesRequest,
  signal?: AbortSignal,
): Promise<Composition> {
  const builtin = await composeBuiltin(request, signal)
  if (request.device !== null || request.pantry.every(({ foodId }) => foodId === null)) return builtin
  const answer = await ask(
    recipesQuestion(request, (proposed) => objectionTo(proposed, request, builtin.recipes[0])),
    signal,
  )
  const accepted = answer === null ? [] : acceptedRecipes(answer, request, builtin.recipes[0])
  if (accepted.length === 0) return builtin
  const likenesses = new Set(accepted.map(likenessOf))
  const isAlike = (recipe: ComposedRecipe): boolean => likenesses.has(likenessOf(recipe))
  const titles = new Set(accepted.map(({ title }) => title))
  const more = builtin.recipes
    .filter(({ title }) => !titles.has(title))
    .toSorted((one, other) => Number(isAlike(one)) - Number(isAlike(other)))
  const recipes = [...accepted, ...more].slice(0, request.count)
  return { recipes, madeBy: 'model', unmet: recipes[0]?.unmet ?? null, obstacles: [], help: [] }
}

/** Those that pass, each unlike those before it: made otherwise, or mainly of something else. */
function acceptedRecipes(
  { recipes }: RecipesAnswer,
  request: ComposeRecipesRequest,
  builtin: ComposedRecipe | undefined,
): ComposedRecipe[] {
  const accepted = new Map<string, ComposedRecipe>()
  for (const proposed of recipes.slice(0, request.count)) {
    const judged = acceptRecipe(proposed, request, builtin)
    if ('recipe' in judged && !accepted.has(likenessOf(judged.recipe))) accepted.set(likenessOf(judged.recipe), judged.recipe)
  }
  return [...accepted.values()]
}

function likenessOf({ kind, ingredients }: ComposedRecipe): string {
  const [main] = ingredients.toSorted((one, other) => (other.grams ?? 0) - (one.grams ?? 0))
  return `${kind} ${main?.food}`
}

function objectionTo({ recipes }: RecipesAnswer, request: ComposeRecipesRequest, builtin: ComposedRecipe | undefined): string | null {
  if (recipes.length === 0) return 'it held no recipe'
  const judged = recipes.slice(0, request.count).map((proposed) => acceptRecipe(proposed, request, builtin))
  if (judged.some((each) => 'recipe' in each)) return null
  return judged
    .flatMap((each, place) => ('objections' in each ? each.objections.map((why) => `recipe ${place + 1}: ${why}`) : []))
    .join('; ')
}
