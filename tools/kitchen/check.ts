import { ALLERGENS, type AllergenSlug, CONDITION_SLUGS, checkRecipe, DIET_SLUGS, STYLE_SLUGS } from '@spizarka/culinary/safety'
import { z } from 'zod'
import { answerJsonLines } from './json-lines.ts'

/**
 * A profile as the shell takes it: slugs of the landing pages and choice lists. A field that it does not know is refused: what somebody must not
 * eat would be passed over with it.
 */
export const profileSchema = z.strictObject({
  conditions: z.array(z.enum(CONDITION_SLUGS)).default([]),
  allergens: z
    .array(
      z.custom<AllergenSlug>((slug) => typeof slug === 'string' && Object.hasOwn(ALLERGENS, slug), {
        error: `do wyboru: ${Object.keys(ALLERGENS).join(', ')}`,
      }),
    )
    .default([]),
  exclusions: z.array(z.string().max(200)).default([]),
  diet: z.enum(DIET_SLUGS).nullish(),
  styles: z.array(z.enum(STYLE_SLUGS)).default([]),
})

const requestSchema = z.object({
  id: z.union([z.string(), z.number()]),
  recipe: z.object({ title: z.string().default(''), servings: z.number().positive().default(1), ingredients: z.array(z.string()) }),
  profile: profileSchema,
})

/** Holds recipes against profiles: what must not be served, what is for moderation, what could not be checked. */
export async function check(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<void> {
  await answerJsonLines(input, output, requestSchema, async ({ recipe, profile }) =>
    checkRecipe(recipe.ingredients, { ...profile, diet: profile.diet ?? null }, recipe.servings),
  )
}
