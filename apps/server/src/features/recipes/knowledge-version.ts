import { createHash } from 'node:crypto'
import { RECIPES } from '@spizarka/culinary/recipes'
import { traitsOfRecipe } from '@spizarka/culinary/safety'
import { FOODS } from '@spizarka/knowledge'

/** Counted up when the same knowledge is computed with, or kept, in another way. */
const FORM = 1

let version: string | undefined

/** What a recipe's facts are computed with: another version wherever a food, its traits or a recipe of the base is another. */
export function knowledgeVersion(): string {
  version ??= createHash('sha256')
    .update(JSON.stringify([FORM, FOODS, FOODS.map(({ id }) => traitsOfRecipe([{ food: id }])), RECIPES]))
    .digest('base64url')
    .slice(0, 22)
  return version
}
