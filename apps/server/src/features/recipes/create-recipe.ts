import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { createRecipe as endpoint } from '@spizarka/contract/recipes'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import type { Caller, CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { contentOfLines } from './content-of-lines.ts'
import { insertRecipe } from './insert-recipe.ts'
import { getRecipe } from './read-recipe.ts'
import { checkRecipeLimit } from './recipe-limit.ts'
import { readViewer } from './viewer.ts'

type Draft = BodyOut<typeof endpoint>

const KEEPS_DAYS = 2

/** Keeps a recipe that its owner wrote, line by line as they typed it. */
export async function createRecipe(
  context: AppContext,
  user: Caller,
  draft: Draft,
  identity: CallIdentity,
): Promise<ResponseOf<typeof endpoint>> {
  const viewer = await readViewer(context, user)
  // Reading 200 lines takes a while, and the transaction holds the pantry's lock.
  const content = await contentOfLines(draft.ingredients, draft.steps)
  return once(context.db, identity, async (trx: Trx) => {
    await checkRecipeLimit(trx, user.id)
    const recipe = { ...headOf(draft), ownerId: user.id, source: 'own', baseId: null, device: null, keepsDays: KEEPS_DAYS } as const
    const id = await insertRecipe(trx, { ...recipe, content, why: [], sourceUrl: null }, context.clock.now())
    return getRecipe({ ...context, db: trx }, id, viewer)
  })
}

function headOf(draft: Draft) {
  return {
    title: draft.title,
    about: draft.about,
    kind: draft.kind,
    mealTypes: [...new Set(draft.meal_types)],
    servings: draft.servings,
    activeMinutes: draft.active_minutes,
    totalMinutes: draft.total_minutes,
  }
}
