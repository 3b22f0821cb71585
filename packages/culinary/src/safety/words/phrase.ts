import type { Trait } from '../traits.ts'

/**
 * What some words of an ingredient line say, whatever food it is read as. A phrase is folded words with spaces between, found in any
 * order close together; `stem*` takes any ending, `stem~` the endings of Polish cases, `a|b` either. Longer phrases are read first and
 * use their words up, so that "mleko kokosowe" is never met again as "mleko".
 */
export interface Phrases {
  /** Held for certain or as a rule. */
  has?: readonly Trait[]
  /** Held by some products of that name. */
  may?: readonly Trait[]
  /** The phrase names another thing than its noun alone ("parówki z tofu"); one that holds nothing always does ("masło kakaowe"). */
  instead?: true
  /** Says all there is to say of a thing that the food table does not know ('maltodekstryna'): it is not unknown. */
  known?: true
  phrases: readonly string[]
}
