import type { Recipe } from '@spizarka/knowledge'
import type { DishWithChoices } from '@spizarka/knowledge/types'

type Told = Pick<Recipe, 'steps'>

const origins = new WeakMap<Told, readonly (Told | DishWithChoices)[]>()

/** Notes of what a recipe is written whose steps are written when they are asked for: of a dish with choices, or of a dish and its side. */
export function writtenOf<Own extends Told>(recipe: Own, origin: readonly (Told | DishWithChoices)[]): Own {
  origins.set(recipe, origin)
  return recipe
}

/**
 * Whether a step of a recipe may have these letters, in lower case, in one of its words. Steps that are not written yet are not written for it: then it is
 * whether anything that they are written of has the letters.
 */
export function mayTell(recipe: Told, letters: string): boolean {
  const origin = origins.get(recipe)
  if (!origin) return recipe.steps.some(({ text }) => text.toLowerCase().includes(letters))
  return origin.some((each) => ('places' in each ? templatesHave(each, letters) : mayTell(each, letters)))
}

const known = new WeakMap<DishWithChoices, Map<string, boolean>>()

function templatesHave(dish: DishWithChoices, letters: string): boolean {
  const answers = known.get(dish) ?? new Map<string, boolean>()
  known.set(dish, answers)
  let answer = answers.get(letters)
  if (answer === undefined) answers.set(letters, (answer = templatesOf(dish).some((template) => template.toLowerCase().includes(letters))))
  return answer
}

/** All that a step may be put together from. */
function templatesOf({ steps, variants = [], places, beside }: DishWithChoices): readonly string[] {
  const phrases = places.flatMap(({ options }) => options.flatMap((option) => Object.values(option.phrases)))
  const words = [beside?.meanwhile, beside?.before].flatMap((each) => each ?? [])
  return [...steps, ...variants.flatMap((variant) => variant.steps), ...phrases, ...words]
}
