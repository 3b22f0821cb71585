import type { Recipe } from '@spizarka/knowledge'
import type { SafetyReport } from '../../safety/index.ts'
import type { Kitchen } from '../kitchen.ts'
import { soonUsed, worthOfUsing } from '../pantry/index.ts'
import { pseudoRandom } from '../pseudo-random.ts'
import { isAccompaniment, shareOfWish, type Wish } from '../wish/index.ts'
import type { AdaptedDish } from './adapted-dish.ts'

/** What a dish gains or loses by each thing that speaks for or against it. */
const WEIGHT = {
  coverage: 3,
  missing: -0.6,
  changed: -0.2,
  soonFirst: 2,
  soon: 0.8,
  kcal: -3,
  sameDish: -4,
  sameKind: -0.5,
  sameMain: -0.5,
  rating: 0.5,
  warning: -0.8,
  accompaniment: -1.5,
  // What is made of three things is always covered: without these two, eggs would win every pantry.
  variety: 0.15,
  meagre: -2,
  // Else whoever has eggs and potatoes is offered the same as everybody who has.
  rarity: 1.5,
  // Above all else that is weighed: it was asked for in words.
  wished: 8,
  wishedManner: 1.2,
}
const FORTNIGHT = 14
const USUAL_RATING = 3
const MIDDLING_MINUTES = 40
/** Below this a wished energy is as good as none, and distances are measured from here. */
const LEAST_KCAL = 150
/** Foods beside seasonings from which a dish is as varied as any. */
const MANY_FOODS = 8
/** A meal to be full after, kcal a serving. */
const FILLING_KCAL = 350
const SWEETS: ReadonlySet<Recipe['kind']> = new Set(['cake', 'dessert', 'porridge'])

/** How good an adapted dish is for this request; only differences mean anything. */
export function scoreDish(adapted: AdaptedDish, kitchen: Kitchen, wish: Wish, { findings }: SafetyReport): number {
  const { request, stock } = kitchen
  const { dish, ingredients, dropped, missing, coverage } = adapted
  const soon = soonUsed(
    ingredients.map((each) => each.stock),
    stock.pantry,
    request.today,
  )
  const changed = dropped.length + ingredients.filter(({ replacedFor }) => replacedFor !== null).length
  return (
    WEIGHT.coverage * coverage +
    WEIGHT.missing * missing.length +
    WEIGHT.changed * changed +
    (request.useSoonFirst ? WEIGHT.soonFirst : WEIGHT.soon) * soon.reduce((sum, each) => sum + worthOfUsing(each), 0) +
    WEIGHT.warning * findings.length * (1 + request.profile.conditions.length / 4) +
    WEIGHT.rating * ratingOf(dish.recipe.id, request.ratings) +
    scoreEnergy(adapted, request.kcal) +
    scoreSubstance(adapted, request, wish) +
    WEIGHT.rarity * dish.rarity +
    scoreVariety(adapted, request.recent) +
    scoreWish(adapted, wish) +
    (isAccompaniment(dish.recipe.kind, kitchen, wish) ? WEIGHT.accompaniment : 0)
  )
}

function ratingOf(id: string, ratings: Kitchen['request']['ratings']): number {
  const rating = ratings.find(({ baseId }) => baseId === id)?.rating
  return rating === undefined ? 0 : rating - USUAL_RATING
}

function scoreEnergy({ kcal }: AdaptedDish, wished: number | null): number {
  if (wished === null || kcal === null) return 0
  return (WEIGHT.kcal * Math.abs(kcal - wished)) / Math.max(LEAST_KCAL, wished)
}

/** What fills a plate: several foods of the pantry, and enough energy for a main meal where nobody asked for less. */
function scoreSubstance({ ingredients, kcal }: AdaptedDish, { meal, kcal: wished }: Kitchen['request'], { light }: Wish): number {
  const foods = new Set(ingredients.flatMap(({ row, stock }) => (row.spice || row.fromTap || stock.status === 'missing' ? [] : row.id)))
  const isMain = meal === 'lunch' || meal === 'dinner' || meal === null
  const lacking = isMain && wished === null && !light && kcal !== null ? Math.max(0, 1 - kcal / FILLING_KCAL) : 0
  return WEIGHT.variety * Math.min(MANY_FOODS, foods.size) + WEIGHT.meagre * lacking
}

function scoreVariety({ dish }: AdaptedDish, recent: Kitchen['request']['recent']): number {
  let score = 0
  for (const { baseId, kind, foods, daysAgo } of recent) {
    const freshness = Math.max(0, 1 - daysAgo / FORTNIGHT)
    if (baseId === dish.recipe.id) score += WEIGHT.sameDish * freshness
    else if (kind === dish.recipe.kind) score += WEIGHT.sameKind * freshness
    if (foods.some((food) => dish.mainFoods.includes(food))) score += WEIGHT.sameMain * freshness
  }
  return score
}

function scoreWish({ dish, ingredients, found, kcal }: AdaptedDish, wish: Wish): number {
  const foods = ingredients.map(({ row }) => row.id)
  return (
    WEIGHT.wished * shareOfWish(wish, { title: dish.recipe.title, kind: dish.recipe.kind, foods, kcal }) +
    (wish.quick ? (WEIGHT.wishedManner * (MIDDLING_MINUTES - Math.min(2 * MIDDLING_MINUTES, found.totalMinutes))) / MIDDLING_MINUTES : 0) +
    (wish.hot && ingredients.some(({ row }) => row.pungent) ? WEIGHT.wishedManner : 0) +
    (wish.sweet && SWEETS.has(dish.recipe.kind) ? WEIGHT.wishedManner : 0)
  )
}

/** A dish with how good it is for the request. */
export interface ScoredDish {
  adapted: AdaptedDish
  score: number
}

/** What a dish loses beside a chosen one of the same kind, or of the same main food. */
const SAME_KIND = 0.8
const SAME_MAIN = 0.6
/** The most that chance moves a dish by. */
const CHANCE = 2

/** The best dishes, each next one other than those before it; equal seeds choose alike. */
export function chooseDishes(scored: readonly ScoredDish[], count: number, seed: number): ScoredDish[] {
  const open = scored.map((each) => ({ ...each, score: each.score + CHANCE * pseudoRandom(each.adapted.dish.recipe.id, seed) }))
  const chosen: ScoredDish[] = []
  while (chosen.length < count && open.length > 0) {
    let best = 0
    for (let place = 1; place < open.length; place += 1)
      if (scoreBeside(open[place], chosen) > scoreBeside(open[best], chosen)) best = place
    chosen.push(...open.splice(best, 1))
  }
  return chosen
}

function scoreBeside(dish: ScoredDish | undefined, chosen: readonly ScoredDish[]): number {
  if (!dish) return Number.NEGATIVE_INFINITY
  const { recipe, mainFoods } = dish.adapted.dish
  let { score } = dish
  for (const { adapted } of chosen) {
    if (adapted.dish.recipe.kind === recipe.kind) score -= SAME_KIND
    if (adapted.dish.mainFoods.some((food) => mainFoods.includes(food))) score -= SAME_MAIN
  }
  return score
}
