import { findFoodById, isA, RECIPE_WORDS, type RecipeStep } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { hasStepWord, isCookingFat, pansFilled, type ReadClause, readSteps } from '../../../kitchen-checks/index.ts'
import { asCapitalised, replaceWords } from '../replacement/replace-words.ts'

/** What a dish is made in, larger than it was written. */
export interface LargerDish {
  /** How many times as much of it there is as its steps were written for. */
  factor: number
  /** Ids of its foods. */
  listed: readonly string[]
  /** Grams of a food in all of it. */
  gramsOf: (food: string) => number
}

const { pansOfMany, pansAgain, traysOfMany } = RECIPE_WORDS
const PANS = anyOf({ ...pansOfMany, ...pansAgain })
const TRAYS = anyOf(traysOfMany)
/** Pans that are two already, and turns that are told without a number. */
const ANOTHER_PAN = /drugą patelnię|dwóch patelniach/u
const TURNS_UNTOLD =
  /(?:pierwsz|drug)(?:ą|iej) (?:turę|turze|partię|partii|usmaż)|(?:kolejn|następn)(?:e|ą) (?:tury|turę|partie|partię)|(?<!\p{L})(?:usmaż|smaż) połowę/iu
const TRAYS_TOLD = /(?:dwóch|dwie|każdą|obie) blach/u
/** Less than that much more still goes into what it was written for. */
const LARGER = 1.2

/** The steps of a dish for more than it was written for: what one pan or tray does not hold goes into two. */
export function fitVessels(written: readonly RecipeStep[], dish: LargerDish): readonly RecipeStep[] {
  const steps = intoSmallerPan(intoPot(written, dish), dish)
  if (dish.factor < LARGER) return steps
  const clauses = readSteps(steps, dish.listed)
  return intoLargerPan(intoTwoTrays(intoTwoPans(toastInTurns(steps, dish), clauses, dish), clauses, dish), dish)
}

/** Litres of a pot, of one digit: the amounts of the step stay where they stand. */
const POT = /(garn(?:ku|ka|ek)(?: na)?) ([2-9]) l(?!\p{L})/gu
const SMALLEST_POT_L = 3
const LARGEST_POT_L = 9

/** Two plates of soup want no pot of six litres. */
function intoPot(steps: readonly RecipeStep[], { factor }: LargerDish): readonly RecipeStep[] {
  if (factor < LARGER && factor > 1 / LARGER) return steps
  return steps.map((step) => ({
    ...step,
    text: step.text.replaceAll(POT, (_, pot: string, litres: string) => {
      const fitting = Math.min(LARGEST_POT_L, Math.max(SMALLEST_POT_L, Math.ceil(Number(litres) * factor)))
      return `${pot} ${fitting} l`
    }),
  }))
}

/** Four eggs are done in a pan of 24 cm, and ten of them stay raw there. Sizes have two digits each: the amounts of the step stay where they stand. */
function intoLargerPan(steps: readonly RecipeStep[], { factor }: LargerDish): readonly RecipeStep[] {
  if (factor < MUCH_LARGER) return steps
  return steps.map((step) => ({ ...step, text: step.text.replaceAll(SMALL_PAN, '$1 28 cm') }))
}

/** Four eggs of eight, poured over what fries, are a thin sheet in the same pan, and dry before they are brown. What lies in pieces has room there. */
function intoSmallerPan(steps: readonly RecipeStep[], { factor }: LargerDish): readonly RecipeStep[] {
  const isPoured = steps.some(({ text, uses = [] }) => POURED.test(text) && uses.some((food) => isA(food, 'jajka')))
  if (factor > 1 / MUCH_LARGER || !isPoured) return steps
  const across = Math.max(SMALLEST_PAN_CM, 2 * Math.round((LARGE_PAN_CM * Math.sqrt(factor)) / 2))
  return steps.map((step) => ({ ...step, text: step.text.replaceAll(LARGE_PAN, `$1 ${across} cm`) }))
}

const POURED = /(?:wlej|zalej|wylej) (?:\p{L}+ )?(?:na patelnię|jajk|masę)/iu
const LARGE_PAN = /(pateln(?:i|ię)) 28 cm/gu
const LARGE_PAN_CM = 28
const SMALLEST_PAN_CM = 18
const MUCH_LARGER = 1.5
const SMALL_PAN = /(pateln(?:i|ię)) 2[0-6] cm/gu

function intoTwoPans(steps: readonly RecipeStep[], clauses: readonly ReadClause[], dish: LargerDish): readonly RecipeStep[] {
  const all = steps.map(({ text }) => text).join(' ')
  if (all.search(PANS) < 0 || ANOTHER_PAN.test(all)) return steps
  if (!TURNS_UNTOLD.test(all) && !isTooMuchForPan(steps, clauses, dish)) return steps
  let isAgain = false
  return inTurns(steps, clauses, dish).map((step) =>
    replaceWords(step, PANS, (found) => {
      const name = found.toLowerCase()
      const written = (isAgain ? pansAgain[name] : undefined) ?? pansOfMany[name] ?? pansAgain[name] ?? found
      isAgain = true
      return asCapitalised(written, found)
    }),
  )
}

/** Whether at some time more lies in the pan than it holds or browns. */
function isTooMuchForPan(steps: readonly RecipeStep[], clauses: readonly ReadClause[], { gramsOf }: LargerDish): boolean {
  const { fullPanG, brownedG, searedG } = KITCHEN_CHECKS.limits
  // Pasta comes into the pan boiled, and twice as heavy.
  const weightOf = (foods: readonly string[]): number =>
    foods.reduce((sum, id) => {
      const food = findFoodById(id)
      return sum + (isCookingFat(id) || food?.isWater ? 0 : gramsOf(id) * Math.max(1, food?.cookedYield ?? 1))
    }, 0)
  const filled = pansFilled(clauses, steps)
  const isTooMuch = filled.some(({ clause, foods }) => {
    const own = clause.isCollective ? [] : clause.foods
    // Cutlets are all that they are made of.
    const meat = (clause.isCollective ? foods : own).filter(isRawMeat)
    return weightOf(foods) > fullPanG || weightOf(meat) > brownedG || (isSeared(clause.folded) && weightOf(own) > searedG)
  })
  return isTooMuch || weightOf(tossedInPan(filled, clauses)) > fullPanG
}

/** What lies in the pan at the end: also pasta that is drained and thrown in, off the fire. */
function tossedInPan(filled: readonly { clause: ReadClause; foods: readonly string[] }[], clauses: readonly ReadClause[]): string[] {
  const last = filled.at(-1)
  if (!last) return []
  const later = clauses.slice(clauses.indexOf(last.clause) + 1)
  const tossed = later.filter(({ folded, hasOwnPot }) => !hasOwnPot && TOSSED.test(folded)).flatMap(({ foods }) => foods)
  return [...new Set([...last.foods, ...tossed.filter((food) => isA(food, PASTA) || last.foods.includes(food))])]
}

const TOSSED = /(?<!\p{L})(?:wrzuc|dodaj|przeloz) /u
const PASTA = 'makaron'

/** "Smaż 5 minut", where each turn takes as long. */
const FRIED_FOR = /(?<!\p{L})((?:ob|pod|u)?smaż|(?:z)?rumień) (?=\d{1,2} minut)/iu
const TURNS_TOLD = ['', '', 'w dwóch turach', 'w trzech turach', 'w czterech turach']

/** "Rumień po 2 minuty z każdej strony". */
const TOASTED_FOR = /(?<!\p{L})((?:z)?rumień) (?=po \d{1,2} minut)/iu

/** Sixteen slices of bread are toasted four at a time. */
function toastInTurns(steps: readonly RecipeStep[], { gramsOf }: LargerDish): readonly RecipeStep[] {
  return steps.map((step) => {
    if (!TOASTED_FOR.test(step.text)) return step
    const bread = (step.uses ?? []).reduce((sum, food) => sum + (findFoodById(food)?.aisle === 'bakery' ? gramsOf(food) : 0), 0)
    const turns = Math.ceil(bread / KITCHEN_CHECKS.limits.toastedG)
    if (turns < 2) return step
    return replaceWords(step, TOASTED_FOR, (_, [verb = '']) => `${verb} ${TURNS_TOLD[turns] ?? 'partiami'}, `)
  })
}

/** Steps that tell the turns in which raw meat is fried that not even two pans brown at once. */
function inTurns(steps: readonly RecipeStep[], clauses: readonly ReadClause[], { gramsOf }: LargerDish): readonly RecipeStep[] {
  const { brownedG } = KITCHEN_CHECKS.limits
  const turns = Math.max(
    1,
    ...pansFilled(clauses, steps).map(({ foods }) => {
      const meat = foods.filter(isRawMeat).reduce((sum, food) => sum + gramsOf(food), 0)
      return Math.ceil(meat / (2 * brownedG))
    }),
  )
  const told = TURNS_TOLD[Math.min(turns, TURNS_TOLD.length - 1)] ?? ''
  const first = told === '' ? -1 : steps.findIndex(({ text, uses = [] }) => FRIED_FOR.test(text) && uses.some(isRawMeat))
  return steps.map((step, place) => (place === first ? replaceWords(step, FRIED_FOR, (_, [verb = '']) => `${verb} ${told}, po `) : step))
}

/** On a high flame, or until it is brown or dry: one layer at a time. */
function isSeared(folded: string): boolean {
  return hasStepWord(folded, 'browned') || hasStepWord(folded, 'driedOff') || folded.includes(' duzym ogniu ')
}

function isRawMeat(food: string): boolean {
  return findFoodById(food)?.aisle === 'meat' && isA(food, 'mieso')
}

function intoTwoTrays(steps: readonly RecipeStep[], clauses: readonly ReadClause[], { gramsOf }: LargerDish): readonly RecipeStep[] {
  const all = steps.map(({ text }) => text).join(' ')
  if (all.search(TRAYS) < 0 || TRAYS_TOLD.test(all)) return steps
  const baked = new Set(clauses.flatMap(({ heat, step }) => (heat.includes('bake') ? (steps[step]?.uses ?? []) : [])))
  const grams = [...baked].reduce((sum, food) => sum + (findFoodById(food)?.isWater ? 0 : gramsOf(food)), 0)
  if (grams <= KITCHEN_CHECKS.limits.trayG) return steps
  return steps.map((step) => replaceWords(step, TRAYS, (found) => asCapitalised(traysOfMany[found.toLowerCase()] ?? found, found)))
}

/** Any of the words, the longest first. */
function anyOf(words: Readonly<Record<string, string>>): RegExp {
  const longest = Object.keys(words).toSorted((one, other) => other.length - one.length)
  return new RegExp(`(?<!\\p{L})(?:${longest.join('|')})(?!\\p{L})`, 'giu')
}
