import type { Device, DishKind, EquipmentKey, Meal } from '@spizarka/knowledge'
import type { CheckFinding } from '../kitchen-checks/index.ts'
import type { SafetyProfile } from '../safety/index.ts'
import type { StockedProduct } from '../stock/index.ts'

export type { Device }

/** A dish that was cooked or offered in the last two weeks. */
export interface RecentDish {
  /** The recipe of the base that it came from. */
  baseId: string | null
  title: string
  /** Null where only a title is known that does not tell. */
  kind: DishKind | null
  /** Ids of its main foods. */
  foods: readonly string[]
  daysAgo: number
}

/** What a dish is composed from and for. */
export interface ComposeRequest {
  pantry: readonly StockedProduct[]
  /** Ids of foods that are taken for there though the pantry does not list them; tap water always is. */
  staples: readonly string[]
  profile: SafetyProfile
  /** Null: any meal. */
  meal: Meal | null
  /** 1 to 12. */
  servings: number
  maxMinutes: number | null
  /** Ingredients that may have to be bought; staples are not, and seasonings are left out rather than counted. */
  maxMissing: number
  useSoonFirst: boolean
  /** Per serving; 0 and what no dish has mean as close as can be. */
  kcal: number | null
  device: Device | null
  /** What the kitchen has; empty where nobody said, which counts as hob and oven. */
  equipment: readonly EquipmentKey[]
  /** In the user's own words: data that moves the choice among dishes, nothing else. */
  wish: string | null
  /** 1 to 10 different dishes, best first. */
  count: number
  /** Day in Poland, `YYYY-MM-DD`. */
  today: string
  /** Newest first. */
  recent: readonly RecentDish[]
  /** How this user rated dishes of the base, 1 to 5. */
  ratings: readonly { baseId: string; rating: number }[]
  /** Breaks ties, so that asking again need not give the same. */
  seed: number
  /** Told of every dish that was written and kept back for what a cook would object to. */
  onRefused?: (title: string, findings: readonly CheckFinding[]) => void
}
