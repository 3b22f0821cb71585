import { type DishKind, isOneOf, MENU_RULES, type Meal, type PlaceInDay } from '@spizarka/knowledge'
import { nutrientPerServing } from '../../nutrition/index.ts'
import type { SafetyProfile } from '../../safety/index.ts'
import type { ComposeRequest, RecentDish } from '../request.ts'
import { type DishFacts, mostOfWish } from '../wish/index.ts'
import type { Candidate } from './candidate.ts'
import type { Bound, Choice, Criterion } from './choice.ts'
import { END_SOON_DAYS, type EndingProduct, type Glut, shareAtMost, shareTaken } from './ending-products.ts'
import type { Sketch } from './prospect.ts'

const FORTNIGHT = 14
const SOON_ENOUGH_HOURS = 2
const MOST_LATE_HOURS = 4
const USUAL_RATING = 3
/** Foods beside seasonings from which a dish is as varied as any. */
const MANY_FOODS = 8

/** Dishes that everybody knows by their name. */
export const WELL_KNOWN: ReadonlySet<string> = new Set(MENU_RULES.wellKnown.flat())

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
  // Who has breadcrumbs, eggs and a chicken breast expects cutlets: what nobody has heard of is no better for being longer.
  {
    name: 'dish that everybody knows by its name',
    each: 2.5,
    of: ({ id, facts }) => Number(WELL_KNOWN.has(id) && isAsKnown(id, facts)),
    best: ({ id }) => Number(WELL_KNOWN.has(id)),
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
  {
    name: 'share of the protein of a lunch that is lacking',
    each: -3,
    of: ({ facts }, { kitchen }) => lackOfProtein(facts, kitchen.request),
    best: () => 0,
  },
  { name: 'rarity of what it takes from this pantry', each: 4, of: ({ rarity }) => rarity, best: ({ rarity }) => rarity },
  {
    name: 'hour beyond two until it is on the table',
    each: -1.5,
    of: ({ facts: { totalMinutes } }) => hoursBeyond(totalMinutes),
    best: ({ totalMinutes }) => hoursBeyond(totalMinutes),
  },
]

/** Whether a dish has what it is known with: pasta with lentils in its sauce is no spaghetti bolognese. */
export function isAsKnown(id: string, { ingredients }: Pick<DishFacts, 'ingredients'>): boolean {
  return MENU_RULES.knownWith.every(
    ({ dishes, foods }) => !dishes.includes(id) || ingredients.some(({ food, isBeside }) => isBeside !== true && isOneOf(food.id, foods)),
  )
}

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
  let sum = 0
  for (const dish of recent) if (dish.daysAgo < FORTNIGHT && isSuch(dish)) sum += 1 - dish.daysAgo / FORTNIGHT
  return sum
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

/** Baked carrots with rice are no lunch where eggs, fish or beans could be one: unless so little protein is what suits its eater. */
function lackOfProtein({ ingredients, servings }: DishFacts, { meal, profile }: ComposeRequest): number {
  const { proteinG: enough } = MENU_RULES.planning.places.main
  if (meal !== 'lunch' || suitsLittleProtein(profile)) return 0
  return Math.max(0, 1 - (nutrientPerServing(ingredients, servings, 'proteinG') ?? enough) / enough)
}

/** Whether somebody does well to have little protein. */
export function suitsLittleProtein({ conditions }: Pick<SafetyProfile, 'conditions'>): boolean {
  return MENU_RULES.leanings.some(
    ({ suits, nutrient, atMost }) => nutrient === 'proteinG' && atMost !== undefined && conditions.some((each) => each === suits),
  )
}

/** How far a figure is outside a band, as a share of its nearer bound; at most 1. */
export function outside(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, value < from ? (from - value) / from : value > to ? (value - to) / to : 0)
}

/** Fried fish is no breakfast, and a sandwich no lunch, though either may be had. */
function kindAt(kind: DishKind, { meal }: ComposeRequest): number {
  return meal === null ? 0 : (MENU_RULES.planning.places[PLACES[meal]].kinds[kind] ?? 0)
}
