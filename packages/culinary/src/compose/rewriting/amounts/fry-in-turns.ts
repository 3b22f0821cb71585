import { findFoodById, isA, type RecipeStep } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { hasStepWord, isCookingFat, isNeverLeftRaw, pansFilled, type ReadClause } from '../../../kitchen-checks/index.ts'
import { replaceWords } from '../replacement/replace-words.ts'

/** What a dish is made in, larger than it was written. */
export interface LargerDish {
  /** How many times as much of it there is as its steps were written for. */
  factor: number
  /** Ids of its foods. */
  listed: readonly string[]
  /** Grams of a food in all of it. */
  gramsOf: (food: string) => number
  /** How many eat it, where that is known. */
  servings?: number
}

/** How many turns a sentence tells, by their number. */
const TURNS_TOLD = ['', '', 'dwóch', 'trzech', 'czterech', 'pięciu', 'sześciu', 'siedmiu', 'ośmiu', 'dziewięciu', 'dziesięciu']
/** A layer that is a little too close still browns. */
const CROWDED = 0.1

/** "Smaż 5 minut", "obsmaż na dużym ogniu 6 minut", "smaż kotlety po 4 minuty", where each turn takes as long. */
const FRIED_FOR = /(?<!\p{L})((?:ob|pod|u)?smaż|(?:z)?rumień)((?: [^\d.,;:()]+?)?) (?:po )?(?=\d{1,2} minut)/iu
const EACH_FRIED_FOR = new RegExp(FRIED_FOR, 'giu')
/** "Rumień po 2 minuty z każdej strony". */
const TOASTED_FOR = /(?<!\p{L})((?:z)?rumień) (?=po \d{1,2} minut)/iu
/** What is turned over one by one while the rest goes on: all of it is in there. */
const TURNED_NEXT = /^(?:odwróć|przewróć)/iu

/** What is fried in more turns than one, and in how many. */
export type NeededTurns = ReadonlyMap<ReadClause, number>

/** The clauses that fry more pieces than lie side by side: meat, fish, fried eggs, potatoes. None where turns are told already. */
export function turnsNeeded(steps: readonly RecipeStep[], clauses: readonly ReadClause[], { gramsOf }: LargerDish): NeededTurns {
  const needed = new Map<ReadClause, number>()
  if (steps.some(({ text }) => text.search(SECOND) >= 0)) return needed
  for (const { clause } of pansFilled(clauses, steps)) {
    const own = [...new Set(clause.isCollective ? steps[clause.step]?.uses : clause.foods)]
    const turns = FRIED_FOR.test(clause.text) ? turnsOf(own, clause, gramsOf) : 1
    if (turns > 1 && !isTurnedNext(clause, clauses)) needed.set(clause, turns)
  }
  return needed
}

/** Steps that tell the turns in which they fry, and toast bread. */
export function fryInTurns(
  steps: readonly RecipeStep[],
  clauses: readonly ReadClause[],
  needed: NeededTurns,
  dish: LargerDish,
): readonly RecipeStep[] {
  return steps.map((step, place) => {
    const toasted = toastInTurns(step, dish)
    const own = clauses.filter((clause) => clause.step === place)
    if (!own.some((clause) => needed.has(clause))) return toasted
    // One after the other as they are told.
    const fried = own.filter(({ text }) => FRIED_FOR.test(text))
    let at = -1
    return replaceWords(toasted, EACH_FRIED_FOR, (found, [verb = '', what = '']) => {
      at += 1
      const clause = fried[at]
      const turns = clause && needed.get(clause)
      return turns === undefined ? found : `${verb}${what} ${inTurns(turns)}, po `
    })
  })
}

function isTurnedNext(clause: ReadClause, clauses: readonly ReadClause[]): boolean {
  const after = clauses.slice(clauses.indexOf(clause) + 1).filter(({ step }) => step === clause.step)
  const next = after.findIndex(({ text }) => FRIED_FOR.test(text))
  return after.slice(0, next < 0 ? undefined : next).some(({ text }) => TURNED_NEXT.test(text))
}

function inTurns(turns: number): string {
  return `w ${TURNS_TOLD[Math.min(turns, TURNS_TOLD.length - 1)]} turach`
}

/** Turns for what a clause fries: raw meat and fish by what browns side by side, whole eggs by how many lie in a pan. */
function turnsOf(foods: readonly string[], { folded }: ReadClause, gramsOf: (food: string) => number): number {
  const { brownedG, friedEggsG, brownedHeapG } = KITCHEN_CHECKS.limits
  const grams = (which: (food: string) => boolean) => foods.reduce((sum, food) => sum + (which(food) ? gramsOf(food) : 0), 0)
  // Cutlets are all that they are made of.
  const isOfFlesh = foods.some(isRawFlesh)
  if (!isOfFlesh && foods.some(isEgg)) return layers(grams(isEgg), friedEggsG)
  const raw = isOfFlesh ? grams((food) => isRawFlesh(food) || isEgg(food) || isA(food, 'pieczywo')) : 0
  const isBrowned = hasStepWord(folded, 'browned') || foods.some((food) => isA(food, 'ziemniaki'))
  const heap = isBrowned ? grams((food) => !isCookingFat(food) && findFoodById(food)?.isWater !== true) : 0
  return Math.max(layers(raw, brownedG), layers(heap, brownedHeapG))
}

function layers(grams: number, limit: number): number {
  return Math.ceil(grams / limit - CROWDED)
}

function isEgg(food: string): boolean {
  return isA(food, 'jajka')
}

function isRawFlesh(food: string): boolean {
  return (findFoodById(food)?.aisle === 'meat' && isA(food, 'mieso')) || (isA(food, 'ryba') && isNeverLeftRaw(food))
}

/** Sixteen slices of bread are toasted four at a time. */
function toastInTurns(step: RecipeStep, { gramsOf }: LargerDish): RecipeStep {
  if (!TOASTED_FOR.test(step.text)) return step
  const bread = (step.uses ?? []).reduce((sum, food) => sum + (findFoodById(food)?.aisle === 'bakery' ? gramsOf(food) : 0), 0)
  const turns = Math.ceil(bread / KITCHEN_CHECKS.limits.toastedG)
  if (turns < 2) return step
  return replaceWords(step, TOASTED_FOR, (_, [verb = '']) => `${verb} ${inTurns(turns)}, `)
}

/** Turns that are told without a number: the first half, and the second. */
const SECOND = /(?<!\p{L})(drug)(ą|iej) (tur|parti)(?:ę|ą|ze|i)|(?<!\p{L})(Drugą) (?=usmaż)/giu
const HALF_OF_FAT = /(?<!\p{L})połowę (?=(?:reszty )?(?:oleju|oliwy|masła|smalcu|tłuszczu))/gu
const FRIED_HALF = /(?<=smaż )połowę (?=\p{L})/giu
/** The next ones, after the first, by how many they are: what is fried, and in which turns. */
const NEXT = ['', 'drugą turę', 'drugą i trzecią turę', 'trzy następne tury', 'cztery następne tury', 'pięć następnych tur']
const IN_NEXT = [
  '',
  'drugiej turze',
  'drugiej i trzeciej turze',
  'trzech następnych turach',
  'czterech następnych turach',
  'pięciu następnych turach',
]

/** The steps of what was written to be fried in a first turn and a second, in as many as so much more of it takes. */
export function inFurtherTurns(steps: readonly RecipeStep[], factor: number): readonly RecipeStep[] {
  const further = Math.min(NEXT.length - 1, Math.ceil(2 * factor - HALF_FULL) - 1)
  const at = steps.findIndex(({ text }) => text.search(SECOND) >= 0)
  if (further < 2 || at < 0) return steps
  return steps.map((step, place) => {
    if (place !== at && place !== at - 1) return step
    const begun = replaceWords(
      replaceWords(step, HALF_OF_FAT, () => 'część '),
      FRIED_HALF,
      () => 'pierwszą turę ',
    )
    return replaceWords(begun, SECOND, (found, [, ending = '']) => {
      const written =
        found.startsWith('D') && ending === ''
          ? `${(NEXT[further] ?? '').replace(/ tur(?:ę|y)?$/u, '')} `
          : (ending === 'ą' ? NEXT : IN_NEXT)[further]
      return found.startsWith('D') ? `${written?.charAt(0).toUpperCase()}${written?.slice(1)}` : (written ?? found)
    })
  })
}

/** A pan that was not quite full takes half a turn more. */
const HALF_FULL = 0.5
