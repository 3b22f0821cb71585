import type { BodyOut } from '@spizarka/contract/endpoint'
import type { ErrorCode } from '@spizarka/contract/errors'
import { importRecipe as endpoint } from '@spizarka/contract/recipe-sessions'
import { recipeDraftSchema } from '@spizarka/contract/recipes'
import { kindOfTitle, type WrittenRecipe } from '@spizarka/culinary/recipe-texts'
import { WebPageError } from '@spizarka/integrations/web-page'
import { z } from 'zod'
import { createStoppableThread } from '../../platform/concurrency/stoppable-thread.ts'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { checkRecipeLimit, contentOfLines, insertRecipe, isAtRecipeLimit, type NewRecipe } from '../recipes/index.ts'
import type { ForeignRecipe } from './foreign-recipe-thread.ts'
import { failRecipeSession, giveUpRecipeSession, openRecipeSession } from './recipe-session.ts'
import {
  findRecipeSessionById,
  lockProcessingRecipeSession,
  type RecipeSession,
  updateRecipeSessionReady,
  updateRecipeSessionRecipe,
} from './recipe-sessions.queries.ts'

/** Queues the reading of a recipe from a page or from text; free. Throws `import_address_refused` for what is no address of a page. */
export async function importRecipe(
  context: AppContext,
  call: CallIdentity,
  request: BodyOut<typeof endpoint>,
): Promise<{ session_id: string }> {
  if (request.url && !context.webPages.accepts(request.url)) throw new AppError('import_address_refused')
  return openRecipeSession(context, call, {
    kind: 'import',
    request,
    job: importRecipeJob,
    admit: (trx) => checkRecipeLimit(trx, call.userId),
  })
}

// The order stays in the session, not in the payload: failed jobs are stored with their payload.
const payload = z.object({ sessionId: z.uuid() })

type Order = ReturnType<typeof endpoint.body.parse>
interface ReadPage {
  recipe: WrittenRecipe | null
  sourceUrl: string | null
}

/** Reads the recipe of a session from its page or its text; run twice, the second time changes nothing. */
async function importPage(context: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  const session = await findRecipeSessionById(context.db, sessionId)
  if (session?.state !== 'processing') return
  const found = await findRecipe(context, endpoint.body.parse(session.request))
  if (typeof found === 'string') await context.db.transaction().execute((trx) => failRecipeSession(trx, sessionId, found))
  else await storeImport(context, session, found)
}

/** The written recipe, null where the page has none, or an error code where it could not be read. */
async function findRecipe({ webPages }: AppContext, { url, text }: Order): Promise<ReadPage | ErrorCode> {
  if (!url) return { recipe: await readForeign({ listed: null, text: text ?? '' }), sourceUrl: null }
  try {
    const page = await webPages.readPage(url)
    return { recipe: await readForeign({ listed: page.recipe, text: page.text }), sourceUrl: page.url }
  } catch (error) {
    // Not retried: the user waits for the answer, and asking again is free.
    if (error instanceof WebPageError) return 'import_not_reachable'
    throw error
  }
}

/** Honest texts of this length take under a second; only a hostile one takes longer. */
const READING_LIMIT_MS = 15_000
/** A thread knows all foods, which takes memory. */
const IDLE_MS = 120_000
const pageReader = createStoppableThread<ForeignRecipe>(new URL('./foreign-recipe-thread.ts', import.meta.url), {
  limitMs: READING_LIMIT_MS,
  idleMs: IDLE_MS,
})

const writtenSchema: z.ZodType<WrittenRecipe | null> = z
  .object({
    title: z.string().nullable(),
    about: z.string().nullable(),
    servings: z.number().nullable(),
    activeMinutes: z.number().nullable(),
    totalMinutes: z.number().nullable(),
    ingredients: z.array(z.object({ line: z.string(), part: z.string().nullable() })),
    steps: z.array(z.string()),
  })
  .nullable()

/** Reads what somebody else wrote in a thread that can be stopped; a text that holds it up is given up at once. */
async function readForeign(foreign: ForeignRecipe): Promise<WrittenRecipe | null> {
  return writtenSchema.parse(await pageReader.do(foreign))
}

async function storeImport(context: AppContext, session: RecipeSession, { recipe, sourceUrl }: ReadPage): Promise<void> {
  const { id, owner_id: ownerId } = session
  const read = recipe && (await importedRecipe(recipe))
  await context.db.transaction().execute(async (trx) => {
    // Takes the user's lock first, as every writer does.
    const isFull = await isAtRecipeLimit(trx, ownerId)
    if (!(await lockProcessingRecipeSession(trx, id))) return
    if (isFull) return failRecipeSession(trx, id, 'recipe_limit')
    if (!read) return failRecipeSession(trx, id, 'import_no_recipe')
    await updateRecipeSessionRecipe(trx, id, await insertRecipe(context, trx, { ...read, ownerId, sourceUrl }), 'kitchen')
    await updateRecipeSessionReady(trx, id)
  })
}

/** Reads the recipe of a session from a page or from pasted text. */
export const importRecipeJob = defineJob({
  name: 'compose.import-recipe',
  payload,
  retries: 2,
  retryDelaySeconds: 1,
  expireSeconds: 120,
  concurrency: 2,
  handle: importPage,
  onExhausted: giveUpRecipeSession,
})

const NAMELESS = 'Przepis bez nazwy'
const USUAL_SERVINGS = 4
const RETENTION_DAYS = 2

/** What somebody else wrote, as a recipe of the user's own would be typed and read; null where it has no steps. */
async function importedRecipe(written: WrittenRecipe): Promise<Omit<NewRecipe, 'ownerId' | 'sourceUrl'> | null> {
  const draft = recipeDraftSchema.safeParse({
    title: written.title ?? NAMELESS,
    about: written.about ?? '',
    kind: kindOfTitle(written.title ?? '') ?? undefined,
    servings: written.servings ?? USUAL_SERVINGS,
    active_minutes: written.activeMinutes,
    total_minutes: written.totalMinutes,
    ingredients: written.ingredients.map(({ line }) => line),
    steps: written.steps,
  })
  if (!draft.success) return null
  const { title, about, kind, servings, active_minutes, total_minutes, ingredients, steps } = draft.data
  const content = await contentOfLines(ingredients, steps)
  return {
    source: 'imported',
    baseId: null,
    title,
    about,
    kind,
    mealTypes: [],
    servings,
    activeMinutes: active_minutes,
    totalMinutes: total_minutes,
    device: null,
    keepsDays: RETENTION_DAYS,
    content: {
      ...content,
      ingredients: content.ingredients.map((each, place) => ({ ...each, part: written.ingredients[place]?.part ?? null })),
    },
    why: [],
  }
}
