import { findFoodById, isA, RECIPE_WORDS, type RecipeStep } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { isCookingFat, pansFilled, type ReadClause, readSteps } from '../../../kitchen-checks/index.ts'
import { asCapitalised, replaceWords } from '../replacement/replace-words.ts'
import { fryInTurns, inFurtherTurns, type LargerDish, type NeededTurns, turnsNeeded } from './fry-in-turns.ts'
import { withUses } from './in-one-turn.ts'

const { pansOfMany, pansAgain, potsForPan, potsAgain, traysOfMany } = RECIPE_WORDS
const PANS = anyOf({ ...pansOfMany, ...pansAgain })
const POTS = anyOf({ ...potsForPan, ...potsAgain }, '(?: \\d{2} cm)?')
const TRAYS = anyOf(traysOfMany)
/** Pans that are two already. */
const ANOTHER_PAN = /dwóch patelniach/u
const TRAYS_TOLD = /(?:dwóch|dwie|każdą|obie) blach/u
/** Less than that much more still goes into what it was written for. */
const LARGER = 1.2

/**
 * The steps of a dish for more than it was written for. What is stewed or mixed and no pan holds goes into a wide pot, what is fried in pieces goes
 * in turns; two pans are for what is poured over and sets, two trays for what lies side by side.
 */
export function fitVessels(written: readonly RecipeStep[], dish: LargerDish): readonly RecipeStep[] {
  const steps = intoPanOfOne(intoSmallerPan(intoPot(written, dish), dish), dish)
  if (dish.factor < LARGER) return steps
  const clauses = readSteps(steps, dish.listed)
  const turns = turnsNeeded(steps, clauses, dish)
  const turned = inFurtherTurns(fryInTurns(steps, clauses, turns, dish), dish.factor)
  const isTooMuch = isTooMuchForPan(steps, clauses, turns, dish)
  return intoLargerPan(intoTwoTrays(isTooMuch ? intoWidePot(intoTwoPans(turned)) : turned, clauses, dish))
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
function intoLargerPan(steps: readonly RecipeStep[]): readonly RecipeStep[] {
  return steps.map((step) => ({ ...step, text: step.text.replaceAll(SMALL_PAN, '$1 28 cm') }))
}

/** Four eggs of eight, poured over what fries, are a thin sheet in the same pan, and dry before they are brown. What lies in pieces has room there. */
function intoSmallerPan(steps: readonly RecipeStep[], { factor }: LargerDish): readonly RecipeStep[] {
  if (factor > 1 / MUCH_LARGER || !isPouredOver(steps)) return steps
  const across = Math.max(SMALLEST_PAN_CM, 2 * Math.round((LARGE_PAN_CM * Math.sqrt(factor)) / 2))
  return steps.map((step) => ({ ...step, text: step.text.replaceAll(LARGE_PAN, `$1 ${across} cm`) }))
}

/** One portion lies in the middle of a family's pan, and the fat around it burns. */
function intoPanOfOne(steps: readonly RecipeStep[], { servings }: LargerDish): readonly RecipeStep[] {
  if (servings !== 1) return steps
  return steps.map((step) => ({ ...step, text: step.text.replaceAll(LARGE_PAN, `$1 ${PAN_OF_ONE_CM} cm`).replaceAll(BIG_PAN, '$1') }))
}

const PAN_OF_ONE_CM = 24
const BIG_PAN = /duż(?:ej|ą) ((?:głębok(?:iej|ą) )?pateln(?:i|ię))(?!\p{L})/gu

const POURED = /(?:wlej|zalej|wylej) (?:\p{L}+ )?(?:na patelnię|jajk|masę)/iu
const LARGE_PAN = /(pateln(?:i|ię)) 28 cm/gu
const LARGE_PAN_CM = 28
const SMALLEST_PAN_CM = 18
const MUCH_LARGER = 1.5
const SMALL_PAN = /(pateln(?:i|ię|iach)) 2[0-6] cm/gu

/** Omelettes of a dozen eggs: whatever sets in a pan is no thicker in two. */
function intoTwoPans(steps: readonly RecipeStep[]): readonly RecipeStep[] {
  const all = steps.map(({ text }) => text).join(' ')
  if (!isPouredOver(steps) || all.search(PANS) < 0 || ANOTHER_PAN.test(all)) return steps
  return inOtherVessels(steps, PANS, pansOfMany, pansAgain)
}

function isPouredOver(steps: readonly RecipeStep[]): boolean {
  return steps.some(({ text, uses = [] }) => POURED.test(text) && uses.some((food) => isA(food, 'jajka')))
}

/** "Na patelni 28 cm zeszklij cebulę" as "W szerokim garnku zeszklij cebulę", where what comes to it is more than a pan holds. */
function intoWidePot(steps: readonly RecipeStep[]): readonly RecipeStep[] {
  const all = steps.map(({ text }) => text).join(' ')
  if (isPouredOver(steps) || all.search(POTS) < 0 || IN_BATTER.test(all)) return steps
  const inPot = inOtherVessels(steps, POTS, potsForPan, potsAgain)
  return inPot.map((step) => {
    const apart = replaceWords(step, EGGS_BESIDE, (_, [eggs = '']) => `Na patelnię z odrobiną rozgrzanego tłuszczu wbij ${eggs}`)
    return apart === step ? step : withUses(apart, step)
  })
}

/** What a spoon puts into the pan goes in turns, however many there are. */
const IN_BATTER = /(?<!\p{L})(?:nakładaj|kładź)(?!\p{L})/iu
/** Eggs find a free place in a pan that is not full. */
const EGGS_BESIDE = /Zsuń \p{L}+(?: \p{L}+)? na (?:bok \p{L}+|brzeg), (?:w wolne miejsce )?wbij (jajk\p{L}+)/u

/** Steps that call a vessel by other words: one where it is first named, another further on. */
function inOtherVessels(
  steps: readonly RecipeStep[],
  vessels: RegExp,
  first: Readonly<Record<string, string>>,
  again: Readonly<Record<string, string>>,
): readonly RecipeStep[] {
  let isAgain = false
  return steps.map((step) =>
    replaceWords(step, vessels, (found) => {
      const name = found.toLowerCase()
      const sized = name.replace(SIZE, '')
      const written = (isAgain ? (again[name] ?? again[sized]) : undefined) ?? first[name] ?? first[sized] ?? again[sized] ?? found
      isAgain = true
      return asCapitalised(written, found)
    }),
  )
}

const SIZE = / \d{2} cm$/u

/** Whether at some time more lies in the pan than it holds. */
function isTooMuchForPan(
  steps: readonly RecipeStep[],
  clauses: readonly ReadClause[],
  turns: NeededTurns,
  { gramsOf }: LargerDish,
): boolean {
  const { fullPanG } = KITCHEN_CHECKS.limits
  // Pasta comes into the pan boiled, and twice as heavy.
  const weightOf = (foods: readonly string[]): number =>
    foods.reduce((sum, id) => {
      const food = findFoodById(id)
      return sum + (isCookingFat(id) || food?.isWater ? 0 : gramsOf(id) * Math.max(1, food?.cookedYield ?? 1))
    }, 0)
  const filled = pansFilled(clauses, steps, { isStewedToo: true })
  // What goes in turns does not lie there all at once, unless something comes to it.
  const inTurns = [...turns.keys()]
  const goesInTurns = (clause: ReadClause) => {
    const each = inTurns.find(({ step, foods }) => step === clause.step && foods.some((food) => clause.foods.includes(food)))
    return each && clauses.indexOf(each) >= clauses.indexOf(clause) ? each.foods : []
  }
  const atOnce = filled.map(({ clause, foods }) => ({ clause, foods: foods.filter((food) => !goesInTurns(clause).includes(food)) }))
  return atOnce.some(({ foods }) => weightOf(foods) > fullPanG) || weightOf(tossedInPan(atOnce, clauses)) > fullPanG
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

function intoTwoTrays(steps: readonly RecipeStep[], clauses: readonly ReadClause[], { gramsOf }: LargerDish): readonly RecipeStep[] {
  const all = steps.map(({ text }) => text).join(' ')
  if (all.search(TRAYS) < 0 || TRAYS_TOLD.test(all)) return steps
  const baked = new Set(clauses.flatMap(({ heat, step }) => (heat.includes('bake') ? (steps[step]?.uses ?? []) : [])))
  const grams = [...baked].reduce((sum, food) => sum + (findFoodById(food)?.isWater ? 0 : gramsOf(food)), 0)
  if (grams <= KITCHEN_CHECKS.limits.trayG) return steps
  return steps.map((step) => replaceWords(step, TRAYS, (found) => asCapitalised(traysOfMany[found.toLowerCase()] ?? found, found)))
}

/** Any of the words, the longest first, and what may stand behind them. */
function anyOf(words: Readonly<Record<string, string>>, behind = ''): RegExp {
  const longest = Object.keys(words).toSorted((one, other) => other.length - one.length)
  return new RegExp(`(?<!\\p{L})(?:${longest.join('|')})${behind}(?!\\p{L})`, 'giu')
}
