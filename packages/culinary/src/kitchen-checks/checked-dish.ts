import type { DishKind, EquipmentKey, RecipeStep } from '@spizarka/knowledge'

/** A dish written out, whoever wrote it: one way of making it. */
export interface CheckedDish {
  title: string
  kind: DishKind
  servings: number
  /** Minutes of work at the counter or the stove. */
  activeMinutes: number
  totalMinutes: number
  ingredients: readonly CheckedIngredient[]
  steps: readonly RecipeStep[]
  /** What the dish cannot be made without, whichever way. */
  equipment: readonly EquipmentKey[]
  /** What these steps are made with. */
  devices: readonly EquipmentKey[]
}

export interface CheckedIngredient {
  /** Id of the food. */
  food: string
  /** Grams that go into the whole dish. */
  grams: number
  /** As a person writes it, amount first. */
  line: string
}

/** What the people at the table ask that makes a bound of the kitchen none. */
export interface CheckedEater {
  /** The dish is put before somebody, who could have another: a soup of salty broth and sausage is none, though the recipe is right. */
  isServed?: boolean
  /** Share by which the weight, energy and fat of a portion may be outside the bounds of its kind; 0.05 where nothing is said. */
  tolerance?: number
  /** Grams of a food that the house has; none where nobody looked, or where somebody should have less of what fills. */
  stocked?: (food: string) => number
  /** Somebody must do with little salt. */
  avoidsSalt?: boolean
  /** A small meal was asked for. */
  eatsLittle?: boolean
  /** So much energy was asked for a serving, kcal: a plate that reaches it is no mistake. */
  kcal?: number
  /** How many times as large as usual a serving is meant to be, for whoever asks for much. */
  size?: number
  /** A serving is the whole of a meal that has at least so much energy, kcal; nobody asked for a certain dish. */
  leastKcal?: number
}

export type KitchenCheck = (typeof KITCHEN_CHECK_NAMES)[number]
export const KITCHEN_CHECK_NAMES = [
  'unused',
  'not-listed',
  'prepared-twice',
  'prepared-late',
  'unprepared',
  'cut-late',
  'bland',
  'florets',
  'canned-cooked-long',
  'ready-cooked-tender',
  'underdone',
  'portion-weight',
  'portion-energy',
  'portion-fat',
  'portion-starch',
  'too-much-salt',
  'too-little-salt',
  'oven-cold',
  'timer',
  'machine',
  'time-too-short',
  'time-too-long',
  'vessel',
  'water',
  'gets-cold',
  'over-boiled',
  'greens-long',
  'curdled',
  'raw-spice',
  'served-early',
  'browned-late',
  'title',
  'lost-its-name',
  'fries-on',
  'amount',
  'text',
] as const

/** What a cook would object to. */
export interface CheckFinding {
  check: KitchenCheck
  /** For those who write dishes, in Polish. */
  message: string
  /** The step, from 0; null where it is about all of them. */
  step: number | null
  /** Id of the food it is about. */
  food: string | null
}

/** A finding about the whole dish. */
export function ofAll(check: KitchenCheck, message: string): CheckFinding {
  return { check, message, step: null, food: null }
}
