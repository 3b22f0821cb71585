import type { Recipe } from '@spizarka/contract/recipes'

const MUCH = { minutes: 45, ingredients: 14, steps: 9 }
const SOME = { minutes: 25, ingredients: 10, steps: 6 }

/** How hard a dish is: by the work at the counter, how much there is to gather and how many things to do, the worst of which counts. */
export function difficultyOf(activeMinutes: number | null, ingredients: number, steps: number): Recipe['difficulty'] {
  const exceeds = (limit: typeof MUCH) => (activeMinutes ?? 0) > limit.minutes || ingredients > limit.ingredients || steps > limit.steps
  if (exceeds(MUCH)) return 'hard'
  return exceeds(SOME) ? 'medium' : 'easy'
}
