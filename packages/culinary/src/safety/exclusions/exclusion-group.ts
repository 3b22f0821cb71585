import type { Food } from '@spizarka/knowledge'
import type { Trait } from '../traits.ts'

/** What people exclude by one word that is many foods, or whose foods go by other names. */
export interface ExclusionGroup {
  /** How the exclusion is typed; phrases as in `words/phrase.ts`. */
  typed: readonly string[]
  /** Meant only where "surowy" is said with it: what is raw and holds one of these; cooked, the same foods are none of it. */
  raw?: readonly Trait[]
  /** Traits that it means. */
  traits?: readonly Trait[]
  /** Words that name it in a line or in a food's name; phrases. */
  words?: readonly string[]
  /** Foods that are it by their kind. */
  foods?: (food: Food) => boolean
  /** Foods that may go with it where ingredients alone cannot tell (fat is for frying and for salads). */
  suspects?: (food: Food) => boolean
  /** Traits that hide it where neither the foods nor the words say which kind it is ("ciasto z orzechami"). */
  hiddenIn?: { traits: readonly Trait[]; unless: RegExp }
  /** Foods of which some name says it, and that are not it. */
  spares?: RegExp
}

/** Whether a food stands on one of those shelves. */
export const byAisle =
  (...aisles: readonly Food['aisle'][]) =>
  (food: Food): boolean =>
    aisles.includes(food.aisle)
