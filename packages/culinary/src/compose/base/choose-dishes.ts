import { pseudoRandom } from '../pseudo-random.ts'
import type { AdaptedDish } from './adapted-dish.ts'

/** A dish with how good it is for the request. */
export interface ScoredDish {
  adapted: AdaptedDish
  score: number
}

const SAME_KIND = 0.8
const SAME_MAIN = 0.6
/** The most that chance moves a dish by. */
const CHANCE = 2

/** The best dishes, each next one other than those before it; equal seeds choose alike. */
export function chooseDishes(scored: readonly ScoredDish[], count: number, seed: number): ScoredDish[] {
  const open = scored.map((each) => ({ ...each, score: each.score + CHANCE * pseudoRandom(each.adapted.dish.recipe.id, seed) }))
  const chosen: ScoredDish[] = []
  while (chosen.length < count && open.length > 0) {
    let best = 0
    for (let place = 1; place < open.length; place += 1)
      if (scoreBeside(open[place], chosen) > scoreBeside(open[best], chosen)) best = place
    chosen.push(...open.splice(best, 1))
  }
  return chosen
}

function scoreBeside(dish: ScoredDish | undefined, chosen: readonly ScoredDish[]): number {
  if (!dish) return Number.NEGATIVE_INFINITY
  const { recipe, mainFoods } = dish.adapted.dish
  let { score } = dish
  for (const { adapted } of chosen) {
    if (adapted.dish.recipe.kind === recipe.kind) score -= SAME_KIND
    if (adapted.dish.mainFoods.some((food) => mainFoods.includes(food))) score -= SAME_MAIN
  }
  return score
}
