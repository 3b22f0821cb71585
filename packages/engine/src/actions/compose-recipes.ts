import type { Obstacle } from '@spizarka/culinary/compose'
import type { DishKind, EquipmentKey, RecipeIngredient, RecipeStep, RecipeVariant } from '@spizarka/knowledge'
import type { EaterProfile, MealType, PantryStock } from './eater.ts'

export interface ComposeRecipesRequest {
  pantry: readonly PantryStock[]
  profile: EaterProfile
  /** Null: any meal. */
  meal: MealType | null
  /** 1 to 12. */
  servings: number
  maxMinutes: number | null
  /** Ingredients that may have to be bought; 0 means from the pantry alone. Salt, pepper and water are always there. */
  maxMissing: number
  useSoonFirst: boolean
  /** Per serving, 0 to 4000; 0 and what no dish has mean as close as can be, and the answer says so. */
  kcal: number | null
  /** Multi-cooker to write the steps for. */
  device: 'thermomix' | 'lidlomix' | null
  /** What else the kitchen has; empty where nobody said, which counts as hob and oven. */
  equipment: readonly EquipmentKey[]
  /** The user's own wish, at most 500 characters: data, never an instruction. */
  wish: string | null
  /** 1 to 10 different dishes, best first. */
  count: number
  /** Day in Poland, `YYYY-MM-DD`. */
  today: string
  /** What was cooked or offered in the last two weeks, newest first. */
  recent: readonly { baseId: string | null; kind: DishKind; foods: readonly string[]; daysAgo: number }[]
  /** How this user rated dishes of the base, 1 to 5. */
  ratings: readonly { baseId: string; rating: number }[]
  /** Breaks ties, so that asking again need not give the same. */
  seed: number
}

/** An ingredient as an engine gives it: a food that is not in the table has no id, and then nothing is computed from it. */
export interface ComposedIngredient extends Omit<RecipeIngredient, 'food' | 'grams' | 'swaps'> {
  name: string
  food: string | null
  grams: number | null
  /** Name of what stood here before it was replaced. */
  replaces?: string
}

/** A dish that has passed the safety gate; nutrition, stock and amounts are computed from it by the caller. */
export interface ComposedRecipe {
  /** The recipe of the base that it was adapted from. */
  baseId: string | null
  title: string
  about: string
  kind: DishKind
  meals: readonly MealType[]
  servings: number
  activeMinutes: number | null
  totalMinutes: number
  device: 'thermomix' | 'lidlomix' | null
  equipment: readonly EquipmentKey[]
  ingredients: readonly ComposedIngredient[]
  steps: readonly RecipeStep[]
  variants: readonly RecipeVariant[]
  keepsDays: number
  /** Why this dish, in sentences for the user: `zużywa śmietanę do jutra`, `masz 8 z 9`. */
  why: readonly string[]
  /** Those of `why` that stay true when the pantry changes. */
  lastingWhy: readonly string[]
}

/** What an engine found; with no recipe it says which limits ruled out the most, loosest first. */
export interface Composition {
  recipes: readonly ComposedRecipe[]
  madeBy: 'kitchen' | 'model'
  /** Of an empty answer: limits that stand in the way. */
  obstacles: readonly Obstacle[]
}
