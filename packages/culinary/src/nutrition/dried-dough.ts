import { COOKED_WEIGHTS, type Food, isA, MEAL_WORDS } from '@spizarka/knowledge'
import type { ReadClause } from '../kitchen-checks/steps/read-steps.ts'
import { hasBeginning } from '../kitchen-checks/steps/step-words.ts'

/** What heat was given to a food: minutes, and what came last. */
export interface Heated {
  fry: number
  bake: number
  boil: number
  /** In water of its own, which is poured away. */
  isDrained: boolean
  last: 'fry' | 'bake' | 'boil' | null
}

/** Grams that went in and that are left by the yield of each food. */
interface Dried {
  raw: number
  left: number
}

/** With so much sugar and fat on a gram of flour it is a cake, which dries as the yields say. */
const RICH = 0.5
/** With less sugar than this on a gram of flour, what is boiled before it is baked is choux pastry. */
const LITTLE = 0.1

/** Gathers the dough among the foods of a dish, and says by how many grams of water their yields leave it wetter than anything of its kind is. */
export function driedDough(clauses: readonly ReadClause[], heated: ReadonlyMap<string, Heated>) {
  const { flours, of, least_flour: leastFlour, most_liquid: mostLiquid, waffle_iron: iron } = COOKED_WEIGHTS.doughs
  const isFlour = ({ id }: Food) => flours.some((group) => isA(id, group))
  const sums = { raw: 0, left: 0, solids: 0, flour: 0, sugar: 0, rich: 0, liquid: 0 }
  const flourHeats: Heated[] = []
  // Flour beside fried meat or fish is a coat on it.
  let isCoat = false
  return {
    add(food: Food, { raw, left }: Dried): void {
      const heat = heated.get(food.id)
      const isHeated = heat !== undefined && heat.fry + heat.bake > 0
      isCoat ||= heat !== undefined && heat.fry > 0 && MEAL_WORDS.made_of.flesh.some((group) => isA(food.id, group))
      if (!isHeated || !(food.isWater || of.some((group) => isA(food.id, group)))) return
      if (isFlour(food)) flourHeats.push(heat)
      const solids = solidsOf(food)
      const { fatG = 0, sugarsG = 0 } = food.nutrition ?? {}
      sums.raw += raw
      sums.left += left
      sums.solids += raw * solids
      if (isFlour(food)) sums.flour += raw
      if ((sugarsG ?? 0) >= MUCH) sums.sugar += raw
      if (fatG >= MUCH || (sugarsG ?? 0) >= MUCH) sums.rich += raw
      if (solids < 0.5) sums.liquid += raw
    },
    tooWet(): number {
      const isFried = flourHeats.some(({ fry }) => fry > 0)
      const isBoiled = flourHeats.some(({ boil }) => boil > 0)
      const isWaffle = clauses.some(({ folded }) => hasBeginning(folded, iron))
      const isMass = !isFried && !isWaffle && !isBoiled && sums.liquid > mostLiquid * sums.flour
      // What was boiled and is fried then has drunk water of its own.
      const isDrained = flourHeats.some((heat) => heat.isDrained)
      const isChoux = isBoiled && sums.sugar < LITTLE * sums.flour
      const isRich = !isFried && !isWaffle && !isChoux && sums.rich >= RICH * sums.flour
      if (sums.flour === 0 || sums.flour < leastFlour * sums.raw || isMass || isRich || (isFried && (isDrained || isCoat))) return 0
      const { water } = COOKED_WEIGHTS.doughs
      const kind = isWaffle ? 'waffle' : isFried ? 'fried' : isChoux ? 'scalded' : 'baked'
      return Math.max(0, sums.left - sums.solids / (1 - water[kind].share))
    },
  }
}

/** Grams in 100 g from which a food is fat or sugar. */
const MUCH = 50

/** What is not water of a gram. */
function solidsOf({ isWater, nutrition }: Food): number {
  if (isWater || !nutrition) return isWater ? 0 : 1
  const { proteinG, fatG, carbsG, fibreG, saltG } = nutrition
  return Math.min(1, (proteinG + fatG + carbsG + (fibreG ?? 0) + (saltG ?? 0)) / 100)
}
