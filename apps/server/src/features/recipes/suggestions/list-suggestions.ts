import type { Plan } from '@spizarka/contract/accounts'
import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import { dishKindSchema } from '@spizarka/contract/recipe-parts'
import type { listRecipeSuggestions } from '@spizarka/contract/recipes'
import { endsSoon, hasTools, soonUsed } from '@spizarka/culinary/compose'
import { checkRecipe, filterMaskOf, type Verdict } from '@spizarka/culinary/safety'
import { rankSuggestions, type SuggestibleDish } from '@spizarka/culinary/suggestions'
import { EQUIPMENT } from '@spizarka/knowledge'
import { addHours } from '../../../platform/clock/clock.ts'
import { createPause } from '../../../platform/concurrency/concurrency.ts'
import type { AppContext } from '../../../platform/context.ts'
import { toPage, windowOf } from '../../../platform/http/page.ts'
import { readStoredIngredients, type StoredIngredient } from '../content/content.ts'
import { checkedIngredients, isSeasoning, isWater, warmUpLineCache } from '../facts/recipe-facts.ts'
import { pantryFoodsOf } from '../pantry-foods.ts'
import {
  matchProducts,
  pantryMatchOf,
  servingsAtHome,
  shareAtHome,
  stockOf,
  stockOfMatches,
  toBuyOf,
} from '../present/present-ingredients.ts'
import { readViewer, type Viewer } from '../present/viewer.ts'
import { presentSummary } from '../read-recipes.ts'
import { listSummaries, type SummaryRow } from '../recipe-page.queries.ts'
import { type CandidateRow, listCandidates } from './suggestions.queries.ts'

/** Read whole, so that twenty are left of them: more are not looked at however many recipes there are. */
const CANDIDATES = 100
const MAIN_FOODS = 2
const RECENT_HOURS = 14 * 24

interface Suggestion extends SuggestibleDish {
  enoughFor: number
  row: SummaryRow
  ingredients: readonly StoredIngredient[]
}

/** One page of the dishes that a user could cook today from what is at home; nothing that the gate would not serve them. */
export async function listSuggestions(
  context: Pick<AppContext, 'db' | 'reads' | 'clock'>,
  userId: number,
  viewer: Viewer,
  query: QueryOut<typeof listRecipeSuggestions>,
  url: string,
): Promise<ResponseOf<typeof listRecipeSuggestions>> {
  const ranked = await rankDishes(context, userId, viewer, query.page_size)
  const { limit, offset } = windowOf(query)
  const results = ranked.slice(offset, offset + limit).map(({ row, ingredients, enoughFor }) => {
    const factor = enoughFor / row.servings
    const to_buy = toBuyOf(ingredients, stockOf(ingredients, viewer, factor), viewer)
    return { ...presentSummary(row, ingredients, viewer, factor), enough_for: enoughFor, to_buy }
  })
  return toPage(url, query, { count: ranked.length, results })
}

/** The first of those dishes that uses up what ends soon; undefined where none does. */
export async function findDishForToday(
  context: AppContext,
  user: { id: number; plan: Plan },
): Promise<{ id: string; title: string; minutes: number | null } | undefined> {
  const viewer = await readViewer(context, user)
  const ranked = await rankDishes(context, user.id, viewer, LIMITS.recipeSuggestions)
  const dish = ranked.find(({ uses }) => uses.length > 0)
  return dish && { id: String(dish.row.id), title: dish.row.title, minutes: dish.minutes }
}

async function rankDishes(
  context: Pick<AppContext, 'db' | 'reads' | 'clock'>,
  userId: number,
  viewer: Viewer,
  pageSize: number,
): Promise<Suggestion[]> {
  const dishes = await findDishes(context, userId, viewer)
  // The same all day long.
  const seed = Number(viewer.stock?.today.replaceAll('-', '') ?? 0)
  return rankSuggestions(dishes, { count: LIMITS.recipeSuggestions, pageSize, seed })
}

async function findDishes(
  { db, reads, clock }: Pick<AppContext, 'db' | 'reads' | 'clock'>,
  userId: number,
  viewer: Viewer,
): Promise<Suggestion[]> {
  const pantry = pantryFoodsOf(viewer)
  if (pantry.atHome.length === 0) return []
  const now = clock.now()
  const without = filterMaskOf(viewer.safety)
  const candidates = await listCandidates(db, userId, { pantry, without, cookedSince: addHours(now, -RECENT_HOURS), limit: CANDIDATES })
  const cookable = candidates.filter(({ equipment }) => hasTools(keysOf(equipment), viewer.equipment))
  const byId = new Map(cookable.map((candidate) => [candidate.id, candidate]))
  const rows = await listSummaries(reads, [...byId.keys()], userId)
  const dishes: Suggestion[] = []
  const pause = createPause()
  for (const row of rows) {
    const candidate = byId.get(row.id)
    const ingredients = readStoredIngredients(row.id, row.ingredients)
    await warmUpLineCache(ingredients, pause)
    if (candidate) dishes.push(...dishFrom(row, ingredients, candidate, viewer, now))
  }
  return dishes
}

/** Keys of the choice list; one that it has no more names no tool. */
function keysOf(equipment: unknown) {
  return EQUIPMENT.map(({ key }) => key).filter((key) => Array.isArray(equipment) && equipment.includes(key))
}

/** Nothing where the gate would not serve it, or nothing of it is at home in the amount that it takes for half of its servings. */
function dishFrom(
  row: SummaryRow,
  ingredients: readonly StoredIngredient[],
  candidate: CandidateRow,
  viewer: Viewer,
  now: Date,
): Suggestion[] {
  if (!viewer.stock) return []
  const { verdict } = checkRecipe(checkedIngredients(ingredients), viewer.safety, row.servings)
  if (!passes(verdict, viewer)) return []
  const whole = matchProducts(ingredients, viewer.stock)
  const enoughFor = servingsAtHome(ingredients, stockOfMatches(ingredients, whole, viewer.stock), viewer, row.servings)
  const found = enoughFor === row.servings ? whole : matchProducts(ingredients, viewer.stock, enoughFor / row.servings)
  const stocks = stockOfMatches(ingredients, found, viewer.stock)
  const match = pantryMatchOf(ingredients, stocks, viewer)
  if (!match || match.have === 0) return []
  const { cooked_at: cookedAt, base_id: baseId } = candidate
  const { pantry, today } = viewer.stock
  const mainFoods = mainFoodsOf(ingredients)
  const used = found.flatMap(({ takes }) => takes.flatMap(({ product }) => pantry[product] ?? []))
  return [
    {
      dish: baseId ?? `own:${row.title}`,
      kind: dishKindSchema.parse(row.kind),
      mainFoods,
      have: match.have,
      needed: match.total,
      share: shareAtHome(ingredients, stocks, viewer),
      minutes: row.total_minutes,
      lacksMainFood: ingredients.some(
        ({ food }, place) => food !== null && mainFoods.includes(food) && stocks[place]?.status === 'missing',
      ),
      uses: soonUsed(found, pantry, today),
      usesMeat: used.some((product) => product.category === 'meat' && endsSoon(product, today)),
      isFavorite: row.is_favorite,
      rating: row.rating_mean,
      isWarned: verdict === 'warned',
      daysSinceCooked: cookedAt === null ? null : (now.getTime() - cookedAt.getTime()) / 86_400_000,
      enoughFor,
      row,
      ingredients,
    },
  ]
}

/** Unchecked dishes are suggested only to users without any restriction. */
function passes(verdict: Verdict, { checkedFor, unchecked }: Viewer): boolean {
  if (verdict === 'unchecked') return checkedFor.length === 0 && unchecked.length === 0
  return verdict !== 'blocked'
}

function mainFoodsOf(ingredients: readonly StoredIngredient[]): string[] {
  return ingredients
    .filter(({ food }) => !isWater(food) && !isSeasoning(food))
    .toSorted((one, other) => (other.grams ?? 0) - (one.grams ?? 0))
    .flatMap(({ food }) => food ?? [])
    .slice(0, MAIN_FOODS)
}
