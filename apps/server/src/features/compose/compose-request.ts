import type { ComposeRecipesRequest } from '@spizarka/engine'
import { dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import { listStock, type PantryStock } from '../pantry/index.ts'
import { readProfile } from '../profile/index.ts'
import { ratingsOfBase, recentDishes } from '../recipes/index.ts'
import type { ComposeOrder } from './obstacles.ts'
import type { RecipeSession } from './recipe-sessions.queries.ts'
import { seedOf } from './seed-of.ts'

/** What the kitchen composes a session's recipe from: the order, and the owner's pantry, profile and taste as they are now. */
export async function readKitchen(
  context: AppContext,
  { id, owner_id: ownerId }: Pick<RecipeSession, 'id' | 'owner_id'>,
  order: ComposeOrder,
): Promise<ComposeRecipesRequest> {
  const now = context.clock.now()
  const [profile, pantry, recent, ratings] = await Promise.all([
    readProfile(context, ownerId),
    listStock(context.db, ownerId),
    recentDishes(context.db, ownerId, now),
    ratingsOfBase(context.db, ownerId),
  ])
  const { conditions, exclusions, diet, styles, equipment } = profile
  return {
    pantry: pantry.map(toStock),
    // What users say of their health in their own words goes to no engine.
    profile: { conditions, exclusions, diet, styles },
    equipment,
    meal: order.meal_type,
    servings: order.servings,
    maxMinutes: order.max_minutes,
    maxMissing: order.max_missing,
    useSoonFirst: order.use_soon_first,
    kcal: order.calories,
    device: order.device,
    wish: order.custom_prompt,
    count: 1,
    today: dayInWarsaw(now),
    recent,
    ratings,
    seed: seedOf(id),
  }
}

function toStock(product: PantryStock): ComposeRecipesRequest['pantry'][number] {
  const { name, foodId, quantityGrams, quantityMl, quantityPieces, gramsPerPiece, gramsPerMl, isSpice, bestBefore, isOut = false } = product
  return { name, foodId, quantityGrams, quantityMl, quantityPieces, gramsPerPiece, gramsPerMl, isSpice, bestBefore, isOut }
}
