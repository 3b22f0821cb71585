import { DISH_TAGS, type DishTag, type Food, findFoodById, isA, isSeasoning, MENU_RULES } from '@spizarka/knowledge'
import { type BaseDish, type FittedDish, fitDish, writeFitted } from '../compose/base/index.ts'
import { type EndingProduct, portionsTaken } from '../compose/choosing/ending-products.ts'
import { beyondLeanings, outside } from '../compose/choosing/index.ts'
import type { Kitchen } from '../compose/kitchen.ts'
import { checkedEater } from '../compose/kitchen-sense.ts'
import { explainSoonUsed } from '../compose/pantry/explain-stock.ts'
import { ENDS_SOON_DAYS, soonUsed } from '../compose/pantry/index.ts'
import { pseudoRandom } from '../compose/pseudo-random.ts'
import { hasTag } from '../compose/wish/dish-tags.ts'
import { type DishFacts, factsOfAdapted, factsOfComposed, shareOfWish, type Wish } from '../compose/wish/index.ts'
import { checkDish } from '../kitchen-checks/index.ts'
import { energyPerServing, nutrientPerServing } from '../nutrition/index.ts'
import { checkRecipe } from '../safety/index.ts'
import { type IngredientStock, isAtHome, isTapWater, matchIndexedStock } from '../stock/index.ts'
import type { DishNeed, KeptRecipe, PlannedDish } from './plan-request.ts'
import type { MealSlot } from './slots.ts'

/** A dish that may be planned: it can be fitted to those who eat, and the gate does not block it. */
export interface PlanDish {
  id: string
  facts: DishFacts
  mainFoods: readonly string[]
  /** By which dishes are alike: their kind, what there is much of in them, what their meat comes from. */
  looks: DishLooks
  /** For as many as eat. */
  needs: readonly DishNeed[]
  /** Portions that it takes of products that end within the plan, by their place among these. */
  uses: readonly number[]
  /** What speaks for it whatever stands beside it. */
  points: number
  /** Fits it to what the pantry still has, for so many servings, and writes it out; null where the kitchen's checks refuse it. */
  cook(kitchen: Kitchen): { dish: PlannedDish; stock: readonly IngredientStock[] } | null
}

interface DishLooks {
  kind: string
  foods: readonly string[]
  origins: readonly string[]
  /** What it makes a meal of, and how often in a week that surprises nobody. */
  staples: readonly WeeklyFood[]
}

/** Foods of which people notice together how often they come: one object for each kind of them. */
export interface WeeklyFood {
  readonly times: number
}

/** What all dishes of one plan are weighed with. */
export interface PlanTaste {
  kitchen: Kitchen
  wish: Wish
  ending: readonly EndingProduct[]
  /** Above 1 where there is little money. */
  thrift: number
}

/** A food of which a dish holds at least this share is one that it tastes of. */
const MUCH = 0.15
const FORTNIGHT = 14
const USUAL_RATING = 3
/** Points for each. */
const WEIGHTS = {
  atHome: 2.5,
  warning: -5,
  change: -0.8,
  leaning: -4,
  star: 0.5,
  sameOfLate: -4,
  sameKindOfLate: -0.4,
  wish: 14,
  rareToBuy: -4,
  /** Whoever eats meat is not sent for what stands in for it. */
  substituteToBuy: -4,
  /** A dish with choices is for using up what is there: bought, it is always the same one. */
  choicesToBuy: -2.5,
  costly: -4,
  smallPart: -4,
  /** Dear and poor, if any shop has it. */
  outOfSeason: -6,
  /** For each whole a head whose other part nobody eats, as sixteen yolks. */
  restLeft: -2,
  /** Every household has its dishes: what has to be bought for is taken from some of all, or everybody eats the same few. */
  notInTheirBook: -7,
  /** Nobody buys for a diet that is not theirs. */
  specialDiet: -5,
  /** Nobody buys a dish to cook another one of it. */
  readyToBuy: -5,
}
/** Below this part of the amounts of its recipe a dish is a bother: nobody bakes a quarter of a cake. */
const LEAST_FACTOR = 0.5

/** What a dish of the base, or one with choices, is as part of a plan; null where it cannot be fitted. */
export function planBaseDish(dish: BaseDish, taste: PlanTaste): PlanDish | null {
  const fitted = fitDish(dish, taste.kitchen)
  return fitted && describe(dish, fitted, taste)
}

function describe(dish: BaseDish, fitted: FittedDish, taste: PlanTaste): PlanDish {
  const { adapted, report } = fitted
  const facts = factsOfAdapted(adapted)
  const { id } = dish.recipe
  const toBuy = 1 - adapted.coverage
  const changes =
    adapted.ingredients.filter(({ replacedFor }) => replacedFor !== null).length +
    adapted.dropped.filter(({ base }) => base.row.spice !== true).length / 2
  const factor = adapted.servings / dish.recipe.servings
  const month = Number(taste.kitchen.request.today.slice(5, 7))
  return {
    id,
    facts,
    mainFoods: dish.mainFoods,
    looks: looksOf(dish.recipe.kind, facts.ingredients, dish.mainFoods),
    needs: needsOf(fitted),
    uses: taste.ending.map((product) =>
      portionsTaken(
        product,
        adapted.ingredients.map(({ stock }) => stock),
      ),
    ),
    points:
      tastePoints({ id, facts, mainFoods: dish.mainFoods, warnings: report.findings.length }, taste) +
      WEIGHTS.readyToBuy * adapted.missing.filter(({ row }) => row.kind === 'dish').length +
      (eatsEverything(taste) ? WEIGHTS.specialDiet * adapted.missing.filter(({ row }) => SPECIAL_DIET.has(row.id)).length : 0) +
      WEIGHTS.atHome * adapted.coverage +
      WEIGHTS.change * changes +
      WEIGHTS.rareToBuy * dish.rarity * toBuy +
      (isInTheirBook(id, taste) ? 0 : WEIGHTS.notInTheirBook * toBuy) +
      (dish.isOfChoices ? WEIGHTS.choicesToBuy * toBuy : 0) +
      (taste.kitchen.request.profile.diet === null && adapted.missing.some(isSubstitute) ? WEIGHTS.substituteToBuy : 0) +
      (factor < LEAST_FACTOR ? WEIGHTS.smallPart * Math.log2(LEAST_FACTOR / factor) : 0) +
      WEIGHTS.outOfSeason * adapted.missing.filter(({ row }) => isOutOfSeason(row, month)).length +
      WEIGHTS.restLeft * restsLeft(adapted),
    cook: (kitchen) => {
      const again = fitDish(dish, kitchen)
      const recipe = again && writeFitted(again, kitchen)
      if (!again || !recipe) return null
      const stock = again.adapted.ingredients.map((each) => each.stock)
      const isChanged =
        again.adapted.dish !== dish ||
        again.adapted.dropped.length > 0 ||
        again.adapted.ingredients.some(({ base, row }) => base.food !== row.id)
      return {
        dish: {
          id,
          title: recipe.title,
          kind: recipe.kind,
          meals: recipe.meals,
          mainFoods: dish.mainFoods,
          totalMinutes: recipe.totalMinutes,
          kcalPerServing: again.adapted.kcal,
          verdict: again.report.verdict,
          servings: again.adapted.servings,
          needs: needsOf(again),
          recipe,
          isAsInBase: dish.isOfChoices !== true && !isChanged && recipe.title === dish.recipe.title,
          ...reasonsOf(stock, kitchen),
        },
        stock,
      }
    },
  }
}

const BOOK = 0.4

/** Whether a dish is one of those that this household buys for; another seed has others. */
function isInTheirBook(id: string, { kitchen: { request } }: PlanTaste): boolean {
  return pseudoRandom(`${id} book`, request.seed) < BOOK
}

const SPECIAL_DIET: ReadonlySet<string> = new Set(MENU_RULES.planning.specialDietGoods)

function eatsEverything({ kitchen: { request } }: PlanTaste): boolean {
  const { conditions, allergens, exclusions, styles } = request.profile
  return [conditions, allergens, exclusions, styles].every(({ length }) => length === 0)
}

/** Whether it is sold fresh in other months than this one. */
function isOutOfSeason({ id, aisle, storage }: Food, month: number): boolean {
  const isFresh = storage !== 'freezer' && (aisle === 'vegetables' || aisle === 'fruit')
  return isFresh && MENU_RULES.planning.seasons.some(({ foods, months }) => !months.includes(month) && foods.some((food) => isA(id, food)))
}

/** Wholes a serving, eggs say, of which a dish takes one part and nothing in it the other. */
function restsLeft({ ingredients, servings }: FittedDish['adapted']): number {
  const wholes = ingredients.reduce((sum, { row: { id, partOf }, grams }) => {
    if (!partOf?.rest || ingredients.some(({ row }) => row.id !== id && row.partOf?.whole === partOf.whole)) return sum
    return sum + grams / partOf.share / (findFoodById(partOf.whole)?.gramsPerPiece ?? grams)
  }, 0)
  return wholes / servings
}

function needsOf({ adapted }: FittedDish): DishNeed[] {
  return adapted.ingredients.map(({ row, bought }) => ({ food: row.id, name: row.name, grams: bought }))
}

function reasonsOf(stock: readonly IngredientStock[], { stock: { pantry }, request }: Kitchen): Pick<PlannedDish, 'why' | 'uses'> {
  const used = soonUsed(stock, pantry, request.today)
  const soon = used.filter(({ days }) => days <= ENDS_SOON_DAYS).toSorted((one, other) => one.days - other.days)
  return { why: explainSoonUsed(used), uses: [...new Set(soon.map(({ name }) => name))] }
}

/** A recipe that somebody keeps, as it is; null where the gate blocks it or a cook would object. `isNamed`: it was asked for, and the cook is its owner. */
export function planKeptRecipe(kept: KeptRecipe, taste: PlanTaste, { isNamed = false } = {}): PlanDish | null {
  const { kitchen } = taste
  const { maxMinutes, servings: people } = kitchen.request
  const foods = kept.ingredients.flatMap(({ food, grams, line }) => (food === null || grams === null ? [] : { food, grams, line }))
  const isKnown = foods.length === kept.ingredients.length && kept.totalMinutes !== null
  if (!isNamed && (!isKnown || (maxMinutes !== null && (kept.totalMinutes ?? 0) > maxMinutes))) return null
  const report = checkRecipe(kept.checked, kitchen.request.profile, kept.servings)
  if (report.verdict === 'blocked' || (!isNamed && report.verdict === 'unchecked' && !kitchen.takesUnchecked)) return null
  const totalMinutes = kept.totalMinutes ?? 0
  if (!isNamed) {
    const checked = {
      ...kept,
      ingredients: foods,
      totalMinutes,
      activeMinutes: kept.activeMinutes ?? totalMinutes,
      devices: kept.equipment,
    }
    if (checkDish({ ...checked, equipment: kept.equipment }, checkedEater(kitchen.request)).length > 0) return null
  }
  const kcal = energyPerServing(
    kept.ingredients.flatMap(({ food, grams }) => {
      const row = food === null ? null : findFoodById(food)
      return row && grams !== null ? { food: row, grams, purpose: 'eaten' as const } : []
    }),
    kept.servings,
  )
  const facts = factsOfComposed({ ...kept, about: '', totalMinutes, activeMinutes: kept.activeMinutes }, kcal)
  const mainFoods = kept.ingredients.flatMap(({ food, main }) => (main && food !== null ? food : []))
  const needsFor = (servings: number): DishNeed[] =>
    kept.ingredients.map(({ food, name, grams, bought }) => {
      const stated = bought ?? grams
      return { food, name, grams: stated === null ? null : Math.round((stated * servings * 10) / kept.servings) / 10 }
    })
  const stock = matchIndexedStock(needsFor(people), kitchen.stock, 1)
  return {
    id: kept.id,
    facts,
    mainFoods,
    looks: looksOf(kept.kind, facts.ingredients, mainFoods),
    needs: needsFor(people),
    uses: taste.ending.map((product) => portionsTaken(product, stock)),
    points: tastePoints({ id: kept.id, facts, mainFoods, warnings: report.findings.length }, taste) + WEIGHTS.atHome * coverageOf(stock),
    cook: (held) => {
      const { servings } = held.request
      const found = matchIndexedStock(needsFor(servings), held.stock, 1)
      return {
        dish: {
          id: kept.id,
          title: kept.title,
          kind: kept.kind,
          meals: kept.meals,
          mainFoods,
          totalMinutes: kept.totalMinutes,
          kcalPerServing: kcal,
          verdict: report.verdict,
          servings,
          needs: needsFor(servings),
          recipe: null,
          isAsInBase: false,
          ...reasonsOf(found, held),
        },
        stock: found,
      }
    },
  }
}

function coverageOf(stock: readonly IngredientStock[]): number {
  return stock.length === 0 ? 0 : stock.filter(isAtHome).length / stock.length
}

/** What a dish is told from others by; `ingredients` are those that are eaten, or bought for it. */
export function looksOf(kind: string, ingredients: readonly { food: Food; grams: number }[], mainFoods: readonly string[]): DishLooks {
  const eaten = ingredients.filter(({ food }) => !isTapWater(food.id) && !isSeasoning(food.id))
  const all = eaten.reduce((sum, { grams }) => sum + grams, 0)
  const much = eaten.filter(({ food, grams }) => grams >= MUCH * all || mainFoods.includes(food.id))
  const origins = much.flatMap(({ food }) => food.origin.filter((origin) => origin !== 'plant'))
  return {
    kind,
    foods: [...new Set(much.map(({ food }) => food.parent))],
    origins: [...new Set(origins)],
    staples: [...new Set(much.map(({ food }) => weeklyFood(food.id)))],
  }
}

const { usual, foods: WEEKLY } = MENU_RULES.planning.aWeek
const weeklyFoods = new Map<string, WeeklyFood>()

function weeklyFood(id: string): WeeklyFood {
  let known = weeklyFoods.get(id)
  if (!known) weeklyFoods.set(id, (known = WEEKLY.find(({ foods }) => foods.some((food) => isA(id, food))) ?? { times: usual }))
  return known
}

interface Tasted {
  id: string
  facts: DishFacts
  mainFoods: readonly string[]
  warnings: number
}

/** What speaks for a dish on any day at any place. */
function tastePoints({ id, facts, mainFoods, warnings }: Tasted, { kitchen: { request }, wish, thrift }: PlanTaste): number {
  const { profile, ratings, recent } = request
  const rating = ratings.find(({ baseId }) => baseId === id)?.rating ?? USUAL_RATING
  const freshness = (isSuch: (dish: (typeof recent)[number]) => boolean): number =>
    recent.filter(isSuch).reduce((sum, { daysAgo }) => sum + Math.max(0, 1 - daysAgo / FORTNIGHT), 0)
  return (
    WEIGHTS.warning * warnings * (1 + profile.conditions.length / 4) +
    WEIGHTS.leaning * beyondLeanings(facts, profile) +
    WEIGHTS.star * (rating - USUAL_RATING) +
    WEIGHTS.sameOfLate * freshness(({ baseId, title }) => baseId === id || title === facts.title) +
    WEIGHTS.sameKindOfLate * freshness((dish) => dish.kind === facts.kind && dish.foods.some((food) => mainFoods.includes(food))) +
    (wish.wants.length > 0 ? WEIGHTS.wish * shareOfWish(wish, facts) : 0) +
    (thrift > 1 && !hasTag(CHEAP, facts) ? WEIGHTS.costly * (thrift - 1) : 0)
  )
}

const NO_TAG: DishTag = { id: '', name: '', words: [], when: [] }
const TAGS = new Map(DISH_TAGS.map((tag) => [tag.id, tag]))
const CHEAP = TAGS.get('cheap') ?? NO_TAG
const TAG_RULES = MENU_RULES.planning.tags.map(({ tag, ...rule }) => ({ ...rule, tag: TAGS.get(tag) ?? NO_TAG }))

const tagsOf = new WeakMap<DishFacts, ReadonlySet<DishTag>>()

/** What a dish is worth at that place on such a day, by the rules of the menu; minutes above the usual, energy beside it, kinds and tags. */
export function placePoints(
  { facts }: Pick<PlanDish, 'facts'>,
  { place, isDayOff, month, batchFor }: Pick<MealSlot, 'place' | 'isDayOff' | 'month' | 'batchFor'>,
): number {
  const { kcal, proteinG, vegetablesG, minutes, work, ingredients, kinds } = MENU_RULES.planning.places[place]
  const day = isDayOff ? 1 : 0
  const counted = facts.ingredients.filter(({ food }) => !food.spice && !food.fromTap).length
  let known = tagsOf.get(facts)
  if (!known) tagsOf.set(facts, (known = new Set(TAG_RULES.flatMap(({ tag }) => (hasTag(tag, facts) ? tag : [])))))
  let points = kinds[facts.kind] ?? 0
  points -=
    (place === 'breakfast' && !isDayOff ? MINUTE.beforeWork : MINUTE.usual) * Math.max(0, facts.totalMinutes - minutes[day]) +
    0.08 * Math.max(0, facts.activeMinutes - work[day])
  points -= (place === 'breakfast' ? INGREDIENT.breakfast : INGREDIENT.usual) * Math.max(0, counted - ingredients)
  points -= facts.kcal === null ? 1 : 5 * outside(facts.kcal, kcal)
  const { protein, vegetables, isFruity } = nourishmentOf(facts)
  const { byProtein, byVegetables } = NOURISHING[place === 'main' ? 'main' : 'other']
  const meals = batchFor === null ? 1 : FOR_TWO_DAYS
  points -= meals * (byProtein * lack(protein, proteinG) + byVegetables * lack(vegetables, vegetablesG))
  if (isFruity && (place === 'main' || place === 'light')) points -= 4
  for (const rule of TAG_RULES) {
    if (!known.has(rule.tag) || rule.places?.includes(place) === false || rule.months?.includes(month) === false) continue
    if (rule.days === undefined || (rule.days === 'weekend') === isDayOff) points += rule.points
  }
  return points
}

/** What each ingredient above the usual costs. */
const INGREDIENT = { usual: 0.25, breakfast: 0.6 }
/** What each minute above the usual costs. */
const MINUTE = { usual: 0.06, beforeWork: 0.25 }

/** What it costs to have nothing of it at all; the meal people sit down to has to hold until the next. */
const NOURISHING = { main: { byProtein: 8, byVegetables: 4 }, other: { byProtein: 5, byVegetables: 2 } }
/** What is thin is so on both days. */
const FOR_TWO_DAYS = 1.6

interface Nourishment {
  /** Grams of a serving. */
  protein: number
  vegetables: number
  /** It tastes of fruit, with no meat or fish beside it. */
  isFruity: boolean
}

const nourishments = new WeakMap<DishFacts, Nourishment>()

function nourishmentOf(facts: DishFacts): Nourishment {
  let known = nourishments.get(facts)
  if (!known) nourishments.set(facts, (known = countNourishment(facts)))
  return known
}

function countNourishment({ ingredients, servings, kind }: DishFacts): Nourishment {
  const gramsOf = (isSuch: (food: Food) => boolean): number =>
    ingredients.reduce((sum, { food, grams }) => sum + (!food.fromTap && isSuch(food) ? grams : 0), 0)
  const all = gramsOf(() => true)
  const isMeat = ingredients.some(({ food }) => food.origin.some((origin) => MEAT.includes(origin)))
  return {
    protein: nutrientPerServing(ingredients, servings, 'proteinG') ?? 0,
    vegetables: gramsOf(isVegetable) / servings,
    isFruity: !isMeat && kind !== 'salad' && gramsOf(({ id }) => MENU_RULES.planning.fruit.some((fruit) => isA(id, fruit))) >= FRUITY * all,
  }
}

const MEAT: readonly string[] = ['meat', 'poultry', 'pork', 'beef', 'fish', 'seafood']
/** Share of its weight in fruit from which on a dish is sweet, sugar or not. */
const FRUITY = 0.25

/** Fresh, frozen, pickled or tinned; what only fills is none. */
function isVegetable({ id, aisle, origin, kind }: Food): boolean {
  return (
    origin.every((each) => each === 'plant') &&
    kind === 'food' &&
    ['vegetables', 'frozen', 'cans-and-jars', 'sauces'].includes(aisle) &&
    !MENU_RULES.planning.fillingVegetables.some((filling) => isA(id, filling))
  )
}

/** What a figure is short of another, as a share of that. */
function lack(value: number, wanted: number): number {
  return wanted === 0 ? 0 : Math.max(0, wanted - value) / wanted
}

function isSubstitute({ row, base }: { row: Food; base: { main?: true } }): boolean {
  return base.main === true && row.aisle === 'plant-based'
}

/** Whether a dish may stand at a place at all: a meal of its own. */
export function isMealFor(
  { facts: { kind, meals } }: { facts: Pick<DishFacts, 'kind' | 'meals'> },
  slot: Pick<MealSlot, 'meal' | 'place'>,
  { isNearEnough = false } = {},
): boolean {
  const isOfMeal = meals.includes(slot.meal) || (isNearEnough && MENU_RULES.meals[slot.meal].nearest.some((meal) => meals.includes(meal)))
  if (!isOfMeal) return false
  const isMain: boolean = slot.place === 'main' || slot.place === 'light'
  return slot.place === 'snack' || !(MENU_RULES.accompaniments.includes(kind) && kind !== 'drink')
    ? !(isMain && MENU_RULES.neverMainMeal.includes(kind))
    : false
}
