import type { EquipmentKey } from '../../knowledge/choices/index.ts'
import type { DishKind, Meal } from '../../recipes/index.ts'

/** What a food is in a dish that is put together from what is there. */
export type Role =
  | 'aroma'
  | 'garlic'
  | 'vegetable'
  | 'fruit'
  | 'protein'
  | 'pulse'
  | 'cheese'
  | 'eggs'
  | 'starch'
  | 'liquid'
  | 'fat'
  | 'spice'
  | 'sweet'
  | 'finish'
  | 'salt'
  | 'water'

/** A place in a pattern. */
export interface Slot {
  role: Role
  /** Grams of all foods in it together, for one serving. */
  grams: number
  /** Foods that may stand in it: those that were wished for come first, then those that end first, then as listed. */
  foods: readonly string[]
  least: 0 | 1
  most: number
  /** Filled only where that slot stayed empty. */
  insteadOf?: Role
  /** What its lines are written in; grams, and millilitres for what is poured, when left out. */
  measure?: 'szt.' | 'łyżka' | 'łyżeczka' | 'ząbek'
}

/**
 * One thing to do. `{vegetable,starch:acc}` stands for the names of the foods in those slots in the accusative (`ins`: instrumental),
 * `{, dopraw |salt,spice:ins|}` for the same between what stands before and behind it, or for nothing where all of them are empty.
 */
export interface PatternStep {
  /** Left out where one of these slots stayed empty. */
  needs: readonly Role[]
  /** Left out where one of these slots is filled. */
  without?: readonly Role[]
  /** Slots that go in as far as they are filled, named in the text or not. */
  uses: readonly Role[]
  text: string
  timer?: { minutes: number; label: string }
}

/** A kind of dish that can be put together from whatever is there. */
export interface Pattern {
  id: string
  /** Stands before what the dish is made of: "Zupa" with "marchwią i porem". */
  title: string
  kind: DishKind
  meals: readonly Meal[]
  activeMinutes: number
  totalMinutes: number
  equipment: readonly EquipmentKey[]
  keepsDays: number
  slots: readonly Slot[]
  /** Slots of which at least one must be filled. */
  oneOf: readonly Role[]
  /** Slots that the title names. */
  named: readonly Role[]
  steps: readonly PatternStep[]
}
