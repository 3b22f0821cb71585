import type { ErrorCode } from '@spizarka/contract/errors'
import { importRecipe as endpoint } from '@spizarka/contract/recipe-sessions'
import { readListedRecipe, readRecipeText, type WrittenRecipe } from '@spizarka/culinary/recipe-texts'
import { type WebPage, WebPageError } from '@spizarka/integrations/web-page'
import { inSlices } from '../../platform/concurrency/in-slices.ts'
import type { AppContext } from '../../platform/context.ts'
import { bindJob } from '../../platform/jobs/binding.ts'
import { insertRecipe, isAtRecipeLimit } from '../recipes/index.ts'
import { failSession, giveUpSession } from './fail-session.ts'
import { importedRecipe } from './imported-recipe.ts'
import { importRecipe } from './recipe-jobs.ts'
import { findSessionById, lockProcessing, markReady, type RecipeSession, setRecipe } from './recipe-sessions.queries.ts'

type Order = ReturnType<typeof endpoint.body.parse>
interface Found {
  recipe: WrittenRecipe | null
  sourceUrl: string | null
}

/** Reads the recipe of a session from its page or its text; run twice, the second time changes nothing. */
async function handle(context: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  const session = await findSessionById(context.db, sessionId)
  if (session?.state !== 'processing') return
  const found = await findRecipe(context, endpoint.body.parse(session.request))
  if (typeof found === 'string') await context.db.transaction().execute((trx) => failSession(trx, sessionId, found))
  else await keep(context, session, found)
}

/** The recipe as it is written, null where there is none; or why nobody could look. */
async function findRecipe({ webPages }: AppContext, { url, text }: Order): Promise<Found | ErrorCode> {
  if (!url) return { recipe: await inSlices(readRecipeText(text ?? '')), sourceUrl: null }
  try {
    const page = await webPages.readPage(url)
    return { recipe: await recipeOfPage(page), sourceUrl: page.url }
  } catch (error) {
    // Not tried again: who waits would rather know, and asking once more is free.
    if (error instanceof WebPageError) return 'import_not_reachable'
    throw error
  }
}

/** What a page says to machines, unless it keeps the steps for people. */
async function recipeOfPage({ recipe, text }: WebPage): Promise<WrittenRecipe | null> {
  const listed = recipe && (await inSlices(readListedRecipe(recipe)))
  return listed && listed.steps.length > 0 ? listed : await inSlices(readRecipeText(text))
}

async function keep(context: AppContext, session: RecipeSession, { recipe, sourceUrl }: Found): Promise<void> {
  const { id, owner_id: ownerId } = session
  const read = recipe && (await importedRecipe(recipe))
  await context.db.transaction().execute(async (trx) => {
    // First, as everyone who writes what belongs to a user.
    const isFull = await isAtRecipeLimit(trx, ownerId)
    if (!(await lockProcessing(trx, id))) return
    if (isFull) return failSession(trx, id, 'recipe_limit')
    if (!read) return failSession(trx, id, 'import_no_recipe')
    await setRecipe(trx, id, await insertRecipe(trx, { ...read, ownerId, sourceUrl }, context.clock.now()), 'kitchen')
    await markReady(trx, id)
  })
}

export const importRecipeJob = bindJob({ job: importRecipe, handle, onExhausted: giveUpSession })
