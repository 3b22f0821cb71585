import { MENU_RULES } from '@spizarka/knowledge'
import type { EndingProduct } from '../compose/choosing/ending-products.ts'
import { pseudoRandom } from '../compose/pseudo-random.ts'
import type { Wish } from '../compose/wish/index.ts'
import { isMealFor, placePoints } from './place-points.ts'
import type { PlanDish, PlanTaste } from './plan-dish.ts'
import { wishPointsAt } from './plan-wish.ts'
import type { PlanProspect } from './prospects.ts'
import type { MealSlot } from './slots.ts'

/** A dish for one place of a day, whatever stands beside it. */
export interface Offer {
  dish: PlanDish
  points: number
  /** What it can gain at most by what it takes of products that end. */
  mostUse: number
}

/** Dishes that are compared for one place of a day. */
const MOST_COMPARED = 140
/** Points by which a fitted dish is worth more than was guessed, at most: stand-ins and a side make it a better one. */
const MOST_BEYOND_GUESS = 12
/** Points that chance moves a dish by, at most. */
const CHANCE = 3
/** Fewer than these, and a plan repeats itself. */
const FEW = 12
const NOT_OF_THE_MEAL = 3
/** The least of a portion that a dish takes to count as eating it. */
const LEAST_USE = 0.3
/** All of what ends by tomorrow; meat and fish are dearer to lose. What keeps is better eaten than bought anew, most of all what a meal is made of. */
const USE = { meat: 24, ready: 17, other: 6.5, kept: 2.2, keptOfMeal: 5 }
/** Days from which on nothing has to be used: it stands there all the same. */
export const KEPT_DAYS = 60

/** What may stand at the places of a day, found once for all ways to lay out the days. */
export class Offers {
  readonly #prospects: readonly PlanProspect[]
  readonly #ending: readonly EndingProduct[]
  readonly #seed: number
  readonly #eaters: { dayEnergy: number; people: number; isStyled: boolean }
  readonly #wish: Wish
  readonly #users = new Map<readonly Offer[], Map<number, Offer[]>>()
  readonly #known = new Map<string, readonly Offer[]>()

  constructor(
    prospects: readonly PlanProspect[],
    { ending, kitchen, dayEnergy, wish }: Pick<PlanTaste, 'ending' | 'kitchen' | 'dayEnergy' | 'wish'>,
  ) {
    this.#prospects = prospects
    this.#ending = ending
    this.#wish = wish
    this.#seed = kitchen.request.seed
    this.#eaters = { dayEnergy, people: kitchen.request.servings, isStyled: kitchen.request.profile.styles.length > 0 }
  }

  /** What suits such a place on such a day, best first. */
  for(slot: MealSlot): readonly Offer[] {
    const key = `${slot.meal} ${slot.isDayOff} ${slot.month} ${slot.batchFor === null}`
    let offers = this.#known.get(key)
    if (!offers) {
      offers = this.#find(slot, false)
      // Where few may be had, those of the nearest meals do as well.
      if (offers.length < FEW) {
        const own = new Set(offers.map(({ dish }) => dish))
        offers = [...offers, ...this.#find(slot, true).filter(({ dish }) => !own.has(dish))]
      }
      this.#known.set(key, offers)
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
    return this.#pointsAt(dish, slot)
  }

  #pointsAt(
    dish: Pick<PlanDish, 'id' | 'facts' | 'points' | 'errands'> & { kcal?: number | null; mayHaveSide?: boolean },
    slot: MealSlot,
  ): number {
    const wished = wishPointsAt(dish.facts, slot.meal, this.#wish)
    return (
      dish.points +
      wished -
      errandsCost(dish, slot) +
      placePoints(dish, slot, this.#eaters) +
      CHANCE * pseudoRandom(`${dish.id} ${slot.place}`, this.#seed)
    )
  }

  /** Best first by a guess, and no further than that another could be among those that are compared. */
  #find(slot: MealSlot, isNearEnough: boolean): Offer[] {
    const found = this.#prospects.filter(
      ({ facts }) => (slot.batchFor === null || isForTwoDays({ facts })) && isMealFor({ facts }, slot, { isNearEnough }),
    )
    const less = isNearEnough ? NOT_OF_THE_MEAL : 0
    const guessed = found.map((prospect) => ({ prospect, guess: this.#guess(prospect, slot) - less }))
    guessed.sort((one, other) => other.guess - one.guess)
    const offers: (Offer & { rank: number })[] = []
    for (const { prospect, guess } of guessed) {
      if (guess + MOST_BEYOND_GUESS < (offers[MOST_COMPARED - 1]?.rank ?? Number.NEGATIVE_INFINITY)) break
      const dish = prospect.fit()
      if (!dish) continue
      const points = this.ownPoints(dish, slot) - less
      const use = this.#worthOfUses(dish.uses)
      const offer = { dish, points, mostUse: 2 * use, rank: points + use }
      const behind = offers.findLastIndex(({ rank }) => rank >= offer.rank)
      offers.splice(behind + 1, 0, offer)
    }
    return offers.slice(0, MOST_COMPARED)
  }

  #guess({ id, facts, kcal, mayHaveSide, guessed }: PlanProspect, slot: MealSlot): number {
    if (!guessed) return Number.POSITIVE_INFINITY
    return this.#pointsAt({ id, facts, kcal, mayHaveSide, ...guessed }, slot) + this.#worthOfUses(guessed.uses)
  }

  #worthOfUses(uses: PlanDish['uses']): number {
    return uses.reduce((sum, { at, share }) => sum + share * worthOf(this.#ending[at]), 0)
  }
}

/** What is eaten before work or between meals is made of what is there. */
const ERRAND_FOR_BREAKFAST = 2.5

function errandsCost({ errands }: Pick<PlanDish, 'errands'>, { place }: MealSlot): number {
  return place === 'breakfast' || place === 'snack' ? ERRAND_FOR_BREAKFAST * errands : 0
}

/** Whether a dish is as good on the next day. */
function isForTwoDays({ facts: { kind, keepsDays } }: { facts: Pick<PlanDish['facts'], 'kind' | 'keepsDays'> }): boolean {
  const { batch } = MENU_RULES.planning
  return keepsDays >= batch.keepsDays && batch.kinds.includes(kind)
}

/** What it is worth to eat one helping of a product that ends. */
export function worthOf(product: EndingProduct | undefined): number {
  if (!product) return 0
  if (product.days >= KEPT_DAYS) return product.isMeatOrFish ? USE.keptOfMeal : USE.kept
  const urgency = product.days <= 1 ? 1 : product.days <= 3 ? 0.85 : 0.65
  return urgency * (product.isMeatOrFish ? USE.meat : product.isCooked ? USE.ready : USE.other)
}
