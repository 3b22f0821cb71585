import type { DishKind, EquipmentKey, Meal, RecipeIngredient, RecipeStep, RecipeVariant } from '@spizarka/knowledge'
import type { ComposeRequest, Device } from './request.ts'

/** An ingredient of a composed dish; grams go into the whole of it. */
export interface ComposedIngredient extends Omit<RecipeIngredient, 'swaps'> {
  name: string
  /** Name of what stood here before it was replaced. */
  replaces?: string
}

/** What of a wish is not met, in the user's own words, and the sentence that says so. */
export interface UnmetWish {
  words: readonly string[]
  sentence: string
}

/** A dish that has passed the safety gate. */
export interface ComposedRecipe {
  /** The recipe of the base that it was adapted from; null for a dish with choices. */
  baseId: string | null
  title: string
  about: string
  kind: DishKind
  meals: readonly Meal[]
  servings: number
  activeMinutes: number
  totalMinutes: number
  device: Device | null
  equipment: readonly EquipmentKey[]
  ingredients: readonly ComposedIngredient[]
  steps: readonly RecipeStep[]
  variants: readonly RecipeVariant[]
  keepsDays: number
  /** Why this dish, in sentences for the user. */
  why: readonly string[]
  /** Those of `why` that stay true when the pantry changes. */
  lastingWhy: readonly string[]
  /** What of the wish it does not meet; null where it meets all of it. */
  unmet: UnmetWish | null
}

/** A limit that rules dishes out. */
export type Obstacle = 'pantry' | 'missing' | 'minutes' | 'device' | 'kcal' | 'profile' | 'wish' | 'servings'

export interface Composition {
  recipes: ComposedRecipe[]
  /** What of the wish the first dish does not meet; without a dish, all of it. */
  unmet: UnmetWish | null
  /** Of an empty answer: the limits that stand in the way, what would help most first. */
  obstacles: Obstacle[]
  /** Of an empty answer: what would help. */
  help: Help[]
}

/** What would lead to a dish where none fits. */
export interface Help {
  /** A limit to loosen, a staple to take for granted, or products to add. */
  kind: 'missing' | 'staple' | 'minutes' | 'device' | 'meal' | 'kcal' | 'wish' | 'servings' | 'products'
  /** What the button says. */
  label: string
  /** What of the request becomes otherwise; none for products to add. */
  change?: RequestChange
  /** The dish that then comes first: it was composed. */
  recipe?: ComposedRecipe
  /** Ids of products of which any one would open many dishes. */
  foods?: readonly string[]
}

export type RequestChange = Partial<
  Pick<ComposeRequest, 'maxMissing' | 'staples' | 'maxMinutes' | 'device' | 'meal' | 'kcal' | 'wish' | 'servings'>
>
