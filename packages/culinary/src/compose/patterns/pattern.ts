import type { DishKind, MachineSetting, Meal } from '@spizarka/knowledge'
import type { EquipmentKey } from '../../knowledge/choices/index.ts'
import type { Device } from '../request.ts'

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
  | 'pepper'
  | 'spread'
  | 'cream'
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
  measure?: 'szt.' | 'łyżka' | 'łyżeczka' | 'ząbek' | 'szczypta'
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
  /** Left out unless one of these foods stands in a slot that it needs: raw meat is fried otherwise than a sausage. */
  of?: readonly string[]
  /** Slots that go in as far as they are filled, named in the text or not. */
  uses: readonly Role[]
  text: string
  timer?: { minutes: number; label: string }
  /** In the way of a multi-cooker alone. */
  machine?: MachineSetting
  /** It cooks by itself while the other steps are done. */
  alongside?: true
}

/** One way of making a dish. */
export interface PatternWay {
  /** Minutes of work at the counter or the stove, at most. */
  activeMinutes: number
  /** Minutes beside those of its timers and its machine: washing, cutting, heating up. */
  setUpMinutes: number
  /** What it needs, besides knives, pots, bowls and its own multi-cooker. */
  equipment: readonly EquipmentKey[]
  steps: readonly PatternStep[]
}

/** The same dish from the same slots, in a multi-cooker. */
interface PatternVariant extends PatternWay {
  devices: readonly Device[]
}

/** A kind of dish that can be put together from whatever is there. */
export interface Pattern extends PatternWay {
  id: string
  /** Stands before what the dish is made of: "Zupa" with "marchwią i porem". */
  title: string
  /** What the dish is called where it has one of these foods, strongest first: "Zupa dyniowa"; the title does not name it again. */
  calledAfter?: readonly (readonly [food: string, title: string])[]
  /** Slots of which the first filled one opens the title instead, as it was made: "Pieczony dorsz", "Dorsz na parze", "Ryż". */
  lead?: { roles: readonly Role[]; made?: string; how?: string }
  kind: DishKind
  meals: readonly Meal[]
  keepsDays: number
  slots: readonly Slot[]
  /** Slots of which at least one must be filled. */
  oneOf: readonly Role[]
  /** Slots that the title names. */
  named: readonly Role[]
  variants?: readonly PatternVariant[]
}
