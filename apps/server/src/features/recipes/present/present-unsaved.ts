import { dishKindSchema, type RecipeSummary } from '@spizarka/contract/recipe-parts'
import { foodsServedBy } from '@spizarka/culinary/stock'
import type { Db } from '../../../platform/db/connect.ts'
import { listBasePictures } from '../base/base.queries.ts'
import type { NewRecipe } from '../create-recipe.ts'
import { stockOf, toBuyOf } from './present-ingredients.ts'
import { presentPicture } from './present-recipe.ts'
import type { Viewer } from './viewer.ts'

/** An unsaved dish, and the staples that it assumes in addition to the viewer's own. */
interface UnsavedDish {
  recipe: Pick<NewRecipe, 'baseId' | 'title' | 'kind' | 'totalMinutes' | 'content'>
  assumed: readonly string[]
}

interface PresentedDish extends Pick<RecipeSummary, 'title' | 'kind' | 'total_minutes' | 'picture'> {
  to_buy: string[]
}

/** Dishes that were composed and not kept: with the pictures of what they were adapted from, and what of them has to be bought today. */
export async function presentUnsavedDishes(db: Db, dishes: readonly UnsavedDish[], viewer: Viewer): Promise<PresentedDish[]> {
  const rows = await listBasePictures(
    db,
    dishes.flatMap(({ recipe }) => recipe.baseId ?? []),
  )
  const pictures = new Map(rows.map((row) => [row.base_id, presentPicture(row)]))
  return dishes.map(({ recipe: { baseId, title, kind, totalMinutes, content }, assumed }) => {
    const served = new Set(foodsServedBy(assumed))
    const others = content.ingredients.filter(({ food }) => food === null || !served.has(food))
    return {
      title,
      kind: dishKindSchema.parse(kind),
      total_minutes: totalMinutes,
      picture: pictures.get(baseId) ?? null,
      to_buy: toBuyOf(others, stockOf(others, viewer), viewer),
    }
  })
}
