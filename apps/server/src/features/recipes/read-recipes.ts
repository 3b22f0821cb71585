import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { RecipeSummary } from '@spizarka/contract/recipe-parts'
import type { listFavorites, listPublishedRecipes, listRecipes, RecipeDiet } from '@spizarka/contract/recipes'
import {
  ALLERGENS,
  type AllergenSlug,
  type FilterMask,
  filterMaskOf,
  filterMaskOfNamed,
  type SafetyProfile,
  safetyProfileOf,
} from '@spizarka/culinary/safety'
import { DIETS } from '@spizarka/knowledge'
import { createPause } from '../../platform/concurrency/concurrency.ts'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import { readStoredIngredients, type StoredIngredient } from './content/content.ts'
import { warmUpLineCache } from './facts/recipe-facts.ts'
import { NO_FOODS, pantryFoodsOf } from './pantry-foods.ts'
import { pantryMatchOf, standInsOf, stockOf } from './present/present-ingredients.ts'
import { verdictOf } from './present/present-nutrition-and-safety.ts'
import { presentHead } from './present/present-recipe.ts'
import { usesSoonOf } from './present/uses-soon.ts'
import { GUEST, type Viewer } from './present/viewer.ts'
import type { RecipeFilter } from './recipe-filter.queries.ts'
import { listFavoriteIds, listOwnIds, listPublishedIds, listSummaries, type RecipeOrder, type SummaryRow } from './recipe-page.queries.ts'
import { listPublicationStates } from './recipes.queries.ts'

type Page = ResponseOf<typeof listRecipes>
type Query = Omit<QueryOut<typeof listRecipes>, 'ordering' | 'source' | 'diet'> & Pick<QueryOut<typeof listPublishedRecipes>, 'diet'>

/** One page of the viewer's own recipes. */
export async function readOwnRecipes(
  { db, reads }: Pick<AppContext, 'db' | 'reads'>,
  ownerId: number,
  viewer: Viewer,
  query: QueryOut<typeof listRecipes>,
  url: string,
): Promise<Page> {
  const asked = listQueryOf(query, query.ordering, viewer)
  const found = await listOwnIds(db, ownerId, { ...asked, filter: { ...asked.filter, source: query.source } })
  const [page, states] = await Promise.all([presentPage(reads, found, viewer, query, url), listPublicationStates(reads, found.ids)])
  return { ...page, results: page.results.map((recipe) => ({ ...recipe, publication_state: states.get(Number(recipe.id)) ?? null })) }
}

/** One page of what the viewer marked. */
export async function readFavorites(
  { db, reads }: Pick<AppContext, 'db' | 'reads'>,
  userId: number,
  viewer: Viewer,
  query: QueryOut<typeof listFavorites>,
  url: string,
): Promise<Page> {
  const found = await listFavoriteIds(db, userId, listQueryOf(query, query.ordering, viewer))
  return presentPage(reads, found, viewer, query, url)
}

/** One page of the published recipes; those that the viewer must not be served are left out where asked for. */
export async function readPublishedRecipes(
  { db, reads }: Pick<AppContext, 'db' | 'reads'>,
  viewer: Viewer,
  query: QueryOut<typeof listPublishedRecipes>,
  url: string,
): Promise<Page> {
  const asked = listQueryOf(query, publishedOrderOf(query.ordering, viewer), viewer)
  const free = query.free_from === undefined ? undefined : { ...GUEST.safety, allergens: allergensOf(query.free_from) }
  const named = readExclusions(query.without ?? '')
  const masks = [...[...(query.fits ? [viewer.safety] : []), ...(free ? [free] : [])].map(filterMaskOf), ...named.masks]
  const filter: RecipeFilter = {
    ...asked.filter,
    search: [asked.filter.search, ...named.words].filter(Boolean).join(' ') || undefined,
    without: masks.reduce(unite, asked.filter.without),
    author: query.author?.trim(),
  }
  const found = await listPublishedIds(db, { ...asked, filter })
  return presentPage(reads, found, viewer, query, url)
}

/** Guests have no pantry to order by: they get the best rated first. */
function publishedOrderOf(ordering: QueryOut<typeof listPublishedRecipes>['ordering'], { stock }: Viewer): RecipeOrder {
  if (ordering === '-created_at') return '-published_at'
  const order = ordering ?? '-pantry_match'
  return order === '-pantry_match' && !stock ? '-rating' : order
}

/** The safety profile of each named diet. */
const NAMED_DIETS: Readonly<Record<RecipeDiet, Partial<SafetyProfile>>> = {
  meat_free: { diet: 'peskatarianska' },
  vegetarian: { diet: 'wegetarianska' },
  vegan: { diet: 'weganska' },
  gluten_free: { styles: ['bezglutenowa'] },
  lactose_free: { styles: ['bezlaktozowa'] },
  low_fodmap: { conditions: ['low-fodmap'] },
}

/** Both the names that the gate's rules have and those that foods are marked with: `mleko`, `milk`. */
const ALLERGEN_KEYS: ReadonlyMap<string, AllergenSlug> = new Map(
  (Object.keys(ALLERGENS) as AllergenSlug[]).flatMap((slug) => [[slug, slug] as const, [ALLERGENS[slug].allergen, slug] as const]),
)

/** Whoever keeps to a diet, by its name or its number among the choices; throws `recipe_diet_unknown`. */
function dietOf(asked: RecipeDiet | number): SafetyProfile {
  if (typeof asked === 'string') return { ...GUEST.safety, ...NAMED_DIETS[asked] }
  const diet = DIETS.find(({ id }) => id === asked)
  if (!diet) throw new AppError('recipe_diet_unknown')
  return safetyProfileOf({ conditions: [], exclusions: [], diet: diet.key, styles: [] }).profile
}

/** Allergens by comma, as the gate's rules name them; throws `free_from_unknown`. */
function allergensOf(asked: string): AllergenSlug[] {
  return asked.split(',').flatMap((part) => {
    const wanted = part.trim().toLowerCase()
    if (wanted === '') return []
    const slug = ALLERGEN_KEYS.get(wanted)
    if (slug === undefined) throw new AppError('free_from_unknown')
    return [slug]
  })
}

/** What was said after "bez", by comma: what is ruled out by the foods that it names, and, where it names none, the words to look for ("bez pieczenia"). */
function readExclusions(asked: string): { masks: FilterMask[]; words: string[] } {
  const masks: FilterMask[] = []
  const words: string[] = []
  for (const name of asked.split(',').filter((part) => part.trim() !== '')) {
    const mask = filterMaskOfNamed(name)
    if (mask) masks.push(mask)
    else words.push(`bez ${name.trim()}`)
  }
  return { masks, words }
}

function unite(other: RecipeFilter['without'], one: FilterMask): FilterMask {
  return other ? { traits: one.traits | other.traits, foods: [...new Set([...one.foods, ...other.foods])] } : one
}

function listQueryOf(query: Query, order: RecipeOrder, viewer: Viewer) {
  const filter: RecipeFilter = {
    search: query.search?.trim(),
    mealType: query.meal_type,
    kind: query.kind,
    maxMinutes: query.max_minutes,
    highProtein: query.high_protein,
    maxMissing: viewer.stock ? query.max_missing : undefined,
    without: query.diet === undefined ? undefined : filterMaskOf(dietOf(query.diet)),
  }
  const goesByPantry = order === '-pantry_match' || filter.maxMissing !== undefined
  return { filter, order, pantry: goesByPantry ? pantryFoodsOf(viewer) : NO_FOODS, window: windowOf(query) }
}

async function presentPage(
  reads: AppContext['reads'],
  { count, ids }: { count: number; ids: readonly number[] },
  viewer: Viewer,
  query: Query,
  url: string,
): Promise<Page> {
  const rows = await listSummaries(reads, ids, viewer.userId)
  const results: RecipeSummary[] = []
  const pause = createPause()
  for (const row of rows) {
    const ingredients = readStoredIngredients(row.id, row.ingredients)
    await warmUpLineCache(ingredients, pause)
    results.push(presentSummary(row, ingredients, viewer))
  }
  return toPage(url, query, { count, results })
}

/** A recipe as lists show it to its viewer, compared with the pantry for its servings times a factor. */
export function presentSummary(
  row: SummaryRow,
  ingredients: readonly StoredIngredient[],
  viewer: Viewer,
  servingsFactor = 1,
): RecipeSummary {
  const stocks = stockOf(ingredients, viewer, servingsFactor)
  return {
    ...presentHead(row),
    is_favorite: row.is_favorite,
    verdict: verdictOf(ingredients, row.servings, viewer),
    pantry_match: pantryMatchOf(ingredients, stocks, viewer),
    ...standInsOf(ingredients, stocks, viewer),
    uses_soon: usesSoonOf(stocks, viewer),
  }
}
