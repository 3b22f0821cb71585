import type { ComposedRecipe } from '../composed-recipe.ts'
import type { Kitchen } from '../kitchen.ts'
import { pseudoRandom } from '../pseudo-random.ts'
import { asksForVessels, type DishFacts, earnestPartOf, explainUnmet, isWhatIsWished, shareOfWish, type Wish } from '../wish/index.ts'
import { type Concessions, FOR_THE_WISH, MAY_BE_ALIKE, type PassedOver, whyNoOther } from './another-dish.ts'
import type { Candidate } from './candidate.ts'
import { type Choice, choiceFor } from './choice.ts'
import { TIERS, TIERS_OF_THIRD, type Tier, takesEndingMeat } from './criteria.ts'
import { mostPointsOf, pointsOf } from './points.ts'
import type { Prospect } from './prospect.ts'

/** Points by which a dish is ahead of another when it comes first e times as often: households with the same in stock are not all offered the same. */
const CHANCE = 5
/** Points that a dish may be behind the best and still come first by chance: whatever is further behind is the worse dish. */
const COMPARABLE = 1.9

/** A dish that may still be chosen. Before it is fitted its figures are the best that they may come to. */
class Contender {
  readonly #prospect: Prospect
  readonly luck: number
  /** They do not depend on what stands beside it. */
  points: number
  dish: Candidate | null = null
  #worth = new Map<Tier, number>()
  #written: { recipe: ComposedRecipe | null } | undefined
  #isAsWritten = false

  constructor(prospect: Prospect, choice: Choice) {
    this.#prospect = prospect
    this.points = mostPointsOf(prospect.sketch, choice)
    this.luck = CHANCE * luckOf(prospect.sketch.id, choice.kitchen.request.seed)
  }

  /** Whether it is a dish at all; from then on its figures are its own. */
  fit(choice: Choice): boolean {
    this.dish = this.#prospect.fit()
    if (!this.dish) return false
    this.points = pointsOf(this.dish, choice)
    this.#worth.clear()
    return true
  }

  /** What a tier says of it. */
  worth(tier: Tier, choice: Choice): number {
    let worth = this.#worth.get(tier)
    if (worth === undefined) {
      worth = this.dish ? tier.of(this.dish, choice) : tier.best(this.#prospect.sketch, choice)
      this.#worth.set(tier, worth)
    }
    return worth
  }

  /** As it was written out, once. */
  write(): ComposedRecipe | null {
    this.#written ??= { recipe: this.dish?.write() ?? null }
    return this.#written.recipe
  }

  /**
   * Whether it is less of what was wished for than it seemed: written out it may take longer than its recipe says, for more to be cut, and stand in two pans where one
   * is too small. It is then held against the others anew.
   */
  isLessAsWritten({ totalMinutes, steps }: ComposedRecipe, wish: Wish): boolean {
    const { dish } = this
    const isOfVessels = asksForVessels(wish)
    if (!dish || this.#isAsWritten || (totalMinutes <= dish.facts.totalMinutes && !isOfVessels)) return false
    this.#isAsWritten = true
    const written = { ...dish.facts, totalMinutes: Math.max(totalMinutes, dish.facts.totalMinutes), ...(isOfVessels && { steps }) }
    const isLess = shareOfWish(wish, written) < shareOfWish(wish, dish.facts)
    this.dish = { ...dish, facts: written }
    this.#worth.clear()
    return isLess
  }

  /** Another dish stands beside it now. */
  forgetBeside(): void {
    for (const tier of TIERS) if (tier.isBeside) this.#worth.delete(tier)
  }
}

/** A dish as it is served. */
export interface ChosenDish {
  recipe: ComposedRecipe
  dish: Candidate
  facts: DishFacts
  /** How far it is what was wished for, 0 to 1. */
  wishShare: number
  /** Whether it is what was to be eaten, be it in the wished manner or not. */
  isWhatIsWished: boolean
  /** Whether it is all that was meant in earnest and takes meat or fish that ends: nobody looks further. */
  savesMeat: boolean
  /** See the candidate's. */
  boughtForItself: number
  boughtInstead: number
  plate: Candidate['plate']
  /** Why others were passed over for the dishes of this choice: the same for each of them. */
  passedOver: ReadonlySet<PassedOver>
}

/** Dishes that stand in the answer already, and what is given up for further ones, step by step. */
interface Beside {
  beside: readonly ChosenDish[]
  steps: readonly Concessions[]
}

/**
 * Writes out the best dishes, best first, each next one as unlike those before it as the tiers allow. A dish whose words cannot be put
 * right gives way to the next; equal seeds choose alike. Only those are fitted that may be among the best: what is chosen is what would be if all were.
 */
export function chooseDishes(
  prospects: readonly Prospect[],
  kitchen: Kitchen,
  wish: Wish,
  count: number,
  { beside, steps }: Beside = { beside: [], steps: FOR_THE_WISH },
): ChosenDish[] {
  let choice: Choice = { ...choiceFor(kitchen, wish), chosen: beside.map(({ dish }) => dish) }
  const open = new Set(prospects.map((prospect) => new Contender(prospect, choice)))
  const recipes: ChosenDish[] = []
  const passedOver = new Set<PassedOver>()
  // Those that were passed over: where no other is left, one of them is better than none.
  const refused = new Set<Contender>()
  let step = 0
  while (recipes.length < count) {
    // Who asks for many wants to choose; of a few each is to be another idea.
    const isOfFew = beside.length + count <= FEW
    const isThird = isOfFew && choice.chosen.length >= MAY_BE_ALIKE
    const best = refused.size < MOST_REFUSED ? bestOf(open, choice, isThird ? TIERS_OF_THIRD : TIERS) : undefined
    if (!best?.dish) {
      step += 1
      if (step >= steps.length || refused.size === 0) break
      for (const each of refused) open.add(each)
      refused.clear()
      continue
    }
    const reason = isOfFew ? whyNoOther(best.dish, choice, steps[step]) : null
    if (reason) {
      // The next best may be another dish, and as good.
      open.delete(best)
      refused.add(best)
      passedOver.add(reason)
      continue
    }
    const { title } = best.dish.facts
    const recipe = choice.chosen.some(({ facts }) => facts.title === title) ? null : best.write()
    if (recipe && best.isLessAsWritten(recipe, wish)) continue
    open.delete(best)
    if (!recipe || recipes.some((other) => other.recipe.title === recipe.title)) continue
    const { dish } = best
    const savesMeat = takesEndingMeat(dish, choice) > 0 && isWhatIsWished(earnestPartOf(wish), dish.facts)
    choice = { ...choice, chosen: [...choice.chosen, dish] }
    for (const each of open) each.forgetBeside()
    recipes.push({
      dish,
      recipe: { ...recipe, unmet: explainUnmet(wish, dish.facts, kitchen) },
      facts: dish.facts,
      wishShare: shareOfWish(wish, dish.facts),
      isWhatIsWished: isWhatIsWished(wish, dish.facts),
      savesMeat,
      boughtForItself: dish.boughtForItself,
      boughtInstead: dish.boughtInstead,
      plate: dish.plate,
      passedOver,
    })
  }
  return recipes
}

/** So many dishes are seen at a glance: each is to be another. */
export const FEW = 3
/** So many that are no other dish than those beside them are passed over: behind them stands nothing that anybody would print. */
const MOST_REFUSED = 24

/** Chance of Gumbel's kind: the best of many with it comes first as often as softmax of their points says, however many there are. */
function luckOf(id: string, seed: number): number {
  return -Math.log(-Math.log(Math.min(1 - 1e-9, Math.max(1e-9, pseudoRandom(id, seed)))))
}

/** The best of those that are open, which is fitted; whoever turns out to be no dish is open no longer. */
function bestOf(open: Set<Contender>, choice: Choice, tiers: readonly Tier[]): Contender | undefined {
  while (open.size > 0) {
    const { first, worth } = firstByTiers(open, choice, tiers)
    while (first.size > 0) {
      const best = luckiest(first)
      const next = mostPromising(first, best)
      if (!next) return best
      const isDish = next.fit(choice)
      if (!isDish) open.delete(next)
      if (!isDish || [...worth].some(([tier, each]) => next.worth(tier, choice) !== each)) first.delete(next)
    }
  }
  return undefined
}

/** Those that are best by the tiers, one after the other, and what as many tiers as tell them apart say of them. */
function firstByTiers(
  open: ReadonlySet<Contender>,
  choice: Choice,
  tiers: readonly Tier[],
): { first: Set<Contender>; worth: ReadonlyMap<Tier, number> } {
  const worth = new Map<Tier, number>()
  let rest = [...open]
  for (const tier of tiers) {
    if (rest.length < 2) break
    const most = Math.max(...rest.map((each) => each.worth(tier, choice)))
    rest = rest.filter((each) => each.worth(tier, choice) === most)
    worth.set(tier, most)
  }
  return { first: new Set(rest), worth }
}

/** Of those that are fitted the best by points, and among those that come near it by chance. */
function luckiest(all: ReadonlySet<Contender>): Contender | undefined {
  const most = mostPoints(all)
  let best: Contender | undefined
  for (const each of all) {
    if (each.dish === null || each.points < most - COMPARABLE) continue
    if (!best || each.points + each.luck > best.points + best.luck) best = each
  }
  return best
}

/** Of those that are not fitted the one with most points, among those that could come before the best or leave it behind. */
function mostPromising(all: ReadonlySet<Contender>, best: Contender | undefined): Contender | undefined {
  const most = mostPoints(all)
  let first: Contender | undefined
  for (const each of all) {
    if (each.dish !== null || (first && each.points <= first.points)) continue
    const mayLead = !best || each.points > most || (each.points >= most - COMPARABLE && each.points + each.luck >= best.points + best.luck)
    if (mayLead) first = each
  }
  return first
}

/** Of those that are fitted. */
function mostPoints(all: ReadonlySet<Contender>): number {
  let most = Number.NEGATIVE_INFINITY
  for (const { dish, points } of all) if (dish !== null && points > most) most = points
  return most
}
