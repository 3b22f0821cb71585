import { dishKindSchema } from '@spizarka/contract/recipe-parts'
import type { IllustrateRequest, Illustration } from '@spizarka/engine'
import type { AppContext } from '../../platform/context.ts'
import { keepPicture } from '../pictures/index.ts'
import { contentSchema, productsOf } from './content.ts'
import type { RecipeRow } from './recipes.queries.ts'

/** Has a picture of a recipe made and keeps it; gives the key to hang it up by. */
export async function makePicture(
  context: AppContext,
  recipe: Pick<RecipeRow, 'title' | 'kind' | 'content'>,
  seed: number,
): Promise<{ key: string; madeBy: Illustration['madeBy'] }> {
  const made = await context.engine.illustrate(picturedDish(recipe, seed))
  return { key: await keepIllustration(context, made), madeBy: made.madeBy }
}

/** What a recipe's picture shows: its foods, what there is most of first. */
export function picturedDish({ title, kind, content }: Pick<RecipeRow, 'title' | 'kind' | 'content'>, seed: number): IllustrateRequest {
  const products = contentSchema.parse(content).ingredients.flatMap(productsOf)
  const foods = products.toSorted((one, other) => (other.grams ?? 0) - (one.grams ?? 0)).flatMap(({ food }) => food ?? [])
  return { title, kind: dishKindSchema.parse(kind), foods: [...new Set(foods)], seed }
}

/** Gives the key. */
export function keepIllustration(context: AppContext, { image, width, height, madeBy }: Illustration): Promise<string> {
  return keepPicture(context, { image, width, height, kind: madeBy === 'model' ? 'generated' : 'drawn' })
}
