import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { RecipesRow } from '../../../platform/db/row-types.gen.ts'
import { factsOf, type RecipeFacts } from '../facts/recipe-facts.ts'
import { contentSchema } from './content.ts'

/** All that an author writes of a recipe, as one value: what is sent to the library, and what waits behind a text that stands. */
export const recipeTextSchema = z.object({
  title: z.string(),
  about: z.string(),
  kind: z.string(),
  mealTypes: z.array(z.string()),
  servings: z.int(),
  activeMinutes: z.int().nullable(),
  totalMinutes: z.int().nullable(),
  content: contentSchema,
})
export type RecipeText = z.output<typeof recipeTextSchema>

type Columns = Pick<
  Selectable<RecipesRow>,
  'title' | 'about' | 'kind' | 'meal_types' | 'servings' | 'active_minutes' | 'total_minutes' | 'content'
>

/** The text that a recipe's columns hold. */
export function textOf(row: Columns): RecipeText {
  return recipeTextSchema.parse({
    title: row.title,
    about: row.about,
    kind: row.kind,
    mealTypes: row.meal_types,
    servings: row.servings,
    activeMinutes: row.active_minutes,
    totalMinutes: row.total_minutes,
    content: row.content,
  })
}

/** The columns that hold a text, with what is computed from it. */
export function columnsOf(text: RecipeText): Omit<Columns, 'content'> & { content: string } & RecipeFacts {
  return {
    title: text.title,
    about: text.about,
    kind: text.kind,
    meal_types: [...text.mealTypes],
    servings: text.servings,
    active_minutes: text.activeMinutes,
    total_minutes: text.totalMinutes,
    content: JSON.stringify(text.content),
    ...factsOf(text.title, text.content.ingredients, text.servings),
  }
}

/** A recipe as its owner has it: with what they made of a published one, which others do not read yet. */
export function withDraft<Row extends Columns & Pick<Selectable<RecipesRow>, 'draft' | 'why' | 'unmet'>>(row: Row): Row {
  if (row.draft === null) return row
  const text = recipeTextSchema.parse(row.draft)
  return { ...row, ...columnsOf(text), content: text.content, why: [], unmet: null }
}
