import { contentOfLines } from '../src/features/recipes/index.ts'
import type { MadeUser } from './factories.ts'
import type { TestApp } from './harness.ts'

interface WrittenRecipe {
  title: string
  servings?: number
  keepsDays?: number
  mealTypes?: string[]
  /** Lines as a person writes them. */
  ingredients: readonly string[]
}

/** Writes a recipe of somebody's own straight into the database, or a published one without an owner; gives its id. */
export async function keepRecipe(
  { db }: TestApp,
  owner: Pick<MadeUser, 'id'> | null,
  { title, servings = 2, keepsDays = 2, mealTypes = [], ingredients }: WrittenRecipe,
): Promise<number> {
  const content = await contentOfLines(ingredients, ['Wymieszaj.'])
  const origin = owner
    ? ({ owner_id: owner.id, source: 'own' } as const)
    : ({ owner_id: null, source: 'base', base_id: title, published_at: new Date() } as const)
  const { id } = await db
    .insertInto('recipes')
    .values({
      ...origin,
      title,
      kind: 'pancakes',
      meal_types: mealTypes,
      servings,
      keeps_days: keepsDays,
      content: JSON.stringify(content),
      food_ids: content.ingredients.flatMap(({ food }) => food ?? []),
      computed_with: 'test',
      search_text: title.toLowerCase(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes that many empty recipes of somebody's. */
export async function fillRecipes({ pool }: TestApp, { id }: Pick<MadeUser, 'id'>, count: number): Promise<void> {
  await pool.query(
    `insert into recipes (owner_id, source, title, kind, servings, content, food_ids, computed_with, search_text)
     select $1, 'own', 'Zupa', 'soup', 2, '{}', '{}', 'x', '' from generate_series(1, $2)`,
    [id, count],
  )
}
