import { fitBase } from './compose-from-base.ts'
import type { Kitchen } from './kitchen.ts'
import { fitPatterns } from './patterns/compose-from-patterns.ts'

/** From here on they are many. */
const MANY = 10

/** How many dishes of the base and patterns meet a request, ten at most: none is chosen, and none of the base written out. */
export function countDishes(kitchen: Kitchen): number {
  let found = 0
  for (const dishes of [fitBase, fitPatterns]) {
    for (const _ of dishes(kitchen)) {
      found += 1
      if (found === MANY) return found
    }
  }
  return found
}
