import { findFoodById, MENU_RULES } from '@spizarka/knowledge'
import { excludesTraits, type SafetyProfile } from '../safety/index.ts'
import { asDishesTakeIt, indexStock, indexStockAgain } from '../stock/index.ts'
import { foodGate, type Kitchen, withWishedTools } from './kitchen.ts'
import { isPastCooking } from './pantry/index.ts'
import { pseudoRandom } from './pseudo-random.ts'
import type { ComposeRequest } from './request.ts'
import {
  asksForDish,
  asksForLittle,
  asksToBuyNothing,
  isWalledOff,
  leftOutByWish,
  meatPartOf,
  servingSizeOf,
  timesOf,
  type Wish,
  wishedFoods,
  wishedTags,
  wishedTools,
} from './wish/index.ts'

const SEEDS = 2 ** 16

/** What of the pantry this eater may have, as the gate says; what the wish does not want is none of it. What an earlier kitchen of the same pantry found out about that is not found again. */
export function openKitchen(request: ComposeRequest, wish: Wish, takesUnchecked: boolean, earlier?: Kitchen): Kitchen {
  // "bez mleka" may be an allergy, and is held as one; "bez chleba" does without bread, and not without all that may hold some.
  const [asExclusions, asFoods] = [wish.unwanted.filter(excludesTraits), wish.unwanted.filter((each) => !excludesTraits(each))]
  const profile =
    asExclusions.length === 0 ? request.profile : { ...request.profile, exclusions: [...request.profile.exclusions, ...asExclusions] }
  const [ownGate, wishGate] = [foodGate(profile), asFoods.length === 0 ? null : foodGate({ ...NO_PROFILE, exclusions: asFoods })]
  const unchecked = { isMet: false }
  // Of what a wish rules out nothing is put into a dish that could do without: whoever eats no gluten has eggs without toast.
  const isWalled = (id: string): boolean => {
    const food = findFoodById(id)
    return food !== null && isWalledOff(wish, food)
  }
  const gate: Kitchen['gate'] = (food) => {
    const verdict = wishGate?.(food) === 'blocked' || isWalled(food) ? 'blocked' : ownGate(food)
    unchecked.isMet ||= verdict === 'unchecked'
    return verdict
  }
  const mayBeUsed = (food: string): boolean => {
    const verdict = gate(food)
    return verdict === 'ok' || (takesUnchecked && verdict === 'unchecked')
  }
  const pantry = request.pantry
    .map(asDishesTakeIt)
    .filter((product) => product.foodId === null || (mayBeUsed(product.foodId) && !isPastCooking(product, request.today)))
  const staples = request.staples.filter(mayBeUsed)
  return {
    request: {
      ...request,
      profile,
      maxMissing: asksToBuyNothing(wish) ? 0 : request.maxMissing,
      equipment: withWishedTools(request.equipment, wishedTools(wish)),
      seed: seedFor(request),
    },
    gate,
    profileGate: foodGate(request.profile),
    stock: earlier ? indexStockAgain(pantry, staples, earlier.stock) : indexStock(pantry, staples),
    wishedFoods: wishedFoods(wish),
    leavesOut: leftOutByWish(wish),
    servingSize: servingSizeOf(wish),
    times: timesOf(wish).times,
    meatPart: Math.min(meatPartOf(wish), meatPartFor(request.profile)),
    asksForDish: asksForLittle(wish) || asksForDish(wish),
    wishedTags: wishedTags(wish),
    wishedTools: wishedTools(wish),
    takesUnchecked,
    unchecked,
    alike: {},
  }
}

const NO_PROFILE: SafetyProfile = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }

/** The part of its meat or fish that suits who eats by conditions: all of it where none says otherwise. */
function meatPartFor({ conditions }: SafetyProfile): number {
  return Math.min(1, ...MENU_RULES.lessMeat.flatMap(({ suits, part }) => (conditions.some((each) => each === suits) ? part : [])))
}

/** Ties fall otherwise in every pantry and at every meal: else all who ask for the first time would be offered the same, and one household twice. */
function seedFor({ seed, pantry, meal }: ComposeRequest): number {
  const own = seed + (meal === null ? 0 : SEEDS * pseudoRandom(meal, seed))
  return pantry.reduce((mixed, { name }) => mixed + SEEDS * pseudoRandom(name, seed), own) | 0
}
