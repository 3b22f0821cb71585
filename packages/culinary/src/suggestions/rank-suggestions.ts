import { type DishKind, MENU_RULES } from '@spizarka/knowledge'
import { type SoonUsed, worthOfUsing } from '../compose/pantry/index.ts'
import { pseudoRandom } from '../compose/pseudo-random.ts'

/** A recipe that may be suggested, held against a pantry; it has passed the gate. */
export interface SuggestibleDish {
  /** The same for a dish of the base and for its copies: they are suggested once. */
  dish: string
  kind: DishKind
  /** Foods that there is most of in it. */
  mainFoods: readonly string[]
  /** Ingredients that are at home in the amount that is asked for, of those that must be. */
  have: number
  needed: number
  /** Of all that it needs, 0 to 1, what is at home, by weight rather than by number. */
  share: number
  /** Null where its recipe does not say. */
  minutes: number | null
  /** One of its main foods is not there at all. */
  lacksMainFood: boolean
  /** What it takes of products that end soon. */
  uses: readonly SoonUsed[]
  /** Meat or fish is among these: the dearest to lose, and soonest spoilt. */
  usesMeat: boolean
  isFavorite: boolean
  /** 1 to 5; null where nobody rated it. */
  rating: number | null
  /** The gate found something to eat little of. */
  isWarned: boolean
  /** Null where it was not cooked lately. */
  daysSinceCooked: number | null
}

interface Asked {
  count: number
  /** Dishes that are seen together. */
  pageSize: number
  /** Another order among equals every day, the same all day. */
  seed: number
}

/** A dish that lacks more is suggested only where half of it is there, and none begins of which there is less. */
const MAX_LACKING = 2
const MIN_SHARE = 0.5
/** Products in time beyond these add nothing: a dish of leftovers alone is not the best one. */
const MAX_USES = 2
/** Beyond these a dish is no longer one for today by itself, and none to begin with beyond those. */
const UNHURRIED_MINUTES = 60
const LONGEST_FIRST_MINUTES = 120
/** Days that a cooked dish is not wanted again. */
const REST_DAYS = 7

/**
 * The dishes to suggest, the best first: what uses up products that end soon and lacks least, of several kinds and main foods on a page.
 * The first lacks two ingredients at most, none that it is made of unless it saves what ends, and is on the table within two hours, where there is such a dish.
 */
export function rankSuggestions<Dish extends SuggestibleDish>(dishes: readonly Dish[], { count, pageSize, seed }: Asked): Dish[] {
  const scored = nearEnough(dishes, pageSize).map((dish) => ({ dish, score: scoreOf(dish, seed) }))
  const ranked: Dish[] = []
  const taken = new Set<string>()
  while (ranked.length < count) {
    const page = ranked.slice(ranked.length - (ranked.length % pageSize))
    const open = scored.filter(({ dish }) => !taken.has(dish.dish))
    const best = bestOf(ranked.length === 0 ? fitToBegin(open) : open, page)
    if (!best) break
    ranked.push(best)
    taken.add(best.dish)
  }
  return ranked
}

/** Dishes that may come first: by all three measures, else by what is missing alone, else all. */
function fitToBegin<Each extends { dish: SuggestibleDish }>(open: readonly Each[]): readonly Each[] {
  const nearly = open.filter(({ dish }) => lackingOf(dish) <= MAX_LACKING && dish.share >= MIN_SHARE)
  // Something may be bought so that what ends today is not thrown away.
  const today = nearly.filter(({ dish }) => (!dish.lacksMainFood || savesSomething(dish)) && (dish.minutes ?? 0) <= LONGEST_FIRST_MINUTES)
  return today.length > 0 ? today : nearly.length > 0 ? nearly : open
}

function savesSomething({ uses }: SuggestibleDish): boolean {
  return uses.some(({ days }) => days >= 0)
}

/** What is nearly there; where that makes no page, what is nearest to it too. */
function nearEnough<Dish extends SuggestibleDish>(dishes: readonly Dish[], pageSize: number): Dish[] {
  const near = dishes.filter((dish) => dish.share >= MIN_SHARE)
  if (near.length >= pageSize) return near
  const others = dishes.filter((dish) => !near.includes(dish)).toSorted((one, other) => other.share - one.share)
  return [...near, ...others.slice(0, pageSize - near.length)]
}

function bestOf<Dish extends SuggestibleDish>(open: readonly { dish: Dish; score: number }[], page: readonly Dish[]): Dish | undefined {
  let best: { dish: Dish; score: number } | undefined
  for (const { dish, score } of open) {
    const varied = score - likeness(dish, page)
    if (!best || varied > best.score) best = { dish, score: varied }
  }
  return best?.dish
}

/** How much a dish repeats what stands beside it; what is used up by one of them need not be by all. */
function likeness({ kind, mainFoods, uses }: SuggestibleDish, page: readonly SuggestibleDish[]): number {
  const kinds = page.filter((other) => other.kind === kind).length
  const foods = page.filter((other) => other.mainFoods.some((food) => mainFoods.includes(food))).length
  const savings = page.filter((other) => other.uses.some(({ name }) => uses.some((use) => use.name === name))).length
  return 0.3 * kinds + 0.25 * foods + 0.9 * savings
}

function scoreOf(dish: SuggestibleDish, seed: number): number {
  const { dish: id, kind, minutes, share, lacksMainFood, uses, usesMeat, isFavorite, rating, isWarned, daysSinceCooked } = dish
  const inTime = uses
    .map((use) => (use.days < 0 ? 0 : worthOfUsing(use)))
    .toSorted((one, other) => other - one)
    .slice(0, MAX_USES)
    .reduce((sum, worth) => sum + worth, 0)
  const rested = daysSinceCooked === null ? 1 : Math.min(1, daysSinceCooked / REST_DAYS)
  return (
    1.3 * inTime +
    (usesMeat ? 0.8 : 0) -
    // Bought to save what ends it is worth it; else the dish is not one of what is there, however much else of it is.
    (lacksMainFood ? (savesSomething(dish) ? 0.7 : 1.6) : 0) -
    // Two hours cost as much as an ingredient, a day in the marinade as much as four.
    0.3 * Math.log2(Math.max(1, (minutes ?? 0) / UNHURRIED_MINUTES)) +
    2.2 * share -
    0.15 * lackingOf(dish) +
    (isFavorite ? 0.3 : 0) +
    (rating === null ? 0 : 0.1 * (rating - 3)) -
    (isWarned ? 0.4 : 0) -
    1.5 * (1 - rested) -
    (MENU_RULES.accompaniments.includes(kind) ? 0.8 : MENU_RULES.neverMainMeal.includes(kind) ? 0.4 : 0) +
    0.15 * pseudoRandom(id, seed)
  )
}

function lackingOf({ have, needed }: SuggestibleDish): number {
  return needed - have
}
