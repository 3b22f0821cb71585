import type { Recipe } from '@spizarka/contract/recipes'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Caller, CallIdentity } from '../../../platform/http/route.ts'
import { once } from '../../../platform/idempotency/once.ts'
import { checkRecipeLimit, findPublishedRecipe, getRecipe, insertRecipe, readViewer, textOf } from '../../recipes/index.ts'

/** Keeps a copy of a published recipe as the caller's own, which names where it is from. Throws `not_found`, `recipe_limit`. */
export async function copyRecipe(context: AppContext, user: Caller, id: number, identity: CallIdentity): Promise<Recipe> {
  const viewer = await readViewer(context, user)
  return once(context.db, identity, async (trx) => {
    const model = await findPublishedRecipe(trx, id, null)
    if (!model) throw new AppError('not_found')
    await checkRecipeLimit(trx, user.id)
    const copy = await insertRecipe(context, trx, {
      ...textOf(model),
      ownerId: user.id,
      source: 'own',
      baseId: null,
      device: null,
      keepsDays: model.keeps_days,
      why: [],
      sourceUrl: null,
      copiedFrom: model.id,
    })
    return getRecipe({ ...context, db: trx }, copy, viewer)
  })
}
