import { type DishKind, type DishTag, isA, MENU_RULES, type Meal, type PlaceInDay } from '@spizarka/knowledge'
import { nutrientPerServing } from '../../nutrition/index.ts'
import type { SafetyProfile } from '../../safety/index.ts'
import type { Kitchen } from '../kitchen.ts'
import type { ComposeRequest, RecentDish } from '../request.ts'
import {
  type DishFacts,
  distanceFromWish,
  isAccompaniment,
  isAsWished,
  isTreat,
  mostOfWish,
  shareOfWish,
  type Wish,
} from '../wish/index.ts'
import type { Candidate } from './candidate.ts'
import { type EndingProduct, findEndingProducts, findGluts, type Glut, shareAtMost, shareTaken } from './ending-products.ts'
import type { Sketch } from './prospect.ts'

/** What all dishes of one request are judged by. */
export interface Choice {
  kitchen: Kitchen
  wish: Wish
  /** What ends within a week. */
  ending: readonly EndingProduct[]
  /** What there is too much of to eat it in passing. */
  gluts: readonly Glut[]
  /** Chosen already, to stand beside. */
  chosen: readonly Candidate[]
}

/** What dishes of a request are chosen by, before any is. */
export function choiceFor(kitchen: Kitchen, wish: Wish): Choice {
  const { today, servings } = kitchen.request
  const { pantry } = kitchen.stock
  return {
    kitchen,
    wish,
    ending: findEndingProducts(pantry, today, servings),
    gluts: findGluts(pantry, today, servings),
    chosen: [],
  }
}

type Criterion = (dish: Candidate, choice: Choice) => number
/** The best that a criterion may say of a dish once it is fitted: whoever is behind a fitted dish by that is not fitted at all. */
type Bound = (sketch: Sketch, choice: Choice) => number

const END_SOON_DAYS = 3
/** A dish that takes this much of what can be eaten of its meat at once uses it; this much, a part of it. */
const USES = 0.9
const USES_PART = 0.45
/** More of its recipe than this replaced or left out, and it is another dish. */
const MOST_CHANGES = 2
/** Less of it at home than this, and it is a shopping list. */
const LEAST_COVERAGE = 0.65
/** So is one of which fewer of its ingredients than this are there, however heavy they are: a tomato is no sandwich. */
const LEAST_AT_HOME = 0.6
const MOST_MISSING = 2
const LAST_DISHES = 10
const LAST_DAYS = 3
/** Further than this from what a style leans to (11 g of protein where 25 are looked for), and a dish is not in that style. */
const MOST_BEYOND_STYLE = 0.5

interface Tier {
  name: string
  of: Criterion
  best: Bound
  /** What was chosen before counts for it. */
  isBeside?: true
}

/**
 * What a dish is chosen by, strictest first: a later one decides only among dishes that are alike in all before it. More is better.
 */
export const TIERS: readonly Tier[] = [
  {
    name: 'the wish, as far as it is met',
    of: ({ facts }, { wish }) => Math.round(100 * shareOfWish(wish, facts)),
    best: (sketch, { wish }) => Math.round(100 * mostOfWish(wish, sketch)),
  },
  {
    name: 'a meal of its own, nothing that only goes with one, nor anything sweet for lunch or dinner',
    of: ({ facts }, { kitchen, wish }) => Number(!isAccompaniment(facts, kitchen, wish) && !isTreat(facts, kitchen, wish)),
    best: () => 1,
  },
  {
    name: 'the style this person eats in, where that is worth cooking',
    of: keepsToStyle,
    best: ({ missing }, { kitchen }) => Number(kitchen.request.profile.styles.length > 0 && missing <= MOST_MISSING),
  },
  { name: 'nothing to be bought while its like stands at home', of: ({ boughtInstead }) => -boughtInstead, best: () => 0 },
  {
    name: 'for many, nothing that is made plate by plate',
    of: ({ facts: { kind } }, { kitchen }) => -Number(isPlateByPlate(kind, kitchen)),
    best: () => 0,
  },
  {
    name: 'meat and fish that end within three days, and what was cooked and ends by tomorrow',
    of: takesEndingMeat,
    best: (sketch, choice) => mostOfEndingMeat(choice, (product) => shareAtMost(product, sketch.takes)),
    isBeside: true,
  },
  {
    name: 'for all who sit at the table',
    of: ({ facts: { servings } }, { kitchen }) => Math.min(servings, kitchen.request.servings),
    best: (_, { kitchen }) => kitchen.request.servings,
  },
  {
    name: 'worth cooking, and a meal to be full after',
    of: (dish, choice) => Number(isWorthCooking(dish) && !isTooThin(dish, choice) && !isTooMuch(dish, choice)),
    best: ({ missing }) => Number(missing <= MOST_MISSING),
  },
  {
    name: 'nothing to be bought that it is called after or stands on, or whose part something at home could play',
    of: ({ boughtForItself }) => -boughtForItself,
    best: () => 0,
  },
  {
    name: 'not one of the last ten',
    of: (dish, { kitchen }) => Number(!isRecent(dish, kitchen.request.recent.slice(0, LAST_DISHES))),
    // Its title may turn out to be another.
    best: (sketch, { kitchen }) => Number(!isRecentBut(sketch, kitchen.request.recent.slice(0, LAST_DISHES))),
  },
  {
    name: 'the wished energy, as near as can be',
    of: ({ facts: { kcal } }, { kitchen }) => nearnessTo(kcal, kitchen.request.kcal),
    best: () => 0,
  },
  {
    name: 'unlike the dishes beside it',
    of: ({ id, facts, mainFoods }, { chosen }) => -likenessTo({ id, mainFoods, title: facts.title, kind: facts.kind }, chosen),
    best: ({ id, mainFoods, kind }, { chosen }) => -likenessTo({ id, mainFoods, kind, title: null }, chosen),
    isBeside: true,
  },
]

function isWorthCooking({ changes, coverage, ingredientsAtHome, missing }: Candidate): boolean {
  return changes <= MOST_CHANGES && coverage >= LEAST_COVERAGE && ingredientsAtHome >= LEAST_AT_HOME && missing <= MOST_MISSING
}

/** A meal of fewer kcal leaves people hungry, whatever stands beside it: unless few were wished for. */
const THIN_KCAL: Readonly<Record<Meal, number>> = { breakfast: 280, lunch: 380, dinner: 300, snack: 0 }

function isTooThin({ facts: { kcal } }: Candidate, { kitchen: { request }, wish }: Choice): boolean {
  if (request.meal === null || request.kcal !== null || kcal === null || kcal >= THIN_KCAL[request.meal]) return false
  return !wish.wants.some(({ kcalAtMost, tags }) => kcalAtMost !== null || tags.some(asksForLittle))
}

/** More than this is no such meal for one: half of it would do. */
const MOST_KCAL: Readonly<Record<Meal, number>> = { breakfast: 800, lunch: 1200, dinner: 950, snack: 600 }

function isTooMuch({ facts: { kcal } }: Candidate, { kitchen: { request, servingSize } }: Choice): boolean {
  return request.meal !== null && request.kcal === null && kcal !== null && kcal > MOST_KCAL[request.meal] * (servingSize ?? 1)
}

function asksForLittle({ when }: DishTag): boolean {
  return when.some(({ kcalAtMost }) => kcalAtMost !== undefined)
}

/** From so many eaters on, what is made plate by plate is cold before the last of them has any. */
const MANY_EATERS = 8
const PLATE_BY_PLATE: ReadonlySet<DishKind> = new Set(['eggs', 'pancakes', 'stir-fry'])

function isPlateByPlate(kind: DishKind, { request }: Kitchen): boolean {
  return request.servings >= MANY_EATERS && PLATE_BY_PLATE.has(kind)
}

/** Nobody gives up a style for meat that ends, nor buys half a dish to keep to it. */
function keepsToStyle(dish: Candidate, { kitchen }: Choice): number {
  const { styles } = kitchen.request.profile
  if (styles.length === 0) return 0
  const isInStyle = !dish.isAgainstStyle && beyondLeanings(dish.facts, { conditions: [], styles }) < MOST_BEYOND_STYLE
  return Number(isInStyle && isWorthCooking(dish))
}

/**
 * What ends by tomorrow goes before what ends later; of both all that can be eaten at once before a good part of it. Of dishes that are offered
 * beside each other one is cooked, so that each uses what ends by tomorrow; what ends later may be left to another. A dish that was offered of late could have been cooked: it does not come again for its meat.
 */
function takesEndingMeat(dish: Candidate, choice: Choice): number {
  if (isRecent(dish, choice.kitchen.request.recent.slice(0, LAST_DISHES))) return 0
  return mostOfEndingMeat(choice, (product) => shareTaken(product, dish.stock))
}

function mostOfEndingMeat({ ending, chosen, kitchen }: Choice, shareOf: (product: EndingProduct) => number): number {
  if (!kitchen.request.useSoonFirst) return 0
  const open = ending.filter(
    (product) =>
      (product.isMeatOrFish || (product.isCooked && product.days <= 1)) &&
      product.days >= 0 &&
      product.days <= END_SOON_DAYS &&
      (product.days <= 1 || !chosen.some((other) => shareTaken(product, other.stock) > 0)),
  )
  return Math.max(
    0,
    ...open.map((product) => {
      const share = shareOf(product)
      const worth = share >= USES ? 2 : share >= USES_PART ? 1 : 0
      return worth > 0 && product.days <= 1 ? worth + (product.isMeatOrFish ? BY_TOMORROW : COOKED_BY_TOMORROW) : worth
    }),
  )
}

/** More than all of what ends later; what was cooked is nearly as dear. */
const BY_TOMORROW = 2
const COOKED_BY_TOMORROW = 1

/** The same dish, or one of the last days of the same kind that is made of the same: whoever had cabbage soup on ribs wants no sour soup on ribs. */
function isRecent({ id, facts: { title, kind }, mainFoods }: Candidate, recent: readonly RecentDish[]): boolean {
  return recent.some((dish) => dish.title === title) || isRecentBut({ id, kind, mainFoods }, recent)
}

/** The same, whatever it is called. */
function isRecentBut({ id, kind, mainFoods }: Pick<Sketch, 'id' | 'kind' | 'mainFoods'>, recent: readonly RecentDish[]): boolean {
  return recent.some((dish) => {
    if (dish.baseId === id) return true
    return dish.daysAgo <= LAST_DAYS && dish.kind === kind && (areAmong(mainFoods, dish.foods) || areAmong(dish.foods, mainFoods))
  })
}

function areAmong(foods: readonly string[], others: readonly string[]): boolean {
  return foods.length > 0 && foods.every((food) => others.some((other) => isA(food, other) || isA(other, food)))
}

function nearnessTo(kcal: number | null, wished: number | null): number {
  return isAsWished(kcal, wished) ? 0 : -distanceFromWish(kcal, wished)
}

/** How many of those beside it are made in the same way, and how many of the same; `title` is null where it is not known yet. */
function likenessTo(
  { id, kind, mainFoods, title }: Pick<Sketch, 'id' | 'kind' | 'mainFoods'> & { title: string | null },
  beside: readonly Candidate[],
): number {
  return beside.reduce((sum, other) => {
    const isSame = other.facts.title === title || other.id === id
    const sharesMain = other.mainFoods.some((food) => mainFoods.includes(food))
    return sum + (isSame ? 4 : Number(other.facts.kind === kind) + Number(sharesMain))
  }, 0)
}

const FORTNIGHT = 14
const SOON_ENOUGH_HOURS = 2
const MOST_LATE_HOURS = 4
const USUAL_RATING = 3
/** Foods beside seasonings from which a dish is as varied as any. */
const MANY_FOODS = 8

/** What else speaks for a dish: points for each, added up among dishes that are alike in all tiers. */
const POINTS: readonly { name: string; each: number; of: Criterion; best: Bound }[] = [
  { name: 'share of it that is at home', each: 3, of: ({ coverage }) => coverage, best: () => 1 },
  { name: 'ingredient to be bought', each: -1.2, of: ({ missing }) => missing, best: ({ missing }) => missing },
  { name: 'ingredient replaced or left out', each: -0.8, of: ({ changes }) => changes, best: () => 0 },
  {
    name: 'product that ends soon, all that can be eaten of it',
    each: 5,
    of: ({ stock }, choice) => usesWhatEnds(choice, (product) => shareTaken(product, stock)),
    best: ({ takes }, choice) => usesWhatEnds(choice, (product) => shareAtMost(product, takes)),
  },
  {
    name: 'portion of what there is much of and will not keep',
    each: 3,
    of: ({ stock }, choice) => usesGluts(choice, (glut) => shareTaken(glut, stock)),
    best: ({ takes }, choice) => usesGluts(choice, (glut) => shareAtMost(glut, takes)),
  },
  // Somebody with several conditions minds each finding more.
  {
    name: 'finding of the gate',
    each: -1.6,
    of: ({ warnings }, { kitchen }) => warnings * (1 + kitchen.request.profile.conditions.length / 4),
    best: () => 0,
  },
  { name: 'nutrient beyond what suits this person', each: -1.5, of: exceedsLeanings, best: () => 0 },
  {
    name: 'star above or below the usual',
    each: 0.5,
    of: ({ id }, { kitchen }) => ratingOf(id, kitchen.request.ratings),
    best: ({ id }, { kitchen }) => ratingOf(id, kitchen.request.ratings),
  },
  {
    name: 'dish of the same kind of late',
    each: -0.5,
    of: ({ facts: { kind } }, choice) => kindOfLate(kind, choice),
    best: ({ kind }, choice) => kindOfLate(kind, choice),
  },
  {
    name: 'dish of the same main food of late',
    each: -0.5,
    of: ({ mainFoods }, choice) => mainFoodOfLate(mainFoods, choice),
    best: ({ mainFoods }, choice) => mainFoodOfLate(mainFoods, choice),
  },
  {
    name: 'the same dish of late',
    each: -4,
    of: ({ id }, { kitchen }) => freshness(kitchen.request.recent, ({ baseId }) => baseId === id),
    best: ({ id }, { kitchen }) => freshness(kitchen.request.recent, ({ baseId }) => baseId === id),
  },
  // What is made of three things is always covered: without these, eggs would win every pantry.
  {
    name: 'food of the pantry in it, up to eight',
    each: 0.2,
    of: ({ foods }) => Math.min(MANY_FOODS, foods),
    best: ({ foods }) => Math.min(MANY_FOODS, foods),
  },
  {
    name: 'share of its energy that is beyond such a meal',
    each: -2.5,
    of: ({ facts: { kcal } }, { kitchen }) => strayOf(kcal, kitchen.request),
    best: () => 0,
  },
  {
    name: 'point of the menu for its kind at that meal',
    each: 0.4,
    of: ({ facts: { kind } }, { kitchen }) => kindAt(kind, kitchen.request),
    best: ({ kind }, { kitchen }) => kindAt(kind, kitchen.request),
  },
  { name: 'rarity of what it takes from this pantry', each: 4, of: ({ rarity }) => rarity, best: ({ rarity }) => rarity },
  {
    name: 'hour beyond two until it is on the table',
    each: -1.5,
    of: ({ facts: { totalMinutes } }) => hoursBeyond(totalMinutes),
    best: ({ totalMinutes }) => hoursBeyond(totalMinutes),
  },
]

/** What the points of a dish come to. */
export function pointsOf(dish: Candidate, choice: Choice): number {
  return POINTS.reduce((sum, { each, of }) => sum + each * of(dish, choice), 0)
}

/** What they may come to at the most. */
export function mostPointsOf(sketch: Sketch, choice: Choice): number {
  return POINTS.reduce((sum, { each, best }) => sum + each * best(sketch, choice), ROUNDING)
}

/** Those first that may be most of what was wished for, and of these those with most points. */
export function mostPromisingFirst<Each extends { sketch: Sketch }>(prospects: readonly Each[], choice: Choice): Each[] {
  return prospects
    .map((prospect) => ({ prospect, share: mostOfWish(choice.wish, prospect.sketch), points: mostPointsOf(prospect.sketch, choice) }))
    .toSorted((one, other) => other.share - one.share || other.points - one.points)
    .map(({ prospect }) => prospect)
}

/** The same figures added up otherwise differ by less. */
const ROUNDING = 1e-6

function kindOfLate(kind: DishKind, { kitchen }: Choice): number {
  return freshness(kitchen.request.recent, (dish) => dish.kind === kind)
}

function mainFoodOfLate(mainFoods: readonly string[], { kitchen }: Choice): number {
  return freshness(kitchen.request.recent, ({ foods }) => foods.some((food) => mainFoods.includes(food)))
}

/** All of what ends by tomorrow counts 1; where nobody asked for what ends, a quarter of that. */
function usesWhatEnds({ ending, kitchen }: Choice, shareOf: (product: EndingProduct) => number): number {
  const worth = ending.reduce((sum, product) => {
    const urgency = product.days < -3 ? 0.4 : product.days <= 1 ? 1 : product.days <= END_SOON_DAYS ? 0.7 : 0.25
    return sum + urgency * shareOf(product)
  }, 0)
  return kitchen.request.useSoonFirst ? worth : worth / 4
}

/** A plate that empties two shelves is as good as one that empties three. */
const GLUTS_ON_A_PLATE = 2

/** The more that has to be eaten a day, the more a portion of it is worth. */
function usesGluts({ gluts, kitchen }: Choice, shareOf: (glut: Glut) => number): number {
  const worth = gluts.reduce((sum, glut) => sum + glut.pressure * shareOf(glut), 0)
  const least = Math.min(GLUTS_ON_A_PLATE, worth)
  return kitchen.request.useSoonFirst ? least : least / 4
}

function exceedsLeanings({ facts }: Candidate, { kitchen: { request } }: Choice): number {
  return beyondLeanings(facts, request.profile)
}

/** How far a serving is beyond what suits somebody of that profile, a nutrient at most 1. */
export function beyondLeanings(
  { ingredients, servings }: Pick<DishFacts, 'ingredients' | 'servings'>,
  profile: Pick<SafetyProfile, 'conditions' | 'styles'>,
): number {
  const slugs: readonly string[] = [...profile.conditions, ...profile.styles]
  const leanings = MENU_RULES.leanings.filter(({ suits }) => slugs.includes(suits))
  return leanings.reduce((sum, { nutrient, atMost, atLeast }) => {
    const value = nutrientPerServing(ingredients, servings, nutrient)
    if (value === null) return sum
    const excess = atMost === undefined ? 0 : Math.max(0, value - atMost) / atMost
    const lack = atLeast === undefined ? 0 : Math.max(0, atLeast - value) / atLeast
    return sum + Math.min(1, excess + lack)
  }, 0)
}

function ratingOf(id: string, ratings: ComposeRequest['ratings']): number {
  const rating = ratings.find(({ baseId }) => baseId === id)?.rating
  return rating === undefined ? 0 : rating - USUAL_RATING
}

/** Those of the last two weeks that are such, each the less the longer ago it was. */
function freshness(recent: readonly RecentDish[], isSuch: (dish: RecentDish) => boolean): number {
  return recent.filter(isSuch).reduce((sum, { daysAgo }) => sum + Math.max(0, 1 - daysAgo / FORTNIGHT), 0)
}

/** Four at most: what is ready tomorrow is late, however late. */
function hoursBeyond(minutes: number): number {
  return Math.min(MOST_LATE_HOURS, Math.max(0, minutes / 60 - SOON_ENOUGH_HOURS))
}

/** What a meal is where only that one is asked for. */
const PLACES: Readonly<Record<Meal, PlaceInDay>> = { breakfast: 'breakfast', lunch: 'main', dinner: 'light', snack: 'snack' }

/** How far an energy is outside what suits a meal, as a share of the nearer bound, 1 at most; where energy was asked for, that counts. */
function strayOf(kcal: number | null, { meal, kcal: wished }: ComposeRequest): number {
  if (wished !== null || kcal === null) return 0
  return outside(kcal, MENU_RULES.planning.places[PLACES[meal ?? 'lunch']].kcal)
}

/** How far a figure is outside a band, as a share of its nearer bound; at most 1. */
export function outside(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, value < from ? (from - value) / from : value > to ? (value - to) / to : 0)
}

/** Fried fish is no breakfast, and a sandwich no lunch, though either may be had. */
function kindAt(kind: DishKind, { meal }: ComposeRequest): number {
  return meal === null ? 0 : (MENU_RULES.planning.places[PLACES[meal]].kinds[kind] ?? 0)
}
