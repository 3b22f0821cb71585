import { MENU_RULES } from '@spizarka/knowledge'
import type { EndingProduct } from '../../compose/choosing/ending-products.ts'
import { pseudoRandom } from '../../compose/pseudo-random.ts'
import { shareOfWish } from '../../compose/wish/index.ts'
import { remembered } from '../../remembered.ts'
import type { PlanDish, PlanTaste } from '../plan-dish.ts'
import { cooksSeldom, type WishedDays, wishPointsAt } from '../plan-wish.ts'
import { KEPT_DAYS, type ProductToUse } from '../products-to-use.ts'
import type { MealSlot } from '../slots.ts'
import { isAwayAt, ruledOutAt } from '../wish-of-days.ts'
import { type Custom, customAt, customPoints } from './customs.ts'
import { countHungry, countReasons, isMealFor, isUncooked, placePoints, STRUCK_OUT } from './place-points.ts'

/** A dish for one place of a day, whatever stands beside it. */
interface FoundOffer {
  dish: PlanDish
  points: number
  /** What it can gain at most by what it takes of products that end. */
  mostUse: number
}

/** An offer among others. */
export interface Offer extends FoundOffer {
  /** The most points that it or any behind it can come to. */
  mostFromHere: number
}

/** Dishes that are compared for one place of a day. */
const MOST_COMPARED = 350
/** Points that chance moves a dish by, at most: everybody has the things for the same few breakfasts. */
const CHANCE = { breakfast: 5, other: 3 }
/** Fewer than these, and a plan repeats itself. */
const FEW = 12
const NOT_OF_THE_MEAL = 3
/** The least of a portion that a dish takes to count as eating it. */
export const LEAST_USE = 0.3
/** Of a portion, the part that makes the dish a meal of it. */
const A_MEAL = 0.6
/** All of what ends by tomorrow; meat and fish are dearer to lose. What keeps is better eaten than bought anew, most of all what a meal is made of. */
const USE = { meat: 44, ready: 44, half: 22, other: 13, kept: 4, keptOfMeal: 5 }
/** That anything is eaten at all of what simply stands there: of it, of meat, fish and cheese, of what somebody else cooked. */
const FIRST_HELPING = { other: 4, meat: 8, ready: 10 }

/** What may stand at the places of a day, found once for all ways to lay out the days. */
export class Offers {
  readonly #dishesWithout: (foods: string) => readonly PlanDish[]
  readonly #ending: readonly ProductToUse[]
  readonly #seed: number
  readonly #eaters: { dayEnergy: number; people: number; isStyled: boolean }
  readonly #wished: WishedDays
  readonly #away: PlanTaste['away']
  readonly #cooksSeldom: boolean
  readonly #users = new Map<readonly Offer[], Map<number, Offer[]>>()
  readonly #known = new Map<string, readonly Offer[]>()
  readonly #ofSlots = new Map<MealSlot, readonly Offer[]>()

  /** `dishesWithout`: those that may be planned where some foods more are ruled out, as typed. */
  constructor(
    dishes: readonly PlanDish[],
    { ending, kitchen, dayEnergy, wish, ofDays, away }: Pick<PlanTaste, 'ending' | 'kitchen' | 'dayEnergy' | 'wish' | 'ofDays' | 'away'>,
    dishesWithout: (foods: readonly string[]) => readonly PlanDish[] = () => dishes,
  ) {
    this.#dishesWithout = remembered(FEW, (key) => (key === '' ? dishes : dishesWithout(key.split(BETWEEN_FOODS))))
    this.#ending = ending
    this.#wished = { wish, ofDays }
    this.#away = away
    this.#cooksSeldom = cooksSeldom(wish)
    this.#seed = kitchen.request.seed
    this.#eaters = { dayEnergy, people: kitchen.request.servings, isStyled: kitchen.request.profile.styles.length > 0 }
  }

  /** What suits such a place on such a day, best first. */
  for(slot: MealSlot): readonly Offer[] {
    let offers = this.#ofSlots.get(slot)
    if (!offers) this.#ofSlots.set(slot, (offers = this.#ofKindOf(slot)))
    return offers
  }

  /** Places that are asked the same of their dishes have the same offers. */
  #ofKindOf(slot: MealSlot): readonly Offer[] {
    const { weekday } = slot
    const isSaid = [...this.#wished.ofDays, ...this.#away].some(({ weekdays }) => weekdays?.includes(weekday))
    const wished = isSaid ? weekday : ''
    const key = `${slot.meal} ${slot.isDayOff} ${slot.month} ${slot.batchFor === null} ${slot.day === 0} ${customAt(slot) ?? ''} ${wished} ${this.#ruledOut(slot)}`
    let offers = this.#known.get(key)
    if (!offers) {
      const found = this.#find(slot, false)
      const own = new Set(found.map(({ dish }) => dish))
      // Where few may be had, those of the nearest meals do as well.
      const near = found.length < FEW ? this.#find(slot, true).filter(({ dish }) => !own.has(dish)) : []
      this.#known.set(key, (offers = withMostFromHere([...found, ...near])))
    }
    return offers
  }

  /** Those that take a fair part of a portion of something that ends, by its place among these. */
  using(product: number, slot: MealSlot): readonly Offer[] {
    const offers = this.for(slot)
    let users = this.#users.get(offers)
    if (!users) {
      this.#users.set(offers, (users = new Map<number, Offer[]>()))
      for (const offer of offers)
        for (const { at, share } of offer.dish.uses) if (share > LEAST_USE) users.set(at, [...(users.get(at) ?? []), offer])
    }
    return users.get(product) ?? []
  }

  /** What a dish is worth at such a place alone. */
  ownPoints(dish: PlanDish, slot: MealSlot): number {
    const wished = wishPointsAt(dish.facts, slot, this.#wished)
    return (
      dish.points +
      wished -
      errandsCost(dish, slot) -
      (isAwayAt({ away: this.#away }, slot) ? this.#lostOn(dish) : 0) -
      (this.#cooksSeldom && slot.place === 'light' && !isUncooked(dish.facts) ? COOKED_ALL_THE_SAME : 0) -
      // Whoever wishes for soups has them as they are.
      (wished > 0 ? 0 : STRUCK_OUT * this.#reasonsAgainst(dish, slot)) +
      placePoints(dish, slot, this.#eaters) +
      customPoints(dish, customAt(slot), (custom) => this.#takes(dish, custom, slot)) +
      CHANCE[slot.place === 'breakfast' ? 'breakfast' : 'other'] * pseudoRandom(`${dish.id} ${slot.place}`, this.#seed)
    )
  }

  /** Whether a meal is wished to be otherwise than a dish is: "kolacje na zimno". */
  isAgainstWish({ facts }: PlanDish, slot: MealSlot): boolean {
    return this.#wished.ofDays.some(({ meal, wish }) => meal === slot.meal && shareOfWish(wish, facts) === 0)
  }

  /** Whether a dish is made of what the house keeps for a custom, and that is still good then. */
  #takes({ uses }: PlanDish, custom: Custom, slot: MealSlot): boolean {
    return uses.some(({ at, share }) => {
      const product = this.#ending[at]
      // A tin is Friday's fish, and no Sunday dinner.
      const isOfThat = product?.custom === custom && (customAt(slot) === custom || product.isMeatOrFish)
      return share >= LEAST_USE && isOfThat && product.days >= slot.day
    })
  }

  /** For how many reasons a dish is no meal there: what is eaten up in time is forgiven one of them, unless nobody is full after it, and what was cooked before is a meal as it is. */
  #reasonsAgainst({ facts, uses }: PlanDish, slot: MealSlot): number {
    const reasons = countReasons(facts, slot, this.#eaters)
    if (reasons === 0) return 0
    const used = uses
      .flatMap(({ at, share }) => (share >= A_MEAL ? (this.#ending[at] ?? []) : []))
      .filter((each) => each.isCooked || isUrgent(each))
    if (used.some(({ isCooked }) => isCooked)) return 0
    return used.length > 0 ? Math.max(reasons - 1, countHungry(facts, slot, this.#eaters.dayEnergy)) : reasons
  }

  /** What a dish takes that nobody eats: what is bought for it, and of the house what must be eaten. */
  #lostOn({ errands, uses }: PlanDish): number {
    const taken = uses.reduce((sum, { at, share }) => {
      const product = this.#ending[at]
      return sum + (product && isUrgent(product) ? share : 0)
    }, 0)
    return ERRAND_FOR_NOBODY * errands + TAKEN_FOR_NOBODY * taken
  }

  /** What is ruled out at a place beside what is everywhere, in one line. */
  #ruledOut(slot: MealSlot): string {
    return ruledOutAt(this.#wished.ofDays, slot).join(BETWEEN_FOODS)
  }

  #find(slot: MealSlot, isNearEnough: boolean): FoundOffer[] {
    const dishes = this.#dishesWithout(this.#ruledOut(slot))
    const found = dishes.filter((dish) => (slot.batchFor === null || isForTwoDays(dish)) && isMealFor(dish, slot, { isNearEnough }))
    const times = slot.batchFor === null ? 1 : 2
    const offers = found.map((dish): FoundOffer & { rank: number } => {
      const points = this.ownPoints(dish, slot) - (isNearEnough ? NOT_OF_THE_MEAL : 0)
      const use = dish.uses.reduce((sum, { at, share }) => sum + share * worthOf(this.#ending[at]), 0)
      const first = dish.uses.reduce((sum, { at, share }) => sum + firstWorthOf(this.#ending[at], times * share), 0)
      return { dish, points, mostUse: times * use + first + ROUNDING, rank: points + use + first }
    })
    return offers.sort((one, other) => other.rank - one.rank).slice(0, MOST_COMPARED)
  }
}

const BETWEEN_FOODS = '\n'

/** Sums of points in another order differ by less. */
const ROUNDING = 1e-6

function withMostFromHere(offers: readonly FoundOffer[]): Offer[] {
  let most = Number.NEGATIVE_INFINITY
  const bounded = offers.toReversed().map((offer) => {
    most = Math.max(most, offer.points + offer.mostUse)
    return { ...offer, mostFromHere: most }
  })
  return bounded.toReversed()
}

/** Whether a product has to be eaten before anything of its kind is bought: meat, fish and what was cooked before, by their day. */
export function isUrgent({ days, isMeatOrFish, isCooked }: EndingProduct): boolean {
  return days < KEPT_DAYS && (isMeatOrFish || isCooked)
}

/** What must be eaten more than a head of lettuce. */
const MUST_OF_MOST = 0.5

/** What is eaten before work or between meals is made of what is there. */
const ERRAND_FOR_BREAKFAST = 2.5
const ERRAND_FOR_SNACK = 12
const ERRAND_FOR_SUPPER = 5
/** Nothing is bought for a meal that nobody eats. */
const ERRAND_FOR_NOBODY = 80
/** Nor a portion of meat of the house taken: more than eating it is worth. */
const TAKEN_FOR_NOBODY = 60
/** A pot of its own for a supper of who cooks every other day. */
const COOKED_ALL_THE_SAME = 24
/** Nobody goes for so many things before breakfast: sooner it is poor. */
const MANY_ERRANDS = 2
const SENT_BEFORE_BREAKFAST = 3 * STRUCK_OUT

function errandsCost({ errands, twins, isOfHome }: PlanDish, { place, day }: MealSlot): number {
  if (day === 0 && !isOfHome && MENU_RULES.planning.places[place].must.isOfHome) return STRUCK_OUT
  if (place === 'light') return ERRAND_FOR_SUPPER * errands
  if (place === 'main') return 0
  return errands >= MANY_ERRANDS || twins > 0
    ? SENT_BEFORE_BREAKFAST
    : (place === 'snack' ? ERRAND_FOR_SNACK : ERRAND_FOR_BREAKFAST) * errands
}

/** Whether a dish is as good on the next day. */
function isForTwoDays({ facts: { kind, keepsDays } }: PlanDish): boolean {
  const { batch } = MENU_RULES.planning
  return keepsDays >= batch.keepsDays && batch.kinds.includes(kind)
}

/** What it is worth beside that that anything is eaten at all of what simply stands there: the first helping of it, `share` of one. */
export function firstWorthOf(product: ProductToUse | undefined, share: number): number {
  if (!product || product.days < KEPT_DAYS || product.isEveryday) return 0
  return Math.min(1, share) * FIRST_HELPING[product.isCooked ? 'ready' : product.isMeatOrFish ? 'meat' : 'other']
}

/** What it is worth to eat one helping of a product that ends. */
export function worthOf(product: ProductToUse | undefined): number {
  if (!product) return 0
  if (product.days >= KEPT_DAYS) return product.isMeatOrFish ? USE.keptOfMeal : USE.kept
  const urgency = product.days <= 1 ? 1 : product.days <= 3 ? 0.85 : 0.65
  return urgency * (product.isMeatOrFish ? USE.meat : product.isCooked ? USE.ready : product.must > MUST_OF_MOST ? USE.half : USE.other)
}
