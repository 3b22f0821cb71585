import type { DishKind, EquipmentKey, Meal, RecipeStep } from '@spizarka/knowledge'
import type { ComposedRecipe, ComposeRequest } from '../compose/index.ts'
import type { IngredientInput, Verdict } from '../safety/index.ts'

/** A recipe that somebody keeps: planned as it is or not at all. */
export interface KeptRecipe {
  /** What its owner's other things know it by. */
  id: string
  title: string
  kind: DishKind
  meals: readonly Meal[]
  servings: number
  activeMinutes: number | null
  totalMinutes: number | null
  keepsDays: number
  equipment: readonly EquipmentKey[]
  ingredients: readonly KeptIngredient[]
  /** As the safety gate takes them: the words of a line that somebody typed, the food of one that the kitchen wrote. */
  checked: readonly IngredientInput[]
  steps: readonly RecipeStep[]
}

export interface KeptIngredient {
  /** Null for what the food table does not know. */
  food: string | null
  name: string
  line: string
  /** That go into the whole dish; null where nobody stated how much. */
  grams: number | null
  /** The same as bought. */
  bought: number | null
  main?: true
}

/** What meals are planned from and for. */
export interface PlanRequest
  extends Pick<ComposeRequest, 'pantry' | 'staples' | 'profile' | 'equipment' | 'wish' | 'recent' | 'ratings' | 'seed'> {
  /** 1 to 10. */
  people: number
  /** 1 to 14. */
  days: number
  /** At least one; planned in the order of the day. */
  meals: readonly Meal[]
  /** The first day, `YYYY-MM-DD`. What is past its best-before day by then is nothing to cook with. */
  startOn: string
  /** Of every dish, from start to table. */
  maxMinutes: number | null
  /** What all of it should cost about: a hint. */
  budgetGrosze: number | null
  /** Planned among the dishes of the base where they fit as well. */
  kept: readonly KeptRecipe[]
}

/** What one dish needs of one food, grams as bought: of what it takes from the pantry under the food that stands there. */
export interface DishNeed {
  food: string | null
  name: string
  grams: number | null
  /** Place of the ingredient in the recipe; unknown of a plan that was stored. */
  ingredient?: number
}

/** A dish of a plan; it has passed the gate and, but for a recipe that was asked for by name, the kitchen's checks. */
export interface PlannedDish {
  /** The recipe of the base, the dish with choices or the kept recipe that it is. */
  id: string
  title: string
  kind: DishKind
  meals: readonly Meal[]
  mainFoods: readonly string[]
  totalMinutes: number | null
  kcalPerServing: number | null
  verdict: Verdict
  /** Of all that is cooked of it at once. */
  servings: number
  /** Of all servings, ingredient by ingredient; one that is taken from products of several names is several needs. */
  needs: readonly DishNeed[]
  /** Written out; null for a kept recipe. */
  recipe: ComposedRecipe | null
  /** The base has it just so, but for the amounts: no copy of it is needed. */
  isAsInBase: boolean
  /** What it does not keep to of the wish, where that is for every meal, or of the eater's style: a sentence; null where it keeps to both. */
  unmet: string | null
  /** Why it stands where it stands, in sentences for the user. */
  why: readonly string[]
  /** Names of products that it takes and that end within three days of the plan's first, the soonest first. */
  uses: readonly string[]
}

/** A meal of a day. */
export interface PlannedMeal {
  meal: Meal
  dish: PlannedDish
  /** Portions that are cooked then; of leftovers those that are eaten. */
  servings: number
  /** The day on which it was cooked, where that is another. */
  leftoversOf: string | null
}

export interface PlannedDay {
  day: string
  meals: readonly PlannedMeal[]
}

/** A limit without which there would be a plan. */
export type PlanObstacle = 'profile' | 'minutes' | 'equipment' | 'wish'

/** The days, each with every meal that was asked for; or why there is no such plan. */
export type MealPlan = { days: readonly PlannedDay[]; obstacles: readonly [] } | { days: null; obstacles: readonly PlanObstacle[] }
