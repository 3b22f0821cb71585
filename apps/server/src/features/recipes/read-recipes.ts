import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { RecipeSummary } from '@spizarka/contract/recipe-parts'
import type { listFavorites, listPublishedRecipes, listRecipes } from '@spizarka/contract/recipes'
import { filterMaskOf } from '@spizarka/culinary/safety'
import { FOODS } from '@spizarka/knowledge'
import { createPause } from '../../platform/concurrency/concurrency.ts'
import type { AppContext } from '../../platform/context.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import { type StoredIngredient, storedIngredientsSchema } from './content/content.ts'
import { pantryMatchOf, stockOf } from './present/present-ingredients.ts'
import { verdictOf } from './present/present-nutrition-and-safety.ts'
import { presentHead } from './present/present-recipe.ts'
import type { Viewer } from './present/viewer.ts'
import { warmUpLineCache } from './recipe-facts.ts'
import {
  listFavoriteIds,
  listOwnIds,
  listPublishedIds,
  listSummaries,
  type RecipeFilter,
  type RecipeOrder,
  type SummaryRow,
} from './recipe-page.queries.ts'

type Page = ResponseOf<typeof listRecipes>
type Query = Omit<QueryOut<typeof listRecipes>, 'ordering' | 'source'>

/** One page of the viewer's own recipes. */
export async function readOwnRecipes(
  { db }: Pick<AppContext, 'db'>,
  ownerId: number,
  viewer: Viewer,
  query: QueryOut<typeof listRecipes>,
  url: string,
): Promise<Page> {
  const asked = askedFor(query, query.ordering, viewer)
  const found = await listOwnIds(db, ownerId, { ...asked, filter: { ...asked.filter, source: query.source } })
  return presentPage(db, found, viewer, query, url)
}

/** One page of what the viewer marked. */
export async function readFavorites(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  viewer: Viewer,
  query: QueryOut<typeof listFavorites>,
  url: string,
): Promise<Page> {
  const found = await listFavoriteIds(db, userId, askedFor(query, query.ordering ?? '-marked_at', viewer))
  return presentPage(db, found, viewer, query, url)
}

/** One page of the published recipes; those that the viewer must not be served are left out where asked for. */
export async function readPublishedRecipes(
  { db }: Pick<AppContext, 'db'>,
  viewer: Viewer,
  query: QueryOut<typeof listPublishedRecipes>,
  url: string,
): Promise<Page> {
  const asked = askedFor(query, query.ordering === '-created_at' ? '-published_at' : query.ordering, viewer)
  const without = query.fits ? filterMaskOf(viewer.safety) : undefined
  const found = await listPublishedIds(db, { ...asked, filter: { ...asked.filter, without } })
  return presentPage(db, found, viewer, query, url)
}

function askedFor(query: Query, order: RecipeOrder, viewer: Viewer) {
  const filter: RecipeFilter = {
    search: query.search?.trim(),
    mealType: query.meal_type,
    kind: query.kind,
    maxMinutes: query.max_minutes,
  }
  return { filter, order, atHome: order === '-pantry_match' ? foodsAtHome(viewer) : [], window: windowOf(query) }
}

/** Every food that the viewer's pantry gives, by itself or by what cooks alike. */
function foodsAtHome({ stock }: Viewer): string[] {
  if (!stock) return []
  return FOODS.filter(({ id, name }) => stock.index.suppliesOf({ food: id, name }).length > 0).map(({ id }) => id)
}

async function presentPage(
  db: AppContext['db'],
  { count, ids }: { count: number; ids: readonly number[] },
  viewer: Viewer,
  query: Query,
  url: string,
): Promise<Page> {
  const rows = await listSummaries(db, ids, viewer.userId)
  const results: RecipeSummary[] = []
  const pause = createPause()
  for (const row of rows) {
    const ingredients = storedIngredientsSchema.parse(row.ingredients)
    await warmUpLineCache(ingredients, pause)
    results.push(presentSummary(row, ingredients, viewer))
  }
  return toPage(url, query, { count, results })
}

function presentSummary(row: SummaryRow, ingredients: readonly StoredIngredient[], viewer: Viewer): RecipeSummary {
  return {
    ...presentHead(row),
    is_favorite: row.is_favorite,
    verdict: verdictOf(ingredients, row.servings, viewer),
    pantry_match: pantryMatchOf(ingredients, stockOf(ingredients, viewer)),
  }
}
