import { LIMITS } from '@spizarka/contract/limits'
import type { PublicationChecks } from '@spizarka/contract/moderation'
import type { PublicationDemand } from '@spizarka/contract/publications'
import { COPIED_SHARE, findContacts, findHealthClaims, findSwearing, findUnsafe } from '@spizarka/culinary/community'
import { allergensIn, traitsOfRecipe } from '@spizarka/culinary/safety'
import type { Trx } from '../../../platform/db/connect.ts'
import { checkedIngredients, findLikest, isWater, productsOf, type RecipeText } from '../../recipes/index.ts'
import type { Checked } from './publications.queries.ts'

const HUNDREDTHS = 100

/** What the machine finds in a text that was sent, for moderators to look at; it decides nothing. */
export async function checkText(trx: Trx, text: RecipeText, authorId: number): Promise<Checked> {
  const { ingredients, steps } = text.content
  const written = [text.title, text.about, ...ingredients.map(({ line }) => line), ...steps.map(({ text: step }) => step)].join('\n')
  const likest = await findLikest(trx, text, { authorId })
  const checks: PublicationChecks = {
    allergens: allergensIn(traitsOfRecipe(checkedIngredients(ingredients))),
    unread_lines: ingredients.filter((each) => productsOf(each).every(({ food }) => food === null)).map(({ line }) => line),
    copied_from:
      likest && likest.share >= COPIED_SHARE
        ? { recipe_id: String(likest.recipeId), title: likest.title, share: Math.round(likest.share * HUNDREDTHS) / HUNDREDTHS }
        : null,
    links: findContacts(written),
    swearing: findSwearing(written),
    lines_without_amount: linesWithoutAmount(text),
    health_claims: findHealthClaims(written),
    food_safety: findUnsafe({
      title: text.title,
      about: text.about,
      foods: ingredients.flatMap((each) => productsOf(each).map(({ food }) => food)),
      steps: steps.map(({ text: step }) => step),
    }),
  }
  return { checks, risk: riskOf(checks) }
}

/** Allergens are in most dishes and say nothing of a text. */
function riskOf({ unread_lines, copied_from, links, swearing, health_claims, food_safety }: PublicationChecks): number {
  const lists = [unread_lines, links, swearing, health_claims, food_safety]
  return lists.filter((found) => found.length > 0).length + (copied_from ? 1 : 0)
}

/** Lines of which the cook has to guess how much. */
export function linesWithoutAmount({ content: { ingredients } }: RecipeText): string[] {
  return ingredients
    .filter(
      ({ grams, quantity, also, food, optional }) =>
        !optional && grams === null && quantity === null && also.length === 0 && !isWater(food),
    )
    .map(({ line }) => line)
}

/** What a text has too little of to be sent. */
export function missingIn({ content: { ingredients, steps } }: RecipeText): PublicationDemand[] {
  const missing: PublicationDemand[] = []
  if (ingredients.length < LIMITS.publishedIngredients) missing.push('ingredients')
  if (steps.length < LIMITS.publishedSteps) missing.push('steps')
  if (!ingredients.some((each) => productsOf(each).some(({ food }) => food !== null && !isWater(food)))) missing.push('known_food')
  return missing
}
