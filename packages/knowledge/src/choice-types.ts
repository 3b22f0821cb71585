import type { DishKind, EquipmentKey, Meal, RecipeIngredient, RecipeReading } from './recipe-types.ts'

/** An ingredient with what the kitchen's readers find in its line. */
export interface ListedIngredient {
  ingredient: RecipeIngredient
  reading: RecipeReading
}

/** What can stand in a place of a dish: one food or a few together, in the amount that fills the place alone. */
export interface PlaceOption {
  ingredients: readonly ListedIngredient[]
  /** What steps and title say of it, by name; marked like steps, each mark with the ids of the foods. */
  phrases: Readonly<Record<string, string>>
  /** Minutes that the dish takes longer with it. */
  minutes?: number
  /** Foods and groups beside which it is never chosen. */
  notWith?: readonly string[]
  /** Foods and groups of which one must have been chosen before. */
  onlyWith?: readonly string[]
}

/** A place of a dish with choices. */
export interface Place {
  name: string
  /** Fewest and most options chosen; of several each has its part of the amount. */
  least: number
  most: number
  /** The dish falls without it. */
  main?: true
  /** The title says what was chosen. */
  inTitle?: true
  /** Best first. */
  options: readonly PlaceOption[]
}

/** A way of making a dish with choices: its steps are templates. */
export interface ChoiceWay {
  devices: readonly EquipmentKey[]
  totalMinutes: number
  steps: readonly string[]
}

/**
 * A recipe with places for what is there. Title, opening sentence and steps are templates: `{place: phrase}` stands for a phrase of
 * what was chosen, `{place}` inside a mark for its foods, `{gdy place: …}` and `{gdy brak place: …}` for words that stay only where
 * something, or nothing, was chosen.
 */
export interface DishWithChoices {
  id: string
  title: string
  about: string
  kind: DishKind
  meals: readonly Meal[]
  servings: number
  activeMinutes: number
  totalMinutes: number
  equipment: readonly EquipmentKey[]
  keepsDays: number
  /** Ingredients and names of places, in the order of the list. */
  list: readonly (ListedIngredient | string)[]
  /** In the order in which they are chosen. */
  places: readonly Place[]
  /** Places of which one at least must be filled. */
  oneOf?: readonly string[]
  /** As of a recipe. */
  tags?: readonly string[]
  notTags?: readonly string[]
  /** Ids of tags: made only for whoever wishes for one of them. */
  onlyFor?: readonly string[]
  steps: readonly string[]
  variants?: readonly ChoiceWay[]
  /** Set where it is no dish of its own, but what stands beside one. */
  beside?: SideRules
}

/**
 * Beside which dishes something is put, so that a plate is full. Its last step is said behind the last of the dish, what stands before
 * that is cooked while the dish is; its title is added to that of the dish.
 */
export interface SideRules {
  /** The lowest that fits is taken. */
  rank: number
  /** Dishes of these kinds, whose serving has no more energy and carbohydrate than this. */
  plates: readonly { kinds: readonly DishKind[]; kcalAtMost: number; carbsGAtMost: number }[]
  /** Only beside dishes of whose serving no more than so many grams are protein. */
  proteinGAtMost?: number
  /** From so many grams of vegetables in a serving its places that may stay empty do. */
  vegetablesG?: number
  /** Only beside dishes of whose serving no more than so many grams are of these foods and groups. */
  lacking?: { foods: readonly string[]; except: readonly string[]; gramsAtMost: number }
  /** Foods and groups of which a dish that it stands beside holds a trace at most. */
  notBeside?: readonly string[]
  /** Folded beginnings of words of titles beside which it never stands. */
  withoutTitle?: readonly string[]
  /** Ids of the dish tags for whose sake a dish is left as it is, where the wish has them. */
  notFor?: readonly string[]
  /** It may stand until the dish is done, so that it is cooked first, while that is peeled and cut. */
  waits?: true
  /** What its step opens with where the dish is left alone for as long. */
  meanwhile?: string
  /** What its step ends with where it comes before what is done to the dish. */
  before?: string
}
