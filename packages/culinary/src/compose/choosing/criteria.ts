import { type DishKind, isA, isOneOf, MENU_RULES, type Meal } from '@spizarka/knowledge'
import type { Kitchen } from '../kitchen.ts'
import type { RecentDish } from '../request.ts'
import {
  asksForMannersOnly,
  distanceFromWish,
  earnestPartOf,
  isAccompaniment,
  isAsWished,
  isForWhoAsks,
  isTreat,
  mostOfWish,
  shareInEarnest,
  shareOfWish,
} from '../wish/index.ts'
import type { Candidate } from './candidate.ts'
import type { Bound, Choice, Criterion } from './choice.ts'
import { END_SOON_DAYS, type EndingProduct, mustBeEaten, shareAtMost, shareTaken } from './ending-products.ts'
import { hasVegetables, isBarePlate, isForPlate, isRichEnough, isTooMuch, isTooThin } from './full-meal.ts'
import { type Idea, type Likeness, likenessOf } from './ideas.ts'
import { beyondLeanings, isAsKnown, WELL_KNOWN } from './points.ts'
import type { Sketch } from './prospect.ts'

/** A dish that takes this much of what can be eaten of its meat at once uses it; this much, a part of it. */
const USES = 0.8
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

/** Of those who eat, the part from which on a dish is for them. */
const MOST_OF_TABLE = 0.6

export interface Tier {
  name: string
  of: Criterion
  best: Bound
  /** What was chosen before counts for it. */
  isBeside?: true
}

const RECIPE = 'a recipe, and no slice with one thing on it'
const FINISHED = 'a dish, and nothing that is put together where nothing else can be'
const KNOWN = 'a dish that everybody knows by its name and expects of this pantry'
const STYLE = 'the style this person eats in, where that is worth cooking'
const LIKENESS: readonly Likeness[] = ['other', 'akin', 'alike', 'twin', 'same']

/**
 * What a dish is chosen by, strictest first: a later one decides only among dishes that are alike in all before it. More is better.
 */
export const TIERS: readonly Tier[] = [
  {
    name: 'nothing that only who asks for it eats: mash where no toddler does, a cold soup in November',
    of: ({ facts }, { wish, kitchen }) => -Number(isForWhoAsks(facts, wish, kitchen.request.today)),
    best: (sketch, { wish, kitchen }) => -Number(isForWhoAsks(sketch, wish, kitchen.request.today)),
  },
  {
    name: 'what was wished for in earnest, as far as it is met',
    of: ({ facts }, { wish }) => Math.round(100 * shareInEarnest(wish, facts)),
    best: (sketch, { wish }) => Math.round(100 * mostOfWish(earnestPartOf(wish), sketch)),
  },
  {
    name: 'a meal of its own, nothing that only goes with one, nor anything sweet for lunch or dinner',
    of: ({ facts }, { kitchen, wish }) => Number(!isAccompaniment(facts, kitchen, wish) && !isTreat(facts, kitchen, wish)),
    best: () => 1,
  },
  {
    name: STYLE,
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
    name: 'nothing to be bought that it is not itself without',
    of: ({ boughtToStandOn }) => -boughtToStandOn,
    best: () => 0,
  },
  {
    name: 'a good part of meat and fish that end within three days, or of what was cooked and ends by tomorrow',
    of: (dish, choice) => Math.ceil(takesEndingMeat(dish, choice) / 2),
    best: (sketch, choice) => Math.ceil(mostOfEndingMeat(choice, (product) => shareAtMost(product, sketch.takes)) / 2),
    isBeside: true,
  },
  {
    name: 'for most of those who sit at the table',
    of: ({ facts: { servings } }, { kitchen }) => Number(servings >= MOST_OF_TABLE * kitchen.request.servings),
    best: () => 1,
  },
  {
    name: 'how it should rather be: light, filling, for guests',
    of: ({ facts }, { wish }) => Math.round(100 * shareOfWish(wish, facts)),
    best: (sketch, { wish }) => Math.round(100 * mostOfWish(wish, sketch)),
  },
  {
    name: 'for all who sit at the table',
    of: ({ facts: { servings } }, { kitchen }) => Math.min(servings, kitchen.request.servings),
    best: (_, { kitchen }) => kitchen.request.servings,
  },
  {
    name: 'worth cooking, and a meal to be full after',
    of: (dish, choice) =>
      Number(isWorthCooking(dish) && !isTooThin(dish, choice) && !isTooMuch(dish, choice) && !isBarePlate(dish, choice)),
    best: ({ missing }) => Number(missing <= MOST_MISSING),
  },
  {
    name: RECIPE,
    of: ({ isSparse }, { kitchen }) => Number(!isSparse || kitchen.request.meal === 'snack'),
    best: () => 1,
  },
  {
    name: 'a plate of a main meal: something that one is full after for long, and vegetables; what everybody knows is one',
    of: (dish, choice) => (isForPlate(choice) ? (isExpected(dish, choice) ? 2 : partsOfPlate(dish.facts, choice)) : 0),
    best: (_, choice) => (isForPlate(choice) ? 2 : 0),
  },
  {
    name: FINISHED,
    of: (dish) => -Number(isMakeshift(dish)),
    best: () => 0,
  },
  {
    name: 'nothing to be bought that it is called after or stands on, or whose part something at home could play',
    of: ({ boughtForItself }) => -boughtForItself,
    best: () => 0,
  },
  {
    name: 'all of that meat and fish that can be eaten at once',
    of: takesEndingMeat,
    best: (sketch, choice) => mostOfEndingMeat(choice, (product) => shareAtMost(product, sketch.takes)),
    isBeside: true,
  },
  {
    name: KNOWN,
    of: (dish, choice) => Number(isExpected(dish, choice)),
    best: (sketch, choice) => Number(mayBeKnownDish(sketch, choice)),
  },
  {
    name: 'for somebody who should have little of something, no second dish with it',
    of: ({ warnings }, { kitchen, chosen }) =>
      -Number(kitchen.request.profile.conditions.length > 0 && warnings > 0 && chosen.some((other) => other.warnings > 0)),
    best: () => 0,
    isBeside: true,
  },
  {
    name: 'another idea than the dishes beside it',
    of: ({ idea }, choice) => -LIKENESS.indexOf(likenessToAny(idea, choice)),
    best: ({ idea }, choice) => -LIKENESS.indexOf(sureLikeness(idea, choice)),
    isBeside: true,
  },
  {
    name: 'what ends within three days and none of the dishes beside it takes',
    of: takesWhatEnds,
    best: (sketch, choice) => worthOfUntaken(choice, (product) => shareAtMost(product, sketch.takes)),
    isBeside: true,
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

/** What a dish that stands beside others is behind, however much else it gives up: it is what was wished for, and a meal. */
const BEFORE_THIRD = TIERS.findIndex(({ name }) => name === STYLE)

const FIRST_OF_THIRD: ReadonlySet<string> = new Set([RECIPE, FINISHED, KNOWN])

/**
 * For what stands beside two others a recipe goes first, of what is asked for. That it is another idea decides among dishes that are as good: whoever was given two good
 * dishes is not given a poor one because it is unlike them.
 */
export const TIERS_OF_THIRD: readonly Tier[] = [
  ...TIERS.slice(0, BEFORE_THIRD),
  ...TIERS.filter(({ name }) => FIRST_OF_THIRD.has(name)),
  ...TIERS.slice(BEFORE_THIRD).filter(({ name }) => !FIRST_OF_THIRD.has(name)),
]

/** What is cooked in a minute at any hour is nothing that anybody expects for lunch or dinner. */
const FOR_ANY_HOUR: ReadonlySet<DishKind> = new Set(['eggs', 'porridge', 'sandwich', 'spread'])

/** Kinds that are no plate without what one is full after. */
const BESIDE_STARCH: ReadonlySet<DishKind> = new Set(['fry', 'roast', 'stew'])

/**
 * Whether everybody would call it by its name who sees this pantry: nothing is bought for it, it is much as its recipe says, lies on a whole plate, and nobody who eats
 * should have little of it, nor had it of late. Where a dish, a food or an energy was asked for, that counts.
 */
function isKnownDish(dish: Candidate, choice: Choice): boolean {
  const { id, facts, missing, changes, warnings, idea } = dish
  const { profile, meal } = choice.kitchen.request
  if (changes > MOST_CHANGES || !mayBeKnownDish({ id, missing, kind: facts.kind, meals: facts.meals }, choice)) return false
  if ((warnings > 0 && profile.conditions.length > 0) || isRecent(dish, choice.kitchen.request.recent.slice(0, LAST_DISHES))) return false
  if (meal === 'lunch' && BESIDE_STARCH.has(facts.kind) && idea.fills.length === 0) return false
  return isAsKnown(id, facts)
}

/** What every house has, beside what its own kinds say: flour, fat and eggs. */
const OF_EVERY_HOUSE: readonly string[] = [
  ...MENU_RULES.planning.everyday,
  'maka',
  'tluszcze',
  'panierki',
  'substancje-slodzace',
  'smietany-i-smietanki',
]

/** So many products beside spices are few: whoever has no more expects what can be made of flour, potatoes and eggs. */
const FEW_PRODUCTS = 10

function isExpected(dish: Candidate, choice: Choice): boolean {
  const { pantry } = choice.kitchen.stock
  return isKnownDish(dish, choice) && (!isOfEveryHouse(dish) || pantry.filter(({ isSpice }) => !isSpice).length <= FEW_PRODUCTS)
}

/** Whether it is made of what stands in every kitchen: potato pancakes would come first everywhere. */
function isOfEveryHouse({ facts: { ingredients } }: Candidate): boolean {
  return ingredients.every(
    ({ food, isBeside }) => isBeside === true || food.spice === true || food.fromTap === true || isOneOf(food.id, OF_EVERY_HOUSE),
  )
}

function mayBeKnownDish(
  { id, missing, kind, meals }: Pick<Sketch, 'id' | 'missing' | 'kind' | 'meals'>,
  { kitchen, wish }: Choice,
): boolean {
  const { meal, kcal } = kitchen.request
  if (!WELL_KNOWN.has(id) || missing > 0 || kcal !== null || !(wish.wants.length === 0 || asksForMannersOnly(wish))) return false
  return meal === null || (meals.includes(meal) && !(isMainMeal(meal) && FOR_ANY_HOUR.has(kind)))
}

function isMainMeal(meal: Meal): boolean {
  return meal === 'lunch' || meal === 'dinner'
}

function partsOfPlate(facts: Candidate['facts'], choice: Choice): number {
  return Number(isRichEnough(facts, choice)) + Number(hasVegetables(facts))
}

const MAKESHIFT: ReadonlySet<string> = new Set(MENU_RULES.makeshift.flatMap(({ dishes }) => dishes))

/** Whether it lacks what would make a dish of it: meat with two vegetables and rice without any sauce. What only stands beside it makes it none. */
export function isMakeshift({ id, facts: { ingredients } }: Pick<Candidate, 'id' | 'facts'>): boolean {
  if (!MAKESHIFT.has(id)) return false
  return MENU_RULES.makeshift.some(
    (rule) =>
      rule.dishes.includes(id) &&
      (!rule.with || ingredients.some(({ food }) => isOneOf(food.id, rule.with ?? []))) &&
      !(rule.unless && ingredients.some(({ food, isBeside }) => isBeside !== true && isOneOf(food.id, rule.unless ?? []))),
  )
}

/** How alike a dish is to that which was chosen and is most like it. */
export function likenessToAny(idea: Idea, { chosen, wish }: Choice): Likeness {
  const all = chosen.map((other) => likenessOf(idea, other.idea, wish))
  if (all.includes('same')) return 'same'
  if (all.includes('twin')) return 'twin'
  // Two sandwiches are a choice, three are not.
  if (all.includes('alike') || all.filter((each) => each === 'akin').length > 1) return 'alike'
  return all.includes('akin') ? 'akin' : 'other'
}

/** How alike a dish is at the least to those that were chosen, with what it surely is; where a kind was asked for it may still be filled otherwise. */
function sureLikeness(idea: Idea, choice: Choice): Likeness {
  if (choice.wish.wants.some(({ kinds }) => kinds.includes(idea.kind))) return 'other'
  const likeness = likenessToAny(idea, choice)
  // Filled otherwise in the end, it is not the same.
  return likeness === 'same' || likeness === 'twin' ? 'alike' : likeness
}

/** Whether a dish is there for the most part, and near what its recipe says. */
export function isWorthCooking({ changes, coverage, ingredientsAtHome, missing }: Candidate): boolean {
  return changes <= MOST_CHANGES && coverage >= LEAST_COVERAGE && ingredientsAtHome >= LEAST_AT_HOME && missing <= MOST_MISSING
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
export function takesEndingMeat(dish: Candidate, choice: Choice): number {
  if (isRecent(dish, choice.kitchen.request.recent.slice(0, LAST_DISHES))) return 0
  return mostOfEndingMeat(choice, (product) => shareTaken(product, dish.stock))
}

function mostOfEndingMeat({ ending, kitchen }: Choice, shareOf: (product: EndingProduct) => number): number {
  if (!kitchen.request.useSoonFirst) return 0
  const open = ending.filter(
    (product) => (product.isMeatOrFish || (product.isCooked && product.days <= 1)) && product.days >= 0 && product.days <= END_SOON_DAYS,
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

/** Of what can be eaten at once of something that ends, the part from which on a dish uses it. */
const LEAST_USE = 0.3
/** More of it makes a dish no better: what is beside goes on one plate. */
const MOST_WORTH = 3

/** What a dish takes of products that end within three days and that those beside it leave: what ends by tomorrow counts twice. */
export function takesWhatEnds(dish: Candidate, choice: Choice): number {
  return worthOfUntaken(choice, (product) => shareTaken(product, dish.stock))
}

function worthOfUntaken(choice: Choice, shareOf: (product: EndingProduct) => number): number {
  const { ending, chosen, kitchen, wish } = choice
  // Of what nobody wished for meat alone decides what comes first, and the rest by points.
  if (!kitchen.request.useSoonFirst || (chosen.length === 0 && wish.wants.length === 0)) return 0
  let worth = 0
  for (const product of ending) {
    if (!mustBeEaten(product, kitchen) || chosen.some(({ plate }) => shareTaken(product, plate) >= LEAST_USE)) continue
    if (shareOf(product) >= LEAST_USE) worth += product.days <= 1 ? 2 : 1
  }
  return Math.min(MOST_WORTH, worth)
}

/** More than all of what ends later; what was cooked is nearly as dear. */
const BY_TOMORROW = 2
/** What a dish is worth that takes all that can be eaten at once of meat that ends by tomorrow. */
export const ALL_BY_TOMORROW = 2 + BY_TOMORROW
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
