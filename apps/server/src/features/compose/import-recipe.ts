import type { BodyOut } from '@spizarka/contract/endpoint'
import type { importRecipe as endpoint } from '@spizarka/contract/recipe-sessions'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { checkRecipeLimit } from '../recipes/index.ts'
import { openSession } from './open-session.ts'
import { importRecipe as importJob } from './recipe-jobs.ts'

/** Queues the reading of a recipe from a page or from text; free. Throws `import_address_refused` for what is no address of a page. */
export async function importRecipe(
  context: AppContext,
  call: CallIdentity,
  request: BodyOut<typeof endpoint>,
): Promise<{ session_id: string }> {
  if (request.url && !context.webPages.accepts(request.url)) throw new AppError('import_address_refused')
  return openSession(context, call, {
    kind: 'import',
    request,
    job: importJob,
    admit: (trx) => checkRecipeLimit(trx, call.userId),
  })
}
