import type { Plan } from '@spizarka/contract/accounts'
import type { BodyOut } from '@spizarka/contract/endpoint'
import { planOf } from '@spizarka/contract/plans'
import { generateRecipe as endpoint } from '@spizarka/contract/recipe-sessions'
import type { ComposedRecipe, ComposeRecipesRequest, Composition } from '@spizarka/engine'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Caller, CallIdentity } from '../../platform/http/route.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { checkRecipeLimit, insertRecipe, isAtRecipeLimit, recipeOfDish } from '../recipes/index.ts'
import { buildComposeRequest, type ComposeOrder, explainObstacles } from './compose-request.ts'
import { illustrateRecipeJob } from './illustrate-recipe.ts'
import { helpDocumentOf, keepRecipeHelp, type StoredDish } from './recipe-help.ts'
import { reserveCompose, settleCompose } from './recipe-points.ts'
import { failRecipeSession, giveUpRecipeSession, openRecipeSession } from './recipe-session.ts'
import {
  findRecipeSessionById,
  lockProcessingRecipeSession,
  type RecipeSession,
  updateRecipeSessionReady,
  updateRecipeSessionRecipe,
} from './recipe-sessions.queries.ts'

type Request = BodyOut<typeof endpoint>

/** Queues the composing of a recipe and reserves its points; throws under the field that Premium has, `recipe_limit`, and when points are short. */
export async function generateRecipe(
  context: AppContext,
  { id: userId, plan }: Caller,
  call: CallIdentity,
  asked: Request,
): Promise<{ session_id: string }> {
  const request = { ...asked, custom_prompt: asked.custom_prompt?.trim() || null }
  refusePremium(plan, request)
  return openRecipeSession(context, call, {
    kind: 'compose',
    request,
    job: composeRecipe,
    admit: (trx) => checkRecipeLimit(trx, userId),
    charge: (trx, sessionId) => reserveCompose(trx, { userId, sessionId, withPicture: request.with_picture }),
  })
}

/** Throws for the first filled field that the plan does not include. */
function refusePremium(plan: Plan, { custom_prompt, calories, device }: Request): void {
  const rules = planOf(plan)
  if (custom_prompt !== null && !rules.allows('custom_prompt')) throw new AppError('premium_custom_prompt')
  if (calories !== null && !rules.allows('calories_input')) throw new AppError('premium_calories')
  if (device !== null && !rules.allows('device_selection')) throw new AppError('premium_device')
}

// The order stays in the session, not in the payload: failed jobs are stored with their payload.
const payload = z.object({ sessionId: z.uuid() })

/** Composes the recipe of a session from the pantry and the profile of now; run twice, the second time changes nothing. */
async function compose(context: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  const session = await findRecipeSessionById(context.db, sessionId)
  if (!isToCompose(session)) return
  const order = endpoint.body.parse(session.request)
  const kitchen = await buildComposeRequest(context, session, order)
  if (kitchen.pantry.length === 0) return failSession(context, sessionId, 'recipe_pantry_empty')
  const composition = await context.engine.composeRecipes(kitchen)
  const [recipe] = composition.recipes
  if (!recipe) return failWithHelp(context, sessionId, { order, kitchen, composition })
  await context.db.transaction().execute((trx) => storeRecipe(context, trx, { session, order, recipe, madeBy: composition.madeBy }))
}

/** A session whose recipe is stored is still processing while its picture is made. */
function isToCompose(session: RecipeSession | undefined): session is RecipeSession {
  return session?.state === 'processing' && session.recipe_id === null
}

interface RefusedOrder {
  order: ComposeOrder
  kitchen: ComposeRecipesRequest
  composition: Composition
}

/** Fails the session with the obstacles, and stores what would help. */
async function failWithHelp(context: AppContext, sessionId: string, { order, kitchen, composition }: RefusedOrder): Promise<void> {
  const { obstacles } = composition
  const help = helpDocumentOf(order, kitchen.staples, composition.help, newRecipe)
  // No limit that could be loosened would help.
  const lacksFood = help.ways.length === 0 && obstacles.every((obstacle) => obstacle === 'pantry')
  await context.db.transaction().execute(async (trx) => {
    if (!(await lockProcessingRecipeSession(trx, sessionId))) return
    if (lacksFood) await failRecipeSession(trx, sessionId, 'recipe_pantry_empty')
    else await failRecipeSession(trx, sessionId, 'recipe_none_fits', explainObstacles(order, obstacles))
    await keepRecipeHelp(trx, context, sessionId, help)
  })
}

async function failSession({ db }: AppContext, sessionId: string, code: 'recipe_pantry_empty'): Promise<void> {
  await db.transaction().execute((trx) => failRecipeSession(trx, sessionId, code))
}

interface ComposedOrder {
  session: RecipeSession
  order: ComposeOrder
  recipe: ComposedRecipe
  madeBy: Composition['madeBy']
}

/** Stores the recipe and settles its points; if a picture was ordered, the session stays open for it. */
async function storeRecipe(
  context: AppContext,
  trx: Trx,
  { session: { id, owner_id }, order, recipe, madeBy }: ComposedOrder,
): Promise<void> {
  // Takes the user's lock first, as every writer does.
  const isFull = await isAtRecipeLimit(trx, owner_id)
  if (!isToCompose(await lockProcessingRecipeSession(trx, id))) return
  if (isFull) return failRecipeSession(trx, id, 'recipe_limit')
  const recipeId = await insertRecipe(
    context,
    trx,
    { ...newRecipe(recipe, order), ownerId: owner_id },
    { awaitsPicture: order.with_picture },
  )
  await updateRecipeSessionRecipe(trx, id, recipeId, madeBy)
  await settleCompose(trx, id)
  if (order.with_picture) await context.jobs.enqueue(trx, illustrateRecipeJob, { sessionId: id })
  else await updateRecipeSessionReady(trx, id)
}

function newRecipe(recipe: ComposedRecipe, order: ComposeOrder): StoredDish {
  const unmet = recipe.unmet && { words: [...recipe.unmet.words], sentence: recipe.unmet.sentence }
  return { ...recipeOfDish(recipe), unmet, askedMeal: order.meal_type }
}

/** Composes the recipe of a session. It uses a whole core, so at most two run at once. */
export const composeRecipe = defineJob({
  name: 'compose.compose-recipe',
  payload,
  retries: 2,
  retryDelaySeconds: 1,
  expireSeconds: 300,
  concurrency: 2,
  handle: compose,
  onExhausted: giveUpRecipeSession,
})
