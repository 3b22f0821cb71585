import type { Kitchen } from '../kitchen.ts'
import type { Wish } from '../wish/index.ts'
import type { Candidate } from './candidate.ts'
import { type EndingProduct, findEndingProducts, findGluts, type Glut } from './ending-products.ts'
import type { Sketch } from './prospect.ts'

/** What all dishes of one request are judged by. */
export interface Choice {
  kitchen: Kitchen
  wish: Wish
  /** What ends within a week. */
  ending: readonly EndingProduct[]
  /** What there is too much of to eat it in passing. */
  gluts: readonly Glut[]
  /** Chosen already, to stand beside. */
  chosen: readonly Candidate[]
}

/** What dishes of a request are chosen by, before any is. */
export function choiceFor(kitchen: Kitchen, wish: Wish): Choice {
  const { today, servings } = kitchen.request
  const { pantry } = kitchen.stock
  return {
    kitchen,
    wish,
    ending: findEndingProducts(pantry, today, servings),
    gluts: findGluts(pantry, today, servings),
    chosen: [],
  }
}

/** What is said of a dish; more is better. */
export type Criterion = (dish: Candidate, choice: Choice) => number
/** The best that a criterion may say of a dish once it is fitted: whoever is behind a fitted dish by that is not fitted at all. */
export type Bound = (sketch: Sketch, choice: Choice) => number
