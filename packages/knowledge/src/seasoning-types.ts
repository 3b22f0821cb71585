import type { DishKind } from './recipe-types.ts'

/** Where in the steps of a dish something is put in that seasons it. */
export type SeasoningPlace = (typeof SEASONING_PLACES)[number]
export const SEASONING_PLACES = [
  'pot',
  'pan',
  'fried',
  'mash',
  'raw',
  'soy',
  'taste',
  'pepper',
  'late',
  'drizzle',
  'top',
  'potatoes',
  'cucumbers',
] as const

/** A spice or a herb as a cook adds it; `food` is its id. */
export interface Seasoning {
  food: string
  /** For one who eats. */
  portion: readonly [quantity: number, measure: string]
  /** Of the same measure, in all of a dish. */
  atMost?: number
  /** Genitive behind an amount; what is counted has none. */
  of?: string
  /** Accusative, and that of one piece. */
  put: string
  putOne?: string
  /** Instrumental. */
  with: string
  /** It goes into hot fat before anything is poured in, and is stirred there. */
  fries?: true
  /** Foods and groups beside which it tastes of nothing good. */
  notWith?: readonly string[]
}

/** What goes with dishes of some kinds that have some foods; ids are of foods and groups. */
export interface SeasoningRule {
  kinds: readonly DishKind[]
  /** One of these, and one of `andFoods`, of each so many grams a serving. */
  foods: readonly string[]
  fromG: number
  andFoods?: readonly string[]
  andFromG: number
  notFoods?: readonly string[]
  /** Beginnings of words of the title, folded. */
  title?: readonly string[]
  notTitle?: readonly string[]
  /** In the order in which they are thought of; `at`: the first of these places that the steps have. */
  take: readonly { food: string; at: readonly SeasoningPlace[]; with?: readonly string[] }[]
  /** Seasonings in the dish, its own among them, from which on none is added. */
  most: number
}

/** How much of a seasoning is tasted, grams for a kilogram of what it seasons: in any dish, and in one that is called after it. */
export interface SeasoningStrength {
  foods: readonly string[]
  perKg?: number
  /** Beginnings of words of the title, folded. */
  named?: readonly string[]
  namedPerKg?: number
  /** Whoever asks for dishes of this tag has so many grams of it a serving where it is in the dish. */
  askedBy?: string
  portionG?: number
}

/** What takes the place of water, or part of it; ids are of foods and groups. */
export interface BrothRules {
  kinds: readonly DishKind[]
  notTitle: readonly string[]
  notFoods: readonly string[]
  /** Of water, from which on it is asked for. */
  fromMl: number
  /** Genitive, accusative and instrumental. */
  liquids: readonly { foods: readonly string[]; of: string; put: string; with: string }[]
  cubes: readonly string[]
  /** Share of the water from which on broth stands in its place. */
  wholeShare: number
  /** As little as is poured into the water. */
  leastMl: number
  /** Of water, for one cube. */
  cubeMl: number
  /** Broths that taste of something: only to dishes with one of these. */
  withFoods: readonly { broth: readonly string[]; foods: readonly string[] }[]
}

/** What a cook seasons dishes with from what stands at home. */
export interface SeasoningRules {
  seasonings: readonly Seasoning[]
  strength: readonly SeasoningStrength[]
  broth: BrothRules
  /** Foods and groups of which a dish has one. */
  oneOf: readonly (readonly string[])[]
  /** Seasonings that leave room for any other. */
  neutral: readonly string[]
  /** Foods and groups that a dish tastes of. */
  strong: readonly string[]
  /** Those that lie salted beside what is fried. */
  pickled: readonly string[]
  /** What is thrown into a pan at the end and finds its garlic there. */
  grains: readonly string[]
  spices: readonly SeasoningRule[]
  herbs: readonly SeasoningRule[]
}
