import { findFoodById, type RecipeStep } from '@spizarka/knowledge'
import { type DonenessRule, KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import type { CheckedDish, CheckFinding } from '../checked-dish.ts'
import { selects } from '../select-foods.ts'
import { type ReadClause, readSteps } from './read-steps.ts'
import { foldWords, hasBeginning, hasWord } from './step-words.ts'

/** What is not done when the steps end, or what was done before they began and is cooked to pieces. */
export function checkCooking(dish: CheckedDish, clauses: readonly ReadClause[]): CheckFinding[] {
  const { canned, ready, rules } = KITCHEN_CHECKS.doneness
  return dish.ingredients.flatMap(({ food, line }): CheckFinding[] => {
    const from = firstUse(food, dish.steps, clauses)
    if (from === null) return []
    // Drained at first, put in later.
    const inItsPot = clauses.filter((clause) => !isAnotherPot(clause, food))
    if (selects(canned, food)) {
      const later = inItsPot.slice(inItsPot.findLastIndex(({ foods }) => foods.includes(food)))
      return checkCanned(
        food,
        later.filter((clause) => !concernsOtherFoods(clause, food)),
      )
    }
    const after = clauses.slice(from).filter((clause) => inItsPot.includes(clause))
    if (selects(ready, food)) return checkReady(food, clauses)
    if (saysCookedBefore(line)) return []
    const said = clauses.map(({ folded }) => folded).join('')
    const rule = rules.find((each) => selects(each, food) && (each.when === undefined || hasBeginning(said, each.when)))
    if (!rule) return []
    const own = rule.namedIn?.includes(dish.kind) ? after.filter(({ foods, givesHeat }) => givesHeat && foods.includes(food)) : after
    return checkDoneness(food, rule, own)
  })
}

/**
 * Ids of the foods that the steps of a dish heat through, of those that a doneness rule of the kitchen speaks of and that may not stay raw;
 * what was cooked before it came into the dish is one too.
 */
export function heatedThrough({ ingredients, steps }: Pick<CheckedDish, 'ingredients' | 'steps'>): ReadonlySet<string> {
  const clauses = readSteps(
    steps,
    ingredients.map(({ food }) => food),
  )
  return new Set(
    ingredients.flatMap(({ food, line }) => {
      const rule = ruleWithoutRaw(food)
      const from = firstUse(food, steps, clauses)
      if (!rule || from === null) return []
      const after = clauses.slice(from).filter((clause) => !isAnotherPot(clause, food))
      return saysCookedBefore(line) || checkDoneness(food, rule, after).length === 0 ? food : []
    }),
  )
}

/** Whether a dish in which a food is not heated through is none that passes the kitchen's checks. */
export function isNeverLeftRaw(food: string): boolean {
  return ruleWithoutRaw(food) !== null
}

// Asked of every food of the pantry whenever somebody cooks.
const rulesWithoutRaw = new Map<string, DonenessRule | null>()

function ruleWithoutRaw(food: string): DonenessRule | null {
  let known = rulesWithoutRaw.get(food)
  if (known === undefined) {
    const rule = KITCHEN_CHECKS.doneness.rules.find((each) => selects(each, food))
    known = rule && rule.mayStayRaw !== true && rule.when === undefined ? rule : null
    rulesWithoutRaw.set(food, known)
  }
  return known
}

/** Whether words say that what they name was cooked before it came into a dish: "450 g ugotowanego ryżu". */
export function saysCookedBefore(line: string): boolean {
  return hasWord(foldWords(line), 'cookedBefore')
}

/** Place of the clause where a food comes in; null where none says. */
function firstUse(food: string, steps: readonly RecipeStep[], clauses: readonly ReadClause[]): number | null {
  const named = clauses.findIndex(({ foods }) => foods.includes(food))
  const used = steps.findIndex(({ uses }) => uses?.includes(food))
  const opens = clauses.findIndex(({ step }) => step === used)
  const places = [named, used < 0 ? -1 : opens].filter((place) => place >= 0)
  if (places.length === 0) return null
  // A step that speaks of it by "wszystko" may come before the one that names it.
  return named >= 0 && clauses[named]?.step === used ? named : Math.min(...places)
}

/** "Ugotuj ryż": boils by itself, whatever else stands on the stove. */
function isAnotherPot({ heat, foods, isCollective, hasOwnPot }: ReadClause, food: string): boolean {
  return hasOwnPot && heat.includes('boil') && foods.length > 0 && !foods.includes(food) && !isCollective
}

/** "W tym czasie podgrzej kaszę": beside the pot, whatever is in it. */
function concernsOtherFoods({ isBeside, foods, isCollective }: ReadClause, food: string): boolean {
  return isBeside && foods.length > 0 && !foods.includes(food) && !isCollective
}

function checkDoneness(food: string, { least, until, mayStayRaw, name }: DonenessRule, after: readonly ReadClause[]): CheckFinding[] {
  const heated = after.filter(({ heat }) => heat.length > 0)
  const step = heated[0]?.step ?? after[0]?.step ?? null
  if (heated.length === 0) {
    if (mayStayRaw) return []
    return [{ check: 'underdone', message: `${nameOf(food)}: żaden krok tego nie gotuje, nie smaży ani nie piecze`, step, food }]
  }
  if (after.some(({ folded }) => hasBeginning(folded, until))) return []
  // Heat that is given without minutes lasts as long as the cook sees fit.
  const isUntimed = heated.every(({ minutes }) => minutes === null)
  if (isUntimed || heated.some(({ foods, givesHeat, minutes }) => givesHeat && minutes === null && foods.includes(food))) return []
  const share = heated.reduce((sum, { heat, minutes }) => {
    const needed = Math.min(...heat.map((manner) => least[manner === 'stew' ? 'boil' : manner]))
    return sum + (minutes ?? 0) / Math.max(1, needed)
  }, 0)
  const all = heated.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  return share >= 1 ? [] : [{ check: 'underdone', message: `${nameOf(food)}: tylko ${all} min na ogniu, to za mało (${name})`, step, food }]
}

function checkCanned(food: string, after: readonly ReadClause[]): CheckFinding[] {
  const { mostBoil, mostStew } = KITCHEN_CHECKS.doneness.canned
  const minutesBy = (manner: 'boil' | 'stew') =>
    after.reduce((sum, { heat, minutes }) => sum + (heat[0] === manner ? (minutes ?? 0) : 0), 0)
  const [boiled, stewed] = [minutesBy('boil'), minutesBy('stew')]
  if (boiled <= mostBoil && boiled + stewed <= mostStew) return checkReady(food, after)
  const message = `${nameOf(food)}: z puszki, a gotuje się ${boiled + stewed} min; dodaj pod koniec`
  return [{ check: 'canned-cooked-long', message, step: after[0]?.step ?? null, food }]
}

/** What is ready is not cooked until it is tender. */
function checkReady(food: string, clauses: readonly ReadClause[]): CheckFinding[] {
  return clauses.flatMap(({ folded, foods, heat, step, isCollective }): CheckFinding[] =>
    foods.length > 0 &&
    !isCollective &&
    foods.includes(food) &&
    foods.every((each) => isReady(each)) &&
    heat.some((manner) => manner === 'boil' || manner === 'stew') &&
    hasWord(folded, 'untilTender')
      ? [{ check: 'ready-cooked-tender', message: `${nameOf(food)}: to już jest ugotowane, nie gotuje się tego do miękkości`, step, food }]
      : [],
  )
}

function isReady(food: string): boolean {
  const { canned, ready } = KITCHEN_CHECKS.doneness
  return selects(ready, food) || selects(canned, food)
}

function nameOf(food: string): string {
  return findFoodById(food)?.name ?? food
}
