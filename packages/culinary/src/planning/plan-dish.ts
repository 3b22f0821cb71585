import { type Food, findFoodById, isLeftover, isOneOf, MENU_RULES } from '@spizarka/knowledge'
import { type BaseDish, type FittedDish, fitDish, writeFitted } from '../compose/base/index.ts'
import { portionsTaken } from '../compose/choosing/ending-products.ts'
import { beyondLeanings } from '../compose/choosing/index.ts'
import type { Kitchen } from '../compose/kitchen.ts'
import { explainSoonUsed } from '../compose/pantry/explain-stock.ts'
import { ENDS_SOON_DAYS, soonUsed } from '../compose/pantry/index.ts'
import { pseudoRandom } from '../compose/pseudo-random.ts'
import type { DishFacts, Wish } from '../compose/wish/index.ts'
import { type IngredientStock, isAtHome, type StockIndex } from '../stock/index.ts'
import type { DishLooks } from './choosing/dish-looks.ts'
import { isCheap, isOfLeftovers } from './choosing/place-points.ts'
import { isOutOfSeason } from './choosing/shopping/seasons.ts'
import { isEnough, spareOf } from './choosing/shopping/spare.ts'
import { needsOfIngredient } from './needs-of-dish.ts'
import type { DishNeed, PlannedDish } from './plan-request.ts'
import { isBeyondStyle, unmetOf, wishPoints } from './plan-wish.ts'
import { looksOfPlanned, plannedFacts } from './planned-facts.ts'
import type { ProductToUse } from './products-to-use.ts'
import { dayAfter } from './slots.ts'
import type { WishOfDays } from './wish-of-days.ts'

/** A dish that may be planned: it can be fitted to those who eat, and the gate does not block it. */
export interface PlanDish {
  id: string
  /** What makes it the same dish as another: a dish with choices is another one with ham than with curd. */
  sameAs: string
  facts: DishFacts
  mainFoods: readonly string[]
  /** By which dishes are alike: their kind, what there is much of in them, what their meat comes from. */
  looks: DishLooks
  /** For as many as eat. */
  needs: readonly DishNeed[]
  /** Portions that it takes of products that are to be used, by their place among these; those that it takes nothing of are left out. */
  uses: readonly { at: number; share: number }[]
  /** How many things it is sent for that nobody buys anyway, seasonings apart. */
  errands: number
  /** Of all that it is sent for, how many things have their like at home. */
  twins: number
  /** Nothing has to be bought for it, seasonings apart. */
  isOfHome: boolean
  /** What speaks for it whatever stands beside it. */
  points: number
  /** Fits it to what the pantry still has, for so many servings, and writes it out; null where the kitchen's checks refuse it. */
  cook(kitchen: Kitchen): { dish: PlannedDish; stock: readonly IngredientStock[] } | null
}

/** What all dishes of one plan are weighed with. */
export interface PlanTaste {
  kitchen: Kitchen
  /** Of all days, and of some. */
  wish: Wish
  ofDays: WishOfDays['ofDays']
  away: WishOfDays['away']
  ending: readonly ProductToUse[]
  /** Above 1 where there is little money. */
  thrift: number
  /** How much more than usual it is minded that anything has to be bought; 1 where nobody said. */
  errand: number
  /** Energy of a day against what people eat, 1 where nobody wished for less. */
  dayEnergy: number
}

const FORTNIGHT = 14
const USUAL_RATING = 3
/** Points for each, whatever stands beside. */
export const WEIGHTS = {
  atHome: 2.5,
  warning: -5,
  /** For whoever eats by a condition, where anything else is to be had. */
  warningOfCondition: -150,
  change: -0.8,
  leaning: -4,
  /** So far beyond it that whoever lives by it would strike the meal out, whatever the gate says of each food: a plate of white pasta with butter. */
  farBeyondCondition: -25,
  star: 1.5,
  sameOfLate: -4,
  sameKindOfLate: -0.4,
  againstStyle: -30,
  rareToBuy: -4,
  /** Whoever eats meat is not sent for what stands in for it. */
  substituteToBuy: -4,
  /** A dish with choices is for using up what is there: bought, it is always the same one. */
  choicesToBuy: -5,
  costly: -4,
  smallPart: -4,
  /** Dear and poor, if any shop has it. */
  outOfSeason: -6,
  /** For each whole a head whose other part nobody eats, as sixteen yolks. */
  restLeft: -2,
  /** Every household has its dishes: what has to be bought for is taken from some of all, or everybody eats the same few. */
  notInTheirBook: -5,
  /** Nobody buys for a diet that is not theirs. */
  specialDiet: -9,
  /** Beef tenderloin for a Wednesday. */
  dearToBuy: -20,
  /** Bran, a jar of spread, liver: who likes them has them. */
  unaskedToBuy: -36,
  /** Nobody buys a dish to cook another one of it. */
  readyToBuy: -38,
  /** What is left of a meal nobody counts on, where it is not there. */
  ofLeftovers: -40,
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
  const facts = plannedFacts(adapted)
  const { id } = dish.recipe
  const toBuy = 1 - adapted.coverage
  const missing = adapted.missing.filter((each) => !isNearlyThere(each))
  const changes =
    adapted.ingredients.filter(({ replacedFor }) => replacedFor !== null).length +
    adapted.dropped.filter(({ base }) => base.row.spice !== true).length / 2
  const factor = adapted.servings / dish.recipe.servings
  const month = Number(taste.kitchen.request.today.slice(5, 7))
  return {
    id,
    sameAs: sameAs(id, dish.mainFoods),
    facts,
    mainFoods: dish.mainFoods,
    looks: looksOfPlanned(facts, dish.mainFoods),
    needs: needsOf(fitted, taste.kitchen),
    uses: usesOf(
      adapted.ingredients.map(({ stock }) => stock),
      taste,
    ),
    points:
      alwaysPoints({ dish, facts, warnings: report.findings.length, coverage: adapted.coverage }, taste) +
      WEIGHTS.readyToBuy * missing.filter(({ row }) => row.kind === 'dish').length +
      WEIGHTS.dearToBuy * missing.filter(({ row }) => isOneOf(row.id, MENU_RULES.planning.dear)).length +
      WEIGHTS.unaskedToBuy * missing.filter(({ row }) => isOneOf(row.id, MENU_RULES.planning.notSentFor)).length +
      WEIGHTS.specialDiet * missing.filter(({ row }) => isForOthers(row, taste)).length +
      WEIGHTS.change * changes +
      (dish.isOfChoices ? WEIGHTS.choicesToBuy * toBuy : 0) +
      (taste.kitchen.request.profile.diet === null && missing.some(isSubstitute) ? WEIGHTS.substituteToBuy : 0) +
      (factor < LEAST_FACTOR ? WEIGHTS.smallPart * Math.log2(LEAST_FACTOR / factor) : 0) +
      WEIGHTS.outOfSeason * missing.filter(({ row }) => isOutOfSeason(row, month)).length +
      (adapted.ingredients.some(isReadyAtHome) ? 0 : ofLeftovers(facts)) +
      WEIGHTS.restLeft * restsLeft(adapted),
    isOfHome: missing.every(({ row }) => row.spice === true),
    errands: missing.filter(({ row }) => row.spice !== true && !isOneOf(row.id, MENU_RULES.planning.everyday)).length,
    twins: countTwins(missing, taste.kitchen.stock),
    cook: (kitchen) => {
      const again = fitDish(dish, kitchen)
      const written = again && writeFitted(again, kitchen)
      // In the amounts that are there in the end the gate may have more to say of it than when it was chosen.
      if (!written || (kitchen.request.profile.conditions.length > 0 && written.report.findings.length > report.findings.length))
        return null
      const { recipe } = written
      const stock = written.adapted.ingredients.map((each) => each.stock)
      const isChanged =
        written.adapted.dish !== dish ||
        written.adapted.dropped.length > 0 ||
        written.adapted.ingredients.some(({ base, row }) => base.food !== row.id)
      return {
        dish: {
          id,
          title: recipe.title,
          kind: recipe.kind,
          meals: recipe.meals,
          mainFoods: dish.mainFoods,
          totalMinutes: recipe.totalMinutes,
          kcalPerServing: written.adapted.kcal,
          verdict: written.report.verdict,
          servings: written.adapted.servings,
          needs: needsOf(written, kitchen),
          recipe,
          unmet: unmetOf(plannedFacts(written.adapted), taste),
          isAsInBase: dish.isOfChoices !== true && !isChanged && recipe.title === dish.recipe.title,
          ...reasonsOf(stock, kitchen),
        },
        stock,
      }
    },
  }
}

const ALIKE = [...MENU_RULES.alikeOnPlate, ...MENU_RULES.planning.oneKind.map(({ foods }) => foods)]
const heapsAtHome = new WeakMap<StockIndex, readonly (readonly string[])[]>()

/** How many things a dish is sent for whose like stands at home: corn flakes beside oats, rolls beside bread. */
function countTwins(missing: FittedDish['adapted']['missing'], stock: StockIndex): number {
  let heaps = heapsAtHome.get(stock)
  if (!heaps) {
    const there = stock.pantry.flatMap(({ foodId, isOut }) => (foodId === null || isOut ? [] : foodId))
    heapsAtHome.set(stock, (heaps = ALIKE.filter((foods) => there.some((food) => isOneOf(food, foods)))))
  }
  return missing.filter(({ row }) => row.spice !== true && heaps.some((foods) => isOneOf(row.id, foods))).length
}

type Ingredient = FittedDish['adapted']['ingredients'][number]

/** Whether so little of it is short that nobody goes for it: 900 g of dumplings for a kilo is the dish that is at home. */
function isNearlyThere({ row, stock, bought }: Ingredient): boolean {
  return stock.status === 'partly' && isEnough(stock.grams ?? 0, bought, spareOf(row))
}

/** Something left of a meal, or cooked by somebody else, that stands at home. */
function isReadyAtHome(ingredient: Ingredient): boolean {
  const { row, stock } = ingredient
  return (isAtHome(stock) || isNearlyThere(ingredient)) && (row.kind === 'dish' || isLeftover(row.id))
}

export function ofLeftovers(facts: DishFacts): number {
  return isOfLeftovers(facts) ? WEIGHTS.ofLeftovers : 0
}

/** What speaks for a dish of the base by what it is and how much of it stands at home, fitted or not; `coverage` is that part. */
function alwaysPoints(
  { dish, facts, warnings, coverage }: { dish: BaseDish; facts: DishFacts; warnings: number; coverage: number },
  taste: PlanTaste,
): number {
  const { recipe, mainFoods, rarity } = dish
  const toBuy = 1 - coverage
  return (
    tastePoints({ id: recipe.id, facts, mainFoods, warnings }, taste) +
    WEIGHTS.atHome * coverage +
    WEIGHTS.rareToBuy * rarity * toBuy +
    (isInTheirBook(recipe.id, taste) ? 0 : WEIGHTS.notInTheirBook * (toBuy + ALSO_AT_HOME))
  )
}

/** What two dishes have in common that are the same to those who eat: the recipe, and what was chosen for it. */
export function sameAs(id: string, mainFoods: readonly string[]): string {
  return [id, ...mainFoods.toSorted()].join(' ')
}

export function usesOf(stock: readonly IngredientStock[], { ending }: PlanTaste): PlanDish['uses'] {
  const touched = new Set(stock.flatMap(({ takes, product }) => [product, ...takes.map((take) => take.product)]))
  return ending.flatMap((each, at) => {
    const share = touched.has(each.product) ? portionsTaken(each, stock) : 0
    return share === 0 ? [] : { at, share }
  })
}

const BOOK = 0.4
/** What everybody has the things for comes not to everybody's table. */
const ALSO_AT_HOME = 0.8

/** Whether a dish is one of those that this household buys for; another seed has others. */
function isInTheirBook(id: string, { kitchen: { request } }: PlanTaste): boolean {
  return pseudoRandom(`${id} book`, request.seed) < BOOK
}

const SPECIAL_DIET: ReadonlySet<string> = new Set(MENU_RULES.planning.specialDietGoods)

/** Whether it is bought only by who must not have the usual kind of it, and that is nobody here. */
function isForOthers({ id, parent }: Food, { kitchen: { gate, request } }: PlanTaste): boolean {
  if (!SPECIAL_DIET.has(id)) return false
  const { conditions, allergens, exclusions } = request.profile
  return findFoodById(parent) ? gate(parent) === 'ok' : [conditions, allergens, exclusions].every(({ length }) => length === 0)
}

/** Wholes a serving, eggs say, of which a dish takes one part and nothing in it the other. */
function restsLeft({ ingredients, servings }: FittedDish['adapted']): number {
  const wholes = ingredients.reduce((sum, { row: { id, partOf }, grams }) => {
    if (!partOf?.rest || ingredients.some(({ row }) => row.id !== id && row.partOf?.whole === partOf.whole)) return sum
    return sum + grams / partOf.share / (findFoodById(partOf.whole)?.gramsPerPiece ?? grams)
  }, 0)
  return wholes / servings
}

function needsOf({ adapted }: Pick<FittedDish, 'adapted'>, { stock }: Kitchen): DishNeed[] {
  return adapted.ingredients.flatMap(({ row, bought, stock: found }, place) =>
    needsOfIngredient({ food: row.id, name: row.name, grams: bought }, found, stock, place),
  )
}

export function reasonsOf(stock: readonly IngredientStock[], { stock: { pantry }, request }: Kitchen): Pick<PlannedDish, 'why' | 'uses'> {
  // A crumb of something is no use of it; and nobody is praised for using up what more has to be bought of.
  const used = soonUsed(stock, pantry, request.today).filter(({ share }) => share >= LEAST_TOLD)
  const bought = new Set(
    stock.flatMap(({ product, status }) => (product !== null && status === 'partly' ? pantry[product]?.name : []) ?? []),
  )
  const soon = used.filter(({ days }) => days <= ENDS_SOON_DAYS).toSorted((one, other) => one.days - other.days)
  // By the calendar: a plan is read on each of its days.
  const why = explainSoonUsed(
    used.filter(({ name }) => !bought.has(name)),
    (days) => `do ${tellDay(dayAfter(request.today, days))}`,
  )
  return { why, uses: [...new Set(soon.map(({ name }) => name))] }
}

/** Of what there is of a product, the part that a dish tells of. */
const LEAST_TOLD = 0.4

/** "26.11" of `YYYY-MM-DD`. */
function tellDay(day: string): string {
  return `${Number(day.slice(8))}.${day.slice(5, 7)}`
}

/** Of all that a condition leans to, what is far beyond: a third more carbohydrate, or a third less fibre. */
const FAR_BEYOND = 0.35

interface Tasted {
  id: string
  facts: DishFacts
  mainFoods: readonly string[]
  warnings: number
}

/** What speaks for a dish on any day at any place. */
export function tastePoints({ id, facts, mainFoods, warnings }: Tasted, { kitchen: { request }, wish, thrift }: PlanTaste): number {
  const { profile, ratings, recent } = request
  const rating = ratings.find(({ baseId }) => baseId === id)?.rating ?? USUAL_RATING
  const freshness = (isSuch: (dish: (typeof recent)[number]) => boolean): number => {
    let sum = 0
    for (const dish of recent) if (dish.daysAgo < FORTNIGHT && isSuch(dish)) sum += 1 - dish.daysAgo / FORTNIGHT
    return sum
  }
  return (
    (profile.conditions.length > 0 ? WEIGHTS.warningOfCondition : WEIGHTS.warning) * warnings +
    WEIGHTS.leaning * beyondLeanings(facts, profile) +
    (beyondLeanings(facts, { conditions: profile.conditions, styles: [] }) >= FAR_BEYOND ? WEIGHTS.farBeyondCondition : 0) +
    WEIGHTS.star * (rating - USUAL_RATING) +
    WEIGHTS.sameOfLate * freshness(({ baseId, title }) => baseId === id || title === facts.title) +
    WEIGHTS.sameKindOfLate * freshness((dish) => dish.kind === facts.kind && dish.foods.some((food) => mainFoods.includes(food))) +
    wishPoints(facts, wish) +
    (isBeyondStyle(facts, profile) ? WEIGHTS.againstStyle : 0) +
    (thrift > 1 && !isCheap(facts) ? WEIGHTS.costly * (thrift - 1) : 0)
  )
}

function isSubstitute({ row, base }: { row: Food; base: { main?: true } }): boolean {
  return base.main === true && row.aisle === 'plant-based'
}
