import { COSTS, POINTS } from '../shared/limits.ts'
import { plural } from '../shared/plural.ts'

/** How many recipes made to order, each with its drawing, the points of a new account are enough for: alone, and with those for installing the app. */
export function welcomeRecipes(points: Pick<typeof POINTS, 'activation' | 'installReward'> = POINTS, costs = COSTS) {
  const price = costs.recipe + costs.recipeImage
  return {
    alone: Math.floor(points.activation / price),
    installed: Math.floor((points.activation + points.installReward) / price),
  }
}

type Count = ReturnType<typeof welcomeRecipes>

/** As screens say it (SPEC section 1): "4–5 przepisów", the accusative of a range or of one number. */
export function welcomeRecipesAsRange({ alone, installed }: Count = welcomeRecipes()): string {
  if (alone === installed) return inWords(alone)
  return `${alone}–${installed} ${plural(installed, RECIPES)}`
}

/** Where it is promised: what the points alone are enough for first, "4 przepisy, a z punktami za instalację aplikacji na 5". */
export function welcomeRecipesAsPromised({ alone, installed }: Count = welcomeRecipes()): string {
  return alone === installed ? inWords(alone) : `${inWords(alone)}, a z punktami za instalację aplikacji na ${installed}`
}

const RECIPES = ['przepis', 'przepisy', 'przepisów'] as const

function inWords(count: number): string {
  return `${count} ${plural(count, RECIPES)}`
}
