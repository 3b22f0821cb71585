/** A whole number from 0, less than the one it is asked for. */
export type Random = (below: number) => number

/** A small generator with a seed, so that a failure can be met again. */
export function randomly(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** So many of the items at most, each once. */
export function pick<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  return [...new Set(Array.from({ length: count }, () => items[random(items.length)]))].filter((item) => item !== undefined)
}
