import { COOKED_WEIGHTS, type CookingYields, cookingYieldsOf, type Food, findFoodById, isA, type RecipeStep } from '@spizarka/knowledge'
import { type Purpose, purposeOf } from '../ingredients/index.ts'
import { type ReadClause, readSteps } from '../kitchen-checks/steps/read-steps.ts'
import { hasBeginning, hasWord } from '../kitchen-checks/steps/step-words.ts'
import { driedDough, type Heated } from './dried-dough.ts'
import { eatenIngredientsOf } from './eaten-ingredients.ts'

/** A dish as far as it is weighed: grams that go in, and what is done to them. */
export interface DishToWeigh {
  /** What each is for is said, or read of its line. */
  ingredients: readonly { food: string | null; grams: number | null; line?: string; purpose?: Purpose }[]
  steps: readonly RecipeStep[]
}

/** What all of a dish weighs on the plates, in grams: about so much, and between which two. */
export interface CookedWeight {
  grams: number
  least: number
  most: number
  /** Two kitchens may differ by so much that what is counted from it has to be said to be uncertain. */
  isUncertain: boolean
}

/**
 * What a dish weighs once it is cooked, by what its steps do: what is fried and baked loses water, dry groats take it up, a pot
 * steams, and the juice that leaves a food stays in the sauce. Yields are those of `knowledge/diary/cooked-weights.yaml`. Pure.
 */
export function cookedWeight({ ingredients, steps }: DishToWeigh): CookedWeight {
  const counted = ingredients.map(({ food, grams, line = '', purpose = purposeOf(line) }) => ({
    food: food === null ? null : (findFoodById(food) ?? null),
    grams,
    purpose,
  }))
  const listed = counted.flatMap(({ food }) => food?.id ?? [])
  const clauses = readSteps(steps, listed)
  const heated = heatOfFoods(clauses, listed)
  const hasLiquid = counted.some(({ food, grams }) => food !== null && isLiquid(food) && (grams ?? 0) > 0)
  const dried = driedDough(clauses, heated)
  const sums = { solid: 0, liquid: 0, inPot: 0, lost: 0, takenUp: 0, takenFromList: 0 }
  for (const { food, grams: eaten, weighs } of eatenIngredientsOf(counted)) {
    const raw = food?.isWater ? (ingredients.find((each) => each.food === food.id)?.grams ?? 0) : eaten || weighs
    if (food === null || raw === 0) {
      sums.solid += raw
      continue
    }
    const heat = heated.get(food.id)
    const left = raw * (heat ? shareLeft(food, heat, hasLiquid) : 1)
    dried.add(food, { raw, left })
    sums.lost += raw - left
    if (isLiquid(food)) sums.liquid += left
    else sums.solid += left
    // A batter has its own.
    if (isLiquid(food) && heat && heat.boil > 0 && heat.fry + heat.bake === 0) sums.inPot += left
    if (food.cookedYield !== undefined && heat && heat.boil > 0) {
      const water = raw * (food.cookedYield - 1)
      if (heat.isDrained || !hasLiquid) sums.takenUp += water
      else sums.takenFromList += water
    }
  }
  const isGone = clauses.some((clause) => mannerOf(clause) === 'boil' && hasBeginning(clause.folded, COOKED_WEIGHTS.gone))
  const steamed = Math.min(sums.liquid * MOST_STEAMED, steamOf(clauses, heated))
  const steam = isGone ? Math.max(steamed, sums.inPot * GONE) : steamed
  const sauce = hasLiquid ? Math.max(sums.liquid - steam, sums.takenFromList) : sums.liquid
  const added = Math.max(0, sauce - sums.liquid)
  const tooWet = dried.tooWet()
  const grams = sums.solid + sauce + sums.takenUp - tooWet
  const { doubt, uncertain_from } = COOKED_WEIGHTS
  const spread =
    doubt.lost * (sums.lost + tooWet + Math.max(0, sums.liquid - sauce)) + doubt.taken_up * (sums.takenUp + sums.takenFromList + added)
  return { grams, least: grams - spread, most: grams + spread, isUncertain: grams > 0 && spread / grams > uncertain_from }
}

/** No pot is left to boil dry, but where the steps say that the liquid is gone. */
const MOST_STEAMED = 0.7
const GONE = 0.9
/** A step that names no minutes fries and bakes for so long. */
const UNSAID_MINUTES = 6

function isLiquid(food: Food): boolean {
  return food.isWater === true || (food.unit === 'ml' && (food.nutrition?.fatG ?? 0) < 50)
}

/**
 * What is left of a gram. What is fried or baked on its way elsewhere has lost a part; what was done several ways has lost what the hardest of them
 * takes, as each yield is of raw food that was done; what stays in its sauce keeps its juice there.
 */
function shareLeft(food: Food, { fry, bake, boil, isDrained, last }: Heated, hasLiquid: boolean): number {
  if (COOKED_WEIGHTS.dry.some((group) => isA(food.id, group))) return 1
  // Water of a batter or a dough dries with it; what boils is told by its steam.
  if (food.isWater && boil > 0) return 1
  const { whole_after_minutes: whole } = COOKED_WEIGHTS
  const yields = cookingYieldsOf(food.id)
  const part = (manner: 'fry' | 'bake', minutes: number) =>
    minutes === 0 ? 1 : 1 - (1 - yields[manner]) * (last === manner ? 1 : Math.min(1, minutes / whole[manner]))
  return Math.min(part('fry', fry), part('bake', bake), potShare(food, yields, { boil, isDrained }, hasLiquid))
}

function potShare(food: Food, yields: CookingYields, { boil, isDrained }: Pick<Heated, 'boil' | 'isDrained'>, hasLiquid: boolean): number {
  if (boil === 0 || food.cookedYield !== undefined) return 1
  if (isDrained) return yields.boil
  return hasLiquid ? 1 : yields.stew
}

/** The heat that each food was given, by the clauses that speak of it, or of all that is in the pan by then. */
function heatOfFoods(clauses: readonly ReadClause[], listed: readonly string[]): Map<string, Heated> {
  const heated = new Map<string, Heated>()
  const of = (food: string): Heated => {
    const known = heated.get(food) ?? { fry: 0, bake: 0, boil: 0, isDrained: false, last: null }
    heated.set(food, known)
    return known
  }
  const pan = new Pan()
  for (const clause of clauses) {
    const manner = mannerOf(clause)
    const foods = pan.take(clause, manner)
    const isDrained = hasBeginning(clause.folded, COOKED_WEIGHTS.drained)
    if (isDrained)
      for (const food of clause.foods.length > 0 ? clause.foods : pan.met) if (of(food).last === 'boil') of(food).isDrained = true
    // "Zagotuj wodę i wrzuć makaron": what goes into a pot that boils is boiled.
    const isPutIn = manner === 'boil' && clause.foods.length > 0 && hasWord(clause.folded, 'putIn')
    if (manner === null || !(clause.givesHeat || isPutIn)) continue
    for (const food of foods.filter((each) => listed.includes(each))) {
      const heat = of(food)
      heat[manner] += clause.minutes ?? UNSAID_MINUTES
      heat.last = manner
      if (manner === 'boil' && clause.hasOwnPot) heat.isDrained = true
    }
  }
  return heated
}

/** What is on the heat, clause by clause: what was only cut so far is not. */
class Pan {
  readonly met = new Set<string>()
  readonly #inside = new Set<string>()
  /** What the sentence was about last. */
  #spokenOf: readonly string[] = []

  /** What a clause speaks of: what it names, all where it says so or bakes, the vegetables, and otherwise what is in the pan. */
  take(clause: ReadClause, manner: Manner | null): readonly string[] {
    const { folded, foods } = clause
    for (const food of foods) this.met.add(food)
    const isCut = !clause.givesHeat && (hasWord(folded, 'cut') || hasWord(folded, 'peel'))
    for (const food of foods) this.#inside[isCut ? 'delete' : 'add'](food)
    if (hasWord(folded, 'panEmptied')) {
      if (foods.length === 0) this.#inside.clear()
      for (const food of foods) this.#inside.delete(food)
    }
    const { everything, vegetables, empty } = COOKED_WEIGHTS
    if (hasBeginning(folded, everything)) return [...this.met]
    const named = foods.filter((food) => !isBeside(food))
    if (named.length > 0 || BEGINS_SENTENCE.test(clause.text)) this.#spokenOf = named
    if (named.length > 0 || (manner !== 'bake' && hasBeginning(folded, empty))) return named
    // "Halloumi osusz i smaż na oliwie".
    if (this.#spokenOf.length > 0 && manner !== 'bake' && !clause.isCollective) return this.#spokenOf
    const some = clause.isCollective || manner === 'bake' || this.#inside.size === 0 ? this.met : this.#inside
    const isOfVegetables = hasBeginning(folded, vegetables.said)
    return [...some].filter((food) => !isOfVegetables || vegetables.of.some((group) => isA(food, group)))
  }
}

/** Whether a food is what others are cooked in or seasoned with: no clause is about it alone. */
function isBeside(food: string): boolean {
  return findFoodById(food)?.spice === true || COOKED_WEIGHTS.beside.some((group) => isA(food, group))
}

const BEGINS_SENTENCE = /^\s*\p{Lu}/u

type Manner = 'fry' | 'bake' | 'boil'

function mannerOf({ heat, folded }: ReadClause): Manner | null {
  if (heat.includes('bake')) return 'bake'
  // Under a lid nothing dries.
  if (heat.includes('fry') && !hasBeginning(folded, COOKED_WEIGHTS.covered)) return 'fry'
  return heat.length > 0 ? 'boil' : null
}

/** Grams of water that leave the pots of a dish; what boils in water of its own is not asked. */
function steamOf(clauses: readonly ReadClause[], heated: ReadonlyMap<string, Heated>): number {
  const { steam, covered, thickened } = COOKED_WEIGHTS
  return clauses.reduce((sum, clause) => {
    const isApart = clause.foods.length > 0 && clause.foods.every((food) => heated.get(food)?.isDrained)
    if (clause.hasOwnPot || isApart || mannerOf(clause) !== 'boil') return sum
    const isOpen = hasBeginning(clause.folded, thickened)
    const rate = isOpen ? steam.open : hasBeginning(clause.folded, covered) ? steam.covered : steam.unsaid
    return sum + (clause.minutes ?? 0) * rate
  }, 0)
}
