import type { BodyOut } from '@spizarka/contract/endpoint'
import { plural } from '@spizarka/contract/plural'
import { DEVICES } from '@spizarka/contract/recipe-parts'
import type { generateRecipe } from '@spizarka/contract/recipe-sessions'
import type { ComposeRecipesRequest, Composition } from '@spizarka/engine'
import { dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import { listStock, toEngineStock } from '../pantry/index.ts'
import { readProfile } from '../profile/index.ts'
import { listBaseRatings, listRecentDishes } from '../recipes/index.ts'
import { listAssumedFoods } from '../staples/index.ts'
import { seedOfSession } from './recipe-session.ts'
import type { RecipeSession } from './recipe-sessions.queries.ts'

/** Builds the engine's request for a session: the order, and the owner's current pantry, profile and taste. */
export async function buildComposeRequest(
  context: AppContext,
  { id, owner_id: ownerId }: Pick<RecipeSession, 'id' | 'owner_id'>,
  order: ComposeOrder,
): Promise<ComposeRecipesRequest> {
  const now = context.clock.now()
  const [profile, pantry, staples, recent, ratings] = await Promise.all([
    readProfile(context, ownerId),
    listStock(context.db, ownerId),
    listAssumedFoods(context.db, ownerId),
    listRecentDishes(context.db, ownerId, now),
    listBaseRatings(context.db, ownerId),
  ])
  const { conditions, exclusions, diet, styles, equipment } = profile
  return {
    pantry: pantry.map(toEngineStock),
    staples,
    // Health conditions in the user's own words are never sent to an engine.
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
    seed: seedOfSession(id),
  }
}

/** What a recipe was asked for with. */
export type ComposeOrder = BodyOut<typeof generateRecipe>
type Obstacle = Composition['obstacles'][number]

/** A limit in words, and what to do about it. */
type Words = Record<Obstacle, (order: ComposeOrder) => { limit: string; advice: string }>

const WORDS: Words = {
  pantry: () => ({ limit: 'to, co jest w spiżarni', advice: 'Dodaj produkty do spiżarni.' }),
  missing: ({ max_missing: most }) =>
    most === 0
      ? { limit: 'tylko z tego, co masz', advice: 'Pozwól, żeby czegoś brakowało.' }
      : {
          limit: `najwyżej ${most} ${plural(most, ['brakujący składnik', 'brakujące składniki', 'brakujących składników'])}`,
          advice: 'Pozwól, żeby brakowało więcej składników.',
        },
  minutes: ({ max_minutes }) => ({ limit: `do ${max_minutes} minut`, advice: 'Daj sobie więcej czasu.' }),
  device: ({ device }) => ({
    limit: `wersja na ${device === null ? 'urządzenie' : DEVICES[device]}`,
    advice: 'Wybierz gotowanie bez urządzenia.',
  }),
  servings: ({ servings }) => ({
    limit: `${servings} ${plural(servings, ['porcja', 'porcje', 'porcji'])}`,
    advice: 'Poproś o mniej porcji.',
  }),
  kcal: ({ calories }) => ({ limit: `${calories} kcal na porcję`, advice: 'Podaj inną liczbę kalorii albo zostaw to pole puste.' }),
  profile: () => ({ limit: 'Twój profil żywieniowy', advice: 'Dodaj do spiżarni produkty, które do niego pasują.' }),
  wish: () => ({ limit: 'Twoje życzenie', advice: 'Zmień życzenie albo zostaw to pole puste.' }),
}

/** What stood in the way of a recipe, and what would help most: both fill the text of `recipe_none_fits`. */
export function explainObstacles(order: ComposeOrder, obstacles: readonly Obstacle[]): { limits: string; advice: string } {
  const words = obstacles.map((obstacle) => WORDS[obstacle](order))
  return { limits: words.map(({ limit }) => limit).join(', '), advice: words[0]?.advice ?? '' }
}
