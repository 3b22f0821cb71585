import { namesFood } from '../../recipes/foods-in-text.ts'

const known = new Map<string, boolean>()
const MEMORY = 50_000

/** Whether a text of the base names a food, remembered: the same few texts are asked about for every request. */
export function mentions(text: string, foodId: string): boolean {
  const key = `${foodId} ${text}`
  let named = known.get(key)
  if (named === undefined) {
    named = namesFood(text, foodId)
    if (known.size >= MEMORY) known.clear()
    known.set(key, named)
  }
  return named
}
