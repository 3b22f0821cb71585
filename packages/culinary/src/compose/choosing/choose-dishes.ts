import type { ComposedRecipe } from '../composed-recipe.ts'
import type { Kitchen } from '../kitchen.ts'
import { pseudoRandom } from '../pseudo-random.ts'
import { explainUnmet, shareOfWish, type Wish } from '../wish/index.ts'
import type { Candidate } from './candidate.ts'
import { type Choice, pointsOf, TIERS } from './criteria.ts'
import { findEndingProducts, findGluts } from './ending-products.ts'

/** Points by which a dish is ahead of another when it comes first e times as often: households with the same in stock are not all offered the same. */
const CHANCE = 5
/** Points that a dish may be behind the best and still come first by chance: whatever is further behind is the worse dish. */
const COMPARABLE = 2.3

/** A candidate with its points, which do not depend on what stands beside it, and what chance adds to them. */
interface Scored {
  dish: Candidate
  points: number
  luck: number
}

/** A dish as it is served. */
export interface ChosenDish {
  recipe: ComposedRecipe
  /** How far it is what was wished for, 0 to 1. */
  wishShare: number
}

/**
 * Writes out the best dishes, best first, each next one as unlike those before it as the tiers allow. A dish whose words cannot be put
 * right gives way to the next; equal seeds choose alike.
 */
export function chooseDishes(candidates: readonly Candidate[], kitchen: Kitchen, wish: Wish, count: number): ChosenDish[] {
  const { pantry } = kitchen.stock
  const { today, servings, seed } = kitchen.request
  const choice: Choice = {
    kitchen,
    wish,
    ending: findEndingProducts(pantry, today, servings),
    gluts: findGluts(pantry, today, servings),
    chosen: [],
  }
  const open = new Set(candidates.map((dish): Scored => ({ dish, points: pointsOf(dish, choice), luck: CHANCE * luckOf(dish.id, seed) })))
  const chosen: Candidate[] = []
  const recipes: ChosenDish[] = []
  while (recipes.length < count && open.size > 0) {
    const best = bestOf([...open], { ...choice, chosen })
    if (!best) break
    open.delete(best)
    const recipe = chosen.some(({ facts }) => facts.title === best.dish.facts.title) ? null : best.dish.write()
    if (!recipe || recipes.some((other) => other.recipe.title === recipe.title)) continue
    chosen.push(best.dish)
    recipes.push({
      recipe: { ...recipe, unmet: explainUnmet(wish, best.dish.facts, kitchen) },
      wishShare: shareOfWish(wish, best.dish.facts),
    })
  }
  return recipes
}

/** Chance of Gumbel's kind: the best of many with it comes first as often as softmax of their points says, however many there are. */
function luckOf(id: string, seed: number): number {
  return -Math.log(-Math.log(Math.min(1 - 1e-9, Math.max(1e-9, pseudoRandom(id, seed)))))
}

/** The best by the tiers, one after the other, then by points, and among those that come near the best by chance. */
function bestOf(open: readonly Scored[], choice: Choice): Scored | undefined {
  let rest = open
  for (const { of } of TIERS) {
    if (rest.length < 2) break
    const worth = rest.map(({ dish }) => of(dish, choice))
    const most = Math.max(...worth)
    rest = rest.filter((_, place) => worth[place] === most)
  }
  const most = Math.max(...rest.map(({ points }) => points))
  return rest
    .filter(({ points }) => points >= most - COMPARABLE)
    .reduce<Scored | undefined>((best, each) => (best && best.points + best.luck >= each.points + each.luck ? best : each), undefined)
}
